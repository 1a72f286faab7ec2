import Foundation
import KeyboardAvoidance
import Testing

@testable import KeyboardAvoidanceSimulation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

@Suite("The values of a trace")
struct TraceValueTests {
  private let rest = Viewport(
    screen: CGSize(width: 1, height: 2), window: CGRect(x: 3, y: 4, width: 5, height: 6),
    windowSafeArea: VerticalInsets(top: 7, bottom: 8),
    view: CGRect(x: 9, y: 10, width: 11, height: 12),
    safeArea: VerticalInsets(top: 13, bottom: 14),
    scroll: ScrollMetrics(
      contentSize: CGSize(width: 15, height: 16), offset: 17,
      insets: VerticalInsets(top: 18, bottom: 19)),
    nested: [nested(0), nested(1)], overlayBarHeight: 20)

  private static func nested(_ id: Int) -> NestedScroll {
    NestedScroll(
      id: id, frame: CGRect(x: 21, y: 22, width: 23, height: 24),
      metrics: ScrollMetrics(
        contentSize: CGSize(width: 25, height: 26), offset: 27,
        insets: VerticalInsets(top: 28, bottom: 29)))
  }

  @Test("A layout replaces each part that it names, and no other")
  func parts() {
    let insets = VerticalInsets(top: -1, bottom: -2)
    let frame = CGRect(x: -3, y: -4, width: -5, height: -6)
    let size = CGSize(width: -7, height: -8)
    let changes: [(LayoutChange, (inout Viewport) -> Void)] = [
      (LayoutChange(), { _ in }), (LayoutChange(screen: size), { $0.screen = size }),
      (LayoutChange(window: frame), { $0.window = frame }),
      (LayoutChange(windowSafeArea: insets), { $0.windowSafeArea = insets }),
      (LayoutChange(view: frame), { $0.view = frame }),
      (LayoutChange(safeArea: insets), { $0.safeArea = insets }),
      (LayoutChange(overlayBarHeight: -9), { $0.overlayBarHeight = -9 }),
      (LayoutChange(contentSize: size), { $0.scroll?.contentSize = size }),
      (LayoutChange(offset: -10), { $0.scroll?.offset = -10 }),
      (LayoutChange(insets: insets), { $0.scroll?.insets = insets }),
      (
        LayoutChange(nested: [NestedChange(), NestedChange(frame: frame)]),
        { $0.nested[1].frame = frame }
      ),
      (
        LayoutChange(nested: [NestedChange(contentSize: size)]),
        { $0.nested[0].metrics.contentSize = size }
      ),
      (LayoutChange(nested: [NestedChange(offset: -11)]), { $0.nested[0].metrics.offset = -11 }),
      (
        LayoutChange(nested: [NestedChange(insets: insets)]),
        { $0.nested[0].metrics.insets = insets }
      ),
      (
        LayoutChange(nested: [NestedChange(), NestedChange(), NestedChange(offset: -12)]), { _ in }
      ),
    ]
    for (change, expected) in changes {
      var viewport = rest
      expected(&viewport)
      #expect(change.applied(to: rest) == viewport, "\(change)")
    }
  }

  @Test(
    "A content size gives scrolling to a view that has none, inset as it says or by the safe area")
  func addedScrolling() {
    var still = rest
    still.scroll = nil
    let size = CGSize(width: 30, height: 31)
    #expect(LayoutChange(offset: 32).applied(to: still) == still)
    #expect(
      LayoutChange(contentSize: size).applied(to: still).scroll
        == ScrollMetrics(contentSize: size, offset: -13, insets: still.safeArea))
    let insets = VerticalInsets(top: 33, bottom: 34)
    #expect(
      LayoutChange(contentSize: size, insets: insets).applied(to: still).scroll
        == ScrollMetrics(contentSize: size, offset: -33, insets: insets))
    #expect(
      LayoutChange(contentSize: size, offset: 35, insets: insets).applied(to: still).scroll
        == ScrollMetrics(contentSize: size, offset: 35, insets: insets))
  }

  @Test(
    "A duration in seconds is exact to the nanosecond, and a span of centuries is to the second")
  func seconds() {
    let durations: [(Duration, Double)] = [
      (.milliseconds(591_250), 591.25), (.nanoseconds(-1), -1e-9), (.milliseconds(-1_500), -1.5),
      (.nanoseconds(2_000_000_003), 2.000000003), (.seconds(8_999_999_999), 8_999_999_999),
      (.seconds(9_300_000_000), 9_300_000_000), (.seconds(-9_300_000_000), -9_300_000_000),
    ]
    for (duration, seconds) in durations { #expect(duration.inSeconds == seconds) }
    #expect(Duration.wholeNanoseconds(inSeconds: 0.0000000026) == .nanoseconds(3))
    #expect(Duration.nanoseconds(1_500_001).toMilliseconds == .milliseconds(2))
    #expect(Duration.nanoseconds(1_499_999).toMilliseconds == .milliseconds(1))
    #expect(MachineInstant(nanoseconds: 7).sinceOrigin == .nanoseconds(7))
  }

  @Test("A value is told as a reader wants it: numbers to a thousandth, none where there is none")
  func descriptions() {
    let values: [(TraceExpectation.Value, String)] = [
      (.none, "none"), (.number(407), "407"), (.number(-0.5), "-0.5"), (.number(0.0004), "0"),
      (.number(0.0006), "0.001"), (.number(1 / 3), "0.333"),
      (.number(999_999_999_999), "999999999999"),
      (.number(1e12), "1000000000000.0"), (.number(.infinity), "inf"),
      (.numbers([1, 2.5]), "[1, 2.5]"), (.state(.changingFrame), "changingFrame"),
      (.bool(true), "true"), (.animation(duration: 0.25, curve: 7), "[0.25, 7]"),
    ]
    for (value, text) in values { #expect(value.description == text) }
  }

  @Test("An error is told with its line and key, on one line")
  func errors() {
    #expect(
      TraceError(line: 3, key: "end", "is missing").description == "line 3, key 'end': is missing")
    #expect(TraceError(line: 3, "is\u{1B}\nwrong").description == #"line 3: is\u{1B}\nwrong"#)
  }

  @Test(
    "What an expectation asks for comes in the order of its keys, whatever order it was given in")
  func order() {
    let all = Dictionary(
      uniqueKeysWithValues: TraceExpectation.Key.allCases.map { ($0, TraceExpectation.Value.none) })
    #expect(TraceExpectation(all).values.map(\.key) == TraceExpectation.Key.allCases)
    #expect(TraceExpectation(all).tolerance == 0.5)
  }

  @Test("A number that JSON cannot say is written as null, and a whole one has no point")
  func numbers() {
    let numbers: [Double] = [.nan, -.infinity, 0, -0.0, -3, 2.5, 0x1p53, -0x1p53, 0x1p53 - 1]
    #expect(
      JSONValue.array(numbers.map { .number($0) }).line
        == "[null,null,0,-0,-3,2.5,9007199254740992,-9007199254740992,9007199254740991]")
  }

  @Test("A value of each kind is told by its kind")
  func kinds() throws {
    var parser = JSONParser()
    let text = try parser.read(Array(#"[null,true,1,"a","é",[],{}]"#.utf8))
    #expect(
      text.elements(of: 0).map { text.kind(at: $0) } == [
        "null", "a boolean", "a number", "a string", "a string", "a list", "an object",
      ])
    #expect(text.elements(of: 0).map { text.string(at: $0) } == ["", "", "", "a", "é", "", ""])
  }
}
