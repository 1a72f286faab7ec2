#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

/// The end of a turn: the episode, the leaving and the plan, judged once.
extension KeyboardMachine {
  /// Whether an input is focused that the view avoids the keyboard for, and the keyboard is ours.
  var isAvoiding: Bool { (input?.isEnabled ?? false) && keyboard.isLocal }

  /// Ends a turn: judges the episode and makes the one plan. In a pause neither is done.
  mutating func finish(_ turn: inout Turn) -> Commands {
    if isPaused { return Commands(resigns: turn.resigns) }
    openEpisode()
    let move = keyboard.isStale || !isLaidOut ? reassertion(turn) : judge(&turn)
    closeEpisode()
    return Commands(move: move, resigns: turn.resigns)
  }

  private mutating func openEpisode() {
    if episode == nil, state.isUp, input != nil {
      episode = Episode(baseline: layout.scroll?.offset ?? 0, reason: announcedReason)
    }
    announcedReason = nil
    if !layout.nested.isEmpty { episode?.follow(layout.nested) }
  }

  private mutating func closeEpisode() {
    guard episode != nil, !state.isUp, input == nil else { return }
    episode = nil
    adjustment.addedContentOffset = 0
  }

  /// While a frame is stale, or there is no layout, nothing is planned; the end of a pause says
  /// again what is in force.
  private func reassertion(_ turn: Turn) -> AdjustmentCommand.Move? {
    turn.resumes ? AdjustmentCommand.Move(adjustment) : nil
  }

  /// Judges whether the keyboard or the focus left, and plans.
  private mutating func judge(_ turn: inout Turn) -> AdjustmentCommand.Move? {
    let isHeld = state.isUp && isAvoiding
    let leaves = (wasUp && !state.isUp) || (wasHeld && !isHeld)
    defer {
      wasUp = state.isUp
      wasHeld = isHeld
    }
    guard turn.plans || leaves else { return nil }
    let offset = layout.scroll?.offset
    let outcome = outcome(isHeld: isHeld, leaves: leaves, turn)
    return command(outcome, offset, &turn)
  }

  /// Why the keyboard or the focus went: as announced, else as it seems.
  private var leavingReason: DismissalReason {
    if let reason = episode?.reason { return reason }
    if state.isUp { return input?.isEnabled ?? false ? .system : .focusLost }
    return input == nil ? .focusLost : .system
  }

  /// The adjustment and the offsets that the facts ask for.
  private mutating func outcome(isHeld: Bool, leaves: Bool, _ turn: Turn) -> Outcome {
    let restores = leaves && policy.restore.reasons.contains(leavingReason)
    var outcome = Outcome()
    outcome.adjustment.bottomInset = Inset.added(
      for: keyboard.frameToAvoid(in: state), policy.mover,
      in: PlanGeometry(layout, for: policy.mover))
    let rise = carryContent(&outcome, leaves: leaves, turn)
    if isHeld {
      plan(&outcome, isCarried: abs(rise) >= Tolerance.points, turn)
    } else {
      stopRevealing()
      if !restores { outcome.setLift(adjustment.lift(by: policy.mover), by: policy.mover) }
    }
    placeOffset(leaves: leaves, restores: restores, isCarried: rise != 0, &outcome)
    placeNestedOffsets(leaves: leaves, restores: restores, &outcome)
    if restores { episode?.awaitsRestore = false }
    return outcome
  }

  /// Lifts or reveals, where something asks for it; else what was planned last holds.
  private mutating func plan(_ outcome: inout Outcome, isCarried: Bool, _ turn: Turn) {
    guard let input, let docked = keyboard.docked(in: state) else { return }
    episode?.awaitsRestore = true
    let key = RevealKey(docked, input, layout, policy)
    let isAsked = !isRevealing || isCarried || !key.isSame(as: revealed)
    if isAsked {
      let plan = Plan.make(facts(for: docked, input))
      plannedLift = plan.lift ?? (isRevealing ? plannedLift : adjustment.lift(by: policy.mover))
      episode?.isEngaged = plan.isEngaged
      revealed = key
      isRevealing = true
      reveal(plan, &outcome)
    }
    outcome.setLift(lift(for: input, isAsked: isAsked, turn), by: policy.mover)
  }

