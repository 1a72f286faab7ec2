import Foundation
import Testing

/// What a seed, or a scene, comes to, as it is checked in below `Pages`: whoever has a seed from a
/// report finds the same run on every platform and in later versions.
///
/// `RECORD=1 swift test --filter …` writes the pages anew, to be read before they are committed.
enum RecordedPage {
  /// Compares a text with its page, and tells the first line that differs.
  static func compare(
    _ text: String, with name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Pages/\(name).txt")
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      return try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let recorded = try String(contentsOf: file, encoding: .utf8)
    guard text != recorded else { return }
    let found = text.components(separatedBy: "\n")
    let lines = recorded.components(separatedBy: "\n")
    let line = zip(found, lines).prefix { $0 == $1 }.count
    Issue.record(
      """
      \(name), line \(line + 1), is now: \(line < found.count ? found[line] : "the end")
      it was: \(line < lines.count ? lines[line] : "the end")
      Where it is meant to be another, RECORD=1 swift test writes the pages anew.
      """, sourceLocation: sourceLocation)
  }
}
