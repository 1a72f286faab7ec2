/// An invariant that does not hold, and what was seen instead.
public struct Violation: Error, Hashable, Sendable, CustomStringConvertible {
  /// The invariant's name.
  public let invariant: String

  /// What was seen, in a sentence.
  public let message: String

  /// The turn of the run after which it was seen, from 0; `nil` if the run as a whole is at fault.
  public let turn: Int?

  /// A violation of the invariant with a name.
  public init(of invariant: String, _ message: String, turn: Int? = nil) {
    self.invariant = invariant
    self.message = message
    self.turn = turn
  }

  /// `visible, after turn 3: …`
  public var description: String {
    turn.map { "\(invariant), after turn \($0): \(message)" } ?? "\(invariant): \(message)"
  }
}
