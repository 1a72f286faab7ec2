import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceUIKit
import Testing
import UIKitDouble

/// What a user does, and the room between keyboard and input that must be left on the screen.
struct GapScenario: Sendable {
  let name: String
  let expected: Double
  let run: @MainActor @Sendable () -> Double

  init(_ name: String, _ expected: Double, _ run: @escaping @MainActor @Sendable () -> Double) {
    self.name = name
    self.expected = expected
    self.run = run
  }

  static let all = focus + keyboards + places + leavings
}

extension GapScenario {
  static let focus: [GapScenario] = [
    GapScenario("first focus, a container is moved", 4) {
      let form = Form(.keepGap(4))
      form.show()
      return form.gap()
    },
    GapScenario("first focus, a scroll view is scrolled", 8) {
      let form = Form(contentHeight: 1200)
      form.show()
      return form.gap()
    },
    GapScenario("field to field, no notification", 4) {
      let form = Form(.keepGap(4), tops: [533, 590])
      form.show()
      form.focus(1)
      form.device.endTurn()
      return form.gap(form.fields[1])
    },
    GapScenario("field to field, hide and show in one turn", 8) {
      let form = Form(tops: [533, 590], contentHeight: 1200)
      form.show()
      form.focus(1)
      form.device.keyboard.hide()
      form.device.keyboard.show(height: 260)
      form.device.endTurn()
      return form.gap(form.fields[1])
    },
    GapScenario("a keyboard that was up before install", 4) {
      let form = Form(installs: false)
      form.focus()
      form.device.keyboard.show(height: 260)
      form.device.endTurn()
      form.install(.keepGap(4))
      return form.gap()
    },
    GapScenario("installed before there is a window", 4) {
      let form = Form(installs: false)
      form.view.removeFromSuperview()
      form.install(.keepGap(4))
      form.device.run { form.device.window.addSubview(form.view) }
      form.show()
      return form.gap()
    },
  ]

  static let keyboards: [GapScenario] = [
    GapScenario("input method switched, higher", 4) {
      let form = Form(.keepGap(4))
      form.show()
      form.device.keyboard.show(height: 313)
      form.device.endTurn()
      return form.gap()
    },
    GapScenario("input method switched back", 4) {
      let form = Form(.keepGap(4))
      form.show()
      form.device.keyboard.show(height: 313)
      form.device.endTurn()
      form.device.keyboard.show(height: 260)
      form.device.endTurn()
      return form.gap()
    },
    GapScenario("hardware keyboard attached: at rest, below it", 100) {
      let form = Form(.keepGap(4))
      form.show()
      form.device.keyboard.hide()
      form.device.endTurn()
      form.pass(0.5)
      return form.gap()
    },
    GapScenario("hardware keyboard detached", 4) {
      let form = Form(.keepGap(4))
      form.show()
      form.device.keyboard.hide()
      form.device.endTurn()
      form.pass(0.5)
      form.device.keyboard.show(height: 260)
      form.device.endTurn()
      return form.gap()
    },
    GapScenario("floating: the field is at rest", -534) {
      let form = Form(.keepGap(4), on: .pad(), tops: [1200])
      form.show(height: 400)
      let floating = CGRect(x: 300, y: 700, width: 320, height: 260)
      form.device.keyboard.post(.willChangeFrame, end: floating)
      form.device.endTurn()
      return form.gap()
    },
    GapScenario("docked again", 4) {
      let form = Form(.keepGap(4), on: .pad(), tops: [1200])
      form.show(height: 400)
      let floating = CGRect(x: 300, y: 700, width: 320, height: 260)
      form.device.keyboard.post(.willChangeFrame, end: floating)
      form.device.endTurn()
      form.device.keyboard.show(height: 400)
      form.device.endTurn()
      return form.gap()
    },
  ]
}

extension GapScenario {
  static let places: [GapScenario] = [
    GapScenario("rotated", 4) {
      let form = Form(.keepGap(4), tops: [300])
      form.show(height: 400)
      form.device.rotate(to: .landscapeRight)
      form.device.keyboard.show(height: 200)
      form.device.endTurn()
      form.pass(0.5)
      return form.gap()
    },
    GapScenario("rotated back", 4) {
      let form = Form(.keepGap(4), tops: [300])
      form.show(height: 400)
      form.device.rotate(to: .landscapeRight)
      form.device.keyboard.show(height: 200)
      form.device.endTurn()
      form.pass(0.5)
      form.device.rotate(to: .portrait)
      form.device.keyboard.show(height: 400)
      form.device.endTurn()
      form.pass(0.5)
      return form.gap()
    },
    GapScenario("a sheet, moved 8 pt by the system in the turn", 4) {
      let form = Form(tops: [40], installs: false)
      let sheet = UIViewController()
      let field = UITextField(frame: CGRect(x: 20, y: 500, width: 335, height: 34))
      sheet.view.addSubview(field)
      sheet.modalPresentationStyle = .pageSheet
      form.device.run {
        form.controller.present(sheet, animated: false)
        form.avoidance = sheet.view.avoidKeyboard(
          .keepGap(4), notificationCenter: form.device.notificationCenter, clock: form.clock)
        _ = field.becomeFirstResponder()
      }
      form.device.keyboard.show(height: 260)
      sheet.view.center.y -= 8
      form.device.endTurn()
      return form.gap(field)
    },
    GapScenario("a table view controller that makes its own room", 8) {
      let form = Form(installs: false)
      let table = UITableView(frame: form.device.window.bounds)
      let controller = UITableViewController(style: .plain)
      controller.tableView = table
      table.contentSize = CGSize(width: 375, height: 1200)
      let field = UITextField(frame: CGRect(x: 20, y: 533, width: 335, height: 34))
      table.addSubview(field)
      form.device.run {
        form.device.window.rootViewController = controller
        form.avoidance = table.avoidKeyboard(
          notificationCenter: form.device.notificationCenter, clock: form.clock)
        _ = field.becomeFirstResponder()
      }
      form.device.keyboard.show(height: 260)
      form.device.endTurn()
      #expect(table.contentInset.bottom == 260, "not inset twice")
      return form.gap(field)
    },
  ]
}
