import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceSimulation
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

@Suite("The lines of a trace")
struct TraceLineTests {
  /// A header with what every line can name: two inputs and a scroll view in another.
  private static let header =
    #"{"inputs":{"a":{"frame":[0,0,9,9]},"b":{"frame":[0,9,9,9]}},"screen":[375,667],"trace":1,"#
    + #""view":{"scrolls":[{"content":[9,90],"frame":[0,0,9,9],"inset":[0,0],"offset":0},"#
    + #"{"content":[9,900],"inset":[0,0],"offset":0}]}}"#

  private static let frame = CGRect(x: 1.5, y: 1e-7, width: 320.666, height: 123_456.789)

  static let change = LayoutChange(
    screen: CGSize(width: 667, height: 375), window: CGRect(x: 1, y: 2, width: 300, height: 200),
    windowSafeArea: VerticalInsets(top: 3, bottom: 4),
    view: CGRect(x: 5, y: 6, width: 200, height: 100),
    safeArea: VerticalInsets(top: 7, bottom: 8), overlayBarHeight: 9,
    contentSize: CGSize(width: 200, height: 900), offset: 10,
    insets: VerticalInsets(top: 11, bottom: 12),
    nested: [
      NestedChange(
        frame: CGRect(x: 13, y: 14, width: 15, height: 16),
        contentSize: CGSize(width: 17, height: 18), offset: 19,
        insets: VerticalInsets(top: 20, bottom: 21))
    ])

  private static let full = KeyboardNotification(
    .didHide, endFrame: frame, animation: KeyboardAnimation(duration: 0.4, curve: 3),
    isLocal: false, isOnOtherScreen: true)

  /// What a line says beside its time, as it is written, and what it means.
  private static let lines: [(text: String, content: TraceLine.Content)] =
    events.map { ($0.text, .event($0.event)) } + expectations.map { ($0.text, .expectation($0.1)) }

