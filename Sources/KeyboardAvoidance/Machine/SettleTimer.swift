/// The one timer: it ends a transition that no notification ends.
///
/// A host that sleeps on it hands it back to `KeyboardMachine.fire(_:at:)`; one of an older
/// generation than the machine's does nothing.
public struct SettleTimer: Hashable, Sendable {
  /// Counts up each time the timer starts anew.
  public let generation: UInt64

  /// When it fires.
  public let deadline: MachineInstant
}
