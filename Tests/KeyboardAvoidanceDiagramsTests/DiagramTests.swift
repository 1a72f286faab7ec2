import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceDiagrams
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

@Suite("Diagrams")
struct DiagramTests {
  /// The folder of the checked-in diagrams, found from this file.
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Diagrams")

  @Test(
    "What is checked in is what the code prints",
    arguments: DiagramFile.all.map { ($0.name, $0.text) })
  func checkedIn(_ name: String, _ printed: String) throws {
    let file = Self.folder.appending(path: name)
    #expect(try String(contentsOf: file, encoding: .utf8) == printed)
  }

  @Test("The clock's edges are dashed, and only they are")
  func dashed() {
    let dashed = GraphvizDiagram.text.split(separator: "\n").filter { $0.contains("dashed") }
    let timers = Statechart().arrows.filter { $0.isTimer && $0.target != nil }
    #expect(!timers.isEmpty && dashed.count == timers.count)
    #expect(dashed.allSatisfy { $0.contains("settled") })
  }

  @Test("The drawn arrows are the function's, with the factoring undone", arguments: [false, true])
  func drawn(_ showsActions: Bool) throws {
    let picture = try SVGReading(SVGDiagram.text(DiagramContent(showsActions: showsActions)))
    #expect(picture.states == Set(KeyboardState.allCases.map(\.rawValue)))
    for state in KeyboardState.allCases {
      for trigger in Trigger.allCases {
        let next = Transition.from(state, on: trigger).next
        let sources = [state.rawValue] + (state.isUp ? ["keyboardUp"] : [])
        let targets = picture.arrows.filter { arrow in
          sources.contains(arrow.source) && arrow.triggers.contains(trigger.rawValue)
        }.map(\.target)
        // Without an arrow the state stays what it is.
        #expect((targets.isEmpty ? [state.rawValue] : targets) == [next.rawValue])
      }
    }
    #expect(
      picture.arrows.filter(\.isTimer).allSatisfy { $0.triggers == ["settled"] })
  }

  @Test("What a trace took is lit with its count, and nothing else is")
  func lit() throws {
    let counts = TransitionCounts(there: 2)
    let picture = try SVGReading(SVGDiagram.text(DiagramContent(counts: counts)))
    #expect(picture.litStates == ["hidden", "showing"])
    #expect(picture.arrows.filter(\.isLit).map(\.target).sorted() == ["hidden", "showing"])
    #expect(picture.texts.contains("dock ×2") && picture.texts.contains("didLeave ×2"))
    #expect(picture.texts.count { $0.contains("×2") } == 2)
    #expect(!picture.texts.contains { $0.contains("×1") })
  }

  @Test("What was taken is lit in the other formats too, where the machine still is included")
  func litEverywhere() throws {
    var counts = TransitionCounts()
    var report = TurnReport()
    var machine = KeyboardMachine()
    machine.handle(.layout(Viewport(screen: CGSize(width: 375, height: 667))), at: .origin)
    let show = KeyboardEvent.willShow(CGRect(x: 0, y: 407, width: 375, height: 260))
    machine.handle(turn: [show], at: .origin, report: &report)
    report.steps.forEach { counts.count($0) }
    let content = DiagramContent(counts: counts)
    #expect(counts.contains(.showing) && counts.contains(.hidden) && !counts.contains(.shown))
    let mermaid = MermaidDiagram.text(content)
    #expect(mermaid.contains("\n  class hidden,showing lit\n"))
    let arrows = PlantUMLDiagram.text(content).split(separator: "\n").filter { $0.contains("]->") }
    #expect(arrows.count { $0.contains("#0b62d6,bold") } == 1)
    #expect(arrows.allSatisfy { $0.contains("#0b62d6") || $0.contains("#b6c0cd") })
  }

  @Test(
    "A part of the machine begins in a state that is part of it", arguments: KeyboardState.allCases)
  func partBegins(_ state: KeyboardState) throws {
    let content = DiagramContent(state: state)
    let first = content.chart.states.contains(.hidden) ? "hidden" : nil
    let text = SCXMLDiagram.text(content)
    let states = content.chart.states.map(\.rawValue)
    let initial = try #require(text.firstMatch(of: /id="everyState" initial="(\w+)"/)?.output.1)
    #expect(states.contains(String(initial)))
    #expect(first == nil || initial == "hidden")
  }

  @Test("Titles that mean something in a format do not break it")
  func titles() throws {
    let title = "<b> & \"quotes\" 'too' ]]> \u{1}"
    let content = DiagramContent(title: title)
    let picture = try SVGReading(SVGDiagram.text(content))
    #expect(picture.texts.contains("<b> & \"quotes\" 'too' ]]> \u{FFFD}"))
    #expect(!PlantUMLDiagram.text(DiagramContent(title: "a\n@enduml")).contains("\n@enduml\nhide"))
    let lines = DiagramContent(title: "a \"b\"\n\\")
    #expect(GraphvizDiagram.text(lines).contains(#"note0 [label="a \"b\" \\\l","#))
    #expect(TransitionMatrix.text(lines).hasPrefix("# a \"b\" \\\n"))
  }
}

extension TransitionCounts {
  /// A keyboard that is announced and away at once, so many times.
  init(there times: Int) {
    self.init()
    var machine = KeyboardMachine()
    machine.handle(.layout(Viewport(screen: CGSize(width: 375, height: 667))), at: .origin)
    for turn in 0..<times {
      let now = MachineInstant(nanoseconds: Int64(turn) * 10_000_000_000)
      for event in [
        KeyboardEvent.willShow(CGRect(x: 0, y: 407, width: 375, height: 260)),
        .didHide(CGRect(x: 0, y: 667, width: 375, height: 260)),
      ] {
        var report = TurnReport()
        machine.handle(turn: CollectionOfOne(event), at: now, report: &report)
        report.steps.forEach { count($0) }
      }
    }
  }
}
