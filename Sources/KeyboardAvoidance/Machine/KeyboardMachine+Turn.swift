#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

/// The end of a turn: the episode, the leaving and the plan, judged once.
extension KeyboardMachine {
  /// Whether an input is focused that the view avoids the keyboard for, and the keyboard is ours.
  var isAvoiding: Bool {
    #if DEBUG
      if input != nil, isOff(.enabled) { return keyboard.isLocal }
      if isOff(.local) { return input?.isEnabled ?? false }
    #endif
    return (input?.isEnabled ?? false) && keyboard.isLocal
  }

  /// Ends a turn: judges the episode and makes the one plan.
  mutating func finish(_ turn: inout Turn) -> Commands {
    if isPaused { return Commands(resigns: turn.resigns) }
    openEpisode()
    followChain()
    let move = keyboard.isStale || !isLaidOut ? reassertion(turn) : judge(&turn)
    closeEpisode()
    return Commands(move: move, resigns: turn.resigns)
  }

  private mutating func openEpisode() {
    guard episode == nil, state.isUp, input != nil else { return }
    episode = Episode(baseline: layout.scroll?.offset ?? 0)
  }

  /// Keeps account of the nested scroll views that hold the input now.
  private mutating func followChain() {
    guard !layout.nested.isEmpty else { return }
    episode?.follow(layout.nested)
  }

  private mutating func closeEpisode() {
    #if DEBUG
      if isOff(.holdBaseline), !state.isUp { episode = nil }
    #endif
    guard episode != nil, !state.isUp, input == nil else { return }
    episode = nil
    adjustment.addedContentOffset = 0
  }

  /// While a frame is stale, or there is no layout, nothing is planned; the end of a pause says
  /// again what is in force.
  private func reassertion(_ turn: Turn) -> AdjustmentCommand.Move? {
    turn.resumes ? AdjustmentCommand.Move(adjustment) : nil
  }

  /// Judges the leaving and plans.
  private mutating func judge(_ turn: inout Turn) -> AdjustmentCommand.Move? {
    let isHeld = state.isUp && isAvoiding
    let leaves = (wasUp && !state.isUp) || (wasHeld && !isHeld)
    wasUp = state.isUp
    wasHeld = isHeld
    guard turn.plans || leaves else { return nil }
    let outcome = outcome(isHeld: isHeld, leaves: leaves)
    return command(outcome, &turn)
  }

  /// The adjustment and the offsets that the facts ask for.
  private mutating func outcome(isHeld: Bool, leaves: Bool) -> Outcome {
    #if DEBUG
      let (geometry, visible, restores) = disturbed(leaves: leaves)
    #else
      let geometry = PlanGeometry(layout)
      let visible = keyboard.visible(in: state)
      let restores = leaves && policy.restore.reasons.contains(leavingReason)
    #endif
    var outcome = Outcome(adjustment: Adjustment())
    outcome.adjustment.bottomInset = Inset.added(for: visible, policy.mover, in: geometry)
    if isHeld {
      plan(geometry, &outcome)
    } else {
      stopRevealing()
      if !restores { outcome.keepLift(of: adjustment, by: policy.mover) }
    }
    if layout.scroll != nil { placeOffset(leaves: leaves, restores: restores, &outcome) }
    if episode?.nested.isEmpty == false {
      placeNestedOffsets(leaves: leaves, restores: restores, &outcome)
    }
    #if DEBUG
      disturb(&outcome, restores: restores)
    #endif
    if restores { episode?.isOwed = false }
    return outcome
  }

  /// Lifts or reveals; the offset moves only when something asks.
  private mutating func plan(_ geometry: PlanGeometry, _ outcome: inout Outcome) {
    guard let input, let docked = keyboard.docked(in: state) else { return }
    episode?.isOwed = true
    if policy.mover.scrolls {
      guard !isRevealing || !revealed.asksNothing(docked, input, layout) else { return }
      revealed = RevealKey(docked, input, layout)
      isRevealing = true
    }
    let facts = PlanFacts(
      geometry: geometry, policy: policy, docked: docked, input: input,
      isEngaged: episode?.isEngaged ?? false)
    #if DEBUG
      let plan = disturbedPlan(facts)
    #else
      let plan = Plan.make(facts)
    #endif
    episode?.isEngaged = plan.isEngaged
    outcome.setLift(plan.lift, by: policy.mover)
    guard let reveal = plan.reveal, let target = plan.target else { return }
    let share = ScrollShare(reveal, of: target, in: layout)
    outcome.nestedOffsets = share.nestedOffsets
    guard share.rest != 0, let scroll = layout.scroll else { return }
    let added = Inset.added(for: docked, policy.mover, in: geometry)
    let range = scroll.offsets(height: layout.view.size.height, adding: added)
    outcome.revealOffset = range.nearest(to: scroll.offset + share.rest)
  }

  /// The next plan that scrolls for an input reveals it, whatever it is made for.
  mutating func stopRevealing() {
    guard isRevealing else { return }
    isRevealing = false
    revealed = .nothing
  }
}
