import Foundation
import Testing

@MainActor @Suite("The gap on the screen", .bothOrders)
struct GapTests {
  @Test("After what the user did the gap is as it should be; all of them as one table")
  func gaps() {
    var rows = ["| situation | expected | on the screen |", "|---|---|---|"]
    for scenario in GapScenario.all {
      let gap = scenario.run()
      #expect(abs(gap - scenario.expected) < 0.5, "\(scenario.name)")
      rows.append("| \(scenario.name) | \(scenario.expected) | \(gap) |")
    }
    let table = rows.joined(separator: "\n")
    print(table)
    Attachment.record(table, named: "gaps.md")
  }
}
