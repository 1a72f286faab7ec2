/// What somebody does with a device, as seen by them and not by the app.
///
/// An action that is impossible at the moment, such as Return without a keyboard, does nothing.
/// Inputs go by their names in the trace's header; heights are in points and hold the bottom safe
/// area, as keyboard frames do.
public enum UserAction: Hashable, Sendable, Codable {
  /// Tap an input: it takes the focus, from another one if there is one.
  case tap(String)

  /// Tap an input for passwords, whose keyboard comes in a burst of frames.
  case tapSecureField(String)

  /// Tap outside every input; `endsEditing` says whether the app takes the focus away for it.
  case tapOutside(endsEditing: Bool = true)

  /// Press Return in an input that ends editing by it.
  case pressReturn

  /// The app ends editing in code.
  case endEditing

  /// Switch to an input method of a height, or back to the device's own with `nil`.
  case switchInputMethod(height: Double?)

  /// Switch to a third-party keyboard that reports these heights one after the other; it has the
  /// last one.
  case switchToThirdPartyKeyboard(heights: [Double])

  /// Show or hide the bar with the predictions.
  case togglePredictiveBar

  /// Attach a hardware keyboard: a phone shows nothing more, a pad a bar with shortcuts.
  case attachHardwareKeyboard

  /// Detach the hardware keyboard.
  case detachHardwareKeyboard

  /// Pinch the keyboard to a small one that floats.
  case float

  /// Undock the keyboard, whole.
  case undock

  /// Split the keyboard in two halves, undocked.
  case split

  /// Merge the halves of a split keyboard; it stays undocked.
  case merge

  /// Dock the keyboard again.
  case dock

  /// Move a keyboard that is not docked to another place, so many points further up.
  case moveLoose(up: Double)

  /// Turn the device from portrait to landscape, or back.
  case rotate

  /// Drag the keyboard off the screen together with the content.
  case dragToDismiss

  /// Drag the keyboard half down, and up again.
  case cancelDrag

  /// Leave the app for the home screen.
  case background

  /// Come back to the app.
  case foreground

  /// Go to another screen of the app.
  case push

  /// Come back from it: the input that had the focus takes it again.
  case pop

  /// Start to swipe back to the screen before, and let go too early.
  case cancelSwipeBack

  /// Be asked for a password by a manager whose prompt takes the keyboard away.
  case passwordPrompt

  /// Close the password manager's prompt.
  case closePasswordPrompt

  /// Turn the accessibility preference for cross-fade transitions on or off.
  case preferCrossFade(Bool)

  /// Show an accessory bar of a height (without the safe area) at the bottom, with or without a
  /// keyboard, as chats do.
  case showAccessoryBar(height: Double)

  /// Take the accessory bar away.
  case hideAccessoryBar

  /// Type in another app beside this one: its keyboard, of a height, is on the screen.
  case otherAppShowsKeyboard(height: Double)

  /// The other app's keyboard goes.
  case otherAppHidesKeyboard
}
