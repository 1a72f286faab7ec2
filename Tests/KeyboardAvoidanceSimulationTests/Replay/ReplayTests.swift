import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceSimulation
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

@Suite("Replaying a trace")
struct ReplayTests {
  /// An input is lifted by 533 + 34 + 4 − 407 points, then 40 points more; then the keyboard is
  /// asked to go.
  private static let lifted = [
    #"{"trace":1,"screen":[375,667],"inputs":{"a":{"frame":[20,533,335,34]}},"#
      + #""policy":{"preset":"shiftBounds","gap":4}}"#,
    #"{"at":0.0627,"do":"focus","input":"a"}"#,
    #"{"at":0.0627,"do":"willShow","end":[0,407,375,260],"duration":0.5,"curve":3}"#,
    #"{"at":1.5,"expect":{"gap":5.25,"state":"hiding","moves":1,"animation":[0.5,3]}}"#,
    #"{"at":2,"do":"willChangeFrame","end":[0,367,375,300]}"#, #"{"at":2,"do":"tapOutside"}"#,
    #"{"at":2.0005,"expect":{"boundsOrigin":204,"moves":1,"resigns":1,"offset":null}}"#,
  ].joined(separator: "\n")

  private func entries(_ text: String) throws -> [TracePlayer.Entry] {
    TracePlayer.play(try TraceReader.read(Data(text.utf8)))
  }

