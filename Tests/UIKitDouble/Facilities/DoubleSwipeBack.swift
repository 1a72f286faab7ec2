public import Foundation

/// The interactive pop of a navigation controller: begun at the screen's edge, then let through or
/// called off. Appearance calls come in UIKit's order; the keyboard is the test's to post.
@MainActor public final class DoubleSwipeBack {
  private let navigation: UINavigationController
  private let settling: TimeInterval
  private var leaving: UIViewController?
  private var transition: Transition?

  /// A swipe on a stack. When the finger is lifted, the pages take some seconds to come to rest, on
  /// the device's clock; none unless told.
  public init(on navigation: UINavigationController, settling: TimeInterval = 0) {
    self.navigation = navigation
    self.settling = settling
  }

  /// The finger starts: the top controller will disappear, the one below will appear.
  public func begin() {
    guard leaving == nil, navigation.viewControllers.count > 1 else { return }
    leaving = navigation.topViewController
    transition = navigation.beginPop(true, isInteractive: true)
  }

  /// The finger goes back: the coming controller disappears, then the top one appears again.
  public func cancel() {
    settle(isCancelled: true) { $0.cancelPop(of: $1) }
  }

  /// The finger goes through: the top controller is popped.
  public func finish() {
    settle(isCancelled: false) { $0.endPop(of: $1, true) }
  }

  private func settle(
    isCancelled: Bool, _ rest: @escaping (UINavigationController, UIViewController) -> Void
  ) {
    guard let leaving else { return }
    let (navigation, transition) = (navigation, transition)
    self.leaving = nil
    self.transition = nil
    transition?.letGo(isCancelled: isCancelled, at: isCancelled ? 0.3 : 0.7)
    let body = {
      rest(navigation, leaving)
      navigation.end(transition)
    }
    guard settling > 0, let clock = navigation.viewIfLoaded?.window?.device?.clock else {
      return body()
    }
    clock.schedule(after: settling, body)
  }
}
