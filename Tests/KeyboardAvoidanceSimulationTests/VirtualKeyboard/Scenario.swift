import KeyboardAvoidance
import KeyboardAvoidanceSimulation
import Testing

/// What a user does, from a keyboard that is gone to one that is gone again.
struct Scenario: CustomTestStringConvertible {
  let testDescription: String
  let actions: [UserAction]

  init(_ description: String, _ actions: UserAction...) {
    testDescription = description
    self.actions = actions
  }

  static let all: [Scenario] = [
    Scenario("tap outside", .tap("f"), .tapOutside()),
    Scenario(
      "tap outside, editing goes on", .tap("f"), .tapOutside(endsEditing: false), .endEditing),
    Scenario("Return", .tap("d"), .pressReturn),
    Scenario("end editing in code", .tap("f"), .endEditing),
    Scenario("field to field", .tap("a"), .tap("f"), .tap("c"), .tap("f"), .pressReturn),
    Scenario("the same field again", .tap("e"), .tap("e"), .pressReturn, .tap("e"), .pressReturn),
    Scenario(
      "input methods", .tap("f"), .switchInputMethod(height: 400), .switchInputMethod(height: 216),
      .switchInputMethod(height: nil), .switchInputMethod(height: 320.666), .tapOutside()),
    Scenario(
      "predictive bar", .tap("f"), .togglePredictiveBar, .togglePredictiveBar, .togglePredictiveBar,
      .pressReturn, .tap("d"), .endEditing),
    Scenario(
      "hardware keyboard while editing", .tap("f"), .attachHardwareKeyboard,
      .detachHardwareKeyboard,
      .tapOutside()),
    Scenario(
      "hardware keyboard first", .attachHardwareKeyboard, .tap("f"), .tap("a"), .pressReturn,
      .tap("f"), .detachHardwareKeyboard, .endEditing),
    Scenario(
      "float", .tap("f"), .float, .moveLoose(up: 60), .tap("e"), .dock, .float, .pressReturn,
      .tap("f"), .dock, .tapOutside()),
    Scenario(
      "undock and dock", .tap("f"), .undock, .dock, .undock, .tapOutside(), .tap("d"), .dock,
      .pressReturn),
    Scenario(
      "split and merge", .tap("f"), .split, .merge, .dock, .split, .dock, .tapOutside()),
    Scenario("loose and hardware", .tap("f"), .float, .attachHardwareKeyboard, .dock, .endEditing),
    Scenario("rotate", .tap("f"), .rotate, .rotate, .tapOutside()),
    Scenario(
      "rotate and dismiss", .tap("c"), .rotate, .pressReturn, .rotate, .tap("f"), .endEditing),
    Scenario("rotate while loose", .tap("f"), .float, .rotate, .dock, .rotate, .tapOutside()),
    Scenario("drag", .tap("f"), .dragToDismiss, .tap("e"), .tapOutside()),
    Scenario("drag cancelled", .tap("f"), .cancelDrag, .togglePredictiveBar, .tapOutside()),
    Scenario("background", .tap("f"), .background, .foreground, .tapOutside()),
    Scenario("rotate in the background", .tap("f"), .background, .rotate, .foreground, .endEditing),
    Scenario("background without a keyboard", .background, .foreground, .tap("f"), .endEditing),
    Scenario("push and pop", .tap("f"), .push, .pop, .tapOutside()),
    Scenario("rotate while covered", .tap("f"), .push, .rotate, .pop, .tapOutside()),
    Scenario("push without a keyboard", .push, .pop, .tap("f"), .pressReturn),
    Scenario("swipe back cancelled", .tap("f"), .cancelSwipeBack, .cancelSwipeBack, .tapOutside()),
    Scenario(
      "secure field", .tapSecureField("f"), .tap("a"), .tapSecureField("e"), .pressReturn,
      .tapSecureField("d"), .endEditing),
    Scenario(
      "third-party keyboard", .switchToThirdPartyKeyboard(heights: [0, 216, 256]), .tap("f"),
      .tap("d"), .switchToThirdPartyKeyboard(heights: [282, 216, 282]),
      .switchInputMethod(height: nil), .pressReturn),
    Scenario("password prompt", .tap("f"), .passwordPrompt, .closePasswordPrompt, .tapOutside()),
    Scenario("password prompt, then a tap", .tap("f"), .passwordPrompt, .tap("d"), .tapOutside()),
    Scenario("password prompt and the end", .tap("f"), .passwordPrompt, .endEditing),
    Scenario(
      "cross-fade", .preferCrossFade(true), .tap("f"), .tap("d"), .pressReturn, .tap("f"),
      .attachHardwareKeyboard, .detachHardwareKeyboard, .cancelSwipeBack, .tapOutside()),
    Scenario(
      "accessory bar", .showAccessoryBar(height: 44), .tap("f"), .tapOutside(), .tap("d"),
      .passwordPrompt, .closePasswordPrompt, .hideAccessoryBar, .pressReturn),
    Scenario(
      "accessory bar goes last", .showAccessoryBar(height: 50), .tap("f"), .rotate, .endEditing,
      .rotate, .hideAccessoryBar),
    Scenario(
      "another app's keyboard", .otherAppShowsKeyboard(height: 300), .otherAppHidesKeyboard,
      .tap("f"), .otherAppShowsKeyboard(height: 300), .otherAppHidesKeyboard, .tap("f"),
      .otherAppShowsKeyboard(height: 280), .tap("d"), .endEditing),
    Scenario(
      "another app's keyboard in the background", .tap("f"), .background,
      .otherAppShowsKeyboard(height: 300), .otherAppHidesKeyboard, .foreground, .tap("f"),
      .tapOutside()),
  ]

  /// Fields that a form has in these tests, from top to bottom.
  static let fields = ["a", "b", "c", "d", "e", "f"]

  static let devices: [DeviceProfile] = [
    .phone375x667, .phone390x844, .phone430x932, .pad768x1024, .pad834x1194,
  ]

  static let policies: [(name: String, policy: AvoidancePolicy, scrolls: Bool)] = [
    ("standard", .standard, true), ("keepGap", .keepGap(4), false),
    ("insetContent", .insetContent, true),
  ]
}
