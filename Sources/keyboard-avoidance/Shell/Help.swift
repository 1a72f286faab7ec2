/// The help, written from the syntax.
@MainActor
enum Help {
  private static let width = 96

  /// The help of the whole command.
  static func text() -> String {
    let list = Command.subcommands.map { row($0.name, $0.summary, 13) }
    return """
      \(Ink.bold("USAGE")): \(Command.name) <command> [options]

      Watches, checks and measures how a view keeps its focused input clear of the iOS keyboard.

      \(list.joined(separator: "\n"))

      \(row("--version", "print the version", 13))
      \(row("--help", "print this; '<command> --help' tells more of a command, with examples", 13))

      \(Ink.bold("EXAMPLES"))
        \(Command.name) demo
        \(Command.name) replay bug.jsonl
      """
  }

  /// The help of a subcommand.
  static func text(of subcommand: any Subcommand.Type) -> String {
    let syntax = subcommand.syntax
    let usage = syntax.usage.map { "\(Command.name) \(subcommand.name) \($0)".trimmed }
    var parts = [
      "\(Ink.bold("USAGE")): " + usage.joined(separator: "\n       "), wrapped(syntax.overview),
    ]
    let options =
      syntax.options.map { row($0.usage, $0.meaning, 20) } + [row("--help", "print this", 20)]
    parts.append(([Ink.bold("OPTIONS")] + options).joined(separator: "\n"))
    for section in syntax.sections {
      let width = min(26, (section.terms.map { $0.term.count }.max() ?? 0) + 4)
      let rows = section.terms.map { row($0.term, $0.meaning, width) }
      parts.append(([Ink.bold(section.title)] + rows).joined(separator: "\n"))
    }
    if !syntax.examples.isEmpty {
      let examples = syntax.examples.map { example in
        "  \(Command.name) \(example.command)\n      \(example.meaning)"
      }
      parts.append(([Ink.bold("EXAMPLES")] + examples).joined(separator: "\n"))
    }
    let statuses = syntax.statuses + [(ExitStatus.usage, "wrong arguments")]
    let meanings = statuses.map { "\($0.status) \($0.meaning)" }.joined(separator: ", ")
    parts.append("\(Ink.bold("EXIT STATUS"))\n" + wrapped(meanings + ".", indent: 2))
    return parts.joined(separator: "\n\n")
  }

  /// A term and its meaning, which goes on below itself.
  private static func row(_ term: String, _ meaning: String, _ width: Int) -> String {
    let space = String(repeating: " ", count: width)
    let text = wrapped(meaning, indent: width)
    let head = "  \(term)"
    return head.count < width
      ? head + text.dropFirst(head.count) : "\(head)\n\(space)\(text.dropFirst(width))"
  }

  /// Text in lines of a width, paragraphs kept apart.
  static func wrapped(_ text: String, indent: Int = 0) -> String {
    let space = String(repeating: " ", count: indent)
    return text.split(separator: "\n", omittingEmptySubsequences: false).map {
      (paragraph: Substring) in
      var lines: [String] = [space]
      for word in paragraph.split(separator: " ") {
        let last = lines[lines.count - 1]
        if last.count + word.count + 1 > width, last != space {
          lines.append(space + word)
        } else {
          lines[lines.count - 1] = last == space ? space + word : "\(last) \(word)"
        }
      }
      return lines.joined(separator: "\n")
    }.joined(separator: "\n")
  }
}

extension String {
  /// Without space at the end.
  fileprivate var trimmed: String {
    guard let last = lastIndex(where: { $0 != " " }) else { return "" }
    return String(self[...last])
  }
}
