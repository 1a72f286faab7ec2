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
  func scrollAtOnce(to offset: CGPoint) {
    stopMotion()
    moveContent(to: offset)
  }

  func scroll(to offset: CGPoint) {
    stopMotion()
    guard let device = window?.device, UIView.areAnimationsEnabled else {
      moveContent(to: offset)
      return
    }
    guard offset != contentOffset else { return }
    begin(.animation(from: contentOffset, to: offset, at: device.clock.now))
  }

  func fingerIsDown() {
    stopMotion()
    drag.isTracking = true
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
    moveContent(
      to: CGPoint(
        x: drag.offsetAtStart.x - (wayIsOpen.across ? way.x : 0),
        y: drag.offsetAtStart.y - (wayIsOpen.down ? way.y : 0)))
  }

  private var wayIsOpen: (across: Bool, down: Bool) {
    let (least, most) = restingOffsets
    return (most.x > least.x, most.y > least.y || alwaysBounceVertical)
  }

  /// The finger is lifted: the content stays, goes on, or returns into its limits.
  private func letGo() {
    let speed = speedOnLifting
    let carried = CGPoint(
      x: contentOffset.x + Fling.way(at: speed.x), y: contentOffset.y + Fling.way(at: speed.y))
    var target = resting(carried)
    delegate?.scrollViewWillEndDragging(self, withVelocity: speed, targetContentOffset: &target)
    drag.isDragging = false
    drag.isTracking = false
    drag.isDecelerating = target != contentOffset
    delegate?.scrollViewDidEndDragging(self, willDecelerate: drag.isDecelerating)
    guard drag.isDecelerating else { return }
    delegate?.scrollViewWillBeginDecelerating(self)
    guard let device = window?.device, device.behavior.momentum != .none else {
      moveContent(to: target)
      drag.isDecelerating = false
      delegate?.scrollViewDidEndDecelerating(self)
      return
    }
    let (start, now) = (contentOffset, device.clock.now)
    let fastest = max(abs(speed.x), abs(speed.y))
    begin(
      fastest > 0
        ? .fling(from: start, to: target, speed: fastest, at: now)
        : .bounce(from: start, to: target, at: now))
  }

  /// Points a millisecond that the content goes on with; zero where that is too slow.
  private var speedOnLifting: CGPoint {
    guard let momentum = window?.device?.behavior.momentum, momentum != .none else { return .zero }
    let finger = pan.speedOnLifting(assumesFrames: momentum == .always, in: superview)
    let speed = CGPoint(
      x: wayIsOpen.across ? -finger.x / 1000 : 0, y: wayIsOpen.down ? -finger.y / 1000 : 0)
    let square = speed.x * speed.x + speed.y * speed.y
    return square < Fling.slowestStart * Fling.slowestStart ? .zero : speed
  }

  private func dismissKeyboardOnDrag() {
    switch keyboardDismissMode {
    case .onDrag, .onDragWithAccessory: window?.focus?.giveUpFocus(forced: false)
    default: break
    }
  }
}
