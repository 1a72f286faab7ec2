#if os(Linux) || os(iOS)
internal import KeyboardAvoidance

#if os(Linux)
internal import UIKitDouble
#elseif os(iOS)
internal import UIKit
#endif

/// A keyboard notification as it comes, before it is known for which window.
struct ReceivedNotification: Hashable, Sendable {
  /// What it says; its frame in the screen's coordinates.
  let notification: KeyboardNotification

  /// The screen of the keyboard; `nil` where the system does not say, before iOS 16.1.
  let screen: ObjectIdentifier?

  /// Reads a notification of a kind.
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
  }

  /// What it means for a window on `screen`.
  func notification(on screen: UIScreen?) -> KeyboardNotification {
    var notification = notification
    if let screen, let own = self.screen {
      notification.isOnOtherScreen = own != ObjectIdentifier(screen)
    }
    return notification
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
