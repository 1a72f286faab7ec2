import Foundation
import KeyboardAvoidance
import Testing

/// WPAutoSpringKeyboard: a phone of 667 points, a keyboard of 216, so a line at 451.
enum S2 {
  static let viewport = Viewport(
    screen: CGSize(width: 375, height: 667), safeArea: VerticalInsets(top: 20))
  static let keyboard = 216.0

  static func shown(
    bottom: Double, height: Double = 34, _ policy: AvoidancePolicy = .shiftBounds(10)
  ) -> SeedHost {
    var host = SeedHost(policy, in: viewport)
    host.show(.field(bottom: bottom, height: height), keyboard)
    return host
  }
}

@Suite("S2 Shift the bounds")
struct S2ShiftTests {
  @Test("S2.2 Whether the keyboard is showing is the state")
  func isShowing() {
    var host = SeedHost(.shiftBounds(10), in: S2.viewport)
    #expect(!host.state.isUp)
    host.show(.field(bottom: 500), S2.keyboard)
    #expect(host.state.isUp)
    host.hide(nil, S2.keyboard)
    #expect(!host.state.isUp)
  }

  @Test("S2.5 An input above the line moves nothing; after a move the gap is kept for it too")
  func clear() {
    #expect(S2.shown(bottom: 451).moves.isEmpty)
    var host = S2.shown(bottom: 640)
    #expect(host.boundsOrigin == 199)
    host.turn(.focus(.field(2, bottom: 445)))
    #expect(host.boundsOrigin == 4)
    host.turn(.focus(.field(3, bottom: 300)))
    #expect(host.boundsOrigin == 0)
  }

  @Test("S2.6 The bounds' origin moves by the shift and the gap, and nothing else does")
  func moves() {
    let host = S2.shown(bottom: 500)
    #expect(host.adjustment == Adjustment(boundsOrigin: 59))
  }

  @Test("S2.7 The keyboard's duration is used, and its curve as well")
  func animation() {
    var host = SeedHost(.shiftBounds(10), in: S2.viewport)
    host.turn(
      .focus(.field(bottom: 500)), .willShow(host.keyboard(216), duration: 0.35, curve: 7))
    #expect(host.moves.last?.animation == KeyboardAnimation(duration: 0.35, curve: 7))
  }

  @Test("S2.8 willHide takes the shift back", arguments: DismissalReason.allCases)
  func restores(_ reason: DismissalReason) {
    var host = S2.shown(bottom: 500)
    host.turn(.dismissal(reason))
    host.turn(.willHide(host.gone(216)))
    #expect(host.boundsOrigin == 0)
  }

  @Test("S2.9 A tap outside resigns while the keyboard is showing for an input of ours")
  func tap() {
    var host = SeedHost(.shiftBounds(10), in: S2.viewport)
    host.turn(.tapOutside)
    #expect(host.resigns == 0)
    host.show(.field(bottom: 500), S2.keyboard)
    host.turn(.tapOutside)
    #expect(host.resigns == 1)
    host.hide(nil, S2.keyboard)
    host.turn(.tapOutside)
    #expect(host.resigns == 1)
  }

  @Test("S2.10 The seed's vectors", arguments: [(500, 59), (451, 0), (451.5, 10.5)])
  func vectors(_ bottom: Double, _ shift: Double) {
    #expect(S2.shown(bottom: bottom).boundsOrigin == shift)
  }

  @Test(
    "S2.11 By the gap that is left, the shift is continuous",
    arguments: [(440.5, 0), (441, 0), (442, 1), (445, 4), (451, 10), (451.5, 10.5)])
  func continuous(_ bottom: Double, _ shift: Double) {
    var policy = AvoidancePolicy.shiftBounds(10)
    policy.engagement = .whenWithinGap
    #expect(S2.shown(bottom: bottom, policy).boundsOrigin == shift)
  }

  @Test("S2.12 From field to field and from keyboard to keyboard the shift counts from rest")
  func absolute() {
    var host = S2.shown(bottom: 640)
    #expect(host.boundsOrigin == 199)
    host.turn(.focus(.field(2, bottom: 660)))
    #expect(host.boundsOrigin == 219)
    host.change(to: 260)
    #expect(host.boundsOrigin == 660 + 10 - 407)
  }

  @Test(
    "S2.13 An input as high as the area keeps its top in view",
    arguments: [(625.0, 425.0, 180.0), (600, 500, 80)])
  func tall(_ bottom: Double, _ height: Double, _ shift: Double) {
    #expect(S2.shown(bottom: bottom, height: height).boundsOrigin == shift)
  }
}
