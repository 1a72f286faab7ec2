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

  /// Whether a finger is on what scrolls, so that nothing must be scrolled under it.
  func isHeld(_ chain: [WeakScrollView]) -> Bool {
    scrolls(chain).contains { $0.isTracking || $0.isDragging }
  }

  /// The keyboard was announced to be somewhere: it follows no finger any more.
  func restart() { lastTop = nil }

  /// Where a keyboard is that follows a finger, if that is news; `look` reads it.
  func dragged(
    _ chain: [WeakScrollView], from docked: CGRect?, looking look: () -> CGRect?
  ) -> CGRect? {
    guard let docked else {
      lastTop = nil
      return nil
    }
    let isHeld = scrolls(chain).contains { $0.isTracking && $0.dismissesInteractively }
    guard isHeld || lastTop != nil, let frame = look() else { return nil }
    let before = lastTop ?? docked.minY
    guard abs(frame.minY - before) >= 0.5 else { return nil }
    lastTop = frame.minY <= docked.minY + 0.5 ? nil : frame.minY
    return frame
  }

  /// The scroll views that hold the input, and those around the view.
  private func scrolls(_ chain: [WeakScrollView]) -> [UIScrollView] {
    let around = sequence(first: view, next: { $0?.superview }).compactMap { $0 as? UIScrollView }
    return chain.compactMap(\.view) + around
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
