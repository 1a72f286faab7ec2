import Foundation
import KeyboardAvoidance
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// ODScrollView: a scroll view of 724 points below a bar of 88, a keyboard of 336, an area of 388.
enum S0 {
  static let viewport = Viewport(
    screen: CGSize(width: 375, height: 812), view: CGRect(x: 0, y: 88, width: 375, height: 724),
    scroll: ScrollMetrics(contentSize: CGSize(width: 375, height: 2000)))
  static let policy = AvoidancePolicy.scroll(margin: 20)
  static let field = FocusedInput.field(bottom: 446)
  static let keyboard = 336.0

  static var always: AvoidancePolicy {
    var policy = policy
    policy.engagement = .always
    return policy
  }

  static func viewport(offset: Double) -> Viewport {
    var viewport = viewport
    viewport.scroll?.offset = offset
    return viewport
  }

  /// The offset once the keyboard is up for an input.
  static func offset(
    for input: FocusedInput, _ policy: AvoidancePolicy = policy, from start: Double = 0
  ) -> Double {
    var host = SeedHost(policy, in: viewport(offset: start))
    host.show(input, keyboard)
    return host.offset
  }
}

@Suite("S0 ODScrollView: placement")
struct S0PlacementTests {
  @Test("S0.1 Any input is a frame and a caret, and it moves vertically only")
  func anyInput() {
    let narrow = FocusedInput(7, frame: CGRect(x: 300, y: 412, width: 40, height: 34))
    #expect(S0.offset(for: S0.field) == 78)
    #expect(S0.offset(for: narrow) == 78)
  }

  @Test("S0.2 The caret counts where the frame does not fit")
  func caret() {
    let tall = FocusedInput.field(bottom: 700, height: 400, caret: .caret(bottom: 520))
    #expect(S0.offset(for: tall) == 520 + 20 - 388)
  }

  @Test(
    "S0.3 The margin is an input's own, 20 if it has none, and the center does not count it",
    arguments: zip(Placement.named.map(\.placement), [(78.0, 98.0), (235, 235), (392, 372)]))
  func margin(_ placement: Placement, _ offsets: (standard: Double, own: Double)) {
    let field = FocusedInput.field(bottom: 446, placement: placement)
    let wide = FocusedInput.field(bottom: 446, gap: 40, placement: placement)
    #expect(S0.offset(for: field, .scroll()) == offsets.standard)
    #expect(S0.offset(for: wide, .scroll()) == offsets.own)
  }

  @Test("S0.4 An input is avoided for unless it says otherwise")
  func enabled() {
    var host = SeedHost(S0.policy, in: S0.viewport)
    host.show(.field(bottom: 446, isEnabled: false), S0.keyboard)
    #expect(host.offset == 0)
    #expect(host.inset == S0.keyboard)
    #expect(S0.field.isEnabled)
  }

  @Test("S0.5 The direction is an input's own, bottom if it has none")
  func direction() {
    #expect(AvoidancePolicy.scroll().placement == .bottom)
    #expect(S0.offset(for: .field(bottom: 446, placement: .top)) == 392)
    #expect(S0.offset(for: .field(bottom: 446, placement: .center)) == 235)
    #expect(S0.offset(for: .field(bottom: 446)) == 78)
  }

  @Test("S0.6 Always adjusts without an overlap too, if needed only with one")
  func always() {
    let clear = FocusedInput.field(bottom: 546)
    #expect(S0.offset(for: clear, S0.always, from: 500) == 178)
    #expect(S0.offset(for: clear, S0.policy, from: 500) == 500)
  }

  @Test("S0.19 The area ends at the keyboard where that overlaps the view, else with the view")
  func area() {
    let field = FocusedInput.field(bottom: 434, placement: .center)
    #expect(S0.offset(for: field, S0.always) == 417 - 194)
    var viewport = S0.viewport
    viewport.view.size.height = 300
    var host = SeedHost(S0.always, in: viewport)
    host.show(field, S0.keyboard)
    #expect(host.offset == 417 - 150)
    #expect(host.inset == 0)
  }

  @Test("S0.20 A frame as high as the area fits, the margin left out")
  func fits() {
    let caret = CGRect.caret(bottom: 520)
    let fitting = FocusedInput.field(bottom: 688, height: 388, caret: caret)
    let tall = FocusedInput.field(bottom: 688, height: 388.5, caret: caret)
    #expect(S0.offset(for: fitting, S0.always) == 688 + 20 - 388)
    #expect(S0.offset(for: tall, S0.always) == 520 + 20 - 388)
  }

  @Test(
    "S0.22 If needed means at the keyboard's top or below, the margin left out",
    arguments: [(388, 20), (387.9, 0)])
  func touching(_ bottom: Double, _ offset: Double) {
    #expect(abs(S0.offset(for: .field(bottom: bottom)) - offset) < 0.001)
    let tall = FocusedInput.field(bottom: 700, height: 600, caret: .caret(bottom: bottom))
    #expect(abs(S0.offset(for: tall) - offset) < 0.001)
  }

  @Test(
    "S0.27 The seed's vectors",
    arguments: zip(Placement.named.map(\.placement), [78.0, 235, 392]))
  func vectors(_ placement: Placement, _ offset: Double) {
    let field = FocusedInput.field(bottom: 446, placement: placement)
    #expect(S0.offset(for: field) == offset)
    #expect(S0.offset(for: field, S0.always) == offset)
  }

  @Test("S0.29 The offset stays within what can be scrolled, and the inset makes room for the last")
  func clamped() {
    #expect(S0.offset(for: .field(bottom: 46), S0.always) == 0)
    var viewport = S0.viewport
    viewport.scroll?.contentSize.height = 724
    var host = SeedHost(S0.policy, in: viewport)
    host.show(.field(bottom: 714), S0.keyboard)
    #expect(host.offset == S0.keyboard)
    #expect(host.inset == S0.keyboard)
  }

  @Test("S0.30 Two views have two policies")
  func separate() {
    let (first, second) = (
      S0.offset(for: S0.field, .scroll(margin: 20)), S0.offset(for: S0.field, .scroll(margin: 60))
    )
    #expect(first == 78)
    #expect(second == 118)
  }
}
