import Foundation
import Testing
import UIKitDouble

@MainActor @Suite("Bars")
struct BarTests {
  let device = DoubleDevice()

  @Test("A navigation bar adds to the safe area of the pages, and gives it back when it is hidden")
  func navigationBar() {
    let (root, page) = (UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: root)
    device.run { device.window.rootViewController = stack }
    device.endTurn()
    #expect(root.view.safeAreaInsets.top == 91 && stack.view.safeAreaInsets.top == 47)
    #expect(stack.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
    device.run { stack.pushViewController(page, animated: false) }
    device.endTurn()
    #expect(page.view.safeAreaInsets.top == 91)
    #expect(stack.view.subviews.last === stack.navigationBar)
    stack.setNavigationBarHidden(true, animated: false)
    #expect(page.view.safeAreaInsets.top == 47 && stack.navigationBar.isHidden)
  }

  @Test("Where bars take no room a page starts where its stack does")
  func none() {
    var behavior = DoubleBehavior()
    behavior.bars = .takeNoRoom
    let device = DoubleDevice(behavior: behavior)
    let root = UIViewController()
    device.run {
      device.window.rootViewController = UINavigationController(rootViewController: root)
    }
    device.endTurn()
    #expect(root.view.safeAreaInsets.top == 47)
  }
}
