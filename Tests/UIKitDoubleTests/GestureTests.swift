import Foundation
import Testing
import UIKitDouble

@MainActor final class TouchLog: UIView {
  var log: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("cancelled")
  }
}

/// Counts recognitions the way an app without selectors can: by watching the state.
@MainActor final class CountingTap: UITapGestureRecognizer {
  var count = 0

  init() {
    super.init(target: nil, action: nil)
  }

  override var state: UIGestureRecognizer.State {
    didSet { if state == .recognized { count += 1 } }
  }
}

@MainActor final class GestureRules: NSObject, UIGestureRecognizerDelegate {
  var isSimultaneous = false
  var receives = true
  var begins = true

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { receives }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isSimultaneous }
}

@MainActor @Suite("Touches and recognizers")
struct GestureTests {
  let device = DoubleDevice()
  let view = TouchLog(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
  let tap = CountingTap()
  let rules = GestureRules()
  let finger: DoubleFinger

  init() {
    finger = DoubleFinger(in: device.window)
    device.window.addSubview(view)
    view.addGestureRecognizer(tap)
    tap.delegate = rules
  }

  @Test("A recognized tap cancels the touch in the view")
  func cancels() {
    #expect(finger.tap(view) === view)
    #expect(tap.count == 1)
    #expect(view.log == ["began", "cancelled"])
    #expect(tap.state == .possible)
  }

  @Test("A tap that does not cancel lets the view have its touch")
  func doesNotCancel() {
    tap.cancelsTouchesInView = false
    finger.tap(view)
    #expect(tap.count == 1)
    #expect(view.log == ["began", "ended"])
  }

  @Test("A delaying recognizer keeps the beginning from the view until it has failed")
  func delays() {
    tap.delaysTouchesBegan = true
    finger.down(at: CGPoint(x: 50, y: 150))
    #expect(view.log.isEmpty)
    finger.up()
    #expect(tap.count == 1 && view.log.isEmpty)
    rules.begins = false
    finger.tap(view)
    #expect(view.log == ["began", "ended"])
  }

  @Test("A moved finger is no tap")
  func moved() {
    finger.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 50, y: 190), steps: 1)
    #expect(tap.count == 0)
    #expect(view.log == ["began", "moved", "ended"])
  }

  @Test("Touch types and the delegate decide what a recognizer hears of")
  func filters() {
    tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
    DoubleFinger(in: device.window, type: .pencil).tap(view)
    #expect(tap.count == 0)
    rules.receives = false
    finger.tap(view)
    #expect(tap.count == 0)
    rules.receives = true
    finger.tap(view)
    #expect(tap.count == 1)
  }

  @Test("Of two taps on one touch the inner wins, unless both may recognize")
  func simultaneous() {
    let outer = CountingTap()
    device.window.addGestureRecognizer(outer)
    finger.tap(view)
    #expect(tap.count == 1 && outer.count == 0)
    rules.isSimultaneous = true
    finger.tap(view)
    #expect(tap.count == 2 && outer.count == 1)
  }

  @Test("A recognizer waits until another has failed, and fails if that one recognizes")
  func requirement() {
    let other = CountingTap()
    device.window.addGestureRecognizer(other)
    tap.require(toFail: other)
    finger.tap(view)
    #expect(tap.count == 0 && other.count == 1)
    other.numberOfTapsRequired = 2
    finger.tap(view)
    #expect(view.log.last == "cancelled" && other.count == 1)
  }

  @Test("A tap on a button is the button's, not a recognizer's around it")
  func buttons() {
    var taps = 0
    let button = UIButton(frame: CGRect(x: 10, y: 10, width: 50, height: 30))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    view.addSubview(button)
    finger.tap(button)
    #expect(taps == 1 && tap.count == 0)
    button.isEnabled = false
    finger.tap(button)
    #expect(taps == 1 && tap.count == 1)
  }

  @Test("A tap puts the focus into a field")
  func fields() {
    let field = UITextField(frame: CGRect(x: 0, y: 400, width: 200, height: 40))
    device.window.addSubview(field)
    finger.tap(field)
    #expect(field.isFirstResponder)
  }

  @Test("Hidden, transparent and disabled views are not hit")
  func hitTest() {
    let cover = UIView(frame: view.frame)
    device.window.addSubview(cover)
    #expect(device.window.hitTest(CGPoint(x: 50, y: 150), with: nil) === cover)
    cover.isUserInteractionEnabled = false
    #expect(device.window.hitTest(CGPoint(x: 50, y: 150), with: nil) === view)
    view.alpha = 0
    #expect(device.window.hitTest(CGPoint(x: 50, y: 150), with: nil) === device.window)
  }
}
