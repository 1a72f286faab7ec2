import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceSimulation
import KeyboardAvoidanceUIKit
import Testing
import UIKitDouble

@MainActor @Suite("What is a tap outside, and how often", .bothOrders)
struct OutsideTapTests {
  let form = Form(.shiftBounds(10))
  let button = UIButton(frame: CGRect(x: 20, y: 200, width: 335, height: 60))

  init() {
    form.view.addSubview(button)
    form.avoidance?.dismissingTaps = .onControls
    form.show()
  }

  @Test(
    "A finger that goes more than 10 points on a control taps nothing",
    arguments: [(10, 0, true), (0, -10, true), (11, 0, false), (0, 11, false), (-11, 0, false)])
  func slop(_ across: CGFloat, _ down: CGFloat, isTap: Bool) {
    let finger = DoubleFinger(in: form.device.window)
    let start = button.convert(CGPoint(x: 100, y: 30), to: form.device.window as UIView)
    let end = CGPoint(x: start.x + across, y: start.y + down)
    for isMoveTold in [true, false] {
      finger.down(at: start)
      if isMoveTold { finger.move(to: end) }
      finger.up(at: end)
      form.device.endTurn()
      #expect(form.fields[0].isFirstResponder == !isTap)
      form.show()
    }
  }

  @Test("A click and a touch elsewhere than on the screen are taps too, one with a pencil is none")
  func touchTypes() {
    let types: [UITouch.TouchType] = [.direct, .indirect, .indirectPointer, .pencil]
    for type in types {
      form.show()
      DoubleFinger(in: form.device.window, type: type).tap(at: CGPoint(x: 100, y: 20))
      form.device.endTurn()
      #expect(form.fields[0].isFirstResponder == (type == .pencil), "\(type)")
    }
  }

  @Test("A control around the avoiding view, as for taps beside it, is none that was tapped")
  func controlAround() {
    let form = Form(.shiftBounds(10), installs: false)
    let control = UIControl(frame: form.device.window.bounds)
    let box = UIView(frame: control.bounds)
    form.view.addSubview(control)
    control.addSubview(box)
    box.addSubview(form.fields[0])
    form.avoidance = form.install(.shiftBounds(10), on: box)
    form.show()
    DoubleFinger(in: form.device.window).tap(at: CGPoint(x: 100, y: 20))
    form.device.endTurn()
    #expect(!form.fields[0].isFirstResponder)
  }

  @Test("Its recognizer goes with the view to another window, back to the view, and for good")
  func recognizer() throws {
    let handle = try #require(form.avoidance)
    let window = form.device.run { UIWindow(windowScene: form.device.scene) }
    handle.dismissingTaps = .outsideView
    #expect(handle.outsideTapRecognizer.view === form.device.window)
    form.device.run {
      window.isHidden = false
      window.addSubview(form.view)
    }
    form.device.endTurn()
    #expect(handle.outsideTapRecognizer.view === window)
    handle.dismissingTaps = []
    #expect(handle.outsideTapRecognizer.view === form.view)
    handle.dismissingTaps = .outsideView
    handle.cancel()
    #expect(handle.outsideTapRecognizer.view == nil)
  }

  @Test("A tap on a control of any kind is told once")
  func once() throws {
    let plain = UIControl(frame: CGRect(x: 20, y: 300, width: 335, height: 60))
    form.view.addSubview(plain)
    for control in [button, plain] {
      form.show()
      let recorder = try #require(form.avoidance).record()
      DoubleFinger(in: form.device.window).tap(control)
      form.device.endTurn()
      let trace = try TraceReader.read(try recorder.trace())
      let taps = trace.lines.filter { line in
        if case .event(.tapOutside) = line.content { true } else { false }
      }
      #expect(taps.count == 1 && !form.fields[0].isFirstResponder)
      form.hide()
    }
  }

  @Test("A tap on what takes text and is no control, or on what lies in that, is none outside")
  func textView() throws {
    let text = UITextView(frame: CGRect(x: 20, y: 300, width: 335, height: 60))
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 335, height: 20))
    let code = KeyView(frame: CGRect(x: 20, y: 380, width: 335, height: 60))
    form.view.addSubview(text)
    text.addSubview(container)
    form.view.addSubview(code)
    let recorder = try #require(form.avoidance).record()
    for view in [text, container, code] {
      DoubleFinger(in: form.device.window).tap(view)
      form.device.endTurn()
    }
    let trace = try TraceReader.read(try recorder.trace())
    let isTold = trace.lines.contains { line in
      if case .event(.tapOutside) = line.content { true } else { false }
    }
    #expect(!isTold)
  }
}
