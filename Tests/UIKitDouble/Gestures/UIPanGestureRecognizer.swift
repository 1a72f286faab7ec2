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

  /// Points a second over the last move, in a view's coordinates (iOS 3.2). A finger that has rested
  /// for a tenth of a second has none.
  /// https://developer.apple.com/documentation/uikit/uipangesturerecognizer/velocity(in:)
  open func velocity(in view: UIView?) -> CGPoint {
    guard let touch = followed.first, touch.time - lastMove.end < 0.1 else { return .zero }
    return speed(over: lastMove.end - lastMove.start, in: view)
  }

  /// The velocity with which the finger leaves, in points a second; if told so, as though its moves
  /// came with the frames of the display where they took no time.
  func speedOnLifting(assumesFrames: Bool, in view: UIView?) -> CGPoint {
    let measured = velocity(in: view)
    guard assumesFrames, measured == .zero else { return measured }
    return speed(over: UpdateCycle.frameDuration, in: view)
  }

  /// In the window's coordinates.
  private var start: CGPoint?
  private var lastMove = Move()

  private struct Move {
    var from = CGPoint.zero
    var to = CGPoint.zero
    var start: TimeInterval = 0
    var end: TimeInterval = 0
  }

  private func speed(over seconds: TimeInterval, in view: UIView?) -> CGPoint {
    guard seconds > 0 else { return .zero }
    let way = difference(from: lastMove.from, to: lastMove.to, in: view)
    return CGPoint(x: way.x / seconds, y: way.y / seconds)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    start = touches.first?.point
    lastMove = Move(start: event.timestamp, end: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if let touch = touches.first {
      lastMove = Move(
        from: touch.formerPoint, to: touch.point, start: lastMove.end, end: event.timestamp)
    }
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
    lastMove = Move()
  }

  private func difference(from old: CGPoint, to new: CGPoint, in view: UIView?) -> CGPoint {
    guard let view else { return CGPoint(x: new.x - old.x, y: new.y - old.y) }
    let (from, to) = (view.convert(old, from: nil), view.convert(new, from: nil))
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }
}
