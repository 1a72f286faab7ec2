import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceSimulation
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// What an explorer that does its work badly would not show.
@Suite("An exploration leaves nothing out")
struct ExplorerFaultTests {
  private static func scene(
    _ letters: [(String, [TraceEvent])], pauses: [Double] = []
  ) -> ExplorationScene {
    var scene = ExplorationScene.standard()
    scene.letters = letters.map { ExplorationScene.Letter($0.0, $0.1) }
    scene.pauses = pauses
    return scene
  }

  private static let low = CGRect(x: 0, y: 407, width: 375, height: 260)
  private static let below = CGRect(x: 0, y: 667, width: 375, height: 260)

  private static let focusAndBlur = scene([("focus", [.focus("covered")]), ("blur", [.blur])])

  private static let showAndHide = scene(
    [
      ("show", [.notification(KeyboardNotification(.willShow, endFrame: low))]),
      ("hide", [.notification(KeyboardNotification(.willHide, endFrame: below))]),
    ], pauses: [0.35])

  @Test("A step into a state that is known already is checked like any other")
  func knownState() throws {
    let noBlur = Invariant(
      "noBlur", "Nothing is blurred.",
      .step { before, after, _, _ in
        before.input != nil && after.input == nil ? "blurred" : nil
      })
    let report = Explorer(Self.focusAndBlur, invariants: [noBlur]).run()
    #expect(report.states == 2, "a blur leads back to the first state")
    let found = try #require(report.violations.first)
    #expect(found.violation.description == "noBlur, after turn 1: blurred")
    #expect(found.run.turns.map(\.events) == [[.focus("covered")], [.blur]])
  }

  @Test("Every state is checked, the first one too")
  func everyState() throws {
    for wanted in KeyboardState.allCases where wanted != .changingFrame {
      let never = Invariant(
        "never", "The keyboard is never so.",
        .state { machine, _ in machine.state == wanted ? "it is \(wanted)" : nil })
      let report = Explorer(Self.showAndHide, invariants: [never]).run()
      let found = try #require(report.violations.first, "\(wanted)")
      #expect(found.violation.message == "it is \(wanted)")
      #expect(found.run.turns.count == ["hidden": 0, "showing": 1][wanted.rawValue, default: 2])
    }
  }

  @Test("Every choice is tried in every state")
  func everyStep() {
    for scene in [Self.focusAndBlur, Self.showAndHide] {
      let report = Explorer(scene, invariants: []).run()
      #expect(report.isComplete)
      #expect(report.transitions == report.states * (scene.letters.count + scene.pauses.count))
    }
  }

  @Test("An exploration that ends at a limit does not claim to be complete")
  func incomplete() {
    let whole = Explorer(Self.showAndHide).run()
    #expect(whole.isComplete)
    let shallow = Explorer(Self.showAndHide, depth: 1).run()
    #expect(!shallow.isComplete && shallow.depth == 1 && shallow.states < whole.states)
    let few = Explorer(Self.showAndHide, stateLimit: whole.states - 1).run()
    #expect(!few.isComplete)
    #expect(few.text.contains(", not complete\n") && few.json.contains("\"complete\":false"))
    let deepEnough = Explorer(Self.showAndHide, depth: whole.depth + 1).run()
    #expect(deepEnough.isComplete && deepEnough.states == whole.states)
  }

  @Test("A letter that is not tried, as its limit cannot be counted, is told and none is complete")
  func untried() {
    var scene = Self.focusAndBlur
    let focus = scene.letters[0].events
    scene.letters = (0..<13).map { ExplorationScene.Letter("focus \($0)", focus, limit: 15) }
    let report = Explorer(scene, depth: 1, invariants: []).run()
    #expect(report.untried == ["focus 12"] && report.transitions == 12)
    scene.letters = scene.letters.enumerated().map { place, letter in
      ExplorationScene.Letter(letter.name, letter.events, limit: place < 12 ? 0 : 15)
    }
    #expect(Explorer(scene, invariants: []).run().isComplete, "what may not come needs no room")
    scene.letters = scene.letters.map { letter in
      ExplorationScene.Letter(letter.name, [.tapOutside], limit: 15)
    }
    let whole = Explorer(scene, depth: 1, invariants: []).run()
    let lines = whole.text.split(separator: "\n")
    #expect(
      lines.contains("limit        'focus 11' at most 15 times in a run")
        && lines.contains(
          "limit        'focus 12' was not tried: the other limits leave no room to count it")
    )
    #expect(
      whole.json.contains("\"complete\":false") && whole.json.contains("\"untried\":[\"focus 12\"]")
    )
    #expect(!report.isComplete && !Explorer(Self.focusAndBlur).run().json.contains("untried"))
  }

  @Test("An exploration that may end at a violation does, and one that may not goes on")
  func stops() {
    let never = Invariant(
      "never", "The keyboard never shows.",
      .state { machine, _ in machine.state == .showing ? "it shows" : nil })
    var explorer = Explorer(Self.showAndHide, invariants: [never])
    let whole = explorer.run()
    #expect(whole.isComplete && whole.violations.count == 1)
    explorer.stopsAtViolation = true
    let stopped = explorer.run()
    #expect(stopped.violations == whole.violations)
    #expect(!stopped.isComplete && stopped.transitions < whole.transitions)
  }

  @Test("The states of a small scene can be counted by hand")
  func counted() {
    let report = Explorer(Self.focusAndBlur, invariants: []).run()
    #expect(report.states == 2 && report.transitions == 4 && report.depth == 1)
  }
}
