/// Names a text input; the host chooses the numbers.
public struct InputID: RawRepresentable, Hashable, Sendable, ExpressibleByIntegerLiteral {
  /// The host's number.
  public let rawValue: Int

  /// The input with the host's number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The input with the host's number.
  public init(integerLiteral value: Int) { rawValue = value }
}