  @Test("What came of it is told as JSON, to the letter")
  func json() throws {
    #expect(
      try entries(Self.lifted).map { $0.json(file: "a.jsonl") } == [
        #"{"animation":[0.5,3],"at":0.0627,"boundsOrigin":164,"do":["focus","willShow"],"#
          + #""episode":true,"file":"a.jsonl","gap":4,"inset":0,"kind":"turn","lift":164,"#
          + #""maxOffset":null,"moves":1,"offset":null,"overlap":260,"resigns":0,"#
          + #""state":"showing","translation":0,"triggers":["focus","dock"]}"#,
        #"{"animation":[0.5,3],"at":1.5,"boundsOrigin":164,"episode":true,"failed":["#
          + #"{"expected":"hiding","found":"shown","key":"state"},"#
          + #"{"expected":5.25,"found":4,"key":"gap"}],"file":"a.jsonl","gap":4,"inset":0,"#
          + #""kind":"expect","lift":164,"line":4,"maxOffset":null,"moves":1,"offset":null,"#
          + #""overlap":260,"resigns":0,"state":"shown","translation":0}"#,
        #"{"animation":[0.25,7],"at":2,"boundsOrigin":204,"do":["willChangeFrame","tapOutside"],"#
          + #""episode":true,"file":"a.jsonl","gap":4,"inset":0,"kind":"turn","lift":204,"#
          + #""maxOffset":null,"moves":1,"offset":null,"overlap":300,"resigns":1,"#
          + #""state":"changingFrame","translation":0,"triggers":["dismissal","dock"]}"#,
        #"{"animation":[0.25,7],"at":2.0005,"boundsOrigin":204,"episode":true,"failed":[],"#
          + #""file":"a.jsonl","gap":4,"inset":0,"kind":"expect","lift":204,"line":7,"#
          + #""maxOffset":null,"moves":1,"offset":null,"overlap":300,"resigns":1,"#
          + #""state":"changingFrame","translation":0}"#,
      ])
  }

  @Test("Of several moves the animation is the last one's, and it stays until the next")
  func lastAnimation() throws {
    let text = [
      #"{"trace":1,"screen":[375,667],"inputs":{"a":{"frame":[20,533,335,34]}},"#
        + #""policy":{"preset":"keepGap"}}"#,
      #"{"at":0,"do":"focus","input":"a"}"#,
      #"{"at":0,"do":"willShow","end":[0,407,375,260],"duration":0.5}"#,
      #"{"at":1,"do":"willShow","end":[0,367,375,300],"duration":0.75}"#,
      #"{"at":2,"expect":{"moves":2,"animation":[0.75,7]},"within":0}"#,
      #"{"at":3,"expect":{"moves":0,"animation":[0.75,7]},"within":0}"#,
      #"{"at":4,"do":"pause"}"#, #"{"at":4,"do":"resume"}"#,
      #"{"at":5,"expect":{"moves":1,"animation":null}}"#,
    ].joined(separator: "\n")
    for case .expectation(let entry) in try entries(text) {
      #expect(entry.failures == [], "line \(entry.line)")
    }
  }

  @Test("A chain of scroll views is told with the offset of each, and without a keyboard no gap")
  func chain() throws {
    let text = [
      #"{"trace":1,"screen":[375,667],"inputs":{"a":{"frame":[0,340,335,40]}},"#
        + #""view":{"scrolls":[{"frame":[20,300,335,200],"content":[335,400]},"#
        + #"{"content":[375,900],"inset":[20,10]}]}}"#,
      #"{"at":0,"do":"scroll","index":0,"offset":30}"#,
      #"{"at":0,"expect":{"offsets":[30,-20],"offset":-20,"maxOffset":243,"gap":null}}"#,
    ].joined(separator: "\n")
    #expect(
      try entries(text).map { $0.json(file: "-") } == [
        #"{"animation":null,"at":0,"boundsOrigin":0,"do":["scroll"],"episode":false,"file":"-","#
          + #""gap":null,"inset":0,"kind":"turn","lift":0,"maxOffset":243,"moves":0,"#
          + #""offset":-20,"offsets":[30,-20],"overlap":0,"resigns":0,"state":"hidden","#
          + #""translation":0,"triggers":["userScroll"]}"#,
        #"{"animation":null,"at":0,"boundsOrigin":0,"episode":false,"failed":[],"file":"-","#
          + #""gap":null,"inset":0,"kind":"expect","lift":0,"line":3,"maxOffset":243,"#
          + #""moves":0,"offset":-20,"offsets":[30,-20],"overlap":0,"resigns":0,"#
          + #""state":"hidden","translation":0}"#,
      ])
  }

  /// The failures of one expectation after the lift.
  private func failures(_ expectation: String, within tolerance: String = "") throws -> [String] {
    var lines = Self.lifted.components(separatedBy: "\n").prefix(3)
    lines.append(#"{"at":0.1,"expect":{\#(expectation)}\#(tolerance)}"#)
    guard case .expectation(let entry) = try entries(lines.joined(separator: "\n")).last else {
      return ["no expectation"]
    }
    return entry.failures.map { "\($0.key.rawValue): \($0.expected), found \($0.found)" }
  }

  @Test("An expectation holds within its tolerance, and fails beyond it in what is off")
  func tolerance() throws {
    #expect(try failures(#""gap":4.5,"overlap":259.5"#) == [])
    #expect(
      try failures(#""gap":4.625,"overlap":259.375,"lift":164"#) == [
        "overlap: 259.375, found 260", "gap: 4.625, found 4",
      ])
    #expect(try failures(#""gap":6,"lift":162"#, within: #","within":2"#) == [])
    #expect(try failures(#""gap":4.001"#, within: #","within":0"#) == ["gap: 4.001, found 4"])
    #expect(try failures(#""animation":[0.5,3]"#, within: #","within":0"#) == [])
    #expect(
      try failures(#""animation":[0.25,3]"#, within: #","within":0.125"#) == [
        "animation: [0.25, 3], found [0.5, 3]"
      ])
    #expect(
      try failures(#""animation":[0.5,7]"#) == ["animation: [0.5, 7], found [0.5, 3]"])
    #expect(
      try failures(#""animation":null,"gap":null,"offset":0,"maxOffset":0"#) == [
        "offset: 0, found none", "maxOffset: 0, found none", "gap: none, found 4",
        "animation: none, found [0.5, 3]",
      ])
    #expect(
      try failures(#""state":"shown","episode":false,"moves":2,"resigns":1,"offsets":[0]"#) == [
        "state: shown, found showing", "offsets: [0], found []", "episode: false, found true",
        "moves: 2, found 1", "resigns: 1, found 0",
      ])
    #expect(
      try failures(#""inset":1,"lift":1,"translation":1,"boundsOrigin":1"#) == [
        "inset: 1, found 0", "lift: 1, found 164", "translation: 1, found 0",
        "boundsOrigin: 1, found 164",
      ])
  }

  @Test("Of a list of offsets every one counts, and how many there are")
  func offsets() throws {
    func failed(_ offsets: String) throws -> Bool {
      let text = [
        #"{"trace":1,"screen":[9,9],"view":{"scrolls":["#
          + #"{"frame":[0,0,9,9],"content":[9,90],"offset":5},{"content":[9,90],"offset":7}]}}"#,
        #"{"at":0,"expect":{"offsets":\#(offsets)}}"#,
      ].joined(separator: "\n")
      guard case .expectation(let entry) = try entries(text).last else { return true }
      return !entry.failures.isEmpty
    }
    #expect(try !failed("[5,7]") && !failed("[5.5,6.5]"))
    #expect(try failed("[5.75,7]") && failed("[5,6.25]") && failed("[5]") && failed("[5,7,7]"))
  }

  @Test("Moves and resigns are counted from one expectation to the next; an animation is kept")
  func counts() throws {
    let text = [
      Self.lifted, #"{"at":3,"do":"didChangeFrame","end":[0,367,375,300]}"#,
      #"{"at":3,"expect":{"moves":0,"resigns":0,"animation":[0.25,7]}}"#,
    ].joined(separator: "\n")
    guard case .expectation(let entry) = try entries(text).last else {
      Issue.record("no expectation")
      return
    }
    #expect(entry.failures.isEmpty, "\(entry.failures)")
    #expect(entry.line == 9 && entry.time == .seconds(3))
  }

  @Test("The last turn is played, though no line ends it")
  func lastTurn() throws {
    let lines = Self.lifted.components(separatedBy: "\n").prefix(3)
    let entries = try entries(lines.joined(separator: "\n"))
    guard case .turn(let turn) = entries.last else {
      Issue.record("no turn")
      return
    }
    #expect(entries.count == 1 && turn.events.map(\.name) == ["focus", "willShow"])
  }

  @Test("A turn tells its own steps and commands; what time brought before it is over by then")
  func turns() throws {
    let trace = try TraceReader.read(Data(Self.lifted.utf8))
    var player = TracePlayer(trace.header)
    let moments = trace.moments
    guard case .turn(let first) = moments[0].content, case .turn(let second) = moments[2].content
    else {
      Issue.record("the moments are no turns")
      return
    }
    let shown = player.turn(first, at: moments[0].time)
    #expect(shown.steps.map(\.trigger) == [.focus, .dock])
    #expect(shown.commands.move?.adjustment.boundsOrigin == 164)
    let changed = player.turn(second, at: moments[2].time)
    #expect(changed.steps.map(\.trigger) == [.dismissal, .dock], "the timer fired before the turn")
    #expect(changed.steps.first?.from == .shown)
    #expect(changed.events == second && changed.time == .seconds(2))
    #expect(changed.commands.resigns)
    #expect(player.snapshot == changed.snapshot)
    #expect(player.machine.state == .changingFrame)
  }
}
