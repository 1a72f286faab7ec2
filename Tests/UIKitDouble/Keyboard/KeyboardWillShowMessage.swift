public import Foundation

extension UIResponder {
  /// The keyboard is about to come; the subject is the screen (iOS 26.0).
  /// https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillshowmessage
  public struct KeyboardWillShowMessage: NotificationCenter.MainActorMessage {
    /// The screen on which the keyboard is (iOS 26.0).
    /// https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillshowmessage
    public typealias Subject = UIScreen

    /// The classic notification's name (iOS 26.0).
    /// https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillshowmessage/name
    public static var name: Notification.Name { UIResponder.keyboardWillShowNotification }

    /// The frame before, in the screen's coordinates (iOS 26.0).
    /// https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillshowmessage/beginframe
    public var beginFrame: CGRect

    /// The frame after, in the screen's coordinates (iOS 26.0).
    /// https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillshowmessage/endframe
    public var endFrame: CGRect

    /// The duration in seconds (iOS 26.0).
    /// https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillshowmessage/animationduration
    public var animationDuration: TimeInterval

    /// The curve (iOS 26.0).
    /// https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillshowmessage/animationcurve
    public var animationCurve: UIView.AnimationCurve

    /// Whether this app caused it (iOS 26.0).
    /// https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillshowmessage/islocal
    public var isLocal: Bool

    /// The screen on which the keyboard is (iOS 26.0).
    /// https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillshowmessage/screen
    public var screen: UIScreen

    /// A message (iOS 26.0).
    /// https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillshowmessage/init(beginframe:endframe:animationduration:animationcurve:islocal:screen:)
    public init(
      beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval,
      animationCurve: UIView.AnimationCurve, isLocal: Bool, screen: UIScreen
    ) {
      self.beginFrame = beginFrame
      self.endFrame = endFrame
      self.animationDuration = animationDuration
      self.animationCurve = animationCurve
      self.isLocal = isLocal
      self.screen = screen
    }
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardWillShowMessage> {
  /// The keyboard is about to come (iOS 26.0).
  /// https://developer.apple.com/documentation/foundation/notificationcenter/messageidentifier/keyboardwillshow
  public static var keyboardWillShow: Self { .init() }
}
