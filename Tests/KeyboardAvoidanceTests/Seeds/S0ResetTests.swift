import Foundation
import KeyboardAvoidance
import Testing

@Suite("S0 ODScrollView: dismissal and reset")
struct S0ResetTests {
  private static let field = FocusedInput.field(bottom: 546)

  private static var withTap: AvoidancePolicy {
    var policy = S0.policy
    policy.dismissesOnOutsideTap = true
    return policy
  }

  /// The keyboard is up and the content, at 100 before, has been scrolled to 178.
  private func shown(_ policy: AvoidancePolicy) -> SeedHost {
    var host = SeedHost(policy, in: S0.viewport(offset: 100))
    host.show(Self.field, S0.keyboard)
    return host
  }

  @Test("S0.7 A tap outside dismisses only where the policy says so, and a drag moves no offset")
  func tapDismisses() {
    var silent = shown(.scroll())
    silent.turn(.tapOutside)
    #expect(silent.resigns == 0)
    var host = shown(Self.withTap)
    host.turn(.sample(KeyboardSample(frame: host.keyboard(200), isInteractive: true)))
    #expect(host.inset == 200)
    #expect(host.offset == 178)
    host.turn(.tapOutside)
    #expect(host.resigns == 1)
  }

  @Test("S0.8 After a tap the offset is what it was before, the user's scroll or not")
  func resetsAfterTap() {
    var host = shown(Self.withTap)
    #expect(host.offset == 178)
    host.turn(.scroll(offset: 150))
    host.turn(.tapOutside)
    host.hide()
    #expect(host.offset == 100)
  }

  @Test(
    "S0.9 No other dismissal resets",
    arguments: DismissalReason.allCases.filter { $0 != .tap })
  func othersDoNot(_ reason: DismissalReason) {
    var host = shown(S0.policy)
    host.hide(reason)
    #expect(host.offset == 178)
    #expect(host.inset == 0)
  }

  @Test("S0.23 From field to field the offset before the first is kept")
  func fieldToField() {
    var host = shown(S0.policy)
    host.turn(.blur, .focus(.field(2, bottom: 734)))
    #expect(host.offset == 734 + 20 - 388)
    host.hide(.tap)
    #expect(host.offset == 100)
  }

  @Test(
    "S0.28 Only a tap resets, also where taps dismiss", arguments: DismissalReason.allCases)
  func reason(_ reason: DismissalReason) {
    var host = shown(Self.withTap)
    host.hide(reason)
    #expect(host.offset == (reason == .tap ? 100 : 178))
  }

  @Test("S0.31 A tap that is not to dismiss does nothing at all")
  func tapWithoutDismissal() {
    var host = shown(S0.policy)
    let (moves, state) = (host.moves.count, host.state)
    host.turn(.tapOutside)
    #expect(host.moves.count == moves)
    #expect(host.state == state)
    host.hide()
    #expect(host.offset == 178)
  }
}
