import Foundation
import Testing
import UIKitDouble

@Suite("What the double's page says")
struct ReadmeTests {
  static let page = Result {
    try String(
      contentsOf: SymbolGraph.tests.appendingPathComponent("UIKitDouble/README.md"),
      encoding: .utf8)
  }

  /// The rows of the table under a heading, cell by cell.
  static func rows(under heading: String) throws -> [[String]] {
    let text = try page.get()
    let start = try #require(text.range(of: "\n## \(heading)\n"))
    let section = text[start.upperBound...].components(separatedBy: "\n## ")[0]
    let table = section.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
    return table.map { row in
      row.dropFirst(2).dropLast(2).components(separatedBy: " | ")
    }
  }

  @Test("Every switch is listed with each of its values, the standard first, and no other is")
  func switches() throws {
    let rows = try Self.rows(under: "Switches")
    let listed = Dictionary(uniqueKeysWithValues: rows.map { ($0[0], $0[1]) })
    let variants = DoubleBehavior.variants.map { $0.text.split(separator: "=").map(String.init) }
    #expect(Set(listed.keys) == Set(variants.map { "`\($0[0])`" }))
    for parts in variants {
      let values = try #require(listed["`\(parts[0])`"])
      #expect(values.contains("`\(parts[1])`"), "\(parts[0])")
      let first = try #require(values.split(separator: "`").first)
      #expect(String(first) != parts[1], "the standard of \(parts[0]) comes first")
    }
  }

  @Test("Every behavior has a source, or is called a guess with the check that would settle it")
  func sources() throws {
    let rows = try Self.rows(under: "Behaviors, and where they are from")
    #expect(rows.count > 30)
    var checks: Set<String> = []
    for row in rows {
      #expect(row.count == 2 && row.allSatisfy { !$0.isEmpty }, "\(row)")
      guard row[1].contains("guess") else { continue }
      let check = row[1].firstMatch(of: /`([a-z-]+)`$/)
      #expect(check != nil, "no check named: \(row[0])")
      if let check { checks.insert(String(check.1)) }
    }
    #expect(checks.count > 15)
  }
}
