import Foundation
import KeyboardAvoidance
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// The article on scroll view insets: a text view that fills a phone with a home indicator.
enum S1 {
  static let viewport = viewport(width: 375, height: 812, bottom: 34)

  static func viewport(width: Double, height: Double, bottom: Double) -> Viewport {
    let insets = VerticalInsets(top: 44, bottom: bottom)
    return Viewport(
      screen: CGSize(width: width, height: height), safeArea: insets,
      scroll: ScrollMetrics(
        contentSize: CGSize(width: width, height: 3000), offset: 0, insets: insets))
  }

  static let text = FocusedInput(
    1, frame: CGRect(x: 0, y: 0, width: 375, height: 3000), caret: .caret(bottom: 120))

  /// The text is being edited and the keyboard of 336 points is up.
  static func editing(_ text: FocusedInput = text) -> SeedHost {
    var host = SeedHost(.insetContent, in: viewport)
    host.turn(.focus(text))
    host.turn(.willChangeFrame(host.keyboard(336)))
    host.wait()
    return host
  }
}

@Suite("S1 Inset to the keyboard")
struct S1InsetTests {
  @Test("S1.1 Two notifications are enough: willChangeFrame and willHide")
  func twoNotifications() {
    var host = S1.editing()
    #expect(host.inset == 302)
    #expect(host.state == .shown)
    host.turn(.willHide(host.gone(336)))
    #expect(host.inset == 0)
    host.wait()
    #expect(host.state == .hidden)
  }

  @Test("S1.2 A missing end frame is no height: announced it means undocked, reported nothing")
  func missingFrame() {
    var host = S1.editing()
    host.turn(.didChangeFrame(nil))
    #expect(host.inset == 302)
    host.turn(.willChangeFrame(nil))
    #expect(host.inset == 0)
  }

  @Test("S1.3 The frame is taken in the view's own coordinates, in any orientation")
  func coordinates() {
    var landscape = SeedHost(
      .insetContent, in: S1.viewport(width: 812, height: 375, bottom: 21))
    landscape.show(S1.text, 200)
    #expect(landscape.inset == 179)
    var viewport = S1.viewport
    viewport.view = CGRect(x: 0, y: 100, width: 375, height: 612)
    var inner = SeedHost(.insetContent, in: viewport)
    inner.show(S1.text, 336)
    #expect(inner.inset == 712 - 476 - 34)
  }

  @Test("S1.4 willHide means no inset, whatever its frame")
  func willHide() {
    for frame in [nil, CGRect.zero, CGRect(x: 0, y: 476, width: 375, height: 336)] {
      var host = S1.editing()
      host.turn(.willHide(frame))
      #expect(host.inset == 0)
    }
  }

  @Test(
    "S1.5 The inset is what is covered less the safe area",
    arguments: [(336, 34, 302), (336, 0, 336), (216, 34, 182), (30, 34, 0)])
  func inset(_ keyboard: Double, _ bottom: Double, _ inset: Double) {
    var host = SeedHost(
      .insetContent, in: S1.viewport(width: 375, height: 812, bottom: bottom))
    host.show(S1.text, keyboard)
    #expect(host.inset == inset)
  }

  @Test("S1.7 The caret is scrolled into view, and stays there when the keyboard goes")
  func reveals() {
    var text = S1.text
    text.caret = .caret(bottom: 720)
    var host = S1.editing(text)
    #expect(host.offset == 720 - 476)
    host.hide()
    #expect(host.offset == 720 - 476)
  }

  @Test("S1.8 Attaching a hardware keyboard while editing leaves no inset")
  func hardwareKeyboard() {
    var host = S1.editing()
    host.detach(336)
    #expect(host.inset == 0)
    #expect(host.state == .hidden)
  }

  @Test("S1.9 willChangeFrame alone covers show, a suggestion bar, rotation and hide")
  func changeFrameAlone() {
    var host = S1.editing()
    host.turn(.willChangeFrame(host.keyboard(380)))
    #expect(host.inset == 346)
    host.turn(
      .layout(S1.viewport(width: 812, height: 375, bottom: 21)),
      .willChangeFrame(CGRect(x: 0, y: 175, width: 812, height: 200)))
    #expect(host.inset == 179)
    host.turn(.willChangeFrame(CGRect(x: 0, y: 375, width: 812, height: 200)))
    #expect(host.inset == 0)
  }

  @Test("S1.10 The inset moves with the keyboard's own animation")
  func animation() {
    var host = S1.editing()
    host.turn(.willChangeFrame(host.keyboard(380), duration: 0.3, curve: 5))
    #expect(host.moves.last?.animation == KeyboardAnimation(duration: 0.3, curve: 5))
  }

  @Test("S1.11 The seed's vectors")
  func vectors() {
    var host = S1.editing()
    #expect(host.inset == 302)
    host.hide()
    #expect(host.inset == 0)
  }

  @Test("S1.12 willHide comes before the keyboard has gone, didHide when it has")
  func beforeAndAfter() {
    var host = S1.editing()
    host.turn(.willHide(host.gone(336)))
    #expect(host.state == .hiding)
    #expect(host.inset == 0)
    host.turn(.didHide(host.gone(336)))
    #expect(host.state == .hidden)
  }

  @Test("S1.13 willChangeFrame and willHide may come in either order, without a moment of 302")
  func eitherOrder() {
    for isChangeFirst in [true, false] {
      var host = S1.editing()
      let before = host.moves.count
      let change = KeyboardEvent.willChangeFrame(host.gone(336))
      let hide = KeyboardEvent.willHide(host.gone(336))
      host.turn(isChangeFirst ? change : hide)
      #expect(host.inset == 0)
      host.turn(isChangeFirst ? hide : change)
      host.wait()
      #expect(host.inset == 0)
      #expect(host.moves.count == before + 1)
    }
  }

  static let overlaps: [(CGRect, Double)] = [
    (CGRect(x: 20, y: 300, width: 320, height: 254), 0),
    (CGRect(x: 0, y: 768, width: 375, height: 308), 10),
    (CGRect(x: 0, y: 757, width: 375, height: 308), 21),
  ]

  @Test("S1.14 The overlap counts, not the height", arguments: overlaps)
  func overlap(_ frame: CGRect, _ inset: Double) {
    var host = S1.editing()
    host.turn(.willChangeFrame(frame))
    #expect(host.inset == inset)
    host.turn(.willChangeFrame(.zero))
    #expect(host.inset == inset)
    host.turn(.willHide(.zero))
    #expect(host.moves.allSatisfy { $0.adjustment.bottomInset >= 0 })
    #expect(host.inset == 0)
  }

  @Test("S1.15 An inset of the app's own is kept, and a window need not fill the screen")
  func ownInset() {
    var viewport = S1.viewport
    viewport.scroll?.insets.bottom = 80
    var host = SeedHost(.insetContent, in: viewport)
    host.show(S1.text, 336)
    #expect(host.inset == 336 - 80)
    host.hide()
    #expect(host.inset == 0)
    viewport.window = CGRect(x: 0, y: 100, width: 375, height: 712)
    viewport.view = CGRect(x: 0, y: 0, width: 375, height: 712)
    var windowed = SeedHost(.insetContent, in: viewport)
    windowed.show(S1.text, 336)
    #expect(windowed.inset == 336 - 80)
  }
}
