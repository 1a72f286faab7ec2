extension DoubleBehavior {
  /// What is wrong with a list of switches.
  public enum ParsingError: Error, Hashable, CustomStringConvertible {
    /// A word that is no `switch=value`.
    case noSwitch(String)
    /// A switch that does not exist.
    case unknownSwitch(String, known: [String])
    /// A value that the switch does not have.
    case unknownValue(String, of: String, known: [String])

    /// What was found and what is accepted.
    public var description: String {
      switch self {
      case .noSwitch(let word): "\"\(word)\" is not of the form switch=value"
      case .unknownSwitch(let name, let known):
        "there is no switch \"\(name)\"; there are \(known.joined(separator: ", "))"
      case .unknownValue(let value, let name, let known):
        "\(name) cannot be \"\(value)\"; it can be \(known.joined(separator: ", "))"
      }
    }
  }

  /// The standard, but for the switches that a text names: `name=value`, separated by spaces.
  public init(_ text: String) throws(ParsingError) {
    for word in text.split(separator: " ") {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { throw .noSwitch(String(word)) }
      guard let found = Self.switches.first(where: { $0.name == parts[0] }) else {
        throw .unknownSwitch(parts[0], known: Self.switches.map(\.name))
      }
      guard found.set(&self, parts[1]) else {
        throw .unknownValue(parts[1], of: parts[0], known: found.values)
      }
    }
  }

  /// Every behavior that differs from the standard in one switch, with the text that names it.
  public static var variants: [(text: String, behavior: DoubleBehavior)] {
    switches.flatMap { one in
      one.values.compactMap { value in
        var behavior = DoubleBehavior()
        guard one.set(&behavior, value), behavior != DoubleBehavior() else { return nil }
        return ("\(one.name)=\(value)", behavior)
      }
    }
  }

  private struct Switch: Sendable {
    let name: String
    let values: [String]
    let set: @Sendable (inout DoubleBehavior, String) -> Bool

    init<Value: RawRepresentable<String> & CaseIterable & Sendable>(
      _ name: String, _ path: any WritableKeyPath<DoubleBehavior, Value> & Sendable
    ) {
      self.name = name
      values = Value.allCases.map(\.rawValue)
      set = { behavior, text in
        guard let value = Value(rawValue: text) else { return false }
        behavior[keyPath: path] = value
        return true
      }
    }
  }

  private static let switches = [
    Switch("commits", \.commits),
    Switch("siblings", \.siblings),
    Switch("momentum", \.momentum),
    Switch("offsetInMotion", \.offsetInMotion),
    Switch("outgrownOffset", \.outgrownOffset),
    Switch("insetChange", \.insetChange),
    Switch("transformedSafeArea", \.transformedSafeArea),
    Switch("fieldScroll", \.fieldScroll),
    Switch("focusOrder", \.focusOrder),
    Switch("guide", \.guide),
    Switch("activation", \.activation),
    Switch("sheets", \.sheets),
    Switch("bars", \.bars),
  ]
}
