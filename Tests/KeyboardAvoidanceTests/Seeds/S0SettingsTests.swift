import Foundation
import KeyboardAvoidance
import Testing

@Suite("S0 ODScrollView: settings and tracking")
struct S0SettingsTests {
  @Test("S0.10 Layout, focus and notification of one turn may come in any order")
  func order() {
    let show = SeedHost(S0.policy, in: S0.viewport).keyboard(S0.keyboard)
    let events: [KeyboardEvent] = [.layout(S0.viewport), .focus(S0.field), .willShow(show)]
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      var host = SeedHost(S0.policy, in: S0.viewport)
      host.turn(order.map { events[$0] })
      #expect(host.offset == 78)
      #expect(host.moves.count == 1)
    }
  }

  @Test("S0.14 Every setting is a value that can change while the keyboard is up")
  func settings() {
    var host = SeedHost(S0.always, in: S0.viewport)
    host.show(S0.field, S0.keyboard)
    host.turn(.focus(.field(bottom: 446, gap: 40)))
    #expect(host.offset == 98)
    host.turn(.focus(.field(bottom: 446, gap: 40, placement: .center)))
    #expect(host.offset == 235)
    var policy = S0.always
    policy.placement = .top
    policy.dismissesOnOutsideTap = true
    policy.restore = .never
    host.setPolicy(policy)
    host.turn(.focus(S0.field))
    #expect(host.offset == 392)
    host.turn(.tapOutside)
    #expect(host.resigns == 1)
    host.hide()
    #expect(host.offset == 392)
  }

  @Test("S0.15 A caret that moves is followed, without a call for each key")
  func tracking() {
    var host = SeedHost(S0.policy, in: S0.viewport)
    host.show(.field(bottom: 900, height: 600, caret: .caret(bottom: 520)), S0.keyboard)
    host.turn(.caret(1, .caret(bottom: 620)))
    #expect(host.offset == 620 + 20 - 388)
  }

  @Test("S0.16 The caret of another input is not followed")
  func otherCaret() {
    var host = SeedHost(S0.policy, in: S0.viewport)
    host.show(.field(bottom: 900, height: 600, caret: .caret(bottom: 520)), S0.keyboard)
    let moves = host.moves.count
    host.turn(.caret(2, .caret(bottom: 620)))
    #expect(host.moves.count == moves)
  }

  @Test(
    "S0.18 The example's settings for each input",
    arguments: [
      (FocusedInput.field(1, bottom: 446, gap: 20), 78.0),
      (.field(2, bottom: 446, gap: 40), 98),
      (.field(3, bottom: 446, isEnabled: false), 0),
      (.field(4, bottom: 446, placement: .bottom), 78),
      (.field(5, bottom: 446, placement: .center), 235),
    ])
  func examples(_ input: FocusedInput, _ offset: Double) {
    #expect(S0.offset(for: input) == offset)
  }

  @Test("S0.24 A caret is followed by what it needs, margin included, and upwards too")
  func trackingUpwards() {
    var host = SeedHost(S0.policy, in: S0.viewport)
    host.show(.field(bottom: 900, height: 800, caret: .caret(bottom: 520)), S0.keyboard)
    host.turn(.caret(1, .caret(bottom: 545)))
    #expect(host.offset == 545 + 20 - 388)
    host.turn(.caret(1, .caret(bottom: 120)))
    #expect(host.offset == 100)
  }

  @Test("S0.25 The view moves with the keyboard, not after it")
  func trigger() throws {
    var host = SeedHost(S0.policy, in: S0.viewport)
    host.turn(
      .focus(S0.field), .willShow(host.keyboard(S0.keyboard), duration: 0.4, curve: 7))
    let move = try #require(host.moves.last)
    #expect(move.contentOffset == 78)
    #expect(move.animation == KeyboardAnimation(duration: 0.4, curve: 7))
    host.wait(0.4)
    host.turn(.didShow(host.keyboard(S0.keyboard)))
    #expect(host.moves.count == 1)
  }

  @Test("S0.26 A keyboard for no input of ours is reported and moves nothing")
  func notOurs() {
    var host = SeedHost(S0.policy, in: S0.viewport)
    host.turn(.willShow(host.keyboard(S0.keyboard)))
    host.wait()
    #expect(host.state == .shown)
    #expect(host.offset == 0)
  }

  @Test(
    "S0.32 A direction that is given is the one that is used",
    arguments: Placement.named.map(\.placement))
  func typed(_ placement: Placement) {
    var policy = S0.policy
    policy.placement = placement
    let byPolicy = S0.offset(for: S0.field, policy)
    #expect(byPolicy == S0.offset(for: .field(bottom: 446, placement: placement)))
    #expect((byPolicy == 78) == (placement == .bottom))
  }
}
