/// A subcommand's arguments, taken apart; whatever nobody asked for is an error.
struct Arguments {
  private var rest: [String]

  init(_ arguments: [String]) { rest = arguments }

  /// Whether a flag is there.
  mutating func flag(_ name: String) -> Bool {
    guard let index = rest.firstIndex(of: name) else { return false }
    rest.removeAll { $0 == name }
    return index >= 0
  }

  /// The value after an option.
  mutating func value(_ name: String) throws(UsageError) -> String? {
    guard let index = rest.firstIndex(of: name) else { return nil }
    guard index + 1 < rest.count else { throw UsageError(description: "\(name) needs a value") }
    let value = rest[index + 1]
    rest.removeSubrange(index...index + 1)
    return value
  }

  /// What is left: operands, with `-` for standard input; an option among them is an error.
  ///
  /// After `--` everything is an operand.
  func operands() throws(UsageError) -> [String] {
    let options = rest.prefix { $0 != "--" }
    if let option = options.first(where: { $0.hasPrefix("-") && $0 != "-" }) {
      throw UsageError(description: "unknown option \(option); see --help")
    }
    return Array(options + rest.dropFirst(options.count + 1))
  }

  /// Fails if anything is left.
  func finish() throws(UsageError) {
    if let operand = try operands().first {
      throw UsageError(description: "unexpected argument '\(operand)'; see --help")
    }
  }
}
