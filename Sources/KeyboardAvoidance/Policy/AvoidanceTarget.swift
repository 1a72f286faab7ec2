/// What is kept clear of the keyboard.
public enum AvoidanceTarget: String, CaseIterable, Codable, Hashable, Sendable {
  /// The focused input, with its companion if it has one.
  case input

  /// The whole avoiding view, less its bottom safe area, for an input without a companion of its
  /// own; for the movers that lift.
  case view
}