  static let events: [(text: String, event: TraceEvent)] =
    [
      (
        #""begin":[1.5,1e-07,320.666,123456.789],"curve":3,"do":"didHide","duration":0.4,"#
          + #""end":[1.5,1e-07,320.666,123456.789],"local":false,"otherScreen":true"#,
        .notification(full, begin: frame)
      ),
      (#""do":"focus","input":"a""#, .focus("a")), (#""do":"blur""#, .blur),
      (
        #""do":"caret","frame":[1.5,1e-07,320.666,123456.789],"input":"b""#, .caret("b", frame)
      ),
      (#""do":"caret","frame":null,"input":"b""#, .caret("b", nil)),
      (#""do":"caret","frame":"pending","input":"a""#, .caretPending("a")),
      (
        #""do":"companion","frame":[1.5,1e-07,320.666,123456.789],"input":"a""#,
        .companion("a", frame)
      ),
      (#""do":"companion","frame":null,"input":"b""#, .companion("b", nil)),
      (
        #""do":"resize","frame":[1.5,1e-07,320.666,123456.789],"input":"b""#, .resize("b", frame)
      ),
      (#""do":"scroll","offset":-1000000000"#, .scroll(offset: -1e9)),
      (#""do":"scroll","index":0,"offset":1000000000"#, .scrollNested(0, offset: 1e9)),
      (#""do":"sample","end":null"#, .sample(KeyboardSample(frame: nil))),
      (
        #""do":"sample","end":[1.5,1e-07,320.666,123456.789],"interactive":true"#,
        .sample(KeyboardSample(frame: frame, isInteractive: true))
      ),
      (#""do":"tapOutside""#, .tapOutside), (#""do":"pause""#, .pause),
      (#""do":"resume""#, .resume), (#""do":"layout""#, .layout(LayoutChange())),
      (
        #""do":"layout","screen":[667,375],"view":{"frame":[5,6,200,100],"riding":9,"#
          + #""safeArea":[7,8],"scrolls":[{"content":[17,18],"frame":[13,14,15,16],"#
          + #""inset":[20,21],"offset":19},{"content":[200,900],"inset":[11,12],"offset":10}]},"#
          + #""window":[1,2,300,200],"windowSafeArea":[3,4]"#,
        .layout(change)
      ),
      (
        #""do":"layout","view":{"scrolls":[{},{}]}"#,
        .layout(LayoutChange(nested: [NestedChange()]))
      ),
      (
        #""do":"layout","view":{"scroll":{"offset":7}}"#, .layout(LayoutChange(offset: 7))
      ),
      (
        #""do":"layout","view":{"scroll":{"content":[1,2]}}"#,
        .layout(LayoutChange(contentSize: CGSize(width: 1, height: 2)))
      ),
      (
        #""do":"layout","view":{"scroll":{"inset":[1,2]}}"#,
        .layout(LayoutChange(insets: VerticalInsets(top: 1, bottom: 2)))
      ),
    ] + notifications + reasons

  private static let notifications = KeyboardNotification.Kind.allCases.map {
    (
      text: #""do":"\#($0.rawValue)","end":null"#,
      event: TraceEvent.notification(KeyboardNotification($0, endFrame: nil))
    )
  }

  private static let reasons = DismissalReason.allCases.map {
    (text: #""do":"dismiss","reason":"\#($0.rawValue)""#, event: TraceEvent.dismiss($0))
  }

  private static let expectations: [(text: String, TraceExpectation)] = [
    (#""expect":{}"#, TraceExpectation([:])),
    (#""expect":{"moves":0},"within":0"#, TraceExpectation([.moves: .number(0)], within: 0)),
    (
      #""expect":{"animation":[0.25,7],"boundsOrigin":1.5,"episode":true,"gap":-2,"inset":3,"#
        + #""lift":4,"maxOffset":5,"moves":6,"offset":7,"offsets":[8,9],"overlap":10,"#
        + #""resigns":11,"state":"changingFrame","translation":-12}"#,
      TraceExpectation([
        .animation: .animation(duration: 0.25, curve: 7), .boundsOrigin: .number(1.5),
        .episode: .bool(true), .gap: .number(-2), .inset: .number(3), .lift: .number(4),
        .maxOffset: .number(5), .moves: .number(6), .offset: .number(7),
        .offsets: .numbers([8, 9]), .overlap: .number(10), .resigns: .number(11),
        .state: .state(.changingFrame), .translation: .number(-12),
      ])
    ),
    (
      #""expect":{"animation":null,"gap":null,"maxOffset":null,"offset":null,"offsets":[]}"#,
      TraceExpectation([
        .animation: .none, .gap: .none, .maxOffset: .none, .offset: .none, .offsets: .numbers([]),
      ])
    ),
  ]

  private func content(_ text: String) throws -> TraceLine.Content? {
    let text = Self.header + "\n{\"at\":0," + text + "}"
    return try TraceReader.read(Data(text.utf8)).lines.first?.content
  }

  @Test("Each is read as what it says, key by key")
  func reading() throws {
    for (text, expected) in Self.lines { #expect(try content(text) == expected, "\(text)") }
  }

  @Test("Each is written as it was read, to the letter")
  func writing() throws {
    let header = try TraceReader.read(Data(Self.header.utf8)).header
    let trace = Trace(header: header, lines: Self.lines.map { TraceLine(at: .zero, $0.content) })
    let written = String(decoding: try TraceWriter.write(trace), as: UTF8.self)
      .components(separatedBy: "\n")
    #expect(written.first == Self.header)
    #expect(written.last == "")
    for (line, written) in zip(Self.lines, written.dropFirst()) {
      #expect(written == "{\"at\":0," + line.text + "}")
    }
    #expect(written.count == Self.lines.count + 2)
  }

  @Test("What a line leaves out is the default, and the default is as good as left out")
  func defaults() throws {
    let spelled = [
      #""do":"willShow","end":null,"begin":null,"duration":0.25,"curve":7,"local":true,"#
        + #""otherScreen":false"#:
        #""do":"willShow","end":null"#,
      #""do":"sample","end":null,"interactive":false"#: #""do":"sample","end":null"#,
      #""do":"scroll","index":1,"offset":7"#: #""do":"scroll","offset":7"#,
      #""expect":{"moves":0},"within":0.5"#: #""expect":{"moves":0}"#,
    ]
    for (long, short) in spelled { #expect(try content(long) == content(short), "\(long)") }
    let told = KeyboardNotification(
      .willShow, endFrame: nil, animation: KeyboardAnimation(duration: 0.25, curve: 7),
      isLocal: true, isOnOtherScreen: false)
    #expect(
      try content(#""do":"willShow","end":null"#) == .event(.notification(told, begin: nil)))
  }

  @Test("A scroll view that a layout adds can be scrolled from then on, and not before")
  func addedScrollView() throws {
    let header = #"{"trace":1, "screen":[375,667]}"#
    let layout = #"{"at":0, "do":"layout", "view":{"scroll":{"content":[375,1200]}}}"#
    let scroll = #"{"at":0, "do":"scroll", "offset":5}"#
    let data = Data([header, layout, scroll].joined(separator: "\n").utf8)
    #expect(try TraceReader.read(data).lines.last?.content == .event(.scroll(offset: 5)))
    #expect(throws: TraceError(line: 2, key: "do", "there is no scroll view to scroll")) {
      try TraceReader.read(Data([header, scroll].joined(separator: "\n").utf8))
    }
  }

  @Test("A time is read to the nearest nanosecond and written as the number that was read")
  func times() throws {
    let times = ["0", "0.000000001", "0.1", "0.3333333334", "591.25", "9000000.125"]
    let text = times.map { "{\"at\":\($0),\"do\":\"blur\"}" }.joined(separator: "\n")
    let trace = try TraceReader.read(Data((Self.header + "\n" + text).utf8))
    #expect(
      trace.lines.map(\.time) == [
        .zero, .nanoseconds(1), .milliseconds(100), .nanoseconds(333_333_333),
        .milliseconds(591_250), .milliseconds(9_000_000_125),
      ])
    let written = String(decoding: try TraceWriter.write(trace), as: UTF8.self)
    #expect(
      written.components(separatedBy: "\n").dropFirst().dropLast() == [
        #"{"at":0,"do":"blur"}"#, #"{"at":1e-09,"do":"blur"}"#, #"{"at":0.1,"do":"blur"}"#,
        #"{"at":0.333333333,"do":"blur"}"#, #"{"at":591.25,"do":"blur"}"#,
        #"{"at":9000000.125,"do":"blur"}"#,
      ])
  }
}
