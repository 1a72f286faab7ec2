import Foundation
import KeyboardAvoidanceSimulation
import KeyboardAvoidanceUIKit
import Testing
import UIKitDouble

@testable import OnDeviceScreens
@testable import UIKitTrials

@MainActor @Suite("The on-device app's screens, on the double")
struct ScreenTests {
  let device = DoubleDevice()

  private func show(_ screen: UIViewController) -> UINavigationController {
    let stack = UINavigationController(rootViewController: UIViewController())
    device.run {
      device.window.rootViewController = stack
      stack.pushViewController(screen, animated: false)
    }
    device.endTurn()
    return stack
  }

  private func fields(in view: UIView) -> [UIView] {
    (view is UITextField || view is UITextView ? [view] : [])
      + view.subviews.flatMap { fields(in: $0) }
  }

  private func focus(_ input: UIView) {
    _ = device.run { input.becomeFirstResponder() }
    device.keyboard.show(height: 336)
    device.endTurn()
    device.advance(by: 1)
  }

  private func gap(_ view: UIView) -> Double {
    let frame = view.convert(view.bounds, to: device.screen.coordinateSpace)
    return Double(device.keyboard.frame.minY - frame.maxY)
  }

  @Test("The lowest field of a form is revealed, and the line says so")
  func form() throws {
    let screen = FormScreen(notificationCenter: device.notificationCenter)
    _ = show(screen)
    let inputs = fields(in: screen.view)
    #expect(inputs.count == 20)
    focus(try #require(inputs.last))
    #expect(gap(inputs[19]) >= 8)
    screen.status.update()
    #expect(screen.status.text?.hasPrefix("shown · gap ") == true)
  }

  @Test("Every screen of the menu comes up, and lists what it is said to")
  func menu() throws {
    let menu = MenuController(screens: Screens.all)
    let stack = UINavigationController(rootViewController: menu)
    device.run { device.window.rootViewController = stack }
    device.endTurn()
    let table = try #require(menu.tableView)
    #expect(table.visibleCells.compactMap(\.textLabel?.text) == Screens.all.map(\.title))
    for row in Screens.all.indices {
      menu.tableView(table, didSelectRowAt: IndexPath(row: row, section: 0))
      device.advance(by: 1)
      #expect(stack.topViewController?.title == Screens.all[row].title)
      #expect(stack.topViewController?.view.subviews.isEmpty == false)
      stack.popViewController(animated: false)
    }
  }

  @Test("A recorded trace is a case: it is read, played, and ends as the device did")
  func trace() throws {
    let screen = FormScreen(notificationCenter: device.notificationCenter)
    screen.title = "Form"
    _ = show(screen)
    screen.record()
    let inputs = fields(in: screen.view)
    focus(try #require(inputs.last))
    _ = device.run { device.window.endEditing(true) }
    device.keyboard.hide()
    device.endTurn()
    device.advance(by: 1)
    let file = try #require(try screen.traceFile())
    #expect(file.lastPathComponent == "device-Form.jsonl")
    let text = try String(contentsOf: file, encoding: .utf8)
    let trace = try TraceReader.read(Data(text.utf8))
    #expect(trace.lines.isEmpty == false)
  }

  @Test("The checks answer in JSON, and a guess that is wrong is no failure")
  func report() throws {
    let right = Trial("right") { _, _ in }
    let guess = Trial("guess", settles: "some-guess") { _, findings in
      findings.note("wrong", file: "f", line: 1)
    }
    let report = CheckReport.make(of: [right, guess]) { DoubleStage() }
    #expect(report.isAsSaid)
    let read = try JSONDecoder().decode(CheckReport.self, from: Data(report.json.utf8))
    #expect(read.lines.map(\.name) == ["right", "guess"])
    #expect(read.lines[1].findings.map(\.text) == ["wrong"])
  }
}
