import Foundation
import Testing
import UIKitDouble

@MainActor @Suite("The gap in each frame")
struct GapsPerFrameTests {
  @Test(
    "From the event to rest no frame covers the input longer than the keyboard needs, none jumps",
    arguments: Commits.allCases, Situation.all)
  func frames(_ commits: Commits, _ situation: Situation) {
    under(commits) {
      let log = situation.run()
      #expect(log.covered(below: situation.gap) <= situation.late, "\(log.line)")
      #expect(log.turns == 0, "\(log.line)")
      #expect(log.gaps.last.map { abs($0 - situation.gap) < 0.5 } == true, "\(log.line)")
    }
  }

  @Test("The gaps as one table, attached to the run", arguments: Commits.allCases)
  func table(_ commits: Commits) {
    under(commits) {
      let rows = Situation.all.map { situation in
        let log = situation.run()
        let covered = log.covered(below: situation.gap)
        return "| \(situation.name) | \(situation.gap) | \(log.line) | \(covered) | \(log.turns) |"
      }
      let head = [
        "| \(commits.rawValue) | wanted | gap × frames | frames covered | turns back |",
        "|---|---|---|---|---|",
      ]
      let table = (head + rows).joined(separator: "\n")
      print(table)
      Attachment.record(table, named: "gaps-per-frame-\(commits.rawValue).md")
    }
  }
}
