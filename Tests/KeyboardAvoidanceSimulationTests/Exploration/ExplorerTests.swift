import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceSimulation
import Testing

@Suite("Exploration")
struct ExplorerTests {
  /// A few turns of the default scene, so that the fixpoint is near.
  private static func small(_ names: Set<String>) -> ExplorationScene {
    var scene = ExplorationScene.standard()
    scene.letters.removeAll { !names.contains($0.name) }
    scene.pauses = [0.35]
    return scene
  }

  private static let few: Set<String> = [
    "focus covered", "blur", "willShow low", "willChangeFrame high", "willHide", "didShow low",
    "didHide",
  ]

  @Test("A small alphabet is explored to its fixpoint, and nothing is violated")
  func fixpoint() {
    let report = Explorer(Self.small(Self.few)).run()
    #expect(report.isComplete)
    #expect(report.violations.isEmpty, "\(report.text)")
    #expect(report.states > 100)
    let again = Explorer(Self.small(Self.few)).run()
    #expect(report.states == again.states && report.transitions == again.transitions)
  }

  @Test(
    "Nothing is violated within a few turns of the default alphabet, for every preset",
    arguments: [
      AvoidancePolicy.keepGap(), .shiftBounds(), .standard, .insetContent, .scrollCovered,
      .scroll(),
    ], AtLength.count(3, of: 4))
  func presets(_ policy: AvoidancePolicy, depth: Int) {
    let report = Explorer(.standard(policy), depth: depth).run()
    #expect(report.violations.isEmpty, "\(report.text)")
  }

  @Test("Every cell that events can reach is covered, on a way that the machine takes")
  func cells() throws {
    let report = Explorer(.standard(), depth: 5, invariants: []).run()
    #expect(report.missingCells == CellRow.unreachable)
    for cell in report.cells {
      let path = try #require(report.path(to: cell))
      #expect(path.names.count <= 5)
      let last = try #require(Self.lastSteps(of: path.run))
      #expect(
        last.contains { $0.from == cell.state && $0.trigger == cell.trigger },
        "\(cell): \(path.names)")
    }
  }

  /// The steps that the last turn of a run takes, those of a timer that fires before it included.
  private static func lastSteps(of run: Run) -> [TurnReport.Step]? {
    var player = TracePlayer(run.header)
    var steps: [TurnReport.Step]?
    for turn in run.turns {
      steps = []
      while let fired = player.fireTimer(dueBy: .nanoseconds(turn.time.nanoseconds)) {
        steps? += fired.steps
      }
      steps? += player.turn(turn.events, at: .nanoseconds(turn.time.nanoseconds)).steps
    }
    return steps
  }

  @Test("A limited turn comes no more often than its limit")
  func limits() {
    var scene = Self.small(["focus covered", "willShow low"])
    scene.letters.append(ExplorationScene.Letter("tap", [.tapOutside], limit: 2))
    let free = Explorer(Self.small(["focus covered", "willShow low"])).run()
    let limited = Explorer(scene).run()
    #expect(limited.isComplete)
    #expect(limited.states == free.states * 3)
  }

  @Test("Progress is told, and the report can be read by people and programs")
  func renderings() throws {
    var told = 0
    let report = Explorer(Self.small(Self.few)).run(every: 100) { progress in
      told += 1
      #expect(progress.transitions >= 100 && progress.states > progress.waiting)
    }
    #expect(told > 0)
    #expect(report.text.contains("violations   0"))
    #expect(report.text.contains("hidden × dock"))
    let object = try JSONSerialization.jsonObject(with: Data(report.json.utf8))
    let json = try #require(object as? [String: Any])
    #expect(json["states"] as? Double == Double(report.states))
    #expect(json["complete"] as? Bool == true)
  }
}
