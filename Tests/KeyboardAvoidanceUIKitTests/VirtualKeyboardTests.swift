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
  /// Where a script is played.
  private struct Place {
    let platform: PlatformProfile
    let device: DeviceProfile
    let policy: AvoidancePolicy
    let scrolls: Bool
  }

  private static let policies: [(policy: AvoidancePolicy, scrolls: Bool)] = [
    (.standard, true), (.keepGap(4), false), (.shiftBounds(10), false), (.insetContent, true),
  ]

  private static let places: [Place] = [PlatformProfile.iOS9, .iOS11, .iOS15, .iOS17, .iOS26]
    .flatMap { platform in
      [DeviceProfile.phone390x844, .pad834x1194].flatMap { device in
        policies.map {
          Place(platform: platform, device: device, policy: $0.policy, scrolls: $0.scrolls)
        }
      }
    }

  /// Some of the places, or all, on every platform: with one device and policy after the other.
  private static func places(of index: Int, _ count: Int) -> [Place] {
    let each = places.count / count
    return places.indices.filter { $0 % each == index % each }.map { places[$0] }
  }

  @Test(
    "After each action the views are where the virtual screen says",
    arguments: Array(UserScript.all.enumerated()), AtLength.count(5, of: 40))
  func follows(_ script: (offset: Int, element: UserScript), places: Int) throws {
    for place in Self.places(of: script.offset, places) {
      let fields = ["a", "b", "c", "d", "e", "f"]
      let keyboard = VirtualKeyboard(
        on: place.device, platform: place.platform, fields: fields, scrolls: place.scrolls)
      try play(script.element, keyboard, place.policy)
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