  private func facts(for keyboard: CGRect, _ input: FocusedInput) -> PlanFacts {
    PlanFacts(
      geometry: PlanGeometry(layout, for: policy.mover), policy: policy, keyboard: keyboard,
      input: input, isEngaged: episode?.isEngaged ?? false)
  }

  /// The lift, in points: the planned one, or where the policy follows a drag, what the dragged
  /// keyboard needs of it.
  private func lift(for input: FocusedInput, isAsked: Bool, _ turn: Turn) -> Double {
    guard policy.drag == .follow, let drag = keyboard.drag else { return plannedLift }
    let inForce = adjustment.lift(by: policy.mover)
    guard isAsked || turn.isDragged else { return inForce }
    switch drag {
    case .away: return 0
    case .at(let frame):
      return min(plannedLift, Plan.make(facts(for: frame, input)).lift ?? inForce)
    }
  }

  /// Shares a reveal out over the scroll views that hold the input.
  private func reveal(_ plan: Plan, _ outcome: inout Outcome) {
    guard let reveal = plan.reveal, let target = plan.target else { return }
    let share = ScrollShare(reveal, of: target, in: layout)
    outcome.nestedOffsets = share.nestedOffsets
    guard share.rest != 0, let range = scrollableOffsets(outcome) else { return }
    outcome.account?.add(share.rest, within: range)
    outcome.placesOffset = true
  }

  /// The next plan for an input reveals it, whatever it is made for.
  mutating func stopRevealing() {
    guard isRevealing else { return }
    isRevealing = false
    revealed = .nothing
    plannedLift = 0
  }
}

/// The command that a turn comes to.
extension KeyboardMachine {
  /// The command for an outcome, if it differs from what is in force; it is in force from then on.
  ///
  /// - Parameter offset: The content offset before the turn's plan.
  private mutating func command(
    _ outcome: Outcome, _ offset: Double?, _ turn: inout Turn
  ) -> AdjustmentCommand.Move? {
    let isDue =
      turn.resumes || outcome.moves(from: offset)
      || (!outcome.nestedOffsets.isEmpty && outcome.moves(nested: episode?.nested ?? []))
      || adjustment.differs(from: outcome.adjustment)
    note(outcome, offset, isDue: isDue)
    if outcome.takesBack { episode?.forgetAdded() }
    if isDue { adjustment = outcome.adjustment }
    adjustment.addedContentOffset = episode?.addedInAll ?? 0
    guard isDue else { return nil }
    return AdjustmentCommand.Move(
      adjustment, contentOffset: outcome.offset(from: offset),
      nestedOffsets: outcome.nestedOffsets, animation: turn.animation)
  }

  /// Notes the offsets that a command goes to, and what it adds to them.
  private mutating func note(_ outcome: Outcome, _ offset: Double?, isDue: Bool) {
    if let account = outcome.account {
      layout.scroll?.offset = isDue ? account.offset : offset ?? account.offset
      episode?.baseline = account.baseline
      if isDue { episode?.addedContentOffset = account.added }
    }
    guard isDue else { return }
    for nested in outcome.nestedOffsets {
      if let index = episode?.nested.firstIndex(where: { $0.scroll.id == nested.id }) {
        let current = episode?.nested[index].scroll.metrics.offset ?? nested.offset
        episode?.nested[index].added += nested.offset - current
      }
      setOffset(nested.offset, ofNested: nested.id)
    }
  }
}

extension Outcome {
  /// The content offset to command, in points; `nil` leaves it alone.
  fileprivate func offset(from current: Double?) -> Double? {
    guard let account, placesOffset || account.offset != current else { return nil }
    return account.offset
  }

  /// Whether the offset goes somewhere else than where it is.
  fileprivate func moves(from current: Double?) -> Bool {
    guard let account, let current else { return false }
    return moves(current, to: account.offset)
  }

  /// Whether a nested scroll view's offset goes somewhere else than where it is.
  fileprivate func moves(nested: [NestedShift]) -> Bool {
    nestedOffsets.contains { goal in
      nested.contains {
        $0.scroll.id == goal.id && moves($0.scroll.metrics.offset, to: goal.offset)
      }
    }
  }

  private func moves(_ current: Double, to offset: Double) -> Bool {
    isExact ? offset != current : abs(offset - current) >= Tolerance.points
  }
}
