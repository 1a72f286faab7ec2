#if os(Linux) || os(iOS)
#if os(Linux)
internal import UIKitDouble
#elseif os(iOS)
internal import UIKit
internal import UIKit.UIGestureRecognizerSubclass
#endif

/// Recognizes taps outside every input.
///
/// It never cancels or delays a touch, prevents no other recognizer, and fails at once for
/// controls, text inputs and Apple Pencil. The rules are in the recognizer itself, so that its
/// delegate is free for the app.
@MainActor final class OutsideTapRecognizer: UITapGestureRecognizer {
  private weak var container: UIView?

  /// Called for each tap.
  var tapped: (@MainActor () -> Void)?

  init(in container: UIView) {
    self.container = container
    super.init(target: nil, action: nil)
    name = "KeyboardAvoidance.outsideTap"
    cancelsTouchesInView = false
    delaysTouchesBegan = false
    delaysTouchesEnded = false
    let types: [UITouch.TouchType] = [.direct, .indirect, .indirectPointer]
    allowedTouchTypes = types.map { NSNumber(value: $0.rawValue) }
    hearOfRecognition()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if !touches.allSatisfy({ isOutside($0.view) }) { state = .failed }
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether neither a control nor a text input is under the finger.
  private func isOutside(_ view: UIView?) -> Bool {
    let path = sequence(first: view) { [container] in $0 === container ? nil : $0?.superview }
    return !path.contains { $0 is UIControl || $0 is any UIKeyInput }
  }

  #if canImport(ObjectiveC)
  private func hearOfRecognition() { addTarget(self, action: #selector(recognized)) }

  @objc private func recognized() { if state == .ended { tapped?() } }
  #else
  private func hearOfRecognition() {}

  // Without Objective-C no action can be sent; the double says so by the state alone.
  override var state: UIGestureRecognizer.State {
    didSet { if state == .ended { tapped?() } }
  }
  #endif
}
#endif
