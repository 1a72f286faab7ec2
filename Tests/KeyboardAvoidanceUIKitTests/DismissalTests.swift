import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceUIKit
import Testing
import UIKitDouble

/// Counts the touches that reach it.
final class TouchedView: UIView {
  var log: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("cancelled")
  }
}

/// A tap recognizer of the app's that counts its taps.
final class CountedTap: UITapGestureRecognizer {
  private(set) var count = 0

  override var state: UIGestureRecognizer.State {
    didSet { if state == .ended { count += 1 } }
  }
}

/// Lets a recognizer of the app's recognize beside others.
final class BothTaps: NSObject, UIGestureRecognizerDelegate {
  @MainActor static let shared = BothTaps()

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

/// An app's rule for taps.
final class TapRule: NSObject, UIGestureRecognizerDelegate {
  var receives = true

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { receives }
}

/// Lets no field end editing.
final class KeepsFocus: NSObject, UITextFieldDelegate {
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
}

/// Gives the focus on when it is touched.
final class FocusingView: UIView {
  weak var successor: UIView?

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    _ = successor?.becomeFirstResponder()
  }
}

@MainActor @Suite("Taps, drags and other ends", .bothOrders)
struct DismissalTests {
  let form = Form(.shiftBounds(10), tops: [533, 300])

  private func tap(_ point: CGPoint, type: UITouch.TouchType = .direct) {
    DoubleFinger(in: form.device.window, type: type).tap(at: point)
    form.device.endTurn()
  }

  @Test("A tap outside resigns at the end of its turn; the touch goes on to the view")
  func outside() {
    let card = TouchedView(frame: CGRect(x: 0, y: 200, width: 375, height: 90))
    form.view.addSubview(card)
    form.show()
    tap(form.view.convert(CGPoint(x: 100, y: 240), to: form.device.window as UIView))
    #expect(card.log == ["began", "ended"])
    #expect(!form.fields[0].isFirstResponder)
  }

  @Test("A tap on a control, on an input, or with Apple Pencil resigns nothing")
  func notOutside() {
    let button = UIButton(frame: CGRect(x: 0, y: 200, width: 375, height: 50))
    form.view.addSubview(button)
    form.show()
    let window = form.device.window as UIView
    tap(form.view.convert(CGPoint(x: 100, y: 220), to: window))
    #expect(form.fields[0].isFirstResponder)
    tap(form.view.convert(CGPoint(x: 100, y: 280), to: window), type: .pencil)
    #expect(form.fields[0].isFirstResponder)
    tap(form.view.convert(CGPoint(x: 100, y: 310), to: window))
    #expect(form.fields[1].isFirstResponder, "the other field took the focus")
    #expect(form.view.bounds.minY == 0 && form.state == .shown)
  }

  @Test("A tap on what lies in a control is one on the control")
  func insideControl() {
    let control = UIControl(frame: CGRect(x: 0, y: 200, width: 375, height: 50))
    let box = UIView(frame: control.bounds)
    let icon = UIView(frame: control.bounds)
    control.addSubview(box)
    box.addSubview(icon)
    form.view.addSubview(control)
    form.show()
    tap(form.view.convert(CGPoint(x: 100, y: 220), to: form.device.window as UIView))
    #expect(form.fields[0].isFirstResponder)
  }

  @Test("A touch on a control that the system takes away leaves the next tap as it is")
  func cancelledTouch() {
    let button = UIButton(frame: CGRect(x: 0, y: 200, width: 100, height: 40))
    form.view.addSubview(button)
    form.avoidance?.dismissingTaps = .onControls
    form.show()
    let finger = DoubleFinger(in: form.device.window)
    finger.down(at: form.view.convert(CGPoint(x: 50, y: 220), to: form.device.window as UIView))
    finger.cancel()
    form.device.endTurn()
    #expect(form.fields[0].isFirstResponder)
    tap(form.view.convert(CGPoint(x: 300, y: 430), to: form.device.window as UIView))
    #expect(!form.fields[0].isFirstResponder)
  }

