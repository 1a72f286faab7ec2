#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

/// The end of a turn: the episode, the leaving and the plan, judged once.
///
/// Methods that change nothing are mutating here too: else each call would be made on a copy of the
/// machine. What is called from one place alone is inlined, here and where the keyboard's events are
/// taken: the calls of a turn would cost as much as its plan.
extension KeyboardMachine {
  /// Whether an input is focused that the view avoids the keyboard for, and the keyboard is ours.
  var isAvoiding: Bool { isFocused && focused.isEnabled && keyboard.isLocal }

  /// Ends a turn: judges the episode and makes the one plan. In a pause neither is done.
  mutating func finish(_ turn: Turn, _ commands: inout Commands) {
    if turn.resigns { commands.resigns = true }
    if isPaused { return }
    openEpisode()
    if keyboard.isStale || !isLaidOut {
      reassert(turn, &commands)
    } else {
      judge(turn, &commands)
    }
    closeEpisode()
  }

  private mutating func openEpisode() {
    if state.isUp, isFocused, !isEpisodeOpen {
      currentEpisode = Episode(baseline: layout.scroll?.offset ?? 0, reason: announcedReason)
      isEpisodeOpen = true
      isChainNew = !layout.nested.isEmpty
    }
    announcedReason = nil
    guard isChainNew, isEpisodeOpen else { return }
    currentEpisode.follow(layout.nested)
    isChainNew = false
  }

  private mutating func closeEpisode() {
    guard !isFocused, !state.isUp, isEpisodeOpen else { return }
    currentEpisode = .none
    isEpisodeOpen = false
    adjustment.addedContentOffset = 0
  }

  /// While a frame is stale, or there is no layout, nothing is planned; the end of a pause says
  /// again what is in force.
  private func reassert(_ turn: Turn, _ commands: inout Commands) {
    if turn.resumes { commands.move = AdjustmentCommand.Move(adjustment) }
  }

  /// Judges whether the keyboard or the focus left, and plans.
  @inline(__always) private mutating func judge(_ turn: Turn, _ commands: inout Commands) {
    let isHeld = state.isUp && isAvoiding
    let leaves = (wasUp && !state.isUp) || (wasHeld && !isHeld)
    defer {
      wasUp = state.isUp
      wasHeld = isHeld
    }
    guard turn.plans || leaves else { return }
    let offset = layout.scroll?.offset
    let outcome = outcome(isHeld: isHeld, leaves: leaves)
    isDraggedAnew = false
    command(outcome, offset, turn, &commands)
  }

  /// Why the keyboard or the focus went: as announced, else as it seems.
  private mutating func leavingReason() -> DismissalReason {
    if let reason = currentEpisode.reason { return reason }
    return isFocused && (!state.isUp || focused.isEnabled) ? .system : .focusLost
  }

  /// The adjustment and the offsets that the facts ask for.
  private mutating func outcome(isHeld: Bool, leaves: Bool) -> Outcome {
    let restores = leaves && policy.restore.reasons.contains(leavingReason())
    var outcome = Outcome()
    outcome.adjustment.bottomInset = addedInset(for: keyboard.frameToAvoid(in: state))
    let offset = layout.scroll?.offset ?? 0
    let rise = carryContent(&outcome, leaves: leaves)
    if !policy.mover.scrolls { takeBackScrolls(&outcome) }
    if isHeld {
      let moved = (layout.scroll?.offset ?? 0) - offset
      plan(&outcome, isCarried: abs(moved) >= Tolerance.points)
    } else {
      stopRevealing()
      if !restores { outcome.setLift(adjustment.lift(by: policy.mover), by: policy.mover) }
    }
    placeOffset(leaves: leaves, restores: restores, isCarried: rise != 0, &outcome)
    if !currentEpisode.nested.isEmpty {
      placeNestedOffsets(leaves: leaves, restores: restores, &outcome)
    }
    if restores { currentEpisode.awaitsRestore = false }
    return outcome
  }

  /// Lifts or reveals, where something asks for it; else what was planned last holds.
  private mutating func plan(_ outcome: inout Outcome, isCarried: Bool) {
    guard let docked = keyboard.docked(in: state) else { return }
    currentEpisode.awaitsRestore = true
    let isAsked = isCarried || !isRevealed(above: docked)
    if isAsked { reveal(above: docked, &outcome) }
    if policy.mover.scrolls { return }
    outcome.setLift(lift(isAsked: isAsked), by: policy.mover)
  }

