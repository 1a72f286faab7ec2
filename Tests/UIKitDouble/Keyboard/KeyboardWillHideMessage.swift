public import Foundation

extension UIResponder {
  /// The keyboard is about to go; the subject is the screen (iOS 26.0).
  /// https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillhidemessage
  public struct KeyboardWillHideMessage: NotificationCenter.MainActorMessage {
    /// The screen on which the keyboard is (iOS 26.0).
    /// https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillhidemessage
    public typealias Subject = UIScreen

    /// The classic notification's name (iOS 26.0).
    /// https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillhidemessage/name
    public static var name: Notification.Name { UIResponder.keyboardWillHideNotification }

    /// The frame before, in the screen's coordinates (iOS 26.0).
    /// https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillhidemessage/beginframe
    public var beginFrame: CGRect

    /// The frame after, in the screen's coordinates (iOS 26.0).
    /// https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillhidemessage/endframe
    public var endFrame: CGRect

    /// The duration in seconds (iOS 26.0).
    /// https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillhidemessage/animationduration
    public var animationDuration: TimeInterval

    /// The curve (iOS 26.0).
    /// https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillhidemessage/animationcurve
    public var animationCurve: UIView.AnimationCurve

    /// Whether this app caused it (iOS 26.0).
    /// https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillhidemessage/islocal
    public var isLocal: Bool

    /// The screen on which the keyboard is (iOS 26.0).
    /// https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillhidemessage/screen
    public var screen: UIScreen

    /// A message (iOS 26.0).
    /// https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillhidemessage/init(beginframe:endframe:animationduration:animationcurve:islocal:screen:)
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
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardWillHideMessage> {
  /// The keyboard is about to go (iOS 26.0).
  /// https://developer.apple.com/documentation/foundation/notificationcenter/messageidentifier/keyboardwillhide
  public static var keyboardWillHide: Self { .init() }
}
