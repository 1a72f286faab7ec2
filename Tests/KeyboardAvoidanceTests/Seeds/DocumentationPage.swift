import Foundation

/// A page of the library's documentation, or a source file of the tests, read from the package.
struct DocumentationPage {
  let text: String

  private static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// A page of the catalog by its name.
  init(_ name: String) throws {
    let catalog = "Sources/KeyboardAvoidance/KeyboardAvoidance.docc"
    let url = Self.package.appending(path: "\(catalog)/\(name).md")
    text = try String(contentsOf: url, encoding: .utf8)
  }

  private init(text: String) { self.text = text }

  /// Every Swift file of the tests.
  static func testSources() throws -> [DocumentationPage] {
    let tests = package.appending(path: "Tests")
    let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)
    return try (files?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == "swift" }
      .map { DocumentationPage(text: try String(contentsOf: $0, encoding: .utf8)) }
  }

  var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  /// A block of code and the headings that it stands under.
  struct Snippet: Sendable {
    var section: String
    var heading: String
    var lines: [String] = []

    /// The lines without their indentation.
    var flat: String { DocumentationPage.flat(lines) }
  }

  /// The blocks of Swift code, in order.
  var snippets: [Snippet] {
    var snippets: [Snippet] = []
    var (section, heading, isCode) = ("", "", false)
    for line in lines.map(String.init) {
      if isCode {
        isCode = line != "```"
        if isCode { snippets[snippets.count - 1].lines.append(line) }
      } else if line == "```swift" {
        isCode = true
        snippets.append(Snippet(section: section, heading: heading))
      } else if line.hasPrefix("## ") {
        (section, heading) = (String(line.dropFirst(3)), "")
      } else if line.hasPrefix("### ") {
        heading = String(line.dropFirst(4))
      }
    }
    return snippets
  }

  /// The text without indentation.
  var flat: String { Self.flat(lines.map(String.init)) }

  private static func flat(_ lines: [String]) -> String {
    lines.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
  }
}
