#if os(Linux) || os(iOS)
internal import KeyboardAvoidance

#if os(Linux)
internal import UIKitDouble
#elseif os(iOS)
internal import UIKit
#endif

/// A keyboard notification as it comes, before it is known for which window.
struct KeyboardNews: Hashable, Sendable {
  /// How it was delivered.
  enum Source: Hashable, Sendable {
    /// As a classic notification.
    case notification
    /// As a typed message.
    case message
  }

  /// What it says; its frame in the screen's coordinates.
  let notification: KeyboardNotification

  /// The screen of the keyboard; `nil` where the system does not say, before iOS 16.1.
  let screen: ObjectIdentifier?

  /// How it was delivered.
  let source: Source

  /// Reads a classic notification of a kind.
  init(_ kind: KeyboardNotification.Kind, _ notification: Notification) {
    let info = notification.userInfo ?? [:]
    let end = info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
    let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber
    let isLocal = info[UIResponder.keyboardIsLocalUserInfoKey] as? NSNumber
    let standard = KeyboardAnimation.standard
    self.notification = KeyboardNotification(
      kind, endFrame: end?.cgRectValue,
      animation: KeyboardAnimation(
        duration: duration?.doubleValue ?? standard.duration,
        curve: curve?.intValue ?? standard.curve),
      isLocal: isLocal?.boolValue ?? true)
    screen = (notification.object as? UIScreen).map(ObjectIdentifier.init)
    source = .notification
  }

  /// What a typed message says.
  init(_ notification: KeyboardNotification, screen: ObjectIdentifier) {
    self.notification = notification
    self.screen = screen
    source = .message
  }

  /// What it means for a window on `screen`.
  func notification(on screen: UIScreen?) -> KeyboardNotification {
    var notification = notification
    if let screen, let own = self.screen {
      notification.isOnOtherScreen = own != ObjectIdentifier(screen)
    }
    return notification
  }

  /// Whether the two are one event, delivered both ways.
  func isTwin(of other: KeyboardNews) -> Bool {
    source != other.source && notification == other.notification
      && (screen == nil || other.screen == nil || screen == other.screen)
  }
}

extension KeyboardNotification.Kind {
  /// The name under which it is posted.
  var name: Notification.Name {
    switch self {
    case .willShow: UIResponder.keyboardWillShowNotification
    case .didShow: UIResponder.keyboardDidShowNotification
    case .willHide: UIResponder.keyboardWillHideNotification
    case .didHide: UIResponder.keyboardDidHideNotification
    case .willChangeFrame: UIResponder.keyboardWillChangeFrameNotification
    case .didChangeFrame: UIResponder.keyboardDidChangeFrameNotification
    }
  }
}
#endif
