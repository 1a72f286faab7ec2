@_exported public import Foundation
@_exported public import UIKitDoubleC

/// An object that may have the input focus and hands on what it does not handle (iOS 2.0).
/// https://developer.apple.com/documentation/uikit/uiresponder
@MainActor open class UIResponder: NSObject {
  /// A responder (iOS 2.0).
  /// https://developer.apple.com/documentation/objectivec/nsobject/init()
  public override init() {
    super.init()
  }

  /// Who is asked after this one (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiresponder/next
  open var next: UIResponder? { nil }

  /// Whether this one would take the focus; false unless overridden (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiresponder/canbecomefirstresponder
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this one would give the focus up (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiresponder/canresignfirstresponder
  open var canResignFirstResponder: Bool { true }

  /// Whether this one has its window's focus (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiresponder/isfirstresponder
  open var isFirstResponder: Bool { windowOfFocus?.focus === self }

  /// Takes the focus, after the holder in the same window has given it up (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiresponder/becomefirstresponder()
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, let window = windowOfFocus, window.releaseFocus() else {
      return false
    }
    window.focus = self
    if !(self is any UIKeyInput) {
      window.device?.keyboard.focusWasGivenUp()
    } else if !announcesEditing {
      keyboardComes {}
    }
    return true
  }

  /// Gives the focus up (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiresponder/resignfirstresponder()
  @discardableResult open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder || isForcedToResign else { return false }
    if LayoutPass.depth > 0 {
      windowOfFocus?.device?.complain(.focusGivenUpInLayout, of: self as? UIView)
    }
    let window = windowOfFocus
    window?.focus = nil
    if !announcesEditing { keyboardGoes(from: window) {} }
    return true
  }

  /// What takes the keyboard's place (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uiresponder/inputview
  open var inputView: UIView? { nil }

  /// What sits on top of the keyboard (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uiresponder/inputaccessoryview
  open var inputAccessoryView: UIView? { nil }

  /// Asks for the input views anew; here that is only counted (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uiresponder/reloadinputviews()
  open func reloadInputViews() {
    inputViewReloads += 1
  }

  /// Fingers went down (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiresponder/touchesbegan(_:with:)
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers moved (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiresponder/touchesmoved(_:with:)
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers were lifted (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiresponder/touchesended(_:with:)
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Somebody else took the touches (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiresponder/touchescancelled(_:with:)
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Whether it tells of the beginning and end of editing, and of the keyboard with it, itself.
  var announcesEditing: Bool { false }

  /// The window whose focus this responder can hold.
  var windowOfFocus: UIWindow? { nil }

  /// Set while `endEditing(true)` or a removal takes the focus away, whatever a delegate says.
  var isForcedToResign = false

  /// How often the input views were asked for anew.
  var inputViewReloads = 0
}
