import Foundation

extension UIGestureRecognizer {
  /// Whether the gesture has been recognized and goes on, or has just ended so.
  var hasRecognized: Bool { [.began, .changed, .ended].contains(stage) }

  /// Sets the state, unless others have to fail first or somebody refuses the recognition.
  func move(to new: UIGestureRecognizer.State) {
    let isRecognition = stage == .possible && (new == .began || new == .ended)
    guard isRecognition else {
      let goesOn = hasRecognized && new != .possible
      stage = new
      if goesOn { sendActions() }
      return
    }
    guard isAllowedToBegin else {
      stage = .failed
      return
    }
    guard !hasLostToAwaited else {
      stage = .failed
      return
    }
    guard recognizersAwaited.isEmpty else {
      deferredStage = new
      return
    }
    stage = new
    delivery?.prevented(by: self)
    sendActions()
  }

  /// Lets a waiting recognition through when nothing is left to wait for.
  func recognizeIfNothingIsAwaited() {
    guard let waiting = deferredStage, stage == .possible else { return }
    guard recognizersAwaited.isEmpty || hasLostToAwaited else { return }
    deferredStage = nil
    state = waiting
  }

  /// Back to the start, for the next touch.
  func startOver() {
    reset()
    stage = .possible
    deferredStage = nil
    followed = []
    delivery = nil
  }

  private var isAllowedToBegin: Bool {
    if delegate?.gestureRecognizerShouldBegin(self) == false { return false }
    if owner?.gestureRecognizerShouldBegin(self) == false { return false }
    return followed.allSatisfy { touch in
      guard let hit = touch.view, hit !== owner else { return true }
      return hit.letsAncestorRecognize(self)
    }
  }

  /// The others of this touch that have to fail first and have not failed yet.
  private var recognizersAwaited: [UIGestureRecognizer] {
    guard let delivery else { return [] }
    return delivery.listeners.filter {
      $0.stage == .possible && $0.deferredStage == nil && isAwaited($0)
    }
  }

  /// One that had to fail first has recognized.
  private var hasLostToAwaited: Bool {
    delivery?.listeners.contains { $0.hasRecognized && isAwaited($0) } == true
  }

  private func isAwaited(_ other: UIGestureRecognizer) -> Bool {
    guard other !== self else { return false }
    return awaited.contains { $0.value === other }
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }
}
