import Foundation

extension UIView: MappedToScreen {
  /// From the view's bounds to its superview's.
  var mapToSuperview: CGAffineTransform {
    let anchor = CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.width,
      y: bounds.origin.y + anchorPoint.y * bounds.height)
    guard !transform.isIdentity else {
      return CGAffineTransform(translationX: center.x - anchor.x, y: center.y - anchor.y)
    }
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }

  /// The window, or the highest view where there is none.
  var root: UIView {
    var view = self
    while let parent = view.parent { view = parent }
    return view
  }

  /// From the view's bounds to the root's: to the window's base coordinates.
  var mapToRoot: CGAffineTransform {
    var map = CGAffineTransform.identity
    var view = self
    while let parent = view.parent {
      map = map.concatenating(view.mapToSuperview)
      view = parent
    }
    return map
  }

  /// From the view's bounds to the screen. A window's superview space is its scene.
  var mapToScreen: CGAffineTransform {
    guard let window = root as? UIWindow else { return mapToRoot }
    let map = mapToRoot.concatenating(window.mapToSuperview)
    guard let scene = window.windowScene else { return map }
    return map.concatenating(scene.mapToScreen)
  }

  /// The view, then all below it, each with its rectangle on the screen; not below where the body
  /// says no. The map to the screen is handed down, since each view's own would be worked out over
  /// all of its ancestors.
  func forEachOnScreen(_ body: (UIView, CGRect) -> Bool) {
    forEachOnScreen(from: mapToScreen, body)
  }

  private func forEachOnScreen(from map: CGAffineTransform, _ body: (UIView, CGRect) -> Bool) {
    guard body(self, bounds.applying(map)) else { return }
    for child in children {
      child.forEachOnScreen(from: child.mapToSuperview.concatenating(map), body)
    }
  }

  /// Moves and sizes the view so that its frame is the one given. Two values change, as on a
  /// layer: the bounds' size and the centre.
  func place(in frame: CGRect) {
    let frame = frame.standardized
    let size = transform.isIdentity ? frame.size : untransformed(frame.size)
    if bounds.size != size { bounds = CGRect(origin: bounds.origin, size: size) }
    let now = self.frame
    let moved = CGPoint(
      x: center.x + frame.origin.x - now.origin.x, y: center.y + frame.origin.y - now.origin.y)
    if moved != center { center = moved }
  }

  /// The rectangle in the superview that constraints speak of: centre and size, whatever the
  /// transform.
  var layoutRect: CGRect {
    CGRect(
      x: center.x - anchorPoint.x * bounds.width, y: center.y - anchorPoint.y * bounds.height,
      width: bounds.width, height: bounds.height)
  }

  /// Sets centre and size, as constraints do; a transform in force stays.
  func lay(in rect: CGRect) {
    if bounds.size != rect.size { bounds.size = rect.size }
    let moved = CGPoint(
      x: rect.minX + anchorPoint.x * rect.width, y: rect.minY + anchorPoint.y * rect.height)
    if moved != center { center = moved }
  }

  private func untransformed(_ size: CGSize) -> CGSize {
    let back = size.applying(transform.inverted())
    return CGSize(width: abs(back.width), height: abs(back.height))
  }

  /// Called when the view lies elsewhere or has another size.
  func placeDidChange() {
    LayoutLedger.inputsChanged()
    updateSafeArea()
  }

  /// Autoresizing: a superview's change of size is shared out among the flexible parts.
  func resizeSubviews(from old: CGSize) {
    guard autoresizesSubviews else { return }
    for child in children where child.translatesAutoresizingMaskIntoConstraints {
      let mask = child.autoresizingMask
      guard !mask.isEmpty else { continue }
      let across = share(
        bounds.width - old.width, before: mask.contains(.flexibleLeftMargin),
        size: mask.contains(.flexibleWidth), after: mask.contains(.flexibleRightMargin))
      let down = share(
        bounds.height - old.height, before: mask.contains(.flexibleTopMargin),
        size: mask.contains(.flexibleHeight), after: mask.contains(.flexibleBottomMargin))
      guard across != (0, 0) || down != (0, 0) else { continue }
      child.grow(
        by: CGSize(width: across.size, height: down.size),
        movedBy: CGPoint(x: across.origin, y: down.origin))
    }
  }

  /// Grows the untransformed frame, so that a transform in force is not disturbed.
  private func grow(by growth: CGSize, movedBy move: CGPoint) {
    bounds.size = CGSize(
      width: max(0, bounds.width + growth.width), height: max(0, bounds.height + growth.height))
    center = CGPoint(
      x: center.x + move.x + growth.width * anchorPoint.x,
      y: center.y + move.y + growth.height * anchorPoint.y)
  }

  private func share(
    _ change: CGFloat, before: Bool, size: Bool, after: Bool
  ) -> (origin: CGFloat, size: CGFloat) {
    let parts = [before, size, after].filter { $0 }.count
    guard parts > 0 else { return (0, 0) }
    let part = change / CGFloat(parts)
    return (before ? part : 0, size ? part : 0)
  }
}
