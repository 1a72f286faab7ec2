#if os(Linux) || os(iOS)
internal import KeyboardAvoidance

#if os(Linux)
internal import UIKitDouble
#elseif os(iOS)
internal import UIKit
#endif

/// What the six typed messages have in common.
@available(iOS 26, *)
@MainActor private protocol KeyboardMessage: NotificationCenter.MainActorMessage
where Subject == UIScreen {
  var endFrame: CGRect { get }
  var animationDuration: TimeInterval { get }
  var animationCurve: UIView.AnimationCurve { get }
  var isLocal: Bool { get }
  var screen: UIScreen { get }
}

@available(iOS 26, *)
extension UIResponder.KeyboardWillShowMessage: KeyboardMessage {}
@available(iOS 26, *)
extension UIResponder.KeyboardDidShowMessage: KeyboardMessage {}
@available(iOS 26, *)
extension UIResponder.KeyboardWillHideMessage: KeyboardMessage {}
@available(iOS 26, *)
extension UIResponder.KeyboardDidHideMessage: KeyboardMessage {}
@available(iOS 26, *)
extension UIResponder.KeyboardWillChangeFrameMessage: KeyboardMessage {}
@available(iOS 26, *)
extension UIResponder.KeyboardDidChangeFrameMessage: KeyboardMessage {}

/// The typed messages of iOS 26. They take the way of the classic notifications, which the system
/// goes on posting; what is delivered both ways is taken once.
@available(iOS 26, *)
extension NotificationObservers {
  /// Hears all six messages.
  func observeMessages(_ take: @escaping @MainActor (KeyboardNews) -> Void) {
    hear(.willShow, .keyboardWillShow, take)
    hear(.didShow, .keyboardDidShow, take)
    hear(.willHide, .keyboardWillHide, take)
    hear(.didHide, .keyboardDidHide, take)
    hear(.willChangeFrame, .keyboardWillChangeFrame, take)
    hear(.didChangeFrame, .keyboardDidChangeFrame, take)
  }

  private func hear<Message: KeyboardMessage>(
    _ kind: KeyboardNotification.Kind,
    _ identifier: NotificationCenter.BaseMessageIdentifier<Message>,
    _ take: @escaping @MainActor (KeyboardNews) -> Void
  ) {
    let token = center.addObserver(of: UIScreen.self, for: identifier) { message in
      take(KeyboardNews(kind, message))
    }
    keep { [center] in center.removeObserver(token) }
  }
}

@available(iOS 26, *)
extension KeyboardNews {
  @MainActor fileprivate init(_ kind: KeyboardNotification.Kind, _ message: some KeyboardMessage) {
    let animation = KeyboardAnimation(
      duration: message.animationDuration, curve: Int(message.animationCurve.rawValue))
    self.init(
      KeyboardNotification(
        kind, endFrame: message.endFrame, animation: animation, isLocal: message.isLocal),
      screen: ObjectIdentifier(message.screen))
  }
}
#endif
