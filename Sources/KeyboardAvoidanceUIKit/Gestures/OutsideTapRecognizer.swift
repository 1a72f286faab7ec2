#if os(Linux) || os(iOS)
#if os(Linux)
internal import UIKitDouble
#elseif os(iOS)
internal import UIKit
internal import UIKit.UIGestureRecognizerSubclass
#endif

/// Recognizes taps outside every input.
///
/// It never cancels or delays a touch, prevents no other recognizer, and fails at once for text
/// inputs and Apple Pencil. The rules are in the recognizer itself, so that its delegate is free
/// for the app.
@MainActor final class OutsideTapRecognizer: UITapGestureRecognizer {
  private weak var container: UIView?

  /// A control under the finger, while it may still be a tap: buttons keep tap recognizers of the
  /// views around them from recognizing, so that tap is told from the touch itself.
  private var controlTap: CGPoint?

  /// How far a finger may go for a tap on a control, in points.
  private static let slop = 10.0

  /// Which taps count.
  var taps: DismissingTaps = []

  /// Called for each tap, while it is delivered.
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
    controlTap = nil
    let views = touches.map(\.view)
    guard views.allSatisfy({ !isOnInput($0) }) else { return state = .failed }
    guard views.contains(where: isOnControl) else { return }
    guard taps.contains(.onControls) else { return state = .failed }
    controlTap = touches.first?.location(in: nil)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start = controlTap else { return super.touchesEnded(touches, with: event) }
    state = .failed
    super.touchesEnded(touches, with: event)
    guard let end = touches.first?.location(in: nil) else { return }
    if abs(end.x - start.x) <= Self.slop, abs(end.y - start.y) <= Self.slop { tapped?() }
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  private func isOnInput(_ view: UIView?) -> Bool {
    path(from: view).contains { $0 is any UIKeyInput }
  }

  private func isOnControl(_ view: UIView?) -> Bool {
    path(from: view).contains { $0 is UIControl }
  }

  private func path(from view: UIView?) -> some Sequence<UIView> {
    sequence(first: view) { [container] in $0 === container ? nil : $0?.superview }
      .lazy.compactMap { $0 }
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