  /// Plans anew for the docked frame.
  private mutating func reveal(above docked: CGRect, _ outcome: inout Outcome) {
    let plan = Plan.make(facts(for: docked))
    plannedLift = plan.lift ?? (revealed.holds ? plannedLift : adjustment.lift(by: policy.mover))
    currentEpisode.isEngaged = plan.isEngaged
    revealed.begin(docked, focused, layout, policy)
    reveal(plan, &outcome)
  }

  private mutating func facts(for keyboard: CGRect) -> PlanFacts {
    PlanFacts(
      geometry: geometry, policy: policy, keyboard: keyboard, input: focused,
      isEngaged: currentEpisode.isEngaged)
  }

  /// The lift, in points: the planned one, or where the policy follows a drag, what the dragged
  /// keyboard needs of it.
  private mutating func lift(isAsked: Bool) -> Double {
    guard policy.drag == .follow, let drag = keyboard.drag else { return plannedLift }
    let inForce = adjustment.lift(by: policy.mover)
    guard isAsked || isDraggedAnew else { return inForce }
    switch drag {
    case .away: return 0
    case .at(let frame):
      return min(plannedLift, Plan.make(facts(for: frame)).lift ?? inForce)
    }
  }

  /// Shares a reveal out over the scroll views that hold the input.
  private mutating func reveal(_ plan: Plan, _ outcome: inout Outcome) {
    guard let reveal = plan.reveal, let target = plan.target else { return }
    var rest = reveal.scroll(target, isEngaged: plan.isEngaged)
    if !layout.nested.isEmpty {
      let share = ScrollShare(reveal, of: target, in: layout, &nestedOffsets.values)
      outcome.placesNested = share.moves
      rest = share.rest
    }
    guard rest.isDistance,
      let range = scrollableOffsets(adding: outcome.adjustment.bottomInset)
    else { return }
    outcome.account?.add(rest, within: range)
    outcome.placesOffset = true
  }

  /// The next plan for an input reveals it, whatever it is made for.
  mutating func stopRevealing() {
    revealed.end()
    plannedLift = 0
  }
}

/// The command that a turn comes to.
extension KeyboardMachine {
  /// The command for an outcome, if it differs from what is in force; it is in force from then on.
  ///
  /// - Parameter offset: The content offset before the turn's plan.
  @inline(__always) private mutating func command(
    _ outcome: Outcome, _ offset: Double?, _ turn: Turn, _ commands: inout Commands
  ) {
    let isDue =
      turn.resumes || outcome.moves(from: offset)
      || (outcome.placesNested && outcome.moves(currentEpisode.nested, to: nestedOffsets.values))
      || adjustment.differs(from: outcome.adjustment)
    note(outcome, offset, isDue: isDue)
    if outcome.takesBack { currentEpisode.forgetAdded() }
    if isDue { adjustment = outcome.adjustment }
    adjustment.addedContentOffset = currentEpisode.addedInAll
    guard isDue else { return }
    commands.add(
      AdjustmentCommand.Move(
        adjustment, contentOffset: outcome.offset(from: offset),
        nestedOffsets: outcome.placesNested ? nestedOffsets.values : [],
        animation: turn.animation))
  }

  /// Notes the offsets that a command goes to, and what it adds to them.
  @inline(__always) private mutating func note(_ outcome: Outcome, _ offset: Double?, isDue: Bool) {
    if let account = outcome.account {
      let goal = isDue ? account.offset : offset ?? account.offset
      layout.scroll?.offset = goal
      if isEpisodeOpen { currentEpisode.note(account, at: goal, isDue: isDue) }
    }
    guard isDue, outcome.placesNested else { return }
    for goal in nestedOffsets.values {
      currentEpisode.addToNested(goal)
      setOffset(goal.offset, ofNested: goal.id)
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
  fileprivate func moves(_ nested: [NestedShift], to goals: [NestedOffset]) -> Bool {
    goals.contains { goal in
      nested.contains {
        $0.scroll.id == goal.id && moves($0.scroll.metrics.offset, to: goal.offset)
      }
    }
  }

  private func moves(_ current: Double, to offset: Double) -> Bool {
    abs(offset - current) >= (isExact ? Tolerance.rounding : Tolerance.points)
  }
}
