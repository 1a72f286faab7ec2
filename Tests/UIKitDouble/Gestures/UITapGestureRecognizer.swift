import Foundation

/// Recognizes taps (iOS 3.2).
/// https://developer.apple.com/documentation/uikit/uitapgesturerecognizer
@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps make the gesture (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uitapgesturerecognizer/numberoftapsrequired
  open var numberOfTapsRequired = 1

  /// How many fingers make the gesture (iOS 3.2). The double has one.
  /// https://developer.apple.com/documentation/uikit/uitapgesturerecognizer/numberoftouchesrequired
  open var numberOfTouchesRequired = 1

  private var start: CGPoint?

  /// How far a finger may stray in a tap; a guess at UIKit's own, undocumented allowance.
  static let slop: CGFloat = 10

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard numberOfTouchesRequired == 1 else {
      state = .failed
      return
    }
    start = touches.first?.location(in: nil)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let start, let now = touches.first?.location(in: nil) else { return }
    if abs(now.x - start.x) > Self.slop || abs(now.y - start.y) > Self.slop { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard state == .possible else { return }
    state = (touches.first?.tapCount ?? 0) >= numberOfTapsRequired ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    start = nil
  }
}