  @Test("A tap that ends editing is also a tap for the app's own recognizers")
  func otherRecognizers() {
    let (own, around) = (CountedTap(target: nil, action: nil), CountedTap(target: nil, action: nil))
    let card = UIView(frame: CGRect(x: 0, y: 200, width: 375, height: 90))
    card.addGestureRecognizer(own)
    own.delegate = BothTaps.shared
    form.view.addSubview(card)
    form.device.window.addGestureRecognizer(around)
    form.show()
    tap(CGPoint(x: 100, y: 250))
    #expect(around.count == 1, "ours, in the view, comes first and prevents none")
    #expect(!form.fields[0].isFirstResponder)
    form.show()
    tap(form.view.convert(CGPoint(x: 100, y: 240), to: form.device.window as UIView))
    #expect(own.count == 1)
    #expect(!form.fields[0].isFirstResponder)
  }

  @Test("A tap that begins in one turn and ends in another is one")
  func longTap() {
    form.show()
    let finger = DoubleFinger(in: form.device.window)
    finger.down(at: CGPoint(x: 100, y: 100))
    form.device.endTurn()
    form.device.nextTurn()
    finger.up()
    #expect(!form.fields[0].isFirstResponder)
  }

  @Test("Its recognizer stays where it is among those of the app")
  func recognizerStays() throws {
    let own = try #require(form.avoidance).outsideTapRecognizer
    let later = UITapGestureRecognizer(target: nil, action: nil)
    form.view.addGestureRecognizer(later)
    form.show()
    form.device.nextTurn()
    #expect(form.view.gestureRecognizers == [own, later])
  }

  @Test("A field that refuses to end editing keeps the focus")
  func refuses() {
    let keeper = KeepsFocus()
    form.fields[0].delegate = keeper
    form.show()
    tap(CGPoint(x: 100, y: 100))
    #expect(form.fields[0].isFirstResponder)
    form.fields[0].delegate = nil
    tap(CGPoint(x: 100, y: 100))
    #expect(!form.fields[0].isFirstResponder)
  }

  @Test("A tap outside that the app answers with the focus on another field moves nothing")
  func movesOn() {
    let form = Form(.shiftBounds(10), tops: [533, 533])
    let card = FocusingView(frame: CGRect(x: 0, y: 200, width: 375, height: 90))
    card.successor = form.fields[1]
    form.view.addSubview(card)
    form.device.keyboard.comesWithFocus = 260
    form.focus()
    form.device.endTurn()
    form.pass(0.5)
    #expect(form.view.bounds.minY == 170)
    let before = form.device.animations.count
    DoubleFinger(in: form.device.window).tap(card)
    form.device.endTurn()
    #expect(form.fields[1].isFirstResponder && form.view.bounds.minY == 170)
    let moves = form.device.animations.dropFirst(before).filter {
      !$0.changes(of: form.view).isEmpty
    }
    #expect(moves.isEmpty)
  }

  @Test("Which taps count may change at any time: it holds for the next touch")
  func tapsBeside() {
    let form = Form(.shiftBounds(10), installs: false)
    let column = UIView(frame: CGRect(x: 100, y: 0, width: 275, height: 667))
    form.view.addSubview(column)
    column.addSubview(form.fields[0])
    form.avoidance = form.install(.shiftBounds(10), on: column)
    form.device.endTurn()
    form.show()
    tap(CGPoint(x: 50, y: 100))
    #expect(form.fields[0].isFirstResponder)
    form.avoidance?.dismissingTaps = .outsideView
    DoubleFinger(in: form.device.window).tap(at: CGPoint(x: 50, y: 100))
    #expect(!form.fields[0].isFirstResponder)
  }

  @Test("The app's delegate has the last word on a tap")
  func delegate() throws {
    let rule = TapRule()
    let recognizer = try #require(form.avoidance).outsideTapRecognizer
    #expect(!recognizer.cancelsTouchesInView)
    #expect(!recognizer.delaysTouchesBegan && !recognizer.delaysTouchesEnded)
    recognizer.delegate = rule
    rule.receives = false
    form.show()
    tap(CGPoint(x: 100, y: 30))
    #expect(form.fields[0].isFirstResponder)
    rule.receives = true
    tap(CGPoint(x: 100, y: 30))
    #expect(!form.fields[0].isFirstResponder)
  }

  @Test("A policy without taps leaves the focus alone")
  func noTaps() {
    let form = Form(.keepGap(4))
    form.show()
    DoubleFinger(in: form.device.window).tap(at: CGPoint(x: 100, y: 200))
    form.device.endTurn()
    #expect(form.fields[0].isFirstResponder)
  }

