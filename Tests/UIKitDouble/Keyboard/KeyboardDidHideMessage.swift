public import Foundation

extension UIResponder {
  /// The keyboard has gone; the subject is the screen (iOS 26.0).
  /// https://developer.apple.com/documentation/uikit/uiresponder/keyboarddidhidemessage
  public struct KeyboardDidHideMessage: NotificationCenter.MainActorMessage {
    /// The screen on which the keyboard is (iOS 26.0).
    /// https://developer.apple.com/documentation/uikit/uiresponder/keyboarddidhidemessage
    public typealias Subject = UIScreen

    /// The classic notification's name (iOS 26.0).
    /// https://developer.apple.com/documentation/uikit/uiresponder/keyboarddidhidemessage/name
    public static var name: Notification.Name { UIResponder.keyboardDidHideNotification }

    /// The frame before, in the screen's coordinates (iOS 26.0).
    /// https://developer.apple.com/documentation/uikit/uiresponder/keyboarddidhidemessage/beginframe
    public var beginFrame: CGRect

    /// The frame after, in the screen's coordinates (iOS 26.0).
    /// https://developer.apple.com/documentation/uikit/uiresponder/keyboarddidhidemessage/endframe
    public var endFrame: CGRect

    /// The duration in seconds (iOS 26.0).
    /// https://developer.apple.com/documentation/uikit/uiresponder/keyboarddidhidemessage/animationduration
    public var animationDuration: TimeInterval

    /// The curve (iOS 26.0).
    /// https://developer.apple.com/documentation/uikit/uiresponder/keyboarddidhidemessage/animationcurve
    public var animationCurve: UIView.AnimationCurve

    /// Whether this app caused it (iOS 26.0).
    /// https://developer.apple.com/documentation/uikit/uiresponder/keyboarddidhidemessage/islocal
    public var isLocal: Bool

    /// The screen on which the keyboard is (iOS 26.0).
    /// https://developer.apple.com/documentation/uikit/uiresponder/keyboarddidhidemessage/screen
    public var screen: UIScreen

    /// A message (iOS 26.0).
    /// https://developer.apple.com/documentation/uikit/uiresponder/keyboarddidhidemessage/init(beginframe:endframe:animationduration:animationcurve:islocal:screen:)
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
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardDidHideMessage> {
  /// The keyboard has gone (iOS 26.0).
  /// https://developer.apple.com/documentation/foundation/notificationcenter/messageidentifier/keyboarddidhide
  public static var keyboardDidHide: Self { .init() }
}
