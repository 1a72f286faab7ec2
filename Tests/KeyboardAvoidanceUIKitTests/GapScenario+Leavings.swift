import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceUIKit
import Testing
import UIKitDouble

extension GapScenario {
  static let leavings: [GapScenario] = [
    GapScenario("interactive drag: the field stays, the inset follows", 108) {
      let form = Form(contentHeight: 1200)
      form.scroll?.keyboardDismissMode = .interactive
      form.show()
      let finger = DoubleFinger(in: form.device.window)
      finger.down(at: CGPoint(x: 100, y: 300))
      form.device.endTurn()
      form.device.keyboard.drag(top: 507)
      form.device.endTurn()
      #expect(form.scroll?.contentInset.bottom == 160)
      return form.gap()
    },
    GapScenario("tap outside: at rest again", 100) {
      let form = Form(.shiftBounds(10))
      form.show()
      DoubleFinger(in: form.device.window).tap(at: CGPoint(x: 100, y: 200))
      #expect(!form.fields[0].isFirstResponder, "resigned while the tap was delivered")
      form.device.endTurn()
      form.device.keyboard.hide()
      form.device.endTurn()
      form.pass(0.5)
      return form.gap()
    },
    GapScenario("background and return", 4) {
      let form = Form(.keepGap(4))
      form.show()
      form.device.enterBackground()
      form.device.keyboard.hide()
      form.device.endTurn()
      #expect(form.view.transform.ty == -164, "held while away")
      form.device.keyboard.show(height: 300)
      form.device.enterForeground()
      form.device.endTurn()
      return form.gap()
    },
    GapScenario("push and pop", 4) {
      let form = Form(.keepGap(4))
      let stack = UINavigationController(rootViewController: form.controller)
      form.device.run { form.device.window.rootViewController = stack }
      form.show()
      form.device.run { stack.pushViewController(UIViewController(), animated: true) }
      form.blur()
      form.device.keyboard.hide()
      form.device.endTurn()
      form.pass(1)
      form.device.run { _ = stack.popViewController(animated: true) }
      form.device.endTurn()
      form.pass(1)
      #expect(form.view.transform == .identity)
      form.show()
      return form.gap()
    },
    GapScenario("swipe back cancelled", 4) {
      let form = Form(.keepGap(4))
      let stack = UINavigationController(rootViewController: UIViewController())
      form.device.run {
        form.device.window.rootViewController = stack
        stack.pushViewController(form.controller, animated: false)
      }
      form.show()
      let swipe = DoubleSwipeBack(on: stack)
      form.device.run { swipe.begin() }
      form.device.keyboard.hide()
      form.device.endTurn()
      form.pass(0.5)
      form.device.run { swipe.cancel() }
      form.device.keyboard.show(height: 260)
      form.device.endTurn()
      form.pass(0.5)
      return form.gap()
    },
  ]
}
