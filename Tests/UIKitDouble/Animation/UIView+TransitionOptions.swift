import Foundation

extension UIView.AnimationOptions {
  /// Runs again and again (iOS 4.0).
  /// https://developer.apple.com/documentation/uikit/uiview/animationoptions/
  public static let `repeat` = UIView.AnimationOptions(rawValue: 1 << 3)

  /// Runs back, too (iOS 4.0).
  /// https://developer.apple.com/documentation/uikit/uiview/animationoptions/autoreverse
  public static let autoreverse = UIView.AnimationOptions(rawValue: 1 << 4)

  /// Content is drawn anew on the way (iOS 4.0).
  /// https://developer.apple.com/documentation/uikit/uiview/animationoptions/allowanimatedcontent
  public static let allowAnimatedContent = UIView.AnimationOptions(rawValue: 1 << 7)

  /// Views are hidden and shown rather than added and taken away (iOS 4.0).
  /// https://developer.apple.com/documentation/uikit/uiview/animationoptions/showhidetransitionviews
  public static let showHideTransitionViews = UIView.AnimationOptions(rawValue: 1 << 8)

  /// A page that turns from left to right (iOS 4.0).
  /// https://developer.apple.com/documentation/uikit/uiview/animationoptions/transitionflipfromleft
  public static let transitionFlipFromLeft = UIView.AnimationOptions(rawValue: 1 << 20)

  /// A page that turns from right to left (iOS 4.0).
  /// https://developer.apple.com/documentation/uikit/uiview/animationoptions/transitionflipfromright
  public static let transitionFlipFromRight = UIView.AnimationOptions(rawValue: 2 << 20)

  /// One look fades into the other (iOS 5.0).
  /// https://developer.apple.com/documentation/uikit/uiview/animationoptions/transitioncrossdissolve
  public static let transitionCrossDissolve = UIView.AnimationOptions(rawValue: 5 << 20)
}
