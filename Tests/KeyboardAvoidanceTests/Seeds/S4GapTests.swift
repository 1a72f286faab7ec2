import Foundation
import KeyboardAvoidance
import Testing

/// The article on a gap of 4 points: a phone of 667 points, a container that is translated.
enum S4 {
  static let viewport = Viewport(
    screen: CGSize(width: 375, height: 667), safeArea: VerticalInsets(top: 20))

  /// A field this far above the view's bottom.
  static func field(_ distance: Double) -> FocusedInput { .field(bottom: 667 - distance) }

  static func host(restore: RestoreRule = .always) -> SeedHost {
    SeedHost(.keepGap(4, restore: restore), in: viewport)
  }

  static func shown(
    _ distance: Double, _ keyboard: Double, restore: RestoreRule = .always
  ) -> SeedHost {
    var host = host(restore: restore)
    host.show(field(distance), keyboard)
    return host
  }
}

@Suite("S4 A gap that is kept")
struct S4GapTests {
  @Test("S4.1 A covered field stays 4 points above the keyboard from input method to input method")
  func goalA() {
    var host = S4.shown(100, 260)
    #expect(host.translation == -164)
    for height in [300.0, 250, 346, 260] {
      host.change(to: height)
      #expect(host.translation == 100 - height - 4)
    }
  }

  @Test("S4.2 A field that only a later keyboard covers is moved then, and kept from then on")
  func goalB() {
    var host = S4.shown(300, 260)
    #expect(host.moves.isEmpty)
    host.change(to: 320)
    #expect(host.translation == -24)
    host.change(to: 298)
    #expect(host.translation == -2)
  }

  @Test("S4.3 Only the translation moves")
  func translationOnly() {
    #expect(S4.shown(100, 260).adjustment == Adjustment(translation: -164))
  }

  @Test("S4.4 The four notifications are enough, and a view that disappears is a pause")
  func fourNotifications() {
    var host = S4.shown(100, 260)
    host.turn(.pause)
    host.change(to: 300)
    #expect(host.translation == -164)
    host.turn(.resume)
    #expect(host.translation == -204)
    host.turn(.blur, .willHide(host.gone(300)))
    #expect(host.translation == 0)
  }

  @Test("S4.5 The flag is the state, and the distance the adjustment")
  func state() {
    var host = S4.host()
    #expect(host.state == .hidden)
    #expect(host.adjustment == .identity)
    host.show(S4.field(100), 260)
    #expect(host.state == .shown)
    #expect(host.adjustment.lift == 164)
  }

  @Test(
    "S4.6 willShow moves a field below the keyboard's top, strictly",
    arguments: [(260, 0), (259.5, -4.5), (100, -164)])
  func willShow(_ distance: Double, _ translation: Double) {
    var host = S4.host()
    host.turn(.focus(S4.field(distance)))
    host.turn(.willShow(host.keyboard(260)))
    #expect(host.translation == translation)
  }

  @Test("S4.7 didShow says that the keyboard is up")
  func didShow() {
    var host = S4.host()
    host.turn(.focus(S4.field(100)), .willShow(host.keyboard(260)))
    #expect(host.state == .showing)
    host.turn(.didShow(host.keyboard(260)))
    #expect(host.state == .shown)
  }

  @Test(
    "S4.8 didChangeFrame moves by itself: a covered field, and any field that has been moved",
    arguments: [(100, 300, -204), (100, 250, -154), (300, 320, -24), (300, 280, 0)])
  func didChangeFrame(_ distance: Double, _ height: Double, _ translation: Double) {
    var host = S4.shown(distance, 260)
    host.turn(.didChangeFrame(host.keyboard(height)))
    #expect(host.translation == translation)
  }

  @Test("S4.9 By the literal rule willHide takes nothing back unless there was a tap")
  func willHide() {
    var literal = S4.shown(100, 260, restore: .afterTap)
    literal.hide()
    #expect(literal.translation == -164)
    var standard = S4.shown(100, 260)
    standard.hide()
    #expect(standard.translation == 0)
  }

