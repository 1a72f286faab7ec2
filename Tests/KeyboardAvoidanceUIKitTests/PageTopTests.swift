import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceUIKit
import Testing
import UIKitDouble

/// What of a page avoids the keyboard.
private enum Avoiding: String, CaseIterable, Sendable {
  case page, container, child
}

/// How far up an input may go: to where its page begins below bars.
@MainActor @Suite("The top of a page")
struct PageTopTests {
  let form = Form(on: DoubleDevice(), tops: [300], installs: false)

  private func open(_ root: UIViewController, _ avoiding: Avoiding = .page) {
    form.device.run { form.device.window.rootViewController = root }
    form.device.endTurn()
    switch avoiding {
    case .page: form.install(.keepGap(4))
    case .container, .child:
      let child = UIViewController()
      let box = avoiding == .child ? child.view ?? UIView() : UIView()
      if avoiding == .child { form.controller.addChild(child) }
      box.frame = form.view.bounds.inset(by: UIEdgeInsets(top: 150, left: 0, bottom: 0, right: 0))
      form.fields[0].frame.origin.y -= 150
      form.view.addSubview(box)
      box.addSubview(form.fields[0])
      form.avoidance = form.install(.keepGap(4), on: box)
    }
    form.device.endTurn()
  }

  @Test("A tall input goes no further up than to a navigation bar", arguments: Avoiding.allCases)
  fileprivate func navigationBar(_ avoiding: Avoiding) {
    form.fields[0].frame.size.height = 415
    open(UINavigationController(rootViewController: form.controller), avoiding)
    form.show(height: 336)
    #expect(form.place(of: form.fields[0]).minY == 91, "with all of its gap it would begin at 89")
  }

  @Test(
    "Nor further than to what a page in a tab bar controller keeps free at its top",
    arguments: Avoiding.allCases)
  fileprivate func tabBar(_ avoiding: Avoiding) {
    form.fields[0].frame.size.height = 425
    form.controller.additionalSafeAreaInsets.top = 34
    let tabs = UITabBarController()
    tabs.viewControllers = [form.controller]
    open(tabs, avoiding)
    form.show(height: 336)
    #expect(form.place(of: form.fields[0]).minY == 81, "with all of its gap it would begin at 79")
  }

  @Test("Turned while it is lifted, a page's top is that of one that was turned before")
  func turned() {
    var places: [CGRect] = []
    for isLifted in [true, false] {
      let test = PageTopTests()
      test.form.fields[0].frame = CGRect(x: 20, y: 400, width: 300, height: 124)
      test.open(UINavigationController(rootViewController: test.form.controller))
      if isLifted { test.form.show(height: 336) }
      let insets = UIEdgeInsets(top: 20, left: 0, bottom: 21, right: 0)
      test.form.device.rotate(to: .landscapeRight, safeAreaInsets: insets)
      test.form.show(height: 200)
      #expect(test.form.view.transform.ty < -300)
      places.append(test.form.place(of: test.form.fields[0]))
    }
    #expect(places[0].minY == 64, "with all of its gap it would begin at 62")
    #expect(places[0] == places[1])
  }

  @Test("Without a controller around the view it goes no further up than to the window's safe area")
  func noController() {
    form.fields[0].frame.size.height = 459
    form.device.run { form.device.window.rootViewController = nil }
    let view = UIView(frame: form.device.window.bounds)
    view.addSubview(form.fields[0])
    form.device.window.addSubview(view)
    form.avoidance = form.install(.keepGap(4), on: view)
    form.device.endTurn()
    form.show(height: 336)
    #expect(form.place(of: form.fields[0]).minY == 47, "with all of its gap it would begin at 45")
  }

  @Test("Turned while it is up, a bar keeps the room at its bottom that its own controller adds")
  func turnedBar() {
    var places: [CGRect] = []
    for isUp in [true, false] {
      let test = PageTopTests()
      test.open(test.form.controller)
      let child = UIViewController()
      child.additionalSafeAreaInsets.bottom = 50
      test.form.controller.addChild(child)
      child.view.frame = CGRect(x: 0, y: 700, width: 390, height: 144)
      child.view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
      child.view.addSubview(test.form.fields[0])
      test.form.fields[0].frame.origin.y = 10
      test.form.view.addSubview(child.view)
      test.form.avoidance = test.form.install(.bar, on: child.view)
      test.form.device.endTurn()
      if isUp { test.form.show(height: 336) }
      let insets = UIEdgeInsets(top: 0, left: 0, bottom: 21, right: 0)
      test.form.device.rotate(to: .landscapeRight, safeAreaInsets: insets)
      test.form.show(height: 200)
      places.append(test.form.place(of: child.view))
    }
    #expect(abs(places[0].minY - (390 - 200 - (144 - 71))) < 0.01)
    #expect(places[0] == places[1])
  }

  @Test("Turned while it is lifted, a page below a header begins where it does at rest")
  func turnedBelowHeader() {
    for isLifted in [true, false] {
      let test = PageTopTests()
      test.form.fields[0].frame = CGRect(x: 20, y: 400, width: 300, height: 88)
      test.open(test.form.controller)
      test.form.view.frame = CGRect(x: 0, y: 100, width: 390, height: 744)
      test.form.device.endTurn()
      if isLifted { test.form.show(height: 336) }
      let insets = UIEdgeInsets(top: 20, left: 0, bottom: 21, right: 0)
      test.form.device.rotate(to: .landscapeRight, safeAreaInsets: insets)
      test.form.show(height: 200)
      #expect(
        test.form.place(of: test.form.fields[0]).minY == 100, "with all of its gap it would be 98")
    }
  }
}
