import Foundation

extension UIView {
  /// The guide for the part of the view that no bar covers (iOS 11.0).
  /// https://developer.apple.com/documentation/uikit/uiview/safearealayoutguide
  public var safeAreaLayoutGuide: UILayoutGuide {
    if let safeAreaGuide { return safeAreaGuide }
    let guide = UILayoutGuide()
    guide.owningView = self
    guide.insets = { $0.safeAreaInsets }
    safeAreaGuide = guide
    guide.update(in: self)
    setNeedsLayout()
    return guide
  }

  /// Works the safe area out anew, here and below, and tells who is concerned.
  ///
  /// What reaches into a view is what reaches into its superview and is not outside the view: an
  /// edge that lies within the superview's safe area has no inset. The frame counts with its
  /// transform. The controller's `additionalSafeAreaInsets` are added at its root view.
  func updateSafeArea() {
    let inherited = inheritedSafeArea
    let bars = controller?.insetsOfBars ?? .zero
    let added = bars + (controller?.additionalSafeAreaInsets ?? .zero) + safeAreaOfKeyboard
    let updated = (inherited + added).clampedToZero
    if updated != safeArea {
      safeArea = updated
      LayoutLedger.inputsChanged()
      safeAreaGuide?.owningView?.setNeedsLayout()
      keyboardGuide?.owningView?.setNeedsLayout()
      safeAreaInsetsDidChange()
      controller?.viewSafeAreaInsetsDidChange()
    }
    for child in children { child.updateSafeArea() }
  }

  /// What reaches in from the superview, without what is added here.
  var inheritedSafeArea: UIEdgeInsets {
    guard let parent else { return (self as? UIWindow)?.safeAreaFromScreen ?? .zero }
    let insets = parent.safeAreaInsets - parent.safeAreaKeptFromChildren
    let safe = parent.bounds.inset(by: insets)
    let isKept = transform.isIdentity || window?.device?.behavior.transformedSafeArea == .kept
    let box = isKept ? layoutRect : frame
    return UIEdgeInsets(
      top: insets.top > 0 ? min(max(0, safe.minY - box.minY), insets.top) : 0,
      left: insets.left > 0 ? min(max(0, safe.minX - box.minX), insets.left) : 0,
      bottom: insets.bottom > 0 ? min(max(0, box.maxY - safe.maxY), insets.bottom) : 0,
      right: insets.right > 0 ? min(max(0, box.maxX - safe.maxX), insets.right) : 0)
  }
}
