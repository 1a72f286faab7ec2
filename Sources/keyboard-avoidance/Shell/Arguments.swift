/// A subcommand's arguments, taken apart by its syntax; whatever that does not know is an error.
struct Arguments: Sendable {
  private var flags: Set<String> = []
  private var values: [String: RawArgument] = [:]

  /// What is no option, with `-` for standard input, and all that follows `--`.
  private(set) var operands: [RawArgument] = []

  init(_ arguments: [RawArgument], _ syntax: Syntax) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument.text == "--" {
        operands += rest
        break
      }
      if argument.isOption {
        try take(argument, &rest, syntax)
      } else {
        operands.append(argument)
      }
    }
    try check(syntax)
  }

  /// Whether a flag is there.
  func flag(_ name: String) -> Bool { flags.contains(name) }

  /// The word after an option.
  func value(_ name: String) -> String? { values[name]?.text }

  /// The file or folder after an option.
  func file(_ name: String) -> RawArgument? { values[name] }

  /// The number after an option.
  func number(_ name: String) -> Int? { value(name).flatMap { Int($0) } }

  private mutating func take(
    _ argument: RawArgument, _ rest: inout ArraySlice<RawArgument>, _ syntax: Syntax
  ) throws(UsageError) {
    let parts = argument.bytes.split(
      separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    let name = RawArgument(bytes: Array(parts.first ?? [])).text
    guard let option = syntax.options.first(where: { $0.name == name }) else {
      let names = syntax.options.map(\.name) + ["--help"]
      throw UsageError(
        description: "unknown option \(name)\(Suggestion.phrase(for: name, in: names)); see --help")
    }
    if option.value == .none {
      guard parts.count == 1 else {
        throw UsageError(description: "\(name) takes no value; see --help")
      }
      flags.insert(name)
      return
    }
    let value: RawArgument
    if parts.count == 2 {
      value = RawArgument(bytes: Array(parts[1]))
    } else if let next = rest.first, !next.text.hasPrefix("--") {
      value = next
      rest = rest.dropFirst()
    } else {
      throw UsageError(description: "\(name) needs a value: \(option.usage)")
    }
    guard values[name] == nil else { throw UsageError(description: "\(name) stands twice") }
    try Self.check(value.text, of: option)
    values[name] = value
  }

  private static func check(
    _ value: String, of option: Syntax.Option
  ) throws(UsageError) {
    switch option.value {
    case .none, .text, .file, .folder: break
    case .word(let words):
      guard !words.contains(value) else { return }
      throw UsageError(
        description: "\(option.name) '\(value)'\(Suggestion.phrase(for: value, in: words)); "
          + "accepted are \(words.joined(separator: ", "))")
    case .number(let range):
      guard let number = Int(value), range.contains(number) else {
        let end = range.upperBound == .max ? "" : " to \(range.upperBound)"
        throw UsageError(
          description: "\(option.name) must be a whole number from \(range.lowerBound)\(end), "
            + "not '\(value)'")
      }
    }
  }

  private func check(_ syntax: Syntax) throws(UsageError) {
    switch syntax.operands {
    case .files: break
    case .none:
      guard let first = operands.first else { return }
      throw UsageError(description: "unexpected argument '\(first.text)'; see --help")
    case .word(let words):
      guard operands.count == 1, let first = operands.first?.text else {
        throw UsageError(description: "name one of \(words.joined(separator: ", "))")
      }
      guard words.contains(first) else {
        throw UsageError(
          description: "'\(first)'\(Suggestion.phrase(for: first, in: words)); "
            + "accepted are \(words.joined(separator: ", "))")
      }
    }
  }
}
