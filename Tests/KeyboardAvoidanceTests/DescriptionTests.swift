import Foundation
import KeyboardAvoidance
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

@Suite("Short descriptions for a log")
struct DescriptionTests {
  private static let frame = CGRect(x: 0, y: 407, width: 375, height: 260)

  @Test(
    "An event says what it is, with its numbers",
    arguments: [
      (KeyboardEvent.willShow(frame), "willShow (0, 407, 375, 260) 0.25 s, curve 7"),
      (.willHide(nil, duration: 0), "willHide none 0 s, curve 7"),
      (
        .notification(
          KeyboardNotification(.didShow, endFrame: frame, isLocal: false, isOnOtherScreen: true)),
        "didShow (0, 407, 375, 260) 0.25 s, curve 7, not local, other screen"
      ),
      (.sample(KeyboardSample(frame: frame)), "sample (0, 407, 375, 260)"),
      (.sample(KeyboardSample(frame: frame, isInteractive: true)), "drag (0, 407, 375, 260)"),
      (.focus(FocusedInput(1, frame: frame)), "focus 1 (0, 407, 375, 260)"),
      (.blur, "blur"), (.caret(2, nil), "caret 2 none"), (.caretPending(2), "caret 2 pending"),
      (.companion(2, frame), "companion 2 (0, 407, 375, 260)"),
      (.resize(2, frame), "resize 2 (0, 407, 375, 260)"),
      (
        .layout(Viewport(screen: CGSize(width: 375, height: 667))),
        "layout screen 375 × 667 view (0, 0, 375, 667)"
      ),
      (
        .layout(
          Viewport(
            screen: CGSize(width: 834, height: 1_194),
            window: CGRect(x: 40, y: 60, width: 600, height: 1_000),
            view: CGRect(x: 0, y: 910, width: 600, height: 90))),
        "layout screen 834 × 1194 view (40, 970, 600, 90)"
      ),
      (.scroll(offset: 12.5), "scroll 12.5"), (.scrollNested(3, offset: 4), "scroll nested 3 4"),
      (.dismissal(.tap), "dismissal tap"), (.tapOutside, "tapOutside"), (.pause, "pause"),
      (.resume, "resume"),
    ])
  func events(_ event: KeyboardEvent, _ description: String) {
    #expect("\(event)" == description)
  }

  @Test("A command says what moves where and how")
  func commands() {
    let move = AdjustmentCommand.Move(
      Adjustment(translation: -131), animation: KeyboardAnimation(duration: 0.4))
    #expect("\(AdjustmentCommand.adjust(move))" == "adjust translation -131, 0.4 s, curve 7")
    #expect("\(AdjustmentCommand.resignFirstResponder)" == "resignFirstResponder")
    let scroll = AdjustmentCommand.Move(
      Adjustment(bottomInset: 260, addedContentOffset: 12), contentOffset: 12,
      nestedOffsets: [NestedOffset(id: 1, offset: 30)])
    #expect(
      "\(scroll)"
        == "inset 260, added offset 12, to offset 12, nested 1 to offset 30, at once")
    #expect("\(Adjustment.identity)" == "rest")
  }

  @Test("Actions say their names")
  func actions() {
    #expect("\(Transition.from(.hidden, on: .dock).actions)" == "takeFrame, armTimer, plan")
    #expect("\(TransitionActions())" == "–")
  }

  @Test("A number that is none is printed as such")
  func odd() {
    #expect("\(KeyboardEvent.scroll(offset: .nan))" == "scroll nan")
    #expect("\(KeyboardEvent.scroll(offset: 1e300))" == "scroll 1e+300")
  }
}

@Suite("What can be stored")
struct CodableTests {
  private func stored<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  @Test("The whole matrix comes back, a cell for every state and trigger")
  func matrix() throws {
    let all = Transition.all
    #expect(all.count == KeyboardState.allCases.count * Trigger.allCases.count)
    #expect(Set(all.map { [$0.state.rawValue, $0.trigger.rawValue] }).count == all.count)
    for cell in all { #expect(cell.transition == Transition.from(cell.state, on: cell.trigger)) }
    #expect(try stored(all) == all)
  }

  @Test("An adjustment comes back")
  func adjustment() throws {
    let adjustment = Adjustment(translation: -1.5, bottomInset: 2, addedContentOffset: 3)
    #expect(try stored(adjustment) == adjustment)
  }

  @Test("A name that is none of them is refused, with those that are accepted")
  func refused() throws {
    let decoder = JSONDecoder()
    for (text, accepted) in [("[\"plan\",\"fly\"]", "takeFrame"), ("[\"fly\"]", "disarmTimer")] {
      let error = #expect(throws: DecodingError.self) {
        try decoder.decode(TransitionActions.self, from: Data(text.utf8))
      }
      #expect("\(try #require(error))".contains(accepted))
    }
    #expect(throws: DecodingError.self) {
      try decoder.decode([Placement].self, from: Data("[\"middle\"]".utf8))
    }
  }

  @Test("A placement is stored by its name, or else by its number")
  func placements() throws {
    let data = try JSONEncoder().encode([Placement.top, .center, .fraction(0.25)])
    #expect(String(decoding: data, as: UTF8.self) == "[\"top\",\"center\",0.25]")
  }
}
