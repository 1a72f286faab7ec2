import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceUIKit
import Testing
import UIKitDouble

@MainActor @Suite("Reports: scrolling and own values")
struct ScrollReportTests {
  @Test(
    "IQKeyboardManager#404, TPKeyboardAvoiding#160: a field on the second page of a paging scroll view; nothing moves sideways",
    arguments: Commits.allCases)
  func b207(_ commits: Commits) {
    under(commits) {
      let form = Form(.standard, tops: [533], contentHeight: 667)
      let scroll = form.scroll!
      scroll.contentSize = CGSize(width: 750, height: 667)
      scroll.contentOffset.x = 375
      let field = UITextField(frame: CGRect(x: 395, y: 560, width: 335, height: 34))
      scroll.addSubview(field)
      form.device.run { _ = field.becomeFirstResponder() }
      form.device.keyboard.show(height: 260)
      form.device.endTurn()
      form.pass(0.5)
      #expect(scroll.contentOffset == CGPoint(x: 375, y: 195))
      form.device.run { _ = field.resignFirstResponder() }
      form.device.keyboard.hide()
      form.device.endTurn()
      #expect(scroll.contentOffset == CGPoint(x: 375, y: 0))
      #expect(scroll.contentInset == .zero && scroll.contentSize == CGSize(width: 750, height: 667))
    }
  }

  @Test(
    "XLForm#287, FXForms#287, Listable#99, TPKeyboardAvoiding#47: own insets and indicators are back after the keyboard",
    arguments: Commits.allCases)
  func b216(_ commits: Commits) {
    under(commits) {
      let form = Form(.standard, tops: [533], contentHeight: 1200)
      let scroll = form.scroll!
      scroll.contentInset.bottom = 49
      scroll.verticalScrollIndicatorInsets.bottom = 10
      form.device.endTurn()
      form.show()
      #expect(scroll.contentInset.bottom == 260)
      #expect(
        scroll.verticalScrollIndicatorInsets.bottom == 221
          || scroll.verticalScrollIndicatorInsets.bottom == 260)
      form.show(height: 216)
      #expect(scroll.contentInset.bottom == 216)
      form.hide()
      #expect(scroll.contentInset.bottom == 49)
      #expect(scroll.verticalScrollIndicatorInsets.bottom == 10)
    }
  }

  @Test(
    "IQKeyboardManager#79, wikipedia-ios#3191: a table view controller makes room itself; the room is there once",
    arguments: Commits.allCases)
  func b238(_ commits: Commits) {
    under(commits) {
      for comesFirst in [true, false] {
        let form = Form(.keepGap(4))
        form.avoidance?.cancel()
        let controller = UITableViewController(style: .plain)
        form.device.keyboard.movesTables = comesFirst
        form.device.run { form.device.window.rootViewController = controller }
        let table = controller.tableView!
        table.contentSize = CGSize(width: 375, height: 1400)
        let text = UITextView(frame: CGRect(x: 16, y: 560, width: 343, height: 80))
        table.addSubview(text)
        form.device.endTurn()
        form.avoidance = form.install(.standard, on: table)
        form.device.endTurn()
        for _ in 0..<3 {
          form.device.run { _ = text.becomeFirstResponder() }
          form.device.keyboard.show(height: 260)
          form.device.endTurn()
          form.pass(0.4)
          #expect(table.contentInset.bottom == 260)
          #expect(form.gap(text) == 8)
          // The system changes its mind: it takes its room back, and gives it again.
          form.device.run { _ = text.resignFirstResponder() }
          form.device.keyboard.hide()
          form.device.endTurn()
          form.pass(0.5)
          #expect(table.contentInset.bottom == 0 && table.contentOffset.y == 0)
        }
      }
    }
  }

  @Test(
    "flutter_inappwebview#2859, #1947: an own inset below zero is changed while the keyboard is up",
    arguments: Commits.allCases, OwnChange.allCases)
  func b239(_ commits: Commits, _ change: OwnChange) {
    under(commits) {
      let device = DoubleDevice(
        size: Form.phone, safeAreaInsets: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
      let form = Form(.standard, on: device, contentHeight: 1200)
      let scroll = form.scroll!
      scroll.contentInset.bottom = -34
      form.device.endTurn()
      form.show()
      #expect(scroll.adjustedContentInset.bottom == 260)
      switch change {
      case .set: scroll.contentInset.bottom = -20
      case .step: scroll.contentInset.bottom += 14
      }
      form.device.endTurn()
      #expect(scroll.adjustedContentInset.bottom == 260)
      form.hide()
      #expect(scroll.contentInset.bottom == -20)
    }
  }

  @Test(
    "Expensify#4080, IQKeyboardManager#957, BeeSwift#335, CDAlertView#22: a message or button below the field appears while it is focused, and larger text lets it grow",
    arguments: Commits.allCases)
  func b242(_ commits: Commits) {
    under(commits) {
      let form = Form(.keepGap(4))
      let message = UIView(frame: CGRect(x: 20, y: 571, width: 335, height: 0))
      form.view.addSubview(message)
      form.avoidance?.inputSettings = { input in
        InputSettings(gap: message.frame.maxY - input.frame.maxY + 4)
      }
      form.show()
      #expect(form.gap(message) == 4)
      message.frame.size.height = 40
      form.device.endTurn()
      #expect(form.gap(message) == 4)
      form.fields[0].frame.size.height = 70
      message.frame.origin.y += 36
      message.frame.size.height = 80
      form.device.endTurn()
      #expect(form.gap(message) == 4)
      message.frame.size.height = 0
      form.device.endTurn()
      #expect(form.gap(message) == 4)
      form.hide()
      #expect(form.view.transform == .identity)
    }
  }
}
