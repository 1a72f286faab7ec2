import Foundation

extension UIScrollView {
  /// Works out what the system adds to the app's insets, and tells who is concerned.
  ///
  /// `always` adds the safe area, `never` nothing. `automatic` and `scrollableAxes` add it on the
  /// axes on which the content is larger than the frame or bounces always; in a navigation
  /// controller `automatic` adds top and bottom in any case.
  func adjustInsets() {
    let before = appliedInset
    var inset = UIEdgeInsets.zero
    let across = contentSize.width > bounds.width
    let down = contentSize.height > bounds.height || alwaysBounceVertical
    switch contentInsetAdjustmentBehavior {
    case .never: break
    case .always: inset = safeAreaInsets
    case .scrollableAxes: inset = scrolling(across: across, down: down)
    case .automatic: inset = scrolling(across: across, down: down || isInNavigation)
    @unknown default: break
    }
    systemInset = inset
    let after = adjustedContentInset
    guard after != before else { return }
    appliedInset = after
    keepPlace(from: before, to: after)
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  private var isInNavigation: Bool {
    sequence(first: self as UIResponder, next: \.next)
      .contains { ($0 as? UIViewController)?.navigationController != nil }
  }

  private func scrolling(across: Bool, down: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: down ? safeAreaInsets.top : 0, left: across ? safeAreaInsets.left : 0,
      bottom: down ? safeAreaInsets.bottom : 0, right: across ? safeAreaInsets.right : 0)
  }

  /// Content that rests at its top stays there when the inset above it changes.
  private func keepPlace(from old: UIEdgeInsets, to new: UIEdgeInsets) {
    guard !isDragging, new.top != old.top, contentOffset.y == -old.top else { return }
    moveContent(to: CGPoint(x: contentOffset.x, y: -new.top))
  }

  /// The smallest and largest offset at which the content rests.
  var restingOffsets: (least: CGPoint, most: CGPoint) {
    let inset = adjustedContentInset
    let least = CGPoint(x: -inset.left, y: -inset.top)
    return (
      least,
      CGPoint(
        x: max(least.x, contentSize.width + inset.right - bounds.width),
        y: max(least.y, contentSize.height + inset.bottom - bounds.height))
    )
  }

  func resting(_ offset: CGPoint) -> CGPoint {
    let (least, most) = restingOffsets
    return CGPoint(
      x: min(max(offset.x, least.x), most.x), y: min(max(offset.y, least.y), most.y))
  }

  func offsetShowing(_ rect: CGRect) -> CGPoint {
    let visible = bounds.inset(by: adjustedContentInset)
    var offset = contentOffset
    if rect.maxY > visible.maxY { offset.y += rect.maxY - visible.maxY }
    if rect.minY < visible.minY + offset.y - contentOffset.y {
      offset.y = contentOffset.y + rect.minY - visible.minY
    }
    if rect.maxX > visible.maxX { offset.x += rect.maxX - visible.maxX }
    if rect.minX < visible.minX + offset.x - contentOffset.x {
      offset.x = contentOffset.x + rect.minX - visible.minX
    }
    return resting(offset)
  }
}
