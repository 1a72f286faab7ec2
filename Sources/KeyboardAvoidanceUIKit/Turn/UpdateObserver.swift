#if os(Linux) || os(iOS)
#if os(Linux)
internal import UIKitDouble
#elseif os(iOS)
internal import UIKit
#endif

/// Follows the updates of the screen that a view is on.
@MainActor protocol UpdateObserving: AnyObject {
  /// Whether updates are followed.
  var isEnabled: Bool { get set }

  /// Whether an update is under way that is going to be told of before it is committed.
  var isDispatching: Bool { get }
}

#if !targetEnvironment(macCatalyst)
/// Follows updates by an update link, which is passive: it is called in updates that something else
/// has caused, and causes none.
@available(iOS 18, *)
@MainActor final class UpdateObserver: UpdateObserving {
  private let link: UIUpdateLink
  private(set) var isDispatching = false

  init(of view: UIView, beforeCommit: @escaping @MainActor () -> Void) {
    link = UIUpdateLink(view: view)
    link.addAction(to: .beforeEventDispatch) { [weak self] _, _ in self?.isDispatching = true }
    link.addAction(to: .beforeCATransactionCommit) { [weak self] _, _ in
      self?.isDispatching = false
      beforeCommit()
    }
    link.addAction(to: .afterUpdateComplete) { [weak self] _, _ in self?.isDispatching = false }
  }

  var isEnabled: Bool {
    get { link.isEnabled }
    set {
      link.isEnabled = newValue
      isDispatching = false
    }
  }
}
#endif
#endif
