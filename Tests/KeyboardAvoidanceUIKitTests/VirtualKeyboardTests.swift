import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceSimulation
import KeyboardAvoidanceUIKit
import Testing
import UIKitDouble

/// What a user does with the virtual keyboard.
struct UserScript: Sendable, CustomTestStringConvertible {
  let actions: [UserAction]

  init(_ actions: UserAction...) { self.actions = actions }

  var testDescription: String { actions.map { "\($0)" }.joined(separator: ", ") }

  static let all = [
    UserScript(.tap("f"), .tap("a"), .tap("f"), .pressReturn),
    UserScript(.tap("f"), .switchInputMethod(height: 400), .switchInputMethod(height: nil)),
    UserScript(.tap("f"), .togglePredictiveBar, .togglePredictiveBar, .endEditing),
    UserScript(.tap("f"), .attachHardwareKeyboard, .detachHardwareKeyboard, .tapOutside()),
    UserScript(.attachHardwareKeyboard, .tap("f"), .detachHardwareKeyboard, .endEditing),
    UserScript(.tap("f"), .float, .moveLoose(up: 60), .dock, .tapOutside()),
    UserScript(.tap("f"), .undock, .dock, .split, .merge, .pressReturn),
    UserScript(.tap("f"), .rotate, .rotate, .tapOutside()),
    UserScript(.tap("f"), .dragToDismiss, .tap("e"), .tapOutside()),
    UserScript(.tap("f"), .cancelDrag, .togglePredictiveBar, .tapOutside()),
    UserScript(.tap("f"), .background, .foreground, .tapOutside()),
    UserScript(.tap("f"), .push, .pop, .tapOutside()),
    UserScript(.tap("f"), .cancelSwipeBack, .cancelSwipeBack, .tapOutside()),
    UserScript(.tapSecureField("f"), .tap("a"), .tapSecureField("e"), .endEditing),
    UserScript(.switchToThirdPartyKeyboard(heights: [0, 216, 256]), .tap("f"), .pressReturn),
    UserScript(.tap("f"), .passwordPrompt, .closePasswordPrompt, .tapOutside()),
    UserScript(.preferCrossFade(true), .tap("f"), .pressReturn),
    UserScript(.showAccessoryBar(height: 44), .tap("f"), .tapOutside(), .hideAccessoryBar),
  ]
}

@MainActor @Suite("The virtual keyboard, through the adapter")
struct VirtualKeyboardTests {
  static let policies: [(policy: AvoidancePolicy, scrolls: Bool)] = [
    (.standard, true), (.keepGap(4), false), (.shiftBounds(10), false), (.insetContent, true),
  ]

  @Test("After each action the views are where the virtual screen says", arguments: UserScript.all)
  func follows(_ script: UserScript) throws {
    for platform in [PlatformProfile.iOS9, .iOS11, .iOS15, .iOS17, .iOS26] {
      for device in [DeviceProfile.phone390x844, .pad834x1194] {
        for (policy, scrolls) in Self.policies {
          let fields = ["a", "b", "c", "d", "e", "f"]
          let keyboard = VirtualKeyboard(
            on: device, platform: platform, fields: fields, scrolls: scrolls)
          try play(script, keyboard, policy)
        }
      }
    }
  }

  private func play(
    _ script: UserScript, _ keyboard: VirtualKeyboard, _ policy: AvoidancePolicy
  ) throws {
    var keyboard = keyboard
    let header = keyboard.header(policy: policy)
    let stage = try CaseStage(header)
    var player = TracePlayer(header)
    for action in script.actions {
      let turns = try keyboard.perform(action)
      for turn in turns {
        _ = player.turn(turn.events, at: turn.time)
        try stage.play(turn.events, at: turn.time)
      }
      guard let last = turns.last else { continue }
      let end = last.time + .milliseconds(900)
      _ = player.check(TraceExpectation([:]), at: end)
      try stage.advance(to: end)
      #expect(
        stage.place == player.place,
        "\(action), \(policy.mover), \(keyboard.device.name), \(keyboard.platform.name)")
    }
  }
}
