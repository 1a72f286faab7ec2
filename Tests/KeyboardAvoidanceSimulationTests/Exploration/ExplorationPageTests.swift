import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceSimulation
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

@Suite("What an exploration comes to, value by value")
struct ExplorationPageTests {
  private static let low = CGRect(x: 0, y: 407, width: 375, height: 260)
  private static let below = CGRect(x: 0, y: 667, width: 375, height: 260)

  /// A keyboard that comes and goes; time passes that no timer needs, and time that one does.
  private static let small: ExplorationScene = {
    var scene = ExplorationScene.standard()
    scene.letters = [
      ExplorationScene.Letter("focus", [.focus("covered")]),
      ExplorationScene.Letter(
        "show", [.notification(KeyboardNotification(.willShow, endFrame: low))]),
      ExplorationScene.Letter(
        "hide", [.notification(KeyboardNotification(.willHide, endFrame: below))]),
      ExplorationScene.Letter("tap", [.tapOutside], limit: 1),
    ]
    scene.pauses = [0.1, 0.35]
    return scene
  }()

  private static let neverShown = Invariant(
    "never", "The keyboard is never shown.",
    .state { machine, _ in machine.state == .shown ? "it is shown" : nil })

  @Test("The report of a small scene is the one that is checked in: figures, matrix, ways, pairs")
  func report() throws {
    let report = Explorer(Self.small, invariants: [Self.neverShown]).run()
    let lines = report.text.components(separatedBy: "\n")
    #expect(lines.contains { $0.hasPrefix("speed        ") && $0.hasSuffix(" s") })
    let json = report.json.replacing(/"seconds":[^,]*,/, with: "")
      .replacing(/"transitionsPerSecond":[^,}]*/, with: "")
    let parts = [
      lines.filter { !$0.hasPrefix("speed") }.joined(separator: "\n"), json,
      report.pairs.map(\.description).joined(separator: "\n"),
      report.missingCells.map(\.description).joined(separator: "\n"),
    ]
    try RecordedPage.compare(parts.joined(separator: "\n\n") + "\n", with: "Exploration")
    #expect(report.seconds > 0 && report.transitionsPerSecond > 0)
    #expect(report.transitionsPerSecond * report.seconds - Double(report.transitions) < 1)
  }

  @Test("The scenes that have a name are the ones that are checked in, letter by letter")
  func scenes() throws {
    var text = ""
    let others: [AvoidancePolicy] = [.shiftBounds(), .standard, .insetContent]
    let scenes =
      ExplorationScene.Kind.allCases.map { ExplorationScene.of($0) } + others.map { .standard($0) }
    for scene in scenes {
      let header = try TraceWriter.write(Trace(header: scene.header))
      text += String(decoding: header, as: UTF8.self)
      for letter in scene.letters {
        let events = letter.events.map(\.short).joined(separator: ", ")
        let limit = letter.limit.map { ", at most \($0) times" } ?? ""
        text += "\(letter.name): \(events)\(limit)\n"
      }
      text += "pauses \(scene.pauses)\n\n"
    }
    try RecordedPage.compare(text, with: "Scenes")
  }

  @Test("Within a few turns a scene comes to as many states, steps, cells and pairs as it did")
  func counts() throws {
    let lines = ExplorationScene.Kind.allCases.map { kind in
      let report = Explorer(.of(kind), depth: 3, invariants: []).run()
      return "\(kind): \(report.states) states, \(report.transitions) steps, "
        + "\(report.cells.count) cells, \(report.pairs.count) pairs, depth \(report.depth)"
    }
    try RecordedPage.compare(lines.joined(separator: "\n") + "\n", with: "Explorations")
  }

  @Test("An input that was moved is where it was moved to when it is focused again")
  func movedInputs() {
    let grown = CGRect(x: 20, y: 400, width: 335, height: 134)
    let caret = CGRect(x: 24, y: 420, width: 2, height: 20)
    let button = CGRect(x: 20, y: 540, width: 335, height: 40)
    let moves: [(TraceEvent, (FocusedInput) -> Bool)] = [
      (.resize("covered", grown), { $0.frame == grown }),
      (.caret("covered", caret), { $0.caret == caret }),
      (.caretPending("covered"), { $0.isCaretPending }),
      (.companion("covered", button), { $0.companion == button }),
    ]
    for (move, isMoved) in moves {
      var scene = Self.small
      scene.letters = [
        ExplorationScene.Letter("move", [move]),
        ExplorationScene.Letter("focus", [.focus("covered")]),
        ExplorationScene.Letter("blur", [.blur]),
      ]
      scene.pauses = []
      let inputs = Log<FocusedInput>()
      let sees = Invariant(
        "sees", "Notes inputs.",
        .state { machine, _ in
          if let input = machine.input { inputs.append(input) }
          return nil
        })
      let report = Explorer(scene, invariants: [sees]).run()
      #expect(report.isComplete && report.states == 4, "focused or not, moved or not: \(move)")
      #expect(Set(inputs.all).count == 2 && Set(inputs.all.filter(isMoved)).count == 1, "\(move)")
    }
  }

  @Test("A layout is the one that is named on top of the one before")
  func layouts() {
    var scene = Self.small
    scene.letters = [
      ExplorationScene.Letter("bar", [.layout(LayoutChange(overlayBarHeight: 44))]),
      ExplorationScene.Letter(
        "edge", [.layout(LayoutChange(safeArea: VerticalInsets(top: 20, bottom: 34)))]),
    ]
    scene.pauses = []
    let report = Explorer(scene, invariants: []).run()
    #expect(report.states == 4, "with the bar or not, with the edge or not")
  }

  @Test("A pair of cells with nothing between but time is one, however often time passes")
  func silentTime() {
    var scene = Self.small
    scene.letters.removeAll { $0.name != "show" }
    scene.pauses = [0.2]
    let report = Explorer(scene, invariants: []).run()
    let settled = CellPair(Cell(.hidden, .dock), Cell(.showing, .settled))
    #expect(report.pairs.contains(settled), "the timer fires in the second of two pauses")
  }

  @Test("A turn that begins with a layout goes on with what else is in it")
  func layoutAndMore() {
    var scene = Self.small
    let bar = TraceEvent.layout(LayoutChange(overlayBarHeight: 44))
    scene.letters = [ExplorationScene.Letter("both", [bar, .focus("covered")])]
    scene.pauses = []
    let both = Log<Bool>()
    let sees = Invariant(
      "sees", "Notes both.",
      .state { machine, _ in
        both.append(machine.input != nil && machine.viewport?.overlayBarHeight == 44)
        return nil
      })
    _ = Explorer(scene, invariants: [sees]).run()
    #expect(Set(both.all) == [false, true])
  }

  @Test("Each letter comes as often as its limit, whatever the limits of the others")
  func limits() {
    var scene = Self.small
    scene.letters = (0..<3).map { index in
      ExplorationScene.Letter("tap \(index)", [.tapOutside], limit: index + 1)
    }
    scene.letters.append(ExplorationScene.Letter("never", [.tapOutside], limit: 0))
    scene.pauses = []
    let report = Explorer(scene, invariants: []).run()
    #expect(report.states == 2 * 3 * 4)
    #expect(
      report.transitions == 1 * 12 + 2 * 8 + 3 * 6, "each in all states but those of its limit")
    #expect(report.depth == 6 && report.isComplete)
  }

  @Test("A repetition is seen by the walk itself, which does not take it again")
  func repetition() {
    let asked = Log<Bool>()
    let repeats = Invariant(
      Invariant.idempotent.name, "Counts how often it is asked.",
      .step { _, _, _, _ in
        asked.append(true)
        return "a repetition"
      })
    let report = Explorer(Self.small, invariants: [repeats]).run()
    #expect(report.violations.isEmpty && asked.all.isEmpty)
  }

  @Test("Progress is told each time so many steps are done, with what is left to do")
  func progress() {
    let scene = ExplorationScene.standard()
    var told: [ExplorationProgress] = []
    let report = Explorer(scene, depth: 3, invariants: []).run(every: 500) { told.append($0) }
    #expect(told.count >= 2 && told.count <= report.transitions / 500)
    for (index, progress) in told.enumerated() {
      #expect(progress.transitions >= 500 * (index + 1))
      #expect(progress.waiting > 0 && progress.waiting < progress.states)
      #expect(progress.depth <= 3 && progress.seconds >= 0)
    }
    #expect(zip(told, told.dropFirst()).allSatisfy { $0.states <= $1.states })
    var asked = 0
    let cancelled = Explorer(scene, depth: 3, invariants: []).run(until: {
      asked += 1
      return asked > 2
    })
    #expect(!cancelled.isComplete && cancelled.transitions < report.transitions)
    #expect(Explorer(scene).stateLimit == 1_500_000 && Explorer(scene).depth == nil)
    #expect(
      Explorer(scene).invariants.map(\.name)
        == (Invariant.states + Invariant.steps).map(\.name))
  }
}
