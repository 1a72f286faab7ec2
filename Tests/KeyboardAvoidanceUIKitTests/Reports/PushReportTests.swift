import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceUIKit
import Testing
import UIKitDouble

@MainActor @Suite("Reports: pages that come and go")
struct PushReportTests {
  @Test(
    "freshOS/KeyboardLayoutGuide#9: the keyboard stays up over a push and nothing is posted",
    arguments: Commits.allCases)
  func b202(_ commits: Commits) {
    under(commits) {
      let form = Form(.keepGap(4))
      let nav = UINavigationController(rootViewController: form.controller)
      form.device.run { form.device.window.rootViewController = nav }
      form.device.endTurn()
      form.show()
      #expect(form.gap() == 4)
      let page = EagerPage()
      page.install = { form.install(.keepGap(4), on: $0) }
      form.device.run { nav.pushViewController(page, animated: true) }
      form.device.endTurn()
      form.device.advance(by: 0.5)
      #expect(form.gap(page.field) == 4)
      form.device.run { _ = nav.popViewController(animated: true) }
      form.device.run { _ = page.field.resignFirstResponder() }
      form.device.keyboard.hide()
      form.device.advance(by: 1)
      form.pass(0.5)
      #expect(form.view.transform == .identity)
    }
  }

  @Test(
    "Stack Overflow 33486030, openradar 15025238, SlackTextViewController#270: a page pushed with its field focused does not animate upwards while it slides in",
    arguments: Commits.allCases)
  func b208(_ commits: Commits) {
    under(commits) {
      let form = Form(.keepGap(4))
      let nav = UINavigationController(rootViewController: form.controller)
      form.device.run { form.device.window.rootViewController = nav }
      form.device.endTurn()
      let page = EagerPage()
      page.install = { form.install(.keepGap(4), on: $0) }
      page.focused = { form.device.keyboard.show(height: 260, duration: 0.35) }
      let before = form.device.animations.count
      form.device.run { nav.pushViewController(page, animated: true) }
      form.device.endTurn()
      #expect(form.gap(page.field) == 4)
      let own = form.device.animations.dropFirst(before).filter {
        $0.source == .block && !$0.changes(of: page.view).isEmpty
      }
      #expect(own.isEmpty, "the page is on its way in; it must come with its field in place")
    }
  }

  @Test(
    "freshOS/KeyboardLayoutGuide#9: where the keyboard stays up over a push, the page comes with its field in place",
    arguments: Commits.allCases)
  func b208a(_ commits: Commits) {
    under(commits) {
      let form = Form(.keepGap(4))
      let nav = UINavigationController(rootViewController: form.controller)
      form.device.run { form.device.window.rootViewController = nav }
      form.device.endTurn()
      form.show()
      let page = EagerPage()
      page.install = { view in
        form.install(.keepGap(4), on: view)
      }
      let before = form.device.animations.count
      form.device.run { nav.pushViewController(page, animated: true) }
      form.device.endTurn()
      let own = form.device.animations.dropFirst(before).filter {
        $0.source == .block && !$0.changes(of: page.view).isEmpty
      }
      #expect(form.gap(page.field) == 4)
      #expect(own.isEmpty)
      #expect(
        form.view.transform.ty == -164 || form.view.window == nil,
        "the page that leaves does not fall while it slides away")
    }
  }

  @Test(
    "JSQMessagesViewController#640: a page that leaves with the keyboard handed on does not fall while it slides away",
    arguments: Commits.allCases)
  func b208b(_ commits: Commits) {
    under(commits) {
      let form = Form(.keepGap(4))
      let nav = UINavigationController(rootViewController: form.controller)
      form.device.run { form.device.window.rootViewController = nav }
      form.device.endTurn()
      form.show()
      let page = EagerPage()
      let before = form.device.animations.count
      form.device.run { nav.pushViewController(page, animated: true) }
      form.device.endTurn()
      let falls = form.device.animations.dropFirst(before).filter {
        !$0.changes(of: form.view).isEmpty
      }
      #expect(falls.isEmpty)
    }
  }

  @Test(
    "the same two pushes, with the page's view loaded a turn before", arguments: Commits.allCases,
    [true, false])
  func b208c(_ commits: Commits, _ isUp: Bool) {
    under(commits) {
      let form = Form(.keepGap(4))
      let nav = UINavigationController(rootViewController: form.controller)
      form.device.run { form.device.window.rootViewController = nav }
      form.device.endTurn()
      if isUp { form.show() }
      let page = EagerPage()
      page.install = { view in
        form.install(.keepGap(4), on: view)
      }
      if !isUp { page.focused = { form.device.keyboard.show(height: 260, duration: 0.35) } }
      form.device.run { page.loadViewIfNeeded() }
      form.device.endTurn()
      let before = form.device.animations.count
      form.device.run { nav.pushViewController(page, animated: true) }
      form.device.endTurn()
      #expect(form.gap(page.field) == 4)
      let own = form.device.animations.dropFirst(before).filter {
        $0.source == .block && !$0.changes(of: page.view).isEmpty
      }
      #expect(own.isEmpty)
    }
  }

  @Test(
    "JSQMessagesViewController#380, SingleLineKeyboardResize#7, IQKeyboardManager#1885: focus before the layout is final",
    arguments: Commits.allCases)
  func b209(_ commits: Commits) {
    under(commits) {
      let form = Form(.keepGap(4))
      let nav = UINavigationController(rootViewController: form.controller)
      form.device.run { form.device.window.rootViewController = nav }
      form.device.endTurn()
      let page = EagerPage()
      page.install = { form.install(.keepGap(4), on: $0) }
      page.field.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      page.focused = { form.device.keyboard.show(height: 260) }
      form.device.run { nav.pushViewController(page, animated: true) }
      form.device.endTurn()
      let before = form.device.animations.count
      page.field.frame = CGRect(x: 20, y: 600, width: 335, height: 34)
      form.device.endTurn()
      #expect(form.gap(page.field) == 4)
      let moves = form.device.animations.dropFirst(before).filter {
        !$0.changes(of: page.view).isEmpty
      }
      #expect(moves.count == 1)
      form.device.advance(by: 1)
      form.device.run { _ = page.field.resignFirstResponder() }
      form.device.keyboard.hide()
      form.device.endTurn()
      #expect(page.view.transform == .identity)
      #expect(form.place(of: page.view) == form.device.screen.bounds)
    }
  }

  @Test(
    "IQKeyboardManager#1434, #1483, #1738: after Done the page begins below the bar again",
    arguments: Commits.allCases)
  func b210(_ commits: Commits) {
    under(commits) {
      for height in [260, 216, 300] as [CGFloat] {
        let form = Form(
          .keepGap(4),
          on: DoubleDevice(
            size: Form.phone, safeAreaInsets: UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0)))
        let page = form.view.frame
        for _ in 0..<3 {
          form.show(height: height)
          form.device.endTurn()
          form.hide()
          form.device.endTurn()
        }
        #expect(form.view.frame == page && form.view.transform == .identity)
        #expect(form.view.safeAreaInsets.top == 64)
      }
    }
  }
}