  @Test("S4.10 By the literal rule only a tap restores", arguments: DismissalReason.allCases)
  func onlyTap(_ reason: DismissalReason) {
    var host = S4.shown(100, 260, restore: .afterTap)
    host.hide(reason)
    #expect(host.translation == (reason == .tap ? 0 : -164))
  }

  @Test("S4.11 A switch that posts willHide does not make the page jump")
  func switchThatHides() {
    var literal = S4.shown(100, 260, restore: .afterTap)
    literal.turn(.willHide(literal.gone()))
    literal.change(to: 300)
    #expect(literal.moves.map(\.adjustment.translation) == [-164, -204])
    var standard = S4.shown(100, 260)
    standard.turn(.willHide(standard.gone()), .willShow(standard.keyboard(300)))
    #expect(standard.moves.map(\.adjustment.translation) == [-164, -204])
  }

  @Test("S4.12 didShow and didChangeFrame may come in either order")
  func eitherOrder() {
    for isShowFirst in [true, false] {
      var host = S4.host()
      let show = KeyboardEvent.didShow(host.keyboard(260))
      let change = KeyboardEvent.didChangeFrame(host.keyboard(260))
      host.turn(.focus(S4.field(100)), .willShow(host.keyboard(260)))
      host.wait(0.25)
      host.turn(isShowFirst ? show : change)
      host.turn(isShowFirst ? change : show)
      #expect(host.moves.map(\.adjustment.translation) == [-164])
    }
  }

  @Test("S4.13 A move has the keyboard's animation, and so has one by didChangeFrame")
  func animation() {
    var host = S4.host()
    host.turn(
      .focus(S4.field(100)), .willShow(host.keyboard(260), duration: 0.5, curve: 3))
    #expect(host.moves.last?.animation == KeyboardAnimation(duration: 0.5, curve: 3))
    host.turn(.didChangeFrame(host.keyboard(300)))
    #expect(host.moves.last?.animation == .standard)
  }

  @Test("S4.14 A missing frame is no height: reported it says nothing, announced undocked")
  func missingFrame() {
    var host = S4.shown(100, 260)
    host.turn(.didChangeFrame(nil))
    host.turn(.didShow(nil))
    host.wait()
    #expect(host.moves.count == 1)
    #expect(host.translation == -164)
    host.turn(.willShow(nil))
    #expect(host.translation == 0)
  }

  /// A field's distance from the view's bottom, and the keyboards one after the other.
  struct Vector: Sendable {
    let distance: Double
    let steps: [(keyboard: Double, translation: Double)]
  }

  static let vectors = [
    Vector(distance: 100, steps: [(260, -164), (300, -204)]),
    Vector(distance: 300, steps: [(260, 0), (320, -24)]),
    Vector(distance: 300, steps: [(300, 0)]),
    Vector(distance: 262, steps: [(260, 0)]),
  ]

  @Test("S4.15 The seed's vectors", arguments: vectors)
  func holds(_ vector: Vector) {
    var host = S4.host()
    host.turn(.focus(S4.field(vector.distance)))
    for step in vector.steps {
      host.change(to: step.keyboard)
      #expect(host.translation == step.translation)
    }
  }

  @Test("S4.16 A repeated didChangeFrame moves nothing, and a switch without willShow moves once")
  func idempotent() {
    var host = S4.shown(100, 260)
    for _ in 0..<3 { host.turn(.didChangeFrame(host.keyboard(260))) }
    #expect(host.moves.map(\.adjustment.translation) == [-164])
    for _ in 0..<3 { host.turn(.didChangeFrame(host.keyboard(300))) }
    #expect(host.moves.map(\.adjustment.translation) == [-164, -204])
  }

  @Test("S4.17 A smaller keyboard never pulls the view below rest", arguments: [80, 96, 60])
  func neverBelowRest(_ height: Double) {
    var host = S4.shown(100, 260)
    host.change(to: height)
    #expect(host.translation == 0)
  }
}
