import Foundation
import KeyboardAvoidance
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

@Suite("A reveal shared out, and one that gives way to a lift")
struct SharedRevealTests {
  private static let docked = CGRect(x: 0, y: 407, width: 375, height: 260)

  private static func list(_ height: Double) -> ScrollMetrics {
    ScrollMetrics(contentSize: CGSize(width: 375, height: height))
  }

  @Test(
    "What the inner scroll view cannot take the next one does, though the frame is clear by then")
  func gapOfTheRest() {
    var viewport = Viewport(screen: CGSize(width: 375, height: 667), scroll: Self.list(1_400))
    viewport.nested = [
      NestedScroll(
        id: 0, frame: CGRect(x: 0, y: 300, width: 375, height: 160), metrics: Self.list(600))
    ]
    // 390…424 in the view: 17 pt are covered, 37 pt with the gap; the inner one can take 30 of them
    // without hiding its top.
    let input = FocusedInput(1, frame: CGRect(x: 20, y: 90, width: 335, height: 34))
    viewport.nested[0].metrics.insets.top = 60
    var machine = KeyboardMachine(policy: .scroll(margin: 20))
    machine.handle(turn: [.layout(viewport), .focus(input)], at: .origin)
    let move = machine.handle(.willShow(Self.docked), at: .origin).move
    #expect(move?.nestedOffsets == [NestedOffset(id: 0, offset: 30)])
    #expect(move?.contentOffset == 7)
  }

  @Test("A lift that follows a reveal counts with the offsets that are taken back for it")
  func liftAfterReveal() {
    let viewport = Viewport(screen: CGSize(width: 375, height: 667), scroll: Self.list(1_400))
    let input = FocusedInput(1, frame: CGRect(x: 20, y: 533, width: 335, height: 34))
    var machine = KeyboardMachine(policy: .scrollCovered)
    machine.handle(turn: [.layout(viewport), .focus(input)], at: .origin)
    let reveal = machine.handle(.willShow(Self.docked), at: .origin).move
    #expect(reveal?.contentOffset == 160)
    let lift = machine.setPolicy(.keepGap(4), at: .origin).move
    #expect(lift?.contentOffset == 0)
    #expect(lift?.adjustment == Adjustment(translation: -164))
    let back = machine.setPolicy(.scrollCovered, at: .origin).move
    #expect(back?.adjustment == Adjustment(bottomInset: 260, addedContentOffset: 160))
    #expect(back?.contentOffset == 160)
  }

  @Test("It counts with those of nested scroll views too")
  func liftAfterNestedReveal() {
    var viewport = Viewport(screen: CGSize(width: 375, height: 667), scroll: Self.list(1_400))
    viewport.nested = [
      NestedScroll(
        id: 0, frame: CGRect(x: 0, y: 300, width: 375, height: 300), metrics: Self.list(600))
    ]
    let input = FocusedInput(1, frame: CGRect(x: 20, y: 233, width: 335, height: 34))
    var machine = KeyboardMachine(policy: .scrollCovered)
    machine.handle(turn: [.layout(viewport), .focus(input)], at: .origin)
    let reveal = machine.handle(.willShow(Self.docked), at: .origin).move
    #expect(reveal?.nestedOffsets == [NestedOffset(id: 0, offset: 160)])
    let lift = machine.setPolicy(.keepGap(4), at: .origin).move
    #expect(lift?.nestedOffsets == [NestedOffset(id: 0, offset: 0)])
    #expect(lift?.adjustment == Adjustment(translation: -164))
  }
}
