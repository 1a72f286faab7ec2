#if os(Linux) || os(iOS)
#if os(Linux)
internal import UIKitDouble
#elseif os(iOS)
internal import UIKit
#endif

/// Knows whether the page that the avoiding view is on is coming or leaving.
///
/// A page on its way out is held as it is: the keyboard goes, or is handed on, while it slides
/// away, and comes back if the user takes a swipe back. A page on its way in comes with its views
/// in place. One that stays visible under what is presented over it does neither.
@MainActor final class TransitionWatcher {
  private weak var view: UIView?
  private weak var heard: (any UIViewControllerTransitionCoordinator)?
  private weak var over: (any UIViewControllerTransitionCoordinator)?

  /// Called when a transition of the page is over, or has been called off.
  var ended: (@MainActor () -> Void)?

  /// Where a page is on its way to.
  enum Phase {
    /// To nowhere: it is on the screen, or it is not.
    case staying
    /// In.
    case arriving
    /// Out.
    case leaving
  }

  /// Where the page is on its way to.
  private(set) var phase = Phase.staying

  init(of view: UIView) { self.view = view }

  /// Looks again where the page is on its way to.
  func follow() {
    phase = .staying
    guard let controller = view?.nearestController,
      let coordinator = controller.transitionCoordinator, coordinator !== over
    else { return }
    phase = controller.phase(in: coordinator)
    if phase != .staying { hear(of: coordinator) }
  }

  /// A transition may be over without its coordinator being gone.
  private func hear(of coordinator: any UIViewControllerTransitionCoordinator) {
    guard heard !== coordinator else { return }
    heard = coordinator
    coordinator.animate(alongsideTransition: nil) { [weak self, weak coordinator] _ in
      self?.over = coordinator
      self?.ended?()
    }
  }
}

extension UIViewController {
  /// Where this page is on its way to.
  fileprivate func phase(
    in coordinator: any UIViewControllerTransitionCoordinator
  ) -> TransitionWatcher.Phase {
    let from = coordinator.viewController(forKey: .from)
    let to = coordinator.viewController(forKey: .to)
    // A turn of the device has a coordinator, too.
    guard from !== to else { return .staying }
    let isUncovered = from?.isBeingDismissed == true
    let covers = coordinator.presentationStyle.coversPresenter
    if isPart(of: to), covers || !isUncovered { return .arriving }
    return isPart(of: from) && (covers || isUncovered) ? .leaving : .staying
  }

  /// Whether this is the other controller, or one in it.
  fileprivate func isPart(of other: UIViewController?) -> Bool {
    other != nil && sequence(first: self, next: \.parent).contains { $0 === other }
  }
}

extension UIModalPresentationStyle {
  /// Whether who presents goes from the screen; so it does in a navigation controller, where
  /// nothing is presented.
  fileprivate var coversPresenter: Bool {
    switch self {
    case .none, .fullScreen, .currentContext: true
    default: false
    }
  }
}
#endif
