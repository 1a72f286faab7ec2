import Foundation
import KeyboardAvoidanceSimulation
import Testing

@testable import KeyboardAvoidance
@testable import KeyboardAvoidanceDiagrams
@testable import keyboard_avoidance

@Suite("What the demo draws, and where")
@MainActor
struct ScreenDrawingTests {
  /// The screen of a trace with one input, with the keyboard up.
  private func drawing(_ label: String, input: String, keyboard: String) throws -> [String] {
    let trace = try TraceReader.read(
      Data(
        """
        {"trace":1, "screen":[375,667], "inputs":{"name":{"frame":\(input)}}}
        {"at":0, "do":"willShow", "end":\(keyboard)}

        """.utf8))
    var player = TracePlayer(trace.header)
    for line in trace.lines { player.take(line) { _ in } }
    player.finish { _ in }
    return ScreenDrawing.row([ScreenDrawing(label, player, trace.header)])
  }

  @Test("A label that is longer than the screen is wide is cut at its end")
  func label() throws {
    let lines = try drawing(
      "the screen as it was before", input: "[20,100,335,34]", keyboard: "[0,407,375,260]")
    #expect(lines.first == " the screen as it w ")
    #expect(Set(lines.map(\.count)) == [20])
  }

  @Test("A field that a keyboard leaves no line of the screen is not drawn")
  func noRoom() throws {
    let lines = try drawing("full", input: "[20,0,335,20]", keyboard: "[0,20,375,647]")
    #expect(lines.count == 20)
    #expect(!lines.contains { $0.contains("name") })
    #expect(lines.contains { $0.contains(" keyboard ") })
  }

  @Test("A case stands beside its timeline where the terminal is wide enough for both")
  func sideBySide() throws {
    let edgeCase = EdgeCase.all[0]
    let show = DemoShow(edgeCase, try edgeCase.read())
    let (wide, narrow) = (show.lines(width: 143), show.lines(width: 142))
    // 3 to the left, 3 screens of 20 with 2 between them, 3 between, and the timeline.
    #expect(wide[0].dropFirst(3 + 64 + 3).hasPrefix("time   event"))
    #expect(narrow[0].count < 72 && narrow.count > wide.count)
  }

  @Test("Where traces take every trigger of a state, none is said to be missing")
  func coverage() {
    var counts = TransitionCounts()
    #expect(CoverageReport(counts).text.contains("never in shown: "))
    for trigger in Trigger.allCases {
      let to = Transition.from(.shown, on: trigger).next
      counts.count(TransitionCounts.Change(from: .shown, trigger: trigger, to: to))
    }
    let text = CoverageReport(counts).text
    #expect(!text.contains("never in shown") && text.contains("never in hidden: "))
  }
}
