import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceUIKit
import Testing
import UIKitDouble

@MainActor @Suite("Several avoidances around one input", .bothOrders)
struct SeveralAvoidancesTests {
  @discardableResult
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

  @Test("An avoidance is found beside layout guides of the app's own")
  func besideOwnGuides() {
    let form = Form(.keepGap(4), installs: false)
    form.view.addLayoutGuide(UILayoutGuide())
    form.install(.keepGap(4))
    #expect(form.view.avoidanceHandle === form.avoidance)
    let second = install(.keepGap(20), on: form.view, of: form)
    #expect(second === form.avoidance)
    form.show()
    #expect(form.gap() == 20)
  }

  @Test("A second avoidance of one view is the first, with its new policy")
  func oneView() throws {
    let form = Form(.keepGap(4))
    let second = install(.keepGap(20), on: form.view, of: form)
    #expect(second === form.avoidance)
    #expect(form.view.avoidanceHandle === second)
    form.show()
    #expect(form.gap() == 20)
    install(.shiftBounds(10), on: form.view, of: form)
    #expect(form.gap() == 10)
    second.cancel()
    #expect(form.view.avoidanceHandle == nil)
    #expect(form.gap() == -160)
    let third = install(.keepGap(4), on: form.view, of: form)
    #expect(third !== second && form.view.avoidanceHandle === third)
    form.device.nextTurn()
    #expect(form.gap() == 4)
  }
}