  @Test("Dismissal on drag is taken for a drag, which by default puts nothing back")
  func onDrag() {
    let form = Form(contentHeight: 1200)
    form.scroll?.keyboardDismissMode = .onDrag
    form.show()
    #expect(form.scroll?.contentOffset.y == 168)
    let finger = DoubleFinger(in: form.device.window)
    finger.drag(
      from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 170), steps: 3, lifts: true)
    form.device.keyboard.hide()
    form.device.endTurn()
    #expect(!form.fields[0].isFirstResponder)
    #expect(form.scroll?.contentInset.bottom == 0)
    #expect(form.scroll?.contentOffset.y == 198)
  }

  @Test("A drag is known by the keyboard's leaving, too, where the input posts nothing")
  func silentInput() {
    let form = Form(contentHeight: 1200)
    let code = CodeView(frame: CGRect(x: 20, y: 560, width: 335, height: 44))
    form.view.addSubview(code)
    form.device.run { _ = code.becomeFirstResponder() }
    form.device.keyboard.show(height: 260)
    form.device.endTurn()
    form.pass(1)
    let finger = DoubleFinger(in: form.device.window)
    finger.down(at: CGPoint(x: 5, y: 200))
    finger.move(to: CGPoint(x: 5, y: 170))
    let offset = form.scroll?.contentOffset.y
    form.device.run { _ = code.resignFirstResponder() }
    form.device.keyboard.hide()
    form.device.endTurn()
    finger.up()
    form.device.endTurn()
    form.pass(1)
    #expect(form.scroll?.contentOffset.y == offset && offset != 30)
  }

  @Test("An interactive drag that lets go brings the inset back, one that goes through is a drag")
  func interactive() {
    let form = Form(contentHeight: 1200)
    form.scroll?.keyboardDismissMode = .interactive
    form.show()
    let finger = DoubleFinger(in: form.device.window)
    finger.down(at: CGPoint(x: 100, y: 300))
    let animations = form.device.animations.count
    for top in [450, 500, 550] as [CGFloat] {
      form.device.keyboard.drag(top: top)
      form.device.endTurn()
      #expect(form.scroll?.contentInset.bottom == 667 - top)
    }
    #expect(form.device.animations.count == animations, "it follows without an animation")
    finger.up()
    form.device.keyboard.drag(top: 407)
    form.device.endTurn()
    #expect(form.scroll?.contentInset.bottom == 260)
    finger.down(at: CGPoint(x: 100, y: 300))
    form.device.keyboard.drag(top: 600)
    form.device.endTurn()
    finger.up()
    let offset = form.scroll?.contentOffset.y
    form.hide()
    #expect(form.scroll?.contentInset.bottom == 0)
    #expect(form.scroll?.contentOffset.y == offset)
  }

  @Test("A reason that only the app knows is announced by the app")
  func returnKey() {
    var policy = AvoidancePolicy.keepGap(4)
    policy.restore = RestoreRule(on: .returnKey, to: .undo)
    let form = Form(policy)
    form.show()
    form.hide()
    #expect(form.view.transform.ty == -164)
    form.show()
    form.avoidance?.announceDismissal(.returnKey)
    form.hide()
    #expect(form.view.transform == .identity)
  }

  @Test("A view that its controller holds while it disappears moves only when it is back")
  func paused() {
    let form = Form(.keepGap(4))
    form.show()
    form.avoidance?.pause()
    form.device.keyboard.hide()
    form.device.endTurn()
    form.pass(1)
    #expect(form.view.transform.ty == -164)
    form.device.keyboard.show(height: 300)
    form.device.endTurn()
    form.avoidance?.resume()
    form.device.endTurn()
    #expect(form.gap() == 4)
  }

  @Test("A keyboard that went while the scene was away is noticed on return")
  func missedHide() {
    let form = Form(.keepGap(4))
    form.show()
    form.device.enterBackground()
    form.device.endTurn()
    form.device.keyboard.drag(top: 667)
    form.device.endTurn()
    form.device.enterForeground()
    form.device.endTurn()
    #expect(form.view.transform == .identity)
  }

  @Test("A view that leaves its window is held, and judged when it is back")
  func leavesWindow() {
    let form = Form(.keepGap(4))
    form.show()
    form.device.run { form.view.removeFromSuperview() }
    form.device.keyboard.hide()
    form.device.endTurn()
    form.pass(1)
    #expect(form.view.transform.ty == -164)
    form.device.run { form.device.window.addSubview(form.view) }
    form.device.endTurn()
    #expect(form.view.transform == .identity)
    form.show()
    #expect(form.gap() == 4)
  }
}
