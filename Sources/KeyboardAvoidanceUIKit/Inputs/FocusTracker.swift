#if os(Linux) || os(iOS)
#if os(Linux)
internal import UIKitDouble
#elseif os(iOS)
internal import UIKit
#endif

/// Knows which input inside the avoiding view is focused.
///
/// Who is the first responder decides, so that the end of one input may come before or after the
/// beginning of the next, and a text view of the app's own, which posts nothing, is found too.
@MainActor final class FocusTracker {
  private weak var container: UIView?
  private weak var last: UIView?

  init(in container: UIView) { self.container = container }

  /// Whether a view is the input that was found last.
  func isLast(_ view: UIView) -> Bool { view === last }

  /// The focused input.
  func input() -> UIView? {
    guard let container else { return nil }
    if let last, last.isFirstResponder, last.isDescendant(of: container) { return last }
    last = container.focusedInput
    return last
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
