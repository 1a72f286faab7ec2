#if os(Linux) || os(iOS)
#if os(Linux)
internal import UIKitDouble
#elseif os(iOS)
internal import UIKit
#endif

/// Sits in the avoiding view, has no size, and tells when that view comes to a window or leaves it.
///
/// It marks the view for other avoidances, too: of those around an input the nearest answers for
/// it, and the latest of those on one view.
@MainActor final class WindowProbe: UIView {
  private let tell: @MainActor (UIWindow?) -> Void

  init(_ tell: @escaping @MainActor (UIWindow?) -> Void) {
    self.tell = tell
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    tell(window)
  }

  /// Goes where it disturbs least: after the app's own views, and into the content view of a visual
  /// effect view, which must have no other.
  func add(to view: UIView) {
    let effects = (view as? UIVisualEffectView)?.contentView
    (effects ?? view).addSubview(self)
  }
}

extension UIView {
  /// The mark of the avoidance that answers for an input in this view.
  var answeringProbe: WindowProbe? {
    sequence(first: self, next: \.superview).lazy
      .compactMap { view in view.subviews.lazy.compactMap { $0 as? WindowProbe }.last }
      .first
  }
}

/// Fills the window unseen, for a keyboard layout guide of its own: the window's is the app's to
/// set up, and a view that does not reach down to the keyboard has a guide that says nothing.
@MainActor final class KeyboardProbe: UIView {
  init(in window: UIWindow) {
    super.init(frame: window.bounds)
    isHidden = true
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(self)
    _ = keyboardLayoutGuide
  }

  required init?(coder: NSCoder) { nil }

  /// The keyboard's frame on the screen, in points, as the guide has it; below the screen where
  /// the guide rests on the safe area, which a floating keyboard has too.
  func keyboardFrame() -> CGRect? {
    guard let window else { return nil }
    window.layoutIfNeeded()
    let screen = window.screenOfScene
    let bounds = screen.bounds
    let top = convert(keyboardLayoutGuide.layoutFrame, to: screen.coordinateSpace).minY
    let rest = window.convert(window.bounds, to: screen.coordinateSpace).maxY
    guard top < rest - window.safeAreaInsets.bottom - 0.5 else {
      return CGRect(x: 0, y: bounds.maxY, width: bounds.width, height: 1)
    }
    return CGRect(x: 0, y: top, width: bounds.width, height: bounds.maxY - top)
  }
}
#endif
