#if os(Linux)
internal import UIKitDouble
#elseif os(iOS)
internal import UIKit
#endif

#if os(Linux) || os(iOS)

/// Sits in the avoiding view, has no size, and tells when that view comes to a window or leaves it.
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
}

/// Sits in the window, has no size, and hangs on the top of the keyboard's layout guide.
@MainActor final class KeyboardProbe: UIView {
  init(in window: UIWindow) {
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
    translatesAutoresizingMaskIntoConstraints = false
    window.insertSubview(self, at: 0)
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: window.keyboardLayoutGuide.topAnchor),
      leadingAnchor.constraint(equalTo: window.leadingAnchor),
      widthAnchor.constraint(equalToConstant: 0),
      heightAnchor.constraint(equalToConstant: 0),
    ])
  }

  required init?(coder: NSCoder) { nil }

  /// The keyboard's frame on the screen, in points, as the guide has it; below the screen where
  /// the guide rests on the safe area, which a floating keyboard has too.
  func keyboardFrame() -> CGRect? {
    guard let window else { return nil }
    window.layoutIfNeeded()
    let screen = window.screenOfScene
    let bounds = screen.bounds
    let top = convert(self.bounds, to: screen.coordinateSpace).minY
    let rest = window.convert(window.bounds, to: screen.coordinateSpace).maxY
    guard top < rest - window.safeAreaInsets.bottom - 0.5 else {
      return CGRect(x: 0, y: bounds.maxY, width: bounds.width, height: 1)
    }
    return CGRect(x: 0, y: top, width: bounds.width, height: bounds.maxY - top)
  }
}
#endif
