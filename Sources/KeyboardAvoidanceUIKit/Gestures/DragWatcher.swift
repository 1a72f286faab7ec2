#if os(Linux) || os(iOS)
#if os(Linux)
internal import UIKitDouble
#elseif os(iOS)
internal import UIKit
#endif

/// Notices from the scroll views that the user drags the keyboard away.
@MainActor final class DragWatcher {
  private weak var view: UIView?
  private var lastTop: Double?

  init(of view: UIView) { self.view = view }

  /// Whether the keyboard goes by a drag: while the user drags a scroll view, whether that or the
  /// app ends editing, or because it has followed the finger.
  func isDragged(_ chain: [WeakScrollView]) -> Bool {
    lastTop != nil || scrolls(chain).contains { $0.isDragging }
  }

  /// Whether a finger is on what scrolls, or has flung it, so that nothing must be scrolled under
  /// it: an offset that is set ends a fling.
  func isHeld(_ chain: [WeakScrollView]) -> Bool {
    scrolls(chain).contains { $0.isTracking || $0.isDragging || $0.isDecelerating }
  }

  /// The keyboard was announced to be somewhere: it follows no finger any more.
  func restart() { lastTop = nil }

  /// Whether the keyboard has left its place under a finger, or may be about to.
  private func isFollowing(_ chain: [WeakScrollView]) -> Bool {
    lastTop != nil || isInteractive(scrolls(chain))
  }

  /// Whether a keyboard whose top is elsewhere than at its docked place follows a finger: that may
  /// be on any scroll view in the window, as on the list above an input bar.
  func follows(_ chain: [WeakScrollView]) -> Bool {
    isFollowing(chain) || view?.window?.hasInteractiveDrag == true
  }

  /// Where a keyboard is that follows a finger, if it has moved.
  func dragged(to frame: CGRect, from docked: CGRect, holding chain: [WeakScrollView]) -> CGRect? {
    let before = lastTop ?? docked.minY
    guard abs(frame.minY - before) >= 0.5, follows(chain) else { return nil }
    lastTop = frame.minY <= docked.minY + 0.5 ? nil : frame.minY
    return frame
  }

  private func isInteractive(_ scrolls: [UIScrollView]) -> Bool {
    scrolls.contains { $0.isTracking && $0.dismissesInteractively }
  }

  /// The scroll views that hold the input, and those around the view.
  private func scrolls(_ chain: [WeakScrollView]) -> [UIScrollView] {
    let around = sequence(first: view, next: { $0?.superview }).compactMap { $0 as? UIScrollView }
    return chain.compactMap(\.view) + around
  }
}

extension UIView {
  /// Whether a finger scrolls anything in this tree that takes the keyboard along.
  fileprivate var hasInteractiveDrag: Bool {
    if let scroll = self as? UIScrollView, scroll.isTracking, scroll.dismissesInteractively {
      return true
    }
    return subviews.contains(where: \.hasInteractiveDrag)
  }
}

extension UIScrollView {
  /// Whether the keyboard follows the finger that scrolls.
  fileprivate var dismissesInteractively: Bool {
    switch keyboardDismissMode {
    case .interactive, .interactiveWithAccessory: true
    default: false
    }
  }
}
#endif
