#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

/// The end of a turn: the episode, the leaving and the plan, judged once.
extension KeyboardMachine {
  /// Whether an input is focused that the view avoids the keyboard for, and the keyboard is ours.
  var isAvoiding: Bool { (input?.isEnabled ?? false) && keyboard.isLocal }

  /// Ends a turn: judges the episode and makes the one plan.
  mutating func finish(_ turn: inout Turn) -> Commands {
    if isPaused { return Commands(resigns: turn.resigns) }
    openEpisode()
    followChain()
    let move = keyboard.isStale ? reassertion(&turn) : judge(&turn)
    closeEpisode()
    return Commands(move: move, resigns: turn.resigns)
  }

  private mutating func openEpisode() {
    guard episode == nil, state.isUp, input != nil else { return }
    episode = Episode(baseline: viewport?.scroll?.offset ?? 0)
  }

  /// Keeps account of the nested scroll views that hold the input now.
  private mutating func followChain() {
    guard let count = viewport?.nested.count, episode?.nested.count != count else { return }
    episode?.follow(viewport?.nested ?? [])
  }

  private mutating func closeEpisode() {
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
    let isHeld = state.isUp && isAvoiding
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
    let facts = PlanFacts(
      viewport: viewport, policy: policy, docked: dockedFrame, visible: visibleFrame,
      input: isHeld ? input : nil, isEngaged: episode?.isEngaged ?? false)
    var outcome = Outcome(adjustment: Adjustment())
    outcome.adjustment.bottomInset = Inset.added(for: facts.visible, policy, in: viewport)
    let restores = leaves && policy.restore.reasons.contains(leavingReason)
    if isHeld {
      plan(facts, &outcome)
    } else {
      revealed = nil
      keepOrRestore(restores, &outcome)
    }
    placeOffset(facts, leaves: leaves, restores: restores, &outcome)
    placeNestedOffsets(facts, leaves: leaves, restores: restores, &outcome)
    if restores { episode?.isOwed = false }
    return outcome
  }

  /// Lifts or reveals; the offset moves only when something asks.
  private mutating func plan(_ facts: PlanFacts, _ outcome: inout Outcome) {
    guard let input = facts.input, let docked = facts.docked else { return }
    episode?.isOwed = true
    if !policy.mover.scrolls {
      let plan = Plan.make(facts)
      episode?.isEngaged = plan.isEngaged
      outcome.setLift(plan.lift, by: policy.mover)
      return
    }
    if revealed?.asksNothing(docked: docked, input: input, viewport: facts.viewport) ?? false {
      return
    }
    revealed = RevealKey(docked: docked, input: input, viewport: facts.viewport)
    let plan = Plan.make(facts)
    episode?.isEngaged = plan.isEngaged
    guard plan.scroll != 0, let target = plan.target else { return }
    let share = ScrollShare(
      plan.scroll, of: target, in: facts.viewport, mayReverse: policy.engagement == .always)
    outcome.nestedOffsets = share.nestedOffsets
    guard share.rest != 0, let scroll = facts.viewport.scroll else { return }
    let added = Inset.added(for: docked, policy, in: facts.viewport)
    let range = scroll.offsets(height: facts.viewport.view.size.height, adding: added)
    outcome.offset = range.nearest(to: scroll.offset + share.rest)
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
