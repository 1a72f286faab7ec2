#if os(Linux) || os(iOS)
#if os(Linux)
public import UIKitDouble
#elseif os(iOS)
public import UIKit
#endif

/// A scroll view that avoids the keyboard by itself, for those who set a class in Interface Builder.
///
/// It does what `avoidKeyboard()` does on any scroll view, as soon as it is in a window; an
/// avoidance that was set up before is left as it is, and one that has been cancelled does not come
/// back. `avoidanceHandle` gives access to it.
open class KeyboardAvoidingScrollView: UIScrollView {
  private var hasBeenInWindow = false

  /// Installs the avoidance when the view comes to its first window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, !hasBeenInWindow else { return }
    hasBeenInWindow = true
    if avoidanceHandle == nil { avoidKeyboard() }
  }
}
#endif
