#if os(Linux) || os(iOS)
#if os(Linux)
internal import UIKitDouble
#elseif os(iOS)
internal import UIKit
#endif

/// Knows which input inside the avoiding view is focused.
///
/// Notifications of editing name candidates; who is the first responder decides. So the end of one
/// input may come before or after the beginning of the next. A text view of the app's own posts
/// nothing: one that takes the focus from another is found because that is no longer focused.
@MainActor final class FocusTracker {
  private weak var container: UIView?
  private weak var candidate: UIView?

  init(in container: UIView) { self.container = container }

  /// Editing began in a view somewhere in the app.
  func editingBegan(in view: UIView) {
    guard let container, view.isDescendant(of: container) else { return }
    candidate = view
  }

  /// Editing ended in a view somewhere in the app; true if it was the focused one.
  func editingEnded(in view: UIView) -> Bool { view === candidate }

  /// The focused input; searches where the last has lost the focus, or where asked to.
  func input(lookingUp: Bool) -> UIView? {
    guard let container else { return nil }
    if let candidate, candidate.isFirstResponder, candidate.isDescendant(of: container) {
      return candidate
    }
    guard lookingUp || candidate != nil else { return nil }
    candidate = container.focusedInput
    return candidate
  }
}

extension UIView {
  /// The first responder in this tree that takes text.
  fileprivate var focusedInput: UIView? {
    if isFirstResponder { return self is any UIKeyInput ? self : nil }
    for view in subviews {
      if let input = view.focusedInput { return input }
    }
    return nil
  }
}
#endif
