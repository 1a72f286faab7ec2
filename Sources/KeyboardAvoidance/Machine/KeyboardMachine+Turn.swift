#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

/// The end of a turn: the episode, the leaving and the plan, judged once.
extension KeyboardMachine {
  /// The input that the view avoids the keyboard for, if there is one and the keyboard is ours.
  var avoidedInput: FocusedInput? {
    #if DEBUG
      if let input, isOff(.enabled) || isOff(.local) {
        let isAvoided =
          (input.isEnabled || isOff(.enabled)) && (keyboard.isLocal || isOff(.local))
        return isAvoided ? input : nil
      }
    #endif
    guard let input, input.isEnabled, keyboard.isLocal else { return nil }
    return input
  }

  /// Ends a turn: works off the keyboard's events and makes the one plan.
  mutating func finish(_ turn: inout Turn) -> Commands {
    workOff(&turn)
    if isPaused { return Commands(resigns: turn.resigns) }
    openEpisode()
    let move = keyboard.isStale ? reassertion(&turn) : judge(&turn)
    closeEpisode()
    return Commands(move: move, resigns: turn.resigns)
  }

  private mutating func openEpisode() {
    guard episode == nil, state.isUp, input != nil else { return }
    episode = Episode(baseline: viewport?.scroll?.offset ?? 0)
  }

  private mutating func closeEpisode() {
    #if DEBUG
      if isOff(.holdBaseline), !state.isUp { episode = nil }
    #endif
    guard episode != nil, !state.isUp, input == nil else { return }
    episode = nil
    adjustment.addedContentOffset = 0
  }

  /// While a frame is stale nothing is planned; the end of a pause says again what is in force.
  private func reassertion(_ turn: inout Turn) -> AdjustmentCommand.Move? {
    turn.resumes ? AdjustmentCommand.Move(adjustment) : nil
  }

  /// Judges the leaving and plans.
  private mutating func judge(_ turn: inout Turn) -> AdjustmentCommand.Move? {
    let isHeld = state.isUp && avoidedInput != nil
    let leaves = (wasUp && !state.isUp) || (wasHeld && !isHeld)
    wasUp = state.isUp
    wasHeld = isHeld
    guard turn.plans || leaves else { return nil }
    let outcome = outcome(isHeld: isHeld, leaves: leaves)
    return command(outcome, &turn)
  }

  /// The adjustment and the offset that the facts ask for.
  private mutating func outcome(isHeld: Bool, leaves: Bool) -> Outcome {
    guard let viewport else { return Outcome(adjustment: adjustment) }
    let stated = PlanFacts(
      viewport: viewport, policy: policy, docked: dockedFrame, visible: visibleFrame,
      input: isHeld ? avoidedInput : nil, isEngaged: episode?.isEngaged ?? false)
    let isTaken = leaves && policy.restore.reasons.contains(leavingReason)
    #if DEBUG
      let (facts, restores) = disturbed(stated, leaves: leaves, restores: isTaken)
    #else
      let (facts, restores) = (stated, isTaken)
    #endif
    var outcome = Outcome(adjustment: Adjustment())
    outcome.adjustment.bottomInset = Inset.added(
      for: facts.visible, facts.policy, in: facts.viewport)
    if isHeld {
      plan(facts, &outcome)
    } else {
      revealed = nil
      keepOrRestore(restores, &outcome)
    }
    #if DEBUG
      let planned = outcome.offset
      clampOffset(facts, leaves: leaves, restores: restores, &outcome)
      disturb(&outcome, facts, restores: restores, planned: planned)
    #else
      clampOffset(facts, leaves: leaves, restores: restores, &outcome)
    #endif
    if restores { episode?.isOwed = false }
    return outcome
  }

  /// Lifts or reveals; the offset moves only when something asks.
  private mutating func plan(_ facts: PlanFacts, _ outcome: inout Outcome) {
    guard let input = facts.input, let docked = facts.docked else { return }
    episode?.isOwed = true
    let plan = Plan.make(facts)
    if !policy.mover.scrolls {
      episode?.isEngaged = plan.isEngaged
      outcome.setLift(plan.lift, by: policy.mover)
      return
    }
    let key = RevealKey(docked: docked, input: input, viewport: facts.viewport)
    if let revealed, revealed.isSame(as: key) { return }
    revealed = key
    episode?.isEngaged = plan.isEngaged
    guard plan.scroll != 0, let scroll = facts.viewport.scroll else { return }
    let added = Inset.added(for: docked, policy, in: facts.viewport)
    let range = scroll.offsets(height: facts.viewport.view.size.height, adding: added)
    outcome.offset = range.nearest(to: scroll.offset + plan.scroll)
  }

  /// Without an input to avoid for, a lift stays until a leaving takes it back.
  private func keepOrRestore(_ restores: Bool, _ outcome: inout Outcome) {
    guard !restores else { return }
    switch policy.mover {
    case .translate: outcome.adjustment.translation = adjustment.translation
    case .shiftBounds: outcome.adjustment.boundsOrigin = adjustment.boundsOrigin
    case .inset, .scroll: break
    }
  }
}
