/// The interactive pop of a navigation controller: begun at the screen's edge, then let through or
/// called off. Appearance calls come in UIKit's order; the keyboard is the test's to post.
@MainActor public final class DoubleSwipeBack {
  private let navigation: UINavigationController
  private var leaving: UIViewController?

  /// A swipe on a stack.
  public init(on navigation: UINavigationController) {
    self.navigation = navigation
  }

  /// The finger starts: the top controller will disappear, the one below will appear.
  public func begin() {
    guard leaving == nil, navigation.viewControllers.count > 1 else { return }
    leaving = navigation.topViewController
    navigation.beginPop(true)
  }

  /// The finger goes back: the top controller appears again.
  public func cancel() {
    if let leaving { navigation.cancelPop(of: leaving) }
    leaving = nil
  }

  /// The finger goes through: the top controller is popped.
  public func finish() {
    if let leaving { navigation.endPop(of: leaving, true) }
    leaving = nil
  }
}
