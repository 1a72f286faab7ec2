import Foundation

/// The bar on top of a stack (iOS 2.0). The double's shows nothing, it only takes its place.
/// https://developer.apple.com/documentation/uikit/uinavigationbar
@MainActor open class UINavigationBar: UIView {
  /// How high a bar is, in points; roughly what is seen, not documented.
  static let height: CGFloat = 44
  var barLook = BarLook()
}

extension UIViewController {
  /// What bars of the controller around this one add to the safe area of this one's view.
  var insetsOfBars: UIEdgeInsets {
    (container as? any BarContainer)?.insetsOfBars(over: self) ?? .zero
  }
}

/// A controller with bars over its children.
@MainActor protocol BarContainer: UIViewController {
  /// What the bars add to a child's safe area.
  func insetsOfBars(over child: UIViewController) -> UIEdgeInsets
}

extension UINavigationController: BarContainer {
  func insetsOfBars(over child: UIViewController) -> UIEdgeInsets {
    UIEdgeInsets(top: showsBar ? UINavigationBar.height : 0, left: 0, bottom: 0, right: 0)
  }

  /// Whether the bar takes a place.
  var showsBar: Bool {
    let device = viewIfLoaded?.window?.device ?? DoubleDevice.inForce
    return !isNavigationBarHidden && device.behavior.bars == .takeRoom
  }

  /// Puts the bar below what reaches in from above, and tells the pages.
  func layOutBar() {
    guard let view = viewIfLoaded else { return }
    navigationBar.isHidden = !showsBar
    if navigationBar.superview == nil, showsBar { view.addSubview(navigationBar) }
    view.bringSubviewToFront(navigationBar)
    navigationBar.frame = CGRect(
      x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: UINavigationBar.height)
    for child in contained { child.viewIfLoaded?.updateSafeArea() }
  }
}
