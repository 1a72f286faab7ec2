import Foundation
import Testing

@Suite("The page on the five systems")
struct SeedsPageTests {
  /// A line of the page's tables.
  private struct Row {
    let item: String
    let verdict: String
    let tests: [String]

    /// A row of four columns whose first is the number of an item.
    init?(_ line: Substring) {
      let columns = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard columns.count == 4, columns[0].wholeMatch(of: /S\d\.\d+/) != nil else { return nil }
      item = columns[0]
      verdict = String(columns[2].prefix { $0 != "." })
      tests = columns[3].matches(of: /`([^`]+)`/).map { String($0.output.1) }
    }
  }

  /// How many items each of the systems has.
  private static let counts = [33, 15, 13, 18, 17]

  private static let items = counts.enumerated().flatMap { system, count in
    (1...count).map { "S\(system).\($0)" }
  }

  private func rows() throws -> [Row] {
    try DocumentationPage("Seeds").lines.compactMap(Row.init)
  }

  /// The names of the tests that begin with the number of an item.
  private func testNames() throws -> Set<String> {
    let names = try DocumentationPage.testSources().flatMap { source in
      source.text.matches(of: /"(S\d\.\d+ [^"\n]*)"/).map { String($0.output.1) }
    }
    return Set(names)
  }

  @Test("The page has every item once, in order, with a verdict")
  func complete() throws {
    let rows = try rows()
    #expect(rows.map(\.item) == Self.items)
    let verdicts: Set = ["**Kept", "**Corrected", "**Adapter", "**Not applicable"]
    #expect(rows.allSatisfy { verdicts.contains($0.verdict) })
  }

  @Test("What is kept or corrected names its tests, and they exist")
  func tested() throws {
    let names = try testNames()
    for row in try rows() {
      let isBehaviour = row.verdict == "**Kept" || row.verdict == "**Corrected"
      #expect(!isBehaviour || !row.tests.isEmpty, "\(row.item) names no test")
      for test in row.tests {
        #expect(names.contains(test), "\(row.item) names no test of this package: \(test)")
        #expect(test.hasPrefix(row.item + " "), "\(row.item) names the test of another: \(test)")
      }
    }
  }

  @Test("Every test of an item stands on the page")
  func listed() throws {
    let listed = Set(try rows().flatMap(\.tests))
    #expect(try testNames().subtracting(listed).isEmpty)
  }
}
