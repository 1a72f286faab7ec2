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
    finger.down(at: start)
    finger.move(to: CGPoint(x: start.x + across, y: start.y + down))
    finger.up()
    form.device.endTurn()
    #expect(form.fields[0].isFirstResponder == !isTap)
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

  @Test("A tap on a text view, which is no control, is none outside")
  func textView() throws {
    let text = UITextView(frame: CGRect(x: 20, y: 300, width: 335, height: 60))
    form.view.addSubview(text)
    let recorder = try #require(form.avoidance).record()
    DoubleFinger(in: form.device.window).tap(text)
    form.device.endTurn()
    let trace = try TraceReader.read(try recorder.trace())
    let isTold = trace.lines.contains { line in
      if case .event(.tapOutside) = line.content { true } else { false }
    }
    #expect(!isTold)
  }
}
