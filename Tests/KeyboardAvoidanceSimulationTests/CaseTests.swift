import Foundation
import KeyboardAvoidanceSimulation
import Testing

/// A trace in the tests' resources; its file name is the case's name.
struct CaseFile: CustomTestStringConvertible {
  let url: URL

  var testDescription: String { url.deletingPathExtension().lastPathComponent }

  static let all = inFolder("Cases")

  /// Random runs, with what an interpreter of the rules says of each turn.
  static let runs = inFolder("Runs")

  private static func inFolder(_ name: String) -> [CaseFile] {
    let urls = Bundle.module.urls(forResourcesWithExtension: "jsonl", subdirectory: name) ?? []
    return urls.map { CaseFile(url: $0 as URL) }.sorted { $0.testDescription < $1.testDescription }
  }

  /// Plays the trace; how many expectations were looked at.
  func expectAll() throws -> Int {
    let trace = try TraceReader.read(try Data(contentsOf: url))
    var looked = 0
    for case .expectation(let entry) in TracePlayer.play(trace) {
      looked += 1
      #expect(entry.failures.isEmpty, "line \(entry.line): \(entry.failures)")
    }
    return looked
  }
}

@Suite("Public cases")
struct CaseTests {
  @Test(
    "No case of a family is lost",
    arguments: [("B", 90), ("S", 22), ("F", 34), ("N", 73)])
  func count(_ family: String, _ count: Int) {
    #expect(CaseFile.all.filter { $0.testDescription.hasPrefix(family) }.count >= count)
  }

  @Test("Every expectation of the case holds", arguments: CaseFile.all)
  func holds(_ file: CaseFile) throws { #expect(try file.expectAll() > 0) }
}

/// Runs drawn at random: nested scroll views, chats, bars, drags, pauses, rotations, other apps'
/// keyboards. What must come of each turn was computed by an interpreter of the rules that shares no
/// code with the machine, so a difference is a rule that one of the two has wrong.
@Suite("Random runs, as an interpreter of the rules has them")
struct RunFileTests {
  @Test("None is lost")
  func count() { #expect(CaseFile.runs.count >= 100) }

  @Test("Every turn comes out as the rules say", arguments: CaseFile.runs)
  func holds(_ file: CaseFile) throws { #expect(try file.expectAll() >= 5) }
}
