/// A subcommand's arguments, taken apart; whatever nobody asked for is an error.
struct Arguments {
  /// The arguments before `--`.
  private var options: [String]

  /// The arguments after `--`: operands, whatever they look like.
  private let literals: [String]

  init(_ arguments: [String]) {
    options = Array(arguments.prefix { $0 != "--" })
    literals = Array(arguments.dropFirst(options.count + 1))
  }

  /// Whether a flag is there.
  mutating func flag(_ name: String) -> Bool {
    let count = options.count
    options.removeAll { $0 == name }
    return options.count < count
  }

  /// The value after an option; given twice, it is an error.
  mutating func value(_ name: String) throws(UsageError) -> String? {
    guard let index = options.firstIndex(of: name) else { return nil }
    guard index + 1 < options.count else { throw UsageError(description: "\(name) needs a value") }
    let value = options[index + 1]
    options.removeSubrange(index...index + 1)
    guard !options.contains(name) else { throw UsageError(description: "\(name) stands twice") }
    return value
  }

  /// What is left: operands, with `-` for standard input; an option among them is an error.
  func operands() throws(UsageError) -> [String] {
    if let option = options.first(where: { $0.hasPrefix("-") && $0 != "-" }) {
      throw UsageError(description: "unknown option \(option); see --help")
    }
    return options + literals
  }

  /// Fails if anything is left.
  func finish() throws(UsageError) {
    if let operand = try operands().first {
      throw UsageError(description: "unexpected argument '\(operand)'; see --help")
    }
  }
}
