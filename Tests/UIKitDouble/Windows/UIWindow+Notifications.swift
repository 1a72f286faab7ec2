public import Foundation

extension UIWindow {
  /// A window has been shown; the object is the window (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiwindow/didbecomevisiblenotification
  nonisolated public static let didBecomeVisibleNotification =
    NSNotification.Name("UIWindowDidBecomeVisibleNotification")

  /// A window has been hidden; the object is the window (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiwindow/didbecomehiddennotification
  nonisolated public static let didBecomeHiddenNotification =
    NSNotification.Name("UIWindowDidBecomeHiddenNotification")

  /// A window has become key; the object is the window (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiwindow/didbecomekeynotification
  nonisolated public static let didBecomeKeyNotification =
    NSNotification.Name("UIWindowDidBecomeKeyNotification")

  /// A window is key no more; the object is the window (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiwindow/didresignkeynotification
  nonisolated public static let didResignKeyNotification =
    NSNotification.Name("UIWindowDidResignKeyNotification")
}
