public import Foundation

/// One instance of an app's interface (iOS 13.0).
/// https://developer.apple.com/documentation/uikit/uiscene
@MainActor open class UIScene: UIResponder {
  /// How active a scene is (iOS 13.0).
  /// https://developer.apple.com/documentation/uikit/uiscene/activationstate-swift.enum
  public typealias ActivationState = CUISceneActivationState

  /// How active the scene is now (iOS 13.0).
  /// https://developer.apple.com/documentation/uikit/uiscene/activationstate-swift.property
  open var activationState: UIScene.ActivationState { activation }

  open override var next: UIResponder? { application }

  var activation: UIScene.ActivationState = .foregroundActive
  weak var application: UIApplication?
}

extension UIScene {
  /// The scene has joined the app (iOS 13.0).
  /// https://developer.apple.com/documentation/uikit/uiscene/willconnectnotification
  nonisolated public static let willConnectNotification =
    NSNotification.Name("UISceneWillConnectNotification")

  /// The scene has left the app (iOS 13.0).
  /// https://developer.apple.com/documentation/uikit/uiscene/diddisconnectnotification
  nonisolated public static let didDisconnectNotification =
    NSNotification.Name("UISceneDidDisconnectNotification")

  /// The scene takes the user's input again (iOS 13.0).
  /// https://developer.apple.com/documentation/uikit/uiscene/didactivatenotification
  nonisolated public static let didActivateNotification =
    NSNotification.Name("UISceneDidActivateNotification")

  /// The scene is about to stop taking input (iOS 13.0).
  /// https://developer.apple.com/documentation/uikit/uiscene/willdeactivatenotification
  nonisolated public static let willDeactivateNotification =
    NSNotification.Name("UISceneWillDeactivateNotification")

  /// The scene is about to be seen (iOS 13.0).
  /// https://developer.apple.com/documentation/uikit/uiscene/willenterforegroundnotification
  nonisolated public static let willEnterForegroundNotification =
    NSNotification.Name("UISceneWillEnterForegroundNotification")

  /// The scene is not seen any more (iOS 13.0).
  /// https://developer.apple.com/documentation/uikit/uiscene/didenterbackgroundnotification
  nonisolated public static let didEnterBackgroundNotification =
    NSNotification.Name("UISceneDidEnterBackgroundNotification")
}
