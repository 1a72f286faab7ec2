/// What a transition asks for, as a set whose order is the order in which it is done.
public struct TransitionActions: OptionSet, Hashable, Sendable {
  /// One bit for each action.
  public let rawValue: UInt8

  /// The set with the given bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Take the event's frame as the frame in force.
  public static let takeFrame = TransitionActions(rawValue: 1 << 0)

  /// Forget the frame in force.
  public static let forgetFrame = TransitionActions(rawValue: 1 << 1)

  /// Start the settle timer anew.
  public static let armTimer = TransitionActions(rawValue: 1 << 2)

  /// Stop the settle timer.
  public static let disarmTimer = TransitionActions(rawValue: 1 << 3)

  /// Make a plan at the end of the turn.
  public static let plan = TransitionActions(rawValue: 1 << 4)

  /// Every action with its name, in the order in which they are done.
  public static let named: [(action: TransitionActions, name: String)] = [
    (.takeFrame, "takeFrame"), (.forgetFrame, "forgetFrame"), (.armTimer, "armTimer"),
    (.disarmTimer, "disarmTimer"), (.plan, "plan"),
  ]

  /// The names of the actions in the set, in the order in which they are done.
  public var names: [String] { Self.named.filter { contains($0.action) }.map(\.name) }
}

extension TransitionActions: CustomStringConvertible {
  /// The names of the actions; a dash where there are none.
  public var description: String { isEmpty ? "–" : names.joined(separator: ", ") }
}

extension TransitionActions: Codable {
  /// Reads a list of names.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self = []
    for name in try container.decode([String].self) {
      guard let named = Self.named.first(where: { $0.name == name }) else {
        let accepted = Self.named.map(\.name).joined(separator: ", ")
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "'\(name)' is no action; accepted are \(accepted)")
      }
      insert(named.action)
    }
  }

  /// Writes a list of names.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(names)
  }
}
