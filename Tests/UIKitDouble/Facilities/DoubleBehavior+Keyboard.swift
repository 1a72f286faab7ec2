extension DoubleBehavior {
  /// When UIKit scrolls by itself to a field that takes the focus. That it does is known, the order
  /// relative to the app's is not documented.
  public enum FieldScroll: String, CaseIterable, Sendable {
    /// Never.
    case none
    /// When the field takes the focus, before the app hears of anything.
    case atFocus
    /// With the keyboard's will-notification, after its observers, in the keyboard's animation.
    case withKeyboard
    /// When the keyboard has come, animated.
    case afterKeyboard
  }

  /// In which order the app hears of a keyboard that comes with the focus, and of editing.
  public enum FocusOrder: String, CaseIterable, Sendable {
    /// The keyboard's will-notifications, then the begin of editing.
    case keyboardFirst
    /// The begin of editing, then the keyboard.
    case editingFirst
    /// The keyboard in the next turn: since iOS 17 it is a process of its own.
    case keyboardInLaterTurn
  }

  /// What a keyboard layout guide says.
  public enum Guide: String, CaseIterable, Sendable {
    /// Where the keyboard is, from the next layout on.
    case follows
    /// Where it was when the last turn ended.
    case late
    /// Nothing, until the keyboard moves again after the guide came to its view.
    case empty
    /// The whole view, until then.
    case wholeView
    /// A keyboard that has gone is still where it was.
    case stale
  }
}
