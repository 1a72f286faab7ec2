public import Foundation

extension UIResponder {
  /// The keyboard has changed its frame; the subject is the screen (iOS 26.0).
  /// https://developer.apple.com/documentation/uikit/uiresponder/keyboarddidchangeframemessage
  public struct KeyboardDidChangeFrameMessage: NotificationCenter.MainActorMessage {
    /// The screen on which the keyboard is (iOS 26.0).
    /// https://developer.apple.com/documentation/uikit/uiresponder/keyboarddidchangeframemessage
    public typealias Subject = UIScreen

    /// The classic notification's name (iOS 26.0).
    /// https://developer.apple.com/documentation/uikit/uiresponder/keyboarddidchangeframemessage/name
    public static var name: Notification.Name { UIResponder.keyboardDidChangeFrameNotification }

    /// The frame before, in the screen's coordinates (iOS 26.0).
    /// https://developer.apple.com/documentation/uikit/uiresponder/keyboarddidchangeframemessage/beginframe
    public var beginFrame: CGRect

    /// The frame after, in the screen's coordinates (iOS 26.0).
    /// https://developer.apple.com/documentation/uikit/uiresponder/keyboarddidchangeframemessage/endframe
    public var endFrame: CGRect

    /// The duration in seconds (iOS 26.0).
    /// https://developer.apple.com/documentation/uikit/uiresponder/keyboarddidchangeframemessage/animationduration
    public var animationDuration: TimeInterval

    /// The curve (iOS 26.0).
    /// https://developer.apple.com/documentation/uikit/uiresponder/keyboarddidchangeframemessage/animationcurve
    public var animationCurve: UIView.AnimationCurve

    /// Whether this app caused it (iOS 26.0).
    /// https://developer.apple.com/documentation/uikit/uiresponder/keyboarddidchangeframemessage/islocal
    public var isLocal: Bool

    /// The screen on which the keyboard is (iOS 26.0).
    /// https://developer.apple.com/documentation/uikit/uiresponder/keyboarddidchangeframemessage/screen
    public var screen: UIScreen

    /// A message (iOS 26.0).
    /// https://developer.apple.com/documentation/uikit/uiresponder/keyboarddidchangeframemessage/init(beginframe:endframe:animationduration:animationcurve:islocal:screen:)
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
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardDidChangeFrameMessage> {
  /// The keyboard has changed its frame (iOS 26.0).
  /// https://developer.apple.com/documentation/foundation/notificationcenter/messageidentifier/keyboarddidchangeframe
  public static var keyboardDidChangeFrame: Self { .init() }
}
