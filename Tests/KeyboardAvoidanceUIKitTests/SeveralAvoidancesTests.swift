import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceUIKit
import Testing
import UIKitDouble

@MainActor @Suite("Several avoidances around one input")
struct SeveralAvoidancesTests {
  private func install(_ policy: AvoidancePolicy?, on view: UIView, of form: Form)
    -> AvoidanceHandle
  {
    let handle = form.device.run {
      view.avoidKeyboard(
        policy, notificationCenter: form.device.notificationCenter, clock: form.clock)
    }
    form.device.endTurn()
    return handle
  }

  @Test("The nearest answers for it, and the outer view stays in its place")
  func nested() {
    let form = Form(.keepGap(4), tops: [40])
    let inner = UIScrollView(frame: CGRect(x: 0, y: 300, width: 375, height: 367))
    inner.contentSize = CGSize(width: 375, height: 800)
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 335, height: 34))
    inner.addSubview(field)
    form.view.addSubview(inner)
    let handle = install(.standard, on: inner, of: form)
    form.device.run { _ = field.becomeFirstResponder() }
    form.device.keyboard.show(height: 260)
    for _ in 0..<6 {
      form.device.nextTurn()
      #expect(form.gap(field) == 8)
      #expect(form.view.transform == .identity)
    }
    handle.cancel()
    form.device.nextTurn()
    #expect(form.gap(field) == 4, "the outer one answers now")
  }

  @Test(
    "The later of two on one view answers, and the earlier again when that is cancelled",
    arguments: [
      AvoidancePolicy.keepGap(4), .shiftBounds(10), .standard, .scrollCovered, .scroll(margin: 20),
    ])
  func oneView(_ policy: AvoidancePolicy) {
    let scrolls = policy.mover == .scroll
    let form = Form(policy, contentHeight: scrolls ? 1200 : nil)
    let alone = Form(policy, contentHeight: scrolls ? 1200 : nil)
    let before = OwnValues(form.view)
    let second = install(policy, on: form.view, of: form)
    alone.show()
    form.show()
    for _ in 0..<4 {
      form.device.nextTurn()
      #expect(form.gap() == alone.gap())
    }
    second.cancel()
    form.device.nextTurn()
    #expect(form.gap() == alone.gap())
    form.avoidance?.cancel()
    #expect(OwnValues(form.view) == before)
  }
}
