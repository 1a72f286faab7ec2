import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceSimulation
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

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
