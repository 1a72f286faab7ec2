internal import KeyboardAvoidance

#if os(Linux)
internal import UIKitDouble
#elseif os(iOS)
internal import UIKit
#endif

#if os(Linux) || os(iOS)

/// The typed messages of iOS 26. They take the way of the classic notifications, which the system
/// goes on posting; what is delivered both ways is taken once.
@available(iOS 26, *)
extension NotificationObservers {
  /// Hears all six messages.
  func observeMessages(_ take: @escaping @MainActor (KeyboardNews) -> Void) {
    hear(
      center.addObserver(of: UIScreen.self, for: .keyboardWillShow) { message in
        take(
          KeyboardNews(
            .willShow, message.endFrame, message.animationDuration, message.animationCurve,
            message.isLocal, message.screen))
      })
    hear(
      center.addObserver(of: UIScreen.self, for: .keyboardDidShow) { message in
        take(
          KeyboardNews(
            .didShow, message.endFrame, message.animationDuration, message.animationCurve,
            message.isLocal, message.screen))
      })
    hear(
      center.addObserver(of: UIScreen.self, for: .keyboardWillHide) { message in
        take(
          KeyboardNews(
            .willHide, message.endFrame, message.animationDuration, message.animationCurve,
            message.isLocal, message.screen))
      })
    hear(
      center.addObserver(of: UIScreen.self, for: .keyboardDidHide) { message in
        take(
          KeyboardNews(
            .didHide, message.endFrame, message.animationDuration, message.animationCurve,
            message.isLocal, message.screen))
      })
    hear(
      center.addObserver(of: UIScreen.self, for: .keyboardWillChangeFrame) { message in
        take(
          KeyboardNews(
            .willChangeFrame, message.endFrame, message.animationDuration, message.animationCurve,
            message.isLocal, message.screen))
      })
    hear(
      center.addObserver(of: UIScreen.self, for: .keyboardDidChangeFrame) { message in
        take(
          KeyboardNews(
            .didChangeFrame, message.endFrame, message.animationDuration, message.animationCurve,
            message.isLocal, message.screen))
      })
  }

  private func hear(_ token: NotificationCenter.ObservationToken) {
    keep { [center] in center.removeObserver(token) }
  }
}

extension KeyboardNews {
  fileprivate init(
    _ kind: KeyboardNotification.Kind, _ end: CGRect, _ duration: TimeInterval,
    _ curve: UIView.AnimationCurve, _ isLocal: Bool, _ screen: UIScreen
  ) {
    self.init(
      KeyboardNotification(
        kind, endFrame: end,
        animation: KeyboardAnimation(duration: duration, curve: Int(curve.rawValue)),
        isLocal: isLocal),
      screen: ObjectIdentifier(screen))
  }
}
#endif
