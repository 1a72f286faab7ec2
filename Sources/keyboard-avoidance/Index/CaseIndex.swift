internal import Foundation
internal import KeyboardAvoidance
internal import KeyboardAvoidanceSimulation

/// A table of traces in Markdown: what happened, where it was reported, what must hold.
struct CaseIndex {
  /// What a source that names one of the five systems, `S0` to `S4`, is linked to.
  let seeds: String?

  static let heading = """
    # Cases

    Each file is a trace: what a host saw, and what must have come of it. `keyboard-avoidance replay`
    reads it. Times are in seconds, lengths in points; a move is an adjustment that the view was told
    to make since the expectation before.

    | what happened | where it was reported | what must hold |
    |---|---|---|
    """

  /// The row of a trace in a file.
  func row(_ trace: Trace, file: String) -> String {
    let name = trace.header.name.isEmpty ? file : trace.header.name
    let link = "[\(Self.escaped(name))](\(Self.address(file)))"
    return "| \(link) | \(source(trace.header.source)) | \(Self.expectations(trace)) |"
  }

  /// A source with its links: `owner/repo#n` to GitHub, `#n` after it to the same repository.
  func source(_ text: String) -> String {
    if text.isEmpty { return "–" }
    let escaped = Self.escaped(text)
    if let seeds, let range = escaped.firstMatch(of: /\bS[0-4](\.\d+)?\b/)?.range {
      return escaped.replacingCharacters(
        in: range, with: "[\(escaped[range])](\(seeds))")
    }
    var repository: Substring?
    return escaped.replacing(/(?<repository>[\w.-]+\/[\w.-]+)?#(?<number>\d+)\b/) { match in
      repository = match.output.repository ?? repository
      guard let repository else { return String(match.output.0) }
      let address = "https://github.com/\(repository)/issues/\(match.output.number)"
      return "[\(match.output.0)](\(address))"
    }
  }

  private static func expectations(_ trace: Trace) -> String {
    trace.lines.compactMap { line in
      guard case .expectation(let expectation) = line.content else { return nil }
      return "\(line.time.inSeconds.toThousandths): \(escaped(expectation.words))"
    }.joined(separator: "<br>")
  }

  /// Text that means nothing in a table of Markdown; code in backticks stays code.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { text, character in
      switch character {
      case "|", "[", "]", "<", "*": text += "\\\(character)"
      case _ where character.isNewline: text += " "
      default: text.append(character)
      }
    }
  }

  private static func address(_ file: String) -> String {
    file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? file
  }
}
