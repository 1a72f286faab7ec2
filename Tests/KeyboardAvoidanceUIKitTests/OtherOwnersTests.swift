import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceUIKit
import Testing
import UIKitDouble

/// A web view that an app has derived.
private final class AppWebView: WKWebView {}

@MainActor @Suite("Views that answer for themselves", .bothOrders)
struct OtherOwnersTests {
  @Test(
    "A web view is left alone, and one of the app's own, unless the app asks for it",
    arguments: [false, true])
  func webView(_ isOwn: Bool) {
    for asks in [false, true] {
      let form = Form(.keepGap(4))
      let bounds = form.device.window.bounds
      let web = isOwn ? AppWebView(frame: bounds) : WKWebView(frame: bounds)
      form.view.addSubview(web)
      form.device.endTurn()
      if asks { form.avoidance?.inputSettings = { _ in InputSettings() } }
      web.doubleLoad(pageHeight: 2000)
      form.device.run { _ = web.doubleFocus(CGRect(x: 20, y: 560, width: 335, height: 34)) }
      form.device.keyboard.show(height: 260)
      form.device.endTurn()
      form.pass(0.5)
      #expect(form.view.transform == .identity, "it has scrolled by itself")
      let input = form.avoidance?.avoider.assumeIsolated { $0.machine.input }
      #expect(input?.isEnabled == asks)
    }
  }

  @Test("Nothing is put into a view that SwiftUI hosts, and it is avoided nevertheless")
  func hosting() {
    let form = Form(installs: false)
    let controller = DoubleHostingController()
    controller.avoidsKeyboard = false
    let field = form.fields[0]
    controller.host(field)
    form.device.run { form.device.window.rootViewController = controller }
    form.device.endTurn()
    form.avoidance = form.install(.keepGap(4), on: controller.view)
    form.device.endTurn()
    form.device.run { _ = field.becomeFirstResponder() }
    form.device.keyboard.show(height: 260)
    form.device.endTurn()
    #expect(form.gap(field) == 4)
    form.device.run { _ = field.resignFirstResponder() }
    form.device.keyboard.hide()
    form.device.endTurn()
    form.pass(1)
    #expect(controller.view.transform == .identity)
    #expect(form.device.observerCount == 0, "nothing is asked for ever")
    #expect(form.device.complaints.isEmpty, "\(form.device.complaints)")
  }

  @Test("A list that is scrolled loses no row, and is where it was when the keyboard has gone")
  func list() {
    let form = Form(installs: false)
    let table = UITableView(frame: form.device.window.bounds)
    table.contentSize = CGSize(width: 375, height: 1400)
    table.addSubview(form.fields[0])
    form.view.addSubview(table)
    form.device.endTurn()
    form.avoidance = form.install(.standard, on: table)
    form.device.endTurn()
    for _ in 0..<2 {
      form.focus()
      form.device.keyboard.show(height: 260)
      form.device.endTurn()
      form.pass(0.3)
      #expect(form.gap() == 8)
      form.blur()
      form.device.keyboard.hide()
      form.device.endTurn()
      form.pass(0.5)
      #expect(table.contentOffset.y == 0 && table.contentInset.bottom == 0)
    }
    #expect(form.device.complaints.isEmpty, "\(form.device.complaints)")
  }

  @Test("A list that the user takes over on its way is the user's")
  func listIsTakenOver() {
    let form = Form(installs: false)
    let table = UITableView(frame: form.device.window.bounds)
    table.contentSize = CGSize(width: 375, height: 2400)
    table.addSubview(form.fields[0])
    form.view.addSubview(table)
    form.device.endTurn()
    form.avoidance = form.install(.standard, on: table)
    form.device.endTurn()
    form.focus()
    form.device.keyboard.show(height: 260)
    form.device.endTurn()
    form.pass(0.1)
    let finger = DoubleFinger(in: form.device.window)
    finger.down(at: CGPoint(x: 5, y: 200))
    form.device.endTurn()
    finger.move(to: CGPoint(x: 5, y: 180))
    form.device.endTurn()
    let held = table.contentOffset.y
    form.pass(0.3)
    #expect(table.contentOffset.y == held)
  }

  @Test("A fling is not stopped: what is commanded meanwhile is applied when it is over")
  func fling() {
    let form = Form(.standard, tops: [1100], contentHeight: 3000)
    let finger = DoubleFinger(in: form.device.window)
    finger.down(at: CGPoint(x: 5, y: 500))
    for y in stride(from: 470.0, through: 320, by: -30) {
      form.device.advance(by: 1 / 60)
      finger.move(to: CGPoint(x: 5, y: y))
    }
    form.focus()
    form.device.keyboard.show(height: 260)
    form.device.endTurn()
    finger.up()
    form.device.endTurn()
    let flung = form.scroll?.isDecelerating == true
    var offsets: [Double] = []
    while form.scroll?.isDecelerating == true, offsets.count < 600 {
      offsets.append(Double(form.scroll?.contentOffset.y ?? 0))
      form.pass(1 / 60)
    }
    #expect(flung && offsets.count > 10)
    #expect(offsets == offsets.sorted(), "nothing but the fling moves it")
    form.pass(1)
    #expect(form.gap() >= 8 - 0.5)
  }

  @Test("Taps beside the view, and on controls, are the app's choice")
  func taps() {
    let choices: [(taps: DismissingTaps, beside: Bool, control: Bool)] = [
      ([], false, false), (.outsideView, true, false), (.onControls, false, true),
      ([.outsideView, .onControls], true, true),
    ]
    for (taps, beside, control) in choices {
      let form = Form(.shiftBounds(10), tops: [], installs: false)
      let column = UIView(frame: CGRect(x: 0, y: 0, width: 180, height: 667))
      let button = UIButton(frame: CGRect(x: 0, y: 300, width: 180, height: 44))
      let field = UITextField(frame: CGRect(x: 10, y: 560, width: 150, height: 34))
      column.addSubview(field)
      column.addSubview(button)
      form.view.addSubview(column)
      form.avoidance = form.install(.shiftBounds(10), on: column)
      form.avoidance?.dismissingTaps = taps
      form.device.endTurn()
      func isDismissed(by tap: () -> Void) -> Bool {
        form.device.run { _ = field.becomeFirstResponder() }
        form.device.keyboard.show(height: 260)
        form.device.endTurn()
        form.pass(0.4)
        tap()
        form.device.endTurn()
        return !field.isFirstResponder
      }
      let finger = DoubleFinger(in: form.device.window)
      #expect(isDismissed { finger.tap(at: CGPoint(x: 300, y: 100)) } == beside)
      #expect(isDismissed { finger.tap(button) } == control)
      #expect(isDismissed { finger.tap(at: CGPoint(x: 100, y: 100)) })
      #expect(!isDismissed { finger.tap(field) })
      #expect(form.device.complaints.isEmpty, "\(form.device.complaints)")
    }
  }
}
