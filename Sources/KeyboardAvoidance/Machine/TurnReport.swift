/// What happened in a turn, step by step.
public struct TurnReport: Hashable, Sendable {
  /// One trigger and where it led.
  public struct Step: Hashable, Sendable {
    /// The state before.
    public let from: KeyboardState

    /// What the event meant.
    public let trigger: Trigger

    /// The state after.
    public let to: KeyboardState

    /// Why the event said nothing, if it did not.
    public let ignored: IgnoredReason?
  }

  /// The steps, in the order in which they ran: facts first, then the keyboard's.
  public internal(set) var steps: [Step] = []

  /// An empty report.
  public init() {}
}
