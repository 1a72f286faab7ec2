public import Foundation

/// Recognizes drags (iOS 3.2).
/// https://developer.apple.com/documentation/uikit/uipangesturerecognizer
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How few fingers make the gesture (iOS 3.2). The double has one.
  /// https://developer.apple.com/documentation/uikit/uipangesturerecognizer/minimumnumberoftouches
  open var minimumNumberOfTouches = 1

  /// How far the finger has come, in a view's coordinates (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uipangesturerecognizer/translation(in:)
  open func translation(in view: UIView?) -> CGPoint {
    guard let start, let now = followed.first?.point else { return .zero }
    return difference(from: start, to: now, in: view)
  }

  /// Makes the translation what is given, from here on (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uipangesturerecognizer/settranslation(_:in:)
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard let now = followed.first?.point else { return }
    let wished = difference(from: .zero, to: translation, in: nil)
    start = CGPoint(x: now.x - wished.x, y: now.y - wished.y)
  }

  /// Points a second over the last move, in a view's coordinates (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uipangesturerecognizer/velocity(in:)
  open func velocity(in view: UIView?) -> CGPoint {
    guard let touch = followed.first, let before = timeBefore, touch.time > before else {
      return .zero
    }
    let step = difference(from: touch.formerPoint, to: touch.point, in: view)
    let seconds = touch.time - before
    return CGPoint(x: step.x / seconds, y: step.y / seconds)
  }

  /// In the window's coordinates.
  private var start: CGPoint?
  private var timeBefore: TimeInterval?
  private var lastTime: TimeInterval?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    start = touches.first?.point
    lastTime = event.timestamp
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    timeBefore = lastTime
    lastTime = event.timestamp
    let way = translation(in: nil)
    if hasRecognized {
      state = .changed
    } else if abs(way.x) >= UITapGestureRecognizer.slop || abs(way.y) >= UITapGestureRecognizer.slop
    {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = hasRecognized ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    start = nil
    timeBefore = nil
    lastTime = nil
  }

  private func difference(from old: CGPoint, to new: CGPoint, in view: UIView?) -> CGPoint {
    guard let view else { return CGPoint(x: new.x - old.x, y: new.y - old.y) }
    let (from, to) = (view.convert(old, from: nil), view.convert(new, from: nil))
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }
}
