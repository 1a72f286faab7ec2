internal import KeyboardAvoidance

#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

/// How far two lengths may lie apart before an invariant minds, in points: two tolerances of the
/// machine's can add up.
private let tolerance = 1.0

extension Invariant {
  /// What must stay visible with an input is seen with it.
  public static let companion = Invariant(
    "companion",
    """
    What must stay visible with a focused input, the whole view where the policy says so, is \
    visible with it wherever both fit, or the mover has reached its limit; unless paused, stale, \
    dragged, or scrolled by the user since the last reveal.
    """, .state(checkCompanion), where: .state { companionToKeep($0, $1) != nil })

  /// A lift follows the keyboard under the finger, or is held.
  public static let drag = Invariant(
    "drag",
    """
    While the user drags the keyboard, a lift that follows it is what the dragged keyboard needs \
    and never more than before; one that is held still clears the docked keyboard. Unless paused, \
    stale, or scrolled by the user since the last reveal.
    """, .state(checkDrag), where: .state { liftedUnderFinger($0, $1) != nil })

  /// A caret that is not known yet is waited for.
  public static let pending = Invariant(
    "pending",
    """
    An input that does not fit moves nothing as long as its caret is not known; once it is, the \
    caret is clear of the keyboard, or the mover has reached its limit.
    """, .step(checkPending),
    where: .step { step in
      waits(step.before, step.after) != nil || hasArrived(step.before, step.after) != nil
    })

  private static func companionToKeep(
    _ machine: KeyboardMachine, _ memory: InvariantMemory
  ) -> Sight? {
    guard machine.plansForInput, !machine.isDragged, !memory.hasScrolled,
      let sight = Sight(machine, offset: machine.offset), sight.isOverlapped,
      sight.hasWholeCompanion
    else { return nil }
    return sight
  }

  private static func checkCompanion(
    _ machine: KeyboardMachine, _ memory: InvariantMemory
  ) -> String? {
    guard let sight = companionToKeep(machine, memory) else { return nil }
    let lift = machine.liftOfView
    let range = machine.offsets(adding: machine.adjustment.bottomInset)
    let below = sight.bottom - lift - sight.floor
    let canGoUp = !machine.scrolls || machine.offset < (range?.upperBound ?? 0) - tolerance
    if below > tolerance, canGoUp { return "\(below) pt of it are behind the keyboard" }
    // A placement gives way to the gap only, which is not counted where both fit.
    let room = machine.scrolls && machine.policy.engagement == .always ? sight.gap : 0
    let above = sight.limit - (sight.top - lift) - room
    let canGoDown =
      machine.scrolls ? machine.offset > (range?.lowerBound ?? 0) + tolerance : lift > tolerance
    return above > tolerance && canGoDown ? "\(above) pt of it are above the top" : nil
  }

  /// What is seen of an input for which the view is lifted while the user drags the keyboard, with
  /// the keyboard docked.
  private static func liftedUnderFinger(
    _ machine: KeyboardMachine, _ memory: InvariantMemory
  ) -> Sight? {
    guard machine.plansForInput, machine.isDragged, !machine.scrolls, !memory.hasScrolled,
      machine.episode?.isEngaged == true,
      let docked = Sight(machine, offset: machine.offset), docked.isOverlapped,
      !docked.waitsForCaret
    else { return nil }
    return docked
  }

  private static func checkDrag(_ machine: KeyboardMachine, _ memory: InvariantMemory) -> String? {
    guard let docked = liftedUnderFinger(machine, memory) else { return nil }
    let placement = machine.input?.placement ?? machine.policy.placement
    let held = docked.lift(to: placement)
    var needed = held
    if machine.policy.drag == .follow {
      needed = 0
      if let frame = machine.visibleFrame,
        let dragged = Sight(machine, offset: machine.offset, under: frame), dragged.isOverlapped
      {
        needed = min(held, dragged.lift(to: placement))
      }
    }
    guard abs(machine.liftOfView - needed) > tolerance else { return nil }
    return "a lift of \(machine.liftOfView) where the finger leaves \(needed)"
  }

  /// What is seen of an input whose caret is not known after a turn, unless a changed policy or a
  /// drag moves the view.
  private static func waits(_ before: KeyboardMachine, _ after: KeyboardMachine) -> Sight? {
    guard after.isCaretPending, after.plansForInput, !before.isPaused, !before.isStale,
      before.policy == after.policy,
      !(after.followsDrag && (before.isDragged || after.isDragged)),
      let sight = Sight(after, offset: after.offset), sight.waitsForCaret
    else { return nil }
    return sight
  }

  /// What is seen of an input whose caret has just become known.
  private static func hasArrived(_ before: KeyboardMachine, _ after: KeyboardMachine) -> Sight? {
    guard before.isCaretPending, !after.isCaretPending, after.plansForInput, !before.isPaused,
      !before.isStale, !after.isDragged,
      let input = after.input, input.id == before.input?.id, input.caret != nil,
      let sight = Sight(after, offset: after.offset), sight.isOverlapped
    else { return nil }
    return sight
  }

  private static func checkPending(
    _ before: KeyboardMachine, _ after: KeyboardMachine, _ turn: TurnRecord,
    _ memory: InvariantMemory
  ) -> String? {
    guard before.isCaretPending || after.isCaretPending else { return nil }
    if waits(before, after) != nil {
      if after.liftOfView != before.liftOfView {
        return "the lift went from \(before.liftOfView) to \(after.liftOfView) without a caret"
      }
      let added = after.episode?.addedContentOffset ?? 0
      let last = before.episode?.addedContentOffset ?? 0
      // A clamp takes from what was added, never to it.
      guard abs(added) > abs(last) + tolerance else { return nil }
      return "\(added - last) pt were scrolled without a caret"
    }
    guard let sight = hasArrived(before, after) else { return nil }
    let isEngaged = after.episode?.isEngaged ?? false
    guard isEngaged || sight.engages(after, margin: tolerance) else { return nil }
    return missing(after, sight).map { "\($0) pt are missing between the caret and the keyboard" }
  }
}
