import Foundation
import Testing

@MainActor @Suite("The gap on the screen", .bothOrders)
struct GapTests {
  @Test("After what the user did the gap is as it should be", arguments: GapScenario.all)
  func gap(_ scenario: GapScenario) { #expect(abs(scenario.run() - scenario.expected) < 0.5) }

  @Test("The gaps as one table, attached to the run")
  func table() {
    let rows = GapScenario.all.map { "| \($0.name) | \($0.expected) | \($0.run()) |" }
    let table = (["| situation | expected | on the screen |", "|---|---|---|"] + rows)
      .joined(separator: "\n")
    print(table)
    Attachment.record(table, named: "gaps.md")
  }
}
