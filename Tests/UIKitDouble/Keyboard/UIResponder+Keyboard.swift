public import Foundation

extension UIResponder {
  /// The keyboard is about to come; the object is the screen since iOS 16.1 (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillshownotification
  nonisolated public static let keyboardWillShowNotification: NSNotification.Name =
    NSNotification.Name("UIKeyboardWillShowNotification")

  /// The keyboard has come (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiresponder/keyboarddidshownotification
  nonisolated public static let keyboardDidShowNotification: NSNotification.Name =
    NSNotification.Name("UIKeyboardDidShowNotification")

  /// The keyboard is about to go (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillhidenotification
  nonisolated public static let keyboardWillHideNotification: NSNotification.Name =
    NSNotification.Name("UIKeyboardWillHideNotification")

  /// The keyboard has gone (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiresponder/keyboarddidhidenotification
  nonisolated public static let keyboardDidHideNotification: NSNotification.Name =
    NSNotification.Name("UIKeyboardDidHideNotification")

  /// The keyboard's frame is about to change (iOS 5.0).
  /// https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillchangeframenotification
  nonisolated public static let keyboardWillChangeFrameNotification: NSNotification.Name =
    NSNotification.Name("UIKeyboardWillChangeFrameNotification")

  /// The keyboard's frame has changed (iOS 5.0).
  /// https://developer.apple.com/documentation/uikit/uiresponder/keyboarddidchangeframenotification
  nonisolated public static let keyboardDidChangeFrameNotification: NSNotification.Name =
    NSNotification.Name("UIKeyboardDidChangeFrameNotification")

  /// Key of the frame before: an `NSValue` of a `CGRect` in the screen's coordinates (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uiresponder/keyboardframebeginuserinfokey
  nonisolated public static let keyboardFrameBeginUserInfoKey: String =
    "UIKeyboardFrameBeginUserInfoKey"

  /// Key of the frame after: an `NSValue` of a `CGRect` in the screen's coordinates (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uiresponder/keyboardframeenduserinfokey
  nonisolated public static let keyboardFrameEndUserInfoKey: String =
    "UIKeyboardFrameEndUserInfoKey"

  /// Key of the duration in seconds: an `NSNumber` of a `Double` (iOS 3.0).
  /// https://developer.apple.com/documentation/uikit/uiresponder/keyboardanimationdurationuserinfokey
  nonisolated public static let keyboardAnimationDurationUserInfoKey: String =
    "UIKeyboardAnimationDurationUserInfoKey"

  /// Key of the curve: an `NSNumber` of a `UIView.AnimationCurve`, mostly the unnamed 7 (iOS 3.0).
  /// https://developer.apple.com/documentation/uikit/uiresponder/keyboardanimationcurveuserinfokey
  nonisolated public static let keyboardAnimationCurveUserInfoKey: String =
    "UIKeyboardAnimationCurveUserInfoKey"

  /// Key of whether this app caused it: an `NSNumber` of a `Bool` (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uiresponder/keyboardislocaluserinfokey
  nonisolated public static let keyboardIsLocalUserInfoKey: String =
    "UIKeyboardIsLocalUserInfoKey"
}
