import Foundation
import KeyboardAvoidanceSimulation
import Testing

/// A trace in the tests' resources; its file name is the case's name.
struct CaseFile: CustomTestStringConvertible {
  let url: URL

  var testDescription: String { url.deletingPathExtension().lastPathComponent }

  static let all: [CaseFile] = {
    let urls = Bundle.module.urls(forResourcesWithExtension: "jsonl", subdirectory: "Cases") ?? []
    return urls.map { CaseFile(url: $0 as URL) }.sorted { $0.testDescription < $1.testDescription }
  }()
}

@Suite("Public cases")
struct CaseTests {
  @Test(
    "No case of a family is lost",
    arguments: [("B", 90), ("S", 22), ("F", 27), ("N", 73)])
  func count(_ family: String, _ count: Int) {
    #expect(CaseFile.all.filter { $0.testDescription.hasPrefix(family) }.count >= count)
  }

  @Test("Every expectation of the case holds", arguments: CaseFile.all)
  func holds(_ file: CaseFile) throws {
    let trace = try TraceReader.read(try Data(contentsOf: file.url))
    var looked = 0
    for case .expectation(let entry) in TracePlayer.play(trace) {
      looked += 1
      #expect(entry.failures.isEmpty, "line \(entry.line): \(entry.failures)")
    }
    #expect(looked > 0)
  }
}
