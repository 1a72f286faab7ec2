public import Foundation

/// The app (iOS 2.0).
/// https://developer.apple.com/documentation/uikit/uiapplication
@MainActor open class UIApplication: UIResponder {
  /// The one app. Not to be had in extensions (iOS 2.0). Here: the app of the device in force.
  /// https://developer.apple.com/documentation/uikit/uiapplication/shared
  open class var shared: UIApplication { DoubleDevice.inForce.application }

  /// How active an app is (iOS 4.0).
  /// https://developer.apple.com/documentation/uikit/uiapplication/state
  public typealias State = CUIApplicationState

  /// How active the app is now (iOS 4.0).
  /// https://developer.apple.com/documentation/uikit/uiapplication/applicationstate
  open var applicationState: UIApplication.State { state }

  /// The scenes of the app (iOS 13.0).
  /// https://developer.apple.com/documentation/uikit/uiapplication/connectedscenes
  open var connectedScenes: Set<UIScene> { Set(device?.scenes ?? []) }

  var state: UIApplication.State = .active
  weak var device: DoubleDevice?
}

extension UIApplication {
  /// The app takes input again (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiapplication/didbecomeactivenotification
  nonisolated public static let didBecomeActiveNotification =
    NSNotification.Name("UIApplicationDidBecomeActiveNotification")

  /// The app is about to stop taking input (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiapplication/willresignactivenotification
  nonisolated public static let willResignActiveNotification =
    NSNotification.Name("UIApplicationWillResignActiveNotification")

  /// The app is not seen any more (iOS 4.0).
  /// https://developer.apple.com/documentation/uikit/uiapplication/didenterbackgroundnotification
  nonisolated public static let didEnterBackgroundNotification =
    NSNotification.Name("UIApplicationDidEnterBackgroundNotification")

  /// The app is about to be seen (iOS 4.0).
  /// https://developer.apple.com/documentation/uikit/uiapplication/willenterforegroundnotification
  nonisolated public static let willEnterForegroundNotification =
    NSNotification.Name("UIApplicationWillEnterForegroundNotification")
}
