import Foundation

/// What one notification says.
@MainActor struct DoubleKeyboardNews {
  let kind: DoubleKeyboard.Kind
  let begin: CGRect
  let end: CGRect?
  let duration: TimeInterval
  let curve: Int
  let isLocal: Bool
  let screen: UIScreen

  func notification(namesScreen: Bool) -> Notification {
    var info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: curve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: isLocal),
    ]
    if let end { info[UIResponder.keyboardFrameEndUserInfoKey] = NSValue(cgRect: end) }
    return Notification(name: kind.name, object: namesScreen ? screen : nil, userInfo: info)
  }

  /// A typed message cannot be without an end frame: then none is posted.
  func postMessage(to center: NotificationCenter) {
    guard let end, let curve = UIView.AnimationCurve(rawValue: curve) else { return }
    switch kind {
    case .willShow:
      center.post(
        UIResponder.KeyboardWillShowMessage(
          beginFrame: begin, endFrame: end, animationDuration: duration, animationCurve: curve,
          isLocal: isLocal, screen: screen), subject: screen)
    case .didShow:
      center.post(
        UIResponder.KeyboardDidShowMessage(
          beginFrame: begin, endFrame: end, animationDuration: duration, animationCurve: curve,
          isLocal: isLocal, screen: screen), subject: screen)
    case .willHide:
      center.post(
        UIResponder.KeyboardWillHideMessage(
          beginFrame: begin, endFrame: end, animationDuration: duration, animationCurve: curve,
          isLocal: isLocal, screen: screen), subject: screen)
    case .didHide:
      center.post(
        UIResponder.KeyboardDidHideMessage(
          beginFrame: begin, endFrame: end, animationDuration: duration, animationCurve: curve,
          isLocal: isLocal, screen: screen), subject: screen)
    case .willChangeFrame:
      center.post(
        UIResponder.KeyboardWillChangeFrameMessage(
          beginFrame: begin, endFrame: end, animationDuration: duration, animationCurve: curve,
          isLocal: isLocal, screen: screen), subject: screen)
    case .didChangeFrame:
      center.post(
        UIResponder.KeyboardDidChangeFrameMessage(
          beginFrame: begin, endFrame: end, animationDuration: duration, animationCurve: curve,
          isLocal: isLocal, screen: screen), subject: screen)
    }
  }
}

extension DoubleKeyboard.Kind {
  /// The notification's name.
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
