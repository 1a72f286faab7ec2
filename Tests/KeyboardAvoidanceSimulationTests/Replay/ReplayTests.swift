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

@Suite("The virtual screen")
struct VirtualScreenTests {
  private static let frame = CGRect(x: 20, y: 500, width: 335, height: 34)

  private static func screen() -> VirtualScreen {
    VirtualScreen(
      viewport: Viewport(
        screen: CGSize(width: 400, height: 800),
        window: CGRect(x: 10, y: 20, width: 380, height: 700),
        view: CGRect(x: 5, y: 60, width: 370, height: 600),
        scroll: ScrollMetrics(
          contentSize: CGSize(width: 370, height: 900), offset: 0,
          insets: VerticalInsets(top: 30, bottom: 40)),
        nested: [nested(id: 4, offset: 7), nested(id: 9, offset: 8)]),
      inputs: [FocusedInput(1, frame: frame), FocusedInput(2, frame: frame)])
  }

  private static func nested(id: Int, offset: Double) -> NestedScroll {
    NestedScroll(
      id: id, frame: CGRect(x: 0, y: 100, width: 300, height: 200),
      metrics: ScrollMetrics(contentSize: CGSize(width: 300, height: 400), offset: offset))
  }

  @Test("It takes over what an event says of it, and nothing else")
  func noting() {
    let other = CGRect(x: 1, y: 2, width: 3, height: 4)
    var viewport = Self.screen().viewport
    viewport.safeArea = VerticalInsets(top: 1)
    var unusable = viewport
    unusable.overlayBarHeight = -1
    let moved = FocusedInput(2, frame: other, gap: 5)
    let cases: [(KeyboardEvent, [FocusedInput], InputID?, Viewport)] = [
      (.focus(moved), [FocusedInput(1, frame: Self.frame), moved], 2, Self.screen().viewport),
      (
        .caret(1, other),
        [FocusedInput(1, frame: Self.frame, caret: other), FocusedInput(2, frame: Self.frame)], nil,
        Self.screen().viewport
      ),
      (
        .caretPending(1),
        [
          FocusedInput(1, frame: Self.frame, isCaretPending: true),
          FocusedInput(2, frame: Self.frame),
        ],
        nil, Self.screen().viewport
      ),
      (
        .companion(1, other),
        [FocusedInput(1, frame: Self.frame, companion: other), FocusedInput(2, frame: Self.frame)],
        nil, Self.screen().viewport
      ),
      (
        .resize(2, other), [FocusedInput(1, frame: Self.frame), FocusedInput(2, frame: other)], nil,
        Self.screen().viewport
      ),
      (.layout(viewport), Self.atRest, nil, viewport),
      (.layout(unusable), Self.atRest, nil, Self.screen().viewport),
      (.resize(3, other), Self.atRest, nil, Self.screen().viewport),
      (.tapOutside, Self.atRest, nil, Self.screen().viewport),
      (.pause, Self.atRest, nil, Self.screen().viewport),
    ]
    for (event, inputs, focused, viewport) in cases {
      var screen = Self.screen()
      screen.note(event)
      #expect([1, 2].compactMap { screen.inputs[$0] } == inputs, "\(event)")
      #expect(screen.inputs.count == 2)
      #expect(screen.focused == focused && screen.viewport == viewport, "\(event)")
    }
  }

  private static let atRest = [FocusedInput(1, frame: frame), FocusedInput(2, frame: frame)]

  @Test("A caret that was waited for is known once it is told, and waited for again")
  func carets() {
    var screen = Self.screen()
    screen.note(.caretPending(1))
    screen.note(.caret(1, Self.frame))
    #expect(screen.inputs[1] == FocusedInput(1, frame: Self.frame, caret: Self.frame))
    screen.note(.caretPending(1))
    #expect(screen.inputs[1] == FocusedInput(1, frame: Self.frame, isCaretPending: true))
    screen.note(.focus(FocusedInput(2, frame: Self.frame)))
    screen.note(.blur)
    #expect(screen.focused == nil)
  }

  @Test("A scroll view is scrolled by its number, the view itself without one")
  func scrolling() {
    var screen = Self.screen()
    #expect(screen.offsets == [7, 8, 0])
    screen.note(.scrollNested(9, offset: 70))
    screen.note(.scroll(offset: 60))
    screen.note(.scrollNested(5, offset: 50))
    #expect(screen.offsets == [7, 70, 60])
    screen.apply(
      .adjust(
        AdjustmentCommand.Move(
          Adjustment(bottomInset: 100), contentOffset: 33,
          nestedOffsets: [NestedOffset(id: 4, offset: 44)], animation: nil)))
    #expect(screen.offsets == [44, 70, 33])
    #expect(screen.adjustment == Adjustment(bottomInset: 100))
    #expect(screen.maxOffset == 440, "900 and 40 of inset and 100 more, less 600")
    screen.apply(.resignFirstResponder)
    #expect(screen.adjustment == Adjustment(bottomInset: 100) && screen.offsets == [44, 70, 33])
    screen.apply(
      .adjust(
        AdjustmentCommand.Move(
          .identity, contentOffset: nil, nestedOffsets: [], animation: nil)))
    #expect(screen.offsets == [44, 70, 33] && screen.maxOffset == 340)
  }

  @Test("The focused input is where the window, the view, the scrolling and the lift put it")
  func focusedFrame() {
    var screen = Self.screen()
    #expect(screen.focusedFrame == nil && screen.gap(to: Self.frame) == nil)
    screen.note(.focus(FocusedInput(1, frame: Self.frame)))
    // The window at 20, the view at 60, two nested frames at 100 each, scrolled by 7, 8 and 0.
    #expect(screen.focusedFrame == CGRect(x: 35, y: 765, width: 335, height: 34))
    screen.apply(
      .adjust(
        AdjustmentCommand.Move(
          Adjustment(translation: -30, boundsOrigin: 40), contentOffset: 5,
          nestedOffsets: [], animation: nil)))
    #expect(screen.focusedFrame == CGRect(x: 35, y: 690, width: 335, height: 34))
    #expect(screen.gap(to: CGRect(x: 0, y: 730, width: 400, height: 70)) == 6)
    #expect(screen.gap(to: CGRect(x: 0, y: 720, width: 400, height: 80)) == -4)
    #expect(screen.gap(to: nil) == nil)
  }

  @Test("Without a scroll view nothing can be scrolled, and nothing says so")
  func still() {
    var screen = VirtualScreen(viewport: Viewport(screen: CGSize(width: 9, height: 9)))
    screen.note(.scroll(offset: 5))
    #expect(screen.offsets == [] && screen.maxOffset == nil && screen.viewport.scroll == nil)
  }

  @Test("Of inputs with one number the last one counts")
  func numbers() {
    let other = CGRect(x: 1, y: 2, width: 3, height: 4)
    let screen = VirtualScreen(
      viewport: Viewport(screen: CGSize(width: 9, height: 9)),
      inputs: [FocusedInput(1, frame: Self.frame), FocusedInput(1, frame: other)])
    #expect(screen.inputs == [1: FocusedInput(1, frame: other)])
  }
}
