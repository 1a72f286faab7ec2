import Foundation
import Testing
import UIKitDouble

@MainActor @Suite("The gap in each frame")
struct GapsPerFrameTests {
  @Test(
    "From the event to rest no frame covers the input longer than the keyboard needs, none jumps",
    arguments: Commits.allCases)
  func frames(_ commits: Commits) {
    under(commits) {
      var rows = [
        "| \(commits.rawValue) | wanted | gap × frames | frames covered | turns back |",
        "|---|---|---|---|---|",
      ]
      for situation in Situation.all {
        let log = situation.run()
        let covered = log.covered(below: situation.gap)
        let row =
          "| \(situation.name) | \(situation.gap) | \(log.line) | \(covered) | \(log.turns) |"
        #expect(covered <= situation.late && log.turns == 0, "\(row)")
        #expect(log.gaps.last.map { abs($0 - situation.gap) < 0.5 } == true, "\(row)")
        rows.append(row)
      }
      let table = rows.joined(separator: "\n")
      print(table)
      Attachment.record(table, named: "gaps-per-frame-\(commits.rawValue).md")
    }
  }
}
