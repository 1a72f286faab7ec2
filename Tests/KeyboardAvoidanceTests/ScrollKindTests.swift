import Foundation
import KeyboardAvoidance
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

@Suite("A view that is a scroll view only at times")
struct ScrollKindTests {
  private static let phone = CGSize(width: 375, height: 667)
  private static let docked = CGRect(x: 0, y: 407, width: 375, height: 260)
  private static let plain = Viewport(screen: phone)
  private static let scrolling = Viewport(
    screen: phone, scroll: ScrollMetrics(contentSize: CGSize(width: 375, height: 1400)))
  private static let field = FocusedInput(
    1, frame: CGRect(x: 20, y: 533, width: 335, height: 34))

  @Test("What was added is counted anew, and the field is revealed again from rest")
  func countedAnew() {
    var machine = KeyboardMachine()
    machine.handle(
      turn: [.layout(Self.scrolling), .focus(Self.field), .willShow(Self.docked)], at: .origin)
    #expect(machine.episode?.addedContentOffset == 168)
    machine.handle(turn: [.pause, .layout(Self.plain)], at: .origin)
    #expect(machine.episode?.addedContentOffset == 0)
    let commands = machine.handle(turn: [.layout(Self.scrolling), .resume], at: .origin)
    #expect(commands.move?.contentOffset == 168)
    #expect(machine.episode?.addedContentOffset == 168)
    let last = machine.handle(
      turn: [.blur, .willHide(CGRect(x: 0, y: 667, width: 375, height: 260))], at: .origin)
    #expect(last.move?.contentOffset == 0)
  }
}
