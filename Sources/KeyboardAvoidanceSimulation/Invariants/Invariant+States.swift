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
  /// A focused and engaged input is clear of the keyboard.
  public static let visible = Invariant(
    "visible",
    """
    While the keyboard is up, a focused and engaged input is clear of it by the gap, or the mover \
    has reached its limit; unless paused, stale, dragged, or scrolled by the user since the last \
    reveal.
    """, .state(checkVisible), where: .state { sightToKeep($0, $1) != nil })

  /// Without a keyboard the view is at rest.
  public static let atRest = Invariant(
    "rest",
    "In hidden, without an episode and with the restore rule satisfied, the view is at rest.",
    .state { machine, memory in
      guard isAtRest(machine, memory), machine.adjustment != .identity else { return nil }
      return "\(machine.adjustment) is left in hidden"
    }, where: .state(isAtRest))

  /// An input that is not ours, or disabled, or of another app's keyboard is not lifted.
  public static let unfocused = Invariant(
    "unfocused",
    """
    With no input to avoid the keyboard for there is no lift, but one that an earlier leaving did \
    not take back; unless paused or stale.
    """,
    .state { machine, memory in
      guard isUnfocused(machine, memory), machine.liftOfView != 0 else { return nil }
      return "a lift of \(machine.liftOfView) for no input"
    }, where: .state { $0.state.isUp && isUnfocused($0, $1) })

  /// The bottom inset follows what is covered.
  public static let inset = Invariant(
    "inset",
    """
    The bottom inset follows what the keyboard is seen to cover, whatever is focused; unless \
    paused or stale.
    """, .state(checkInset),
    where: .state { machine, _ in
      !machine.isPaused && !machine.isStale && machine.plannedInset(under: machine.visibleFrame) > 0
    })

  /// The clock ends every transition.
  public static let live = Invariant(
    "live",
    "From every state, with no further event, the clock leads to shown or hidden.",
    .state { machine, _ in
      guard machine.state.isTransitional else { return nil }
      guard let timer = machine.timer else { return "no timer ends \(machine.state)" }
      var later = machine
      later.advance(to: timer.deadline)
      return later.state.isTransitional ? "\(machine.state) is followed by \(later.state)" : nil
    }, where: .state { machine, _ in machine.state.isTransitional })

  private static func isAtRest(_ machine: KeyboardMachine, _ memory: InvariantMemory) -> Bool {
    machine.state == .hidden && !machine.hasEpisode && !machine.isPaused && !memory.isLeft
  }

  private static func isUnfocused(_ machine: KeyboardMachine, _ memory: InvariantMemory) -> Bool {
    !machine.isHeld && !machine.isPaused && !machine.isStale && !memory.isLeft
  }

  /// What is seen of an input that has to be kept clear; nothing if none has to, or something
  /// excuses it.
  private static func sightToKeep(_ machine: KeyboardMachine, _ memory: InvariantMemory) -> Sight? {
    guard machine.plansForInput, !machine.isDragged, !memory.hasScrolled,
      let sight = Sight(machine, offset: machine.offset), sight.isOverlapped,
      !sight.waitsForCaret
    else { return nil }
    let isEngaged = machine.episode?.isEngaged ?? false
    return isEngaged || sight.engages(machine, margin: tolerance) ? sight : nil
  }

  private static func checkVisible(
    _ machine: KeyboardMachine, _ memory: InvariantMemory
  ) -> String? {
    guard let sight = sightToKeep(machine, memory) else { return nil }
    return missing(machine, sight).map { "\($0) pt are missing between the input and the keyboard" }
  }

  /// How many points of the gap are missing that the mover could still make; nothing if none.
  static func missing(_ machine: KeyboardMachine, _ sight: Sight) -> Double? {
    let lift = machine.liftOfView
    let missing = sight.bottom - lift + sight.gap - sight.floor
    guard missing > tolerance, sight.top - lift > sight.limit + tolerance else { return nil }
    guard machine.scrolls else { return missing }
    guard let range = machine.offsets(adding: machine.adjustment.bottomInset),
      machine.offset < range.upperBound - tolerance
    else { return nil }
    return missing
  }

  private static func checkInset(
    _ machine: KeyboardMachine, _ memory: InvariantMemory
  ) -> String? {
    guard !machine.isPaused, !machine.isStale else { return nil }
    let planned = machine.plannedInset(under: machine.visibleFrame)
    let found = machine.adjustment.bottomInset
    guard abs(planned - found) >= tolerance else { return nil }
    return "the inset is \(found) where \(planned) is covered"
  }
}
