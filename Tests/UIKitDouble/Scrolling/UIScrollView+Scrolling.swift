import Foundation

/// What a finger does to a scroll view.
struct DragState {
  var isTracking = false
  var isDragging = false
  var isDecelerating = false
  var offsetAtStart: CGPoint = .zero
}

/// A scroll view's own recognizer of drags.
@MainActor final class ScrollPanRecognizer: UIPanGestureRecognizer {
  weak var scrollView: UIScrollView?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    scrollView?.fingerIsDown()
  }

  override var state: UIGestureRecognizer.State {
    didSet { scrollView?.panDidMove(to: state) }
  }

  override func reset() {
    super.reset()
    scrollView?.drag.isTracking = false
  }
}

extension UIScrollView {
  /// How long `setContentOffset(_:animated:)` takes; roughly what is seen, not documented.
  static let scrollDuration: TimeInterval = 0.3

  func scrollAtOnce(to offset: CGPoint) {
    stopScroll()
    contentOffset = offset
  }

  func scroll(to offset: CGPoint) {
    stopScroll()
    guard let clock = window?.device?.clock, UIView.areAnimationsEnabled else {
      contentOffset = offset
      return
    }
    scrollUnderWay = clock.schedule(after: Self.scrollDuration) { [weak self] in
      guard let self else { return }
      scrollUnderWay = nil
      contentOffset = offset
      delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  private func stopScroll() {
    if let scrollUnderWay { window?.device?.clock.cancel(scrollUnderWay) }
    scrollUnderWay = nil
  }

  func fingerIsDown() {
    stopScroll()
    drag.isTracking = true
    drag.isDecelerating = false
  }

  func panDidMove(to state: UIGestureRecognizer.State) {
    switch state {
    case .began:
      drag.isDragging = true
      drag.offsetAtStart = contentOffset
      delegate?.scrollViewWillBeginDragging(self)
      dismissKeyboardOnDrag()
      follow()
    case .changed:
      follow()
    case .ended, .cancelled:
      if drag.isDragging { letGo() }
    default:
      break
    }
  }

  private func follow() {
    let way = pan.translation(in: superview)
    contentOffset = CGPoint(
      x: drag.offsetAtStart.x - (wayIsOpen.across ? way.x : 0),
      y: drag.offsetAtStart.y - (wayIsOpen.down ? way.y : 0))
  }

  private var wayIsOpen: (across: Bool, down: Bool) {
    let (least, most) = restingOffsets
    return (most.x > least.x, most.y > least.y || alwaysBounceVertical)
  }

  /// The finger is lifted. The double's content has no momentum: it only returns into its limits.
  private func letGo() {
    var target = resting(contentOffset)
    delegate?.scrollViewWillEndDragging(self, withVelocity: .zero, targetContentOffset: &target)
    drag.isDragging = false
    drag.isTracking = false
    drag.isDecelerating = target != contentOffset
    delegate?.scrollViewDidEndDragging(self, willDecelerate: drag.isDecelerating)
    guard drag.isDecelerating else { return }
    delegate?.scrollViewWillBeginDecelerating(self)
    contentOffset = target
    drag.isDecelerating = false
    delegate?.scrollViewDidEndDecelerating(self)
  }

  private func dismissKeyboardOnDrag() {
    switch keyboardDismissMode {
    case .onDrag, .onDragWithAccessory: window?.focus?.giveUpFocus(forced: false)
    default: break
    }
  }
}
