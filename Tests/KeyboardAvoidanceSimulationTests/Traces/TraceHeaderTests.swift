import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceSimulation
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

@Suite("The header of a trace")
struct TraceHeaderTests {
  private func header(_ text: String) throws -> TraceHeader {
    try TraceReader.read(Data(text.utf8)).header
  }

  private func policy(_ text: String) throws -> AvoidancePolicy {
    try header(#"{"trace":1, "screen":[9,9], "policy":{\#(text)}}"#).policy
  }

  private func line(_ header: TraceHeader) throws -> String {
    String(decoding: try TraceWriter.write(Trace(header: header)), as: UTF8.self)
  }

  /// A header with every key; no two numbers are alike.
  private static func full(policy: String) -> String {
    #"{"inputs":{"a":{"caret":[1,2,3,4],"companion":[5,6,7,8],"enabled":false,"#
      + #""frame":[9,10,11,12],"gap":13,"placement":"center"},"b":{"caret":"pending","#
      + #""frame":[14,15,16,17],"placement":0.25},"c":{"frame":[18,19,20,21]}},"name":"a name","#
      + #""note":"a note","policy":{"# + policy
      + #"},"screen":[400,800],"source":"a source","trace":1,"#
      + #""view":{"frame":[24,25,290,680],"riding":26,"safeArea":[27,28],"#
      + #""scrolls":[{"content":[29,900],"frame":[30,31,32,33],"inset":[34,35],"offset":36},"#
      + #"{"content":[290,1200],"inset":[37,38],"offset":39}]},"window":[40,41,300,700],"#
      + #""windowSafeArea":[42,43]}"#
  }

  static var fullHeader: TraceHeader {
    let viewport = Viewport(
      screen: CGSize(width: 400, height: 800),
      window: CGRect(x: 40, y: 41, width: 300, height: 700),
      windowSafeArea: VerticalInsets(top: 42, bottom: 43),
      view: CGRect(x: 24, y: 25, width: 290, height: 680),
      safeArea: VerticalInsets(top: 27, bottom: 28),
      scroll: ScrollMetrics(
        contentSize: CGSize(width: 290, height: 1_200), offset: 39,
        insets: VerticalInsets(top: 37, bottom: 38)),
      nested: [
        NestedScroll(
          id: 0, frame: CGRect(x: 30, y: 31, width: 32, height: 33),
          metrics: ScrollMetrics(
            contentSize: CGSize(width: 29, height: 900), offset: 36,
            insets: VerticalInsets(top: 34, bottom: 35)))
      ],
      overlayBarHeight: 26)
    let inputs = [
      FocusedInput(
        1, frame: CGRect(x: 9, y: 10, width: 11, height: 12),
        caret: CGRect(x: 1, y: 2, width: 3, height: 4),
        companion: CGRect(x: 5, y: 6, width: 7, height: 8), gap: 13, placement: .center,
        isEnabled: false),
      FocusedInput(
        2, frame: CGRect(x: 14, y: 15, width: 16, height: 17), isCaretPending: true,
        placement: .fraction(0.25)),
      FocusedInput(3, frame: CGRect(x: 18, y: 19, width: 20, height: 21)),
    ]
    let policy = AvoidancePolicy(
      mover: .translate, gap: 22, engagement: .always, placement: .top, anchor: .bottom,
      drag: .follow, target: .view, restore: RestoreRule(on: [.drag, .system], to: .origin),
      dismissesOnOutsideTap: true, grace: 0.23)
    var header = TraceHeader(
      name: "a name", viewport: viewport,
      inputs: zip(["a", "b", "c"], inputs).map { TraceInput(name: $0, input: $1) }, policy: policy)
    header.source = "a source"
    header.note = "a note"
    return header
  }

  @Test("Every key is read as what it says")
  func reading() throws {
    let text = Self.full(
      policy: #""anchor":"bottom","dismissOnTap":true,"drag":"follow","engagement":"always","#
        + #""gap":22,"grace":0.23,"mover":"translate","placement":"top","preset":"scroll","#
        + #""restoreOn":["drag","system"],"restoreTo":"origin","target":"view""#)
    #expect(try header(text) == Self.fullHeader)
  }

  @Test("Every key is written, to the letter as it was read")
  func writing() throws {
    let text = Self.full(
      policy: #""anchor":"bottom","dismissOnTap":true,"engagement":"always","gap":22,"#
        + #""grace":0.23,"placement":"top","preset":"bar","restoreOn":["drag","system"],"#
        + #""restoreTo":"origin""#)
    #expect(try line(Self.fullHeader) == text + "\n")
  }

  @Test("Of a policy what differs from the preset is written, and nothing else")
  func differences() throws {
    let changes: [(String, (inout AvoidancePolicy) -> Void)] = [
      (#""mover":"inset","preset":"standard""#, { $0.mover = .inset }),
      (#""gap":9,"preset":"standard""#, { $0.gap = 9 }),
      (#""engagement":"always","preset":"standard""#, { $0.engagement = .always }),
      (#""placement":"top","preset":"standard""#, { $0.placement = .top }),
      (#""placement":0.25,"preset":"standard""#, { $0.placement = .fraction(0.25) }),
      (#""anchor":"bottom","preset":"standard""#, { $0.anchor = .bottom }),
      (#""drag":"follow","preset":"standard""#, { $0.drag = .follow }),
      (#""preset":"standard","target":"view""#, { $0.target = .view }),
      (
        #""preset":"standard","restoreOn":["tap","system"]"#,
        { $0.restore.reasons = [.tap, .system] }
      ),
      (#""preset":"standard","restoreOn":[]"#, { $0.restore.reasons = [] }),
      (#""preset":"standard","restoreTo":"origin""#, { $0.restore.target = .origin }),
      (#""dismissOnTap":true,"preset":"standard""#, { $0.dismissesOnOutsideTap = true }),
      (#""grace":0,"preset":"standard""#, { $0.grace = 0 }),
    ]
    for (text, change) in changes {
      var policy = AvoidancePolicy.standard
      change(&policy)
      let header = TraceHeader(
        name: "", viewport: Viewport(screen: CGSize(width: 9, height: 9)), policy: policy)
      #expect(
        try line(header) == #"{"policy":{"# + text + #"},"screen":[9,9],"trace":1}"# + "\n")
    }
  }

  @Test("What is left out is the whole screen, the whole window, no safe area and no inset")
  func defaults() throws {
    let header = try header(#"{"trace":1, "screen":[400,800]}"#)
    #expect(
      header
        == TraceHeader(name: "", viewport: Viewport(screen: CGSize(width: 400, height: 800))))
    #expect(header.viewport.window == CGRect(x: 0, y: 0, width: 400, height: 800))
    #expect(header.viewport.view == CGRect(x: 0, y: 0, width: 400, height: 800))
    #expect(header.policy == .standard)
    #expect(try line(header) == #"{"screen":[400,800],"trace":1}"# + "\n")
  }

  @Test("A scroll view's insets are the safe area unless given, and it is scrolled to its top")
  func scrollDefaults() throws {
    let viewport = try header(
      #"{"trace":1, "screen":[9,9], "view":{"frame":[0,5,9,9], "safeArea":[2,3], "#
        + #""scroll":{"content":[9,90]}}}"#
    ).viewport
    #expect(
      viewport.scroll
        == ScrollMetrics(
          contentSize: CGSize(width: 9, height: 90), offset: -2,
          insets: VerticalInsets(top: 2, bottom: 3)))
    #expect(viewport.windowSafeArea == VerticalInsets(top: 7, bottom: 0))
    #expect(viewport.nested.isEmpty)
    let nested = try header(
      #"{"trace":1, "screen":[9,9], "view":{"safeArea":[2,3], "#
        + #""scrolls":[{"frame":[0,0,9,9], "content":[9,90]}, {"content":[9,90]}]}}"#
    ).viewport
    #expect(
      nested.nested.map(\.metrics) == [ScrollMetrics(contentSize: CGSize(width: 9, height: 90))])
    #expect(nested.scroll?.insets == VerticalInsets(top: 2, bottom: 3))
  }

  @Test("A caret that is null is none")
  func nullCaret() throws {
    let text = #"{"frame":[0,0,1,1], "caret":null, "companion":null}"#
    let header = try header(#"{"trace":1, "screen":[9,9], "inputs":{"a":\#(text)}}"#)
    let input = FocusedInput(1, frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(header.inputs == [TraceInput(name: "a", input: input)])
  }

  @Test("An input is found by its name and named by its id, and neither is beyond the list")
  func names() throws {
    let header = Self.fullHeader
    #expect(["a", "c", "d"].map { header.id(of: $0) } == [1, 3, nil])
    #expect([0, 1, 3, 4, -1].map { header.name(of: $0) } == [nil, "a", "c", nil, nil])
  }

  @Test("Each preset is read by its name")
  func presets() throws {
    let presets: [(String, AvoidancePolicy)] = [
      ("standard", .standard), ("keepGap", .keepGap()), ("insetContent", .insetContent),
      ("shiftBounds", .shiftBounds()), ("scrollCovered", .scrollCovered), ("scroll", .scroll()),
      ("chat", .chat), ("bar", .bar),
    ]
    for (name, policy) in presets {
      #expect(try self.policy(#""preset":"\#(name)""#) == policy, "\(name)")
      let header = TraceHeader(
        name: "", viewport: Viewport(screen: CGSize(width: 9, height: 9)), policy: policy)
      #expect(try line(header).contains(#""preset":"\#(name)""#) == (policy != .standard))
    }
    #expect(try policy("") == .standard)
  }

  @Test("An override changes what it names, and nothing else")
  func overrides() throws {
    var expected = AvoidancePolicy.chat
    expected.gap = 3
    #expect(try policy(#""preset":"chat", "gap":3"#) == expected)
    expected = .standard
    expected.grace = 0
    #expect(try policy(#""grace":0"#) == expected)
    expected = .standard
    expected.placement = .fraction(1)
    #expect(try policy(#""placement":1"#) == expected)
    #expect(try policy(#""placement":"bottom""#) == .standard)
  }

  @Test("A mover that lifts restores after every dismissal unless it says otherwise")
  func lifting() throws {
    for mover in Mover.allCases {
      let lifts = mover == .translate || mover == .shiftBounds
      let policy = try policy(#""mover":"\#(mover.rawValue)""#)
      #expect(policy.mover == mover)
      #expect(policy.restore.reasons == (lifts ? .all : AvoidancePolicy.standard.restore.reasons))
      let given = try self.policy(#""mover":"\#(mover.rawValue)", "restoreOn":["tap"]"#)
      #expect(given.restore.reasons == [.tap])
      for policy in [policy, given] {
        let header = TraceHeader(
          name: "", viewport: Viewport(screen: CGSize(width: 9, height: 9)), policy: policy)
        #expect(try self.header(line(header)).policy == policy)
      }
    }
  }

  @Test("A trace that was written differs from what was meant in nothing, or is refused")
  func refusals() {
    func error(_ change: (inout TraceHeader) -> Void) -> String? {
      var header = Self.fullHeader
      change(&header)
      return #expect(throws: TraceError.self) {
        try TraceWriter.write(Trace(header: header))
      }?.description
    }
    #expect(
      error { $0.inputs[1].name = "a" }
        == "line 1, key 'inputs': must be in alphabetical order, their ids counting from 1")
    #expect(
      error { $0.inputs[2].input.id = 4 }
        == "line 1, key 'inputs': must be in alphabetical order, their ids counting from 1")
    #expect(
      error { $0.viewport.nested[0].id = 1 } == "line 1: holds a value that the format cannot say")
    #expect(
      error { $0.viewport.overlayBarHeight = .nan }
        == "line 1: holds a number that is not finite, which JSON cannot say")
    #expect(
      error { $0.viewport.overlayBarHeight = -1 }
        == "line 1, key 'view': sizes must not be negative, nor any place beyond ±1e9 points")
  }
}
