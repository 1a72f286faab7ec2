import Foundation

/// The way of one touch from its beginning to its end: recognizers first, then the view.
@MainActor final class TouchDelivery {
  let touch: UITouch
  private(set) var listeners: [UIGestureRecognizer] = []
  private var viewHasBegan = false
  private var viewIsCancelled = false

  init(_ touch: UITouch) {
    self.touch = touch
  }

  func deliver(_ event: UIEvent) {
    switch touch.phase {
    case .began: begin(event)
    case .moved: move(event)
    case .ended: end(event)
    case .cancelled: cancel(event)
    default: break
    }
  }

  private func begin(_ event: UIEvent) {
    touch.target = touch.window?.hitTest(touch.point, with: event)
    let chain = sequence(first: touch.target, next: { $0?.parent }).compactMap { $0 }
    listeners = chain.flatMap(\.recognizers).filter(listens)
    touch.listeners = listeners
    for listener in listeners {
      listener.delivery = self
      listener.followed = [touch]
    }
    for listener in listeners { listener.touchesBegan([touch], with: event) }
    settle(event)
    if !isHeldBack(\.delaysTouchesBegan) { tellViewOfBeginning(event) }
  }

  private func move(_ event: UIEvent) {
    for listener in live { listener.touchesMoved([touch], with: event) }
    settle(event)
    if viewHasBegan, !viewIsCancelled { touch.target?.touchesMoved([touch], with: event) }
  }

  private func end(_ event: UIEvent) {
    for listener in live { listener.touchesEnded([touch], with: event) }
    settle(event)
    if !viewIsCancelled {
      tellViewOfBeginning(event)
      touch.target?.touchesEnded([touch], with: event)
    }
    finish()
  }

  private func cancel(_ event: UIEvent) {
    for listener in live { listener.touchesCancelled([touch], with: event) }
    cancelView(event)
    finish()
  }

  /// Lets waiting recognitions through, and takes the touch from the view if one cancels.
  private func settle(_ event: UIEvent) {
    for listener in listeners { listener.recognizeIfNothingIsAwaited() }
    if listeners.contains(where: { $0.hasRecognized && $0.cancelsTouchesInView }) {
      cancelView(event)
    }
  }

  private func cancelView(_ event: UIEvent) {
    guard !viewIsCancelled else { return }
    viewIsCancelled = true
    if viewHasBegan { touch.target?.touchesCancelled([touch], with: event) }
  }

  private func tellViewOfBeginning(_ event: UIEvent) {
    guard !viewHasBegan, !viewIsCancelled else { return }
    viewHasBegan = true
    touch.target?.touchesBegan([touch], with: event)
  }

  private func isHeldBack(_ delays: (UIGestureRecognizer) -> Bool) -> Bool {
    listeners.contains { delays($0) && ![.failed, .cancelled].contains($0.stage) }
  }

  private func finish() {
    for listener in listeners { listener.startOver() }
  }

  /// Those that have neither failed nor been cancelled nor ended.
  private var live: [UIGestureRecognizer] {
    listeners.filter { [.possible, .began, .changed].contains($0.stage) && $0.isEnabled }
  }

  private func listens(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.isEnabled
      && recognizer.allowedTouchTypes.contains(NSNumber(value: touch.type.rawValue))
      && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) != false
  }

  /// One has recognized: the others fail unless somebody lets both recognize.
  func prevented(by winner: UIGestureRecognizer) {
    for other in listeners where other !== winner && other.stage == .possible {
      guard !bothMayRecognize(winner, other) else { continue }
      guard winner.canPrevent(other), other.canBePrevented(by: winner) else { continue }
      other.state = .failed
    }
  }

  private func bothMayRecognize(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one) == true
  }
}
