import Foundation
import Testing

/// Texts that are no trace, each with what the reader says of it, as they are checked in below
/// `Refused`: the lines of a text, then after an arrow the error, then a blank line.
///
/// A text that does not begin with a header comes after the one that all of them share.
struct RefusedTraces: CustomTestStringConvertible {
  struct Row: Sendable {
    let text: String
    let error: String
  }

  /// What a text comes after that does not begin with a header.
  static let header =
    #"{"trace":1, "screen":[375,667], "inputs":{"a":{"frame":[0,0,1,1]},"b":{"frame":[0,9,1,1]}}}"#

  let name: String

  var testDescription: String { name }

  static let all = ["Text", "JSON", "Header", "Events", "Expectations"].map { Self(name: $0) }

  func rows() throws -> [Row] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Refused/\(name).txt")
    return try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n\n").map {
      let parts = $0.trimmingCharacters(in: .newlines).components(separatedBy: "\n→ ")
      guard parts.count == 2 else { throw CocoaError(.fileReadCorruptFile) }
      let bare = parts[0].hasPrefix(#"{"trace""#)
      return Row(text: bare ? parts[0] : Self.header + "\n" + parts[0], error: parts[1])
    }
  }
}
