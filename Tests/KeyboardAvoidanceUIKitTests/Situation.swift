import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceUIKit
import Testing
import UIKitDouble

/// A situation that every app has, and what its frames must show.
struct Situation: Sendable {
  let name: String
  /// The room that must be left at rest, in points.
  let gap: Double
  /// How many frames may show less; a list is scrolled in the keyboard's time.
  let late: Int
  let run: @MainActor @Sendable () -> FrameLog

  init(
    _ name: String, _ gap: Double = 4, late: Int = 0,
    _ run: @escaping @MainActor @Sendable () -> FrameLog
  ) {
    self.name = name
    self.gap = gap
    self.late = late
    self.run = run
  }

  static let all = pages + inputs + lists
}

extension Situation {
  @MainActor static func makeStack(_ policy: AvoidancePolicy = .keepGap(4)) -> (
    Form, UINavigationController
  ) {
    let form = Form(policy)
    let stack = UINavigationController(rootViewController: form.controller)
    form.device.run { form.device.window.rootViewController = stack }
    form.device.endTurn()
    return (form, stack)
  }

  @MainActor static func makePage(on form: Form) -> EagerPage {
    let page = EagerPage()
    page.install = { form.install(.keepGap(4), on: $0) }
    return page
  }

  static let pages: [Situation] = [
    Situation("a page is pushed with its field focused") {
      let (form, stack) = makeStack()
      let page = makePage(on: form)
      page.focused = { form.device.keyboard.show(height: 260, duration: 0.35) }
      form.device.run { stack.pushViewController(page, animated: true) }
      return FrameLog(form, page.field)
    },
    Situation("the same with the keyboard up, and nothing posted") {
      let (form, stack) = makeStack()
      form.show()
      let page = makePage(on: form)
      form.device.run { stack.pushViewController(page, animated: true) }
      return FrameLog(form, page.field)
    },
    Situation("a page that leaves with the keyboard handed on") {
      let (form, stack) = makeStack()
      form.show()
      let page = EagerPage()
      form.device.run { stack.pushViewController(page, animated: true) }
      return FrameLog(form, form.fields[0], for: 0.3)
    },
    Situation("a page is popped while its keyboard goes", 264) {
      let (form, stack) = makeStack()
      let page = makePage(on: form)
      page.focused = { form.device.keyboard.show(height: 260) }
      form.device.run { stack.pushViewController(page, animated: true) }
      form.pass(1)
      form.device.run { _ = stack.popViewController(animated: true) }
      form.device.run { _ = page.field.resignFirstResponder() }
      form.device.keyboard.hide(duration: 0.35)
      return FrameLog(form, page.field, for: 0.3)
    },
    Situation("a swipe back that is called off", 4) {
      let (form, stack) = makeStack()
      let page = makePage(on: form)
      page.focused = { form.device.keyboard.show(height: 260) }
      form.device.run { stack.pushViewController(page, animated: true) }
      form.pass(1)
      let swipe = DoubleSwipeBack(on: stack)
      form.device.run { swipe.begin() }
      form.device.run { _ = page.field.resignFirstResponder() }
      let keyboard = form.device.keyboard
      keyboard.post(.willHide, end: keyboard.below(height: 260))
      form.pass(0.2)
      #expect(form.place(of: page.field).maxY == 403, "held while the finger swipes")
      page.focused = nil
      form.device.run { swipe.cancel() }
      form.device.run { _ = page.field.becomeFirstResponder() }
      keyboard.post(.willShow, end: keyboard.docked(height: 260))
      return FrameLog(form, page.field)
    },
  ]

  static let inputs: [Situation] = [
    Situation("a form that removes and rebuilds all its subviews") {
      let form = Form(.keepGap(4))
      form.show()
      form.hide()
      form.device.run {
        for view in form.view.subviews { view.removeFromSuperview() }
        form.view.addSubview(form.fields[0])
      }
      form.device.endTurn()
      form.focus()
      form.device.keyboard.show(height: 260)
      return FrameLog(form, form.fields[0])
    },
    Situation("a scene whose activation is never announced") {
      let form = Form(.keepGap(4))
      form.device.behavior.activation = .silent
      form.device.deactivate()
      form.device.endTurn()
      form.device.activate()
      form.focus()
      form.device.keyboard.show(height: 260)
      return FrameLog(form, form.fields[0])
    },
    Situation("from one text view of the app's own to another") {
      let form = Form(.keepGap(4), tops: [40])
      let codes = [533, 600].map { CodeView(frame: CGRect(x: 20, y: $0, width: 335, height: 34)) }
      for code in codes { form.view.addSubview(code) }
      form.device.run { _ = codes[0].becomeFirstResponder() }
      form.device.keyboard.show(height: 260)
      form.device.endTurn()
      form.pass(0.4)
      form.device.run { _ = codes[1].becomeFirstResponder() }
      return FrameLog(form, codes[1])
    },
    // Its rest is known when the announced animation and the grace after it are over.
    Situation("a keyboard that is higher than was announced", late: 24) {
      let form = Form(.keepGap(4))
      form.focus()
      let keyboard = form.device.keyboard
      keyboard.post(.willShow, end: CGRect(x: 0, y: 407, width: 375, height: 340))
      form.device.endTurn()
      keyboard.drag(top: 360)
      return FrameLog(form, form.fields[0])
    },
    Situation("a field pinned to the safe area of a lifted view") {
      let insets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
      let form = Form(
        .keepGap(4),
        on: DoubleDevice(size: CGSize(width: 390, height: 844), safeAreaInsets: insets), tops: [])
      let field = UITextField(frame: .zero)
      form.view.addSubview(field)
      field.translatesAutoresizingMaskIntoConstraints = false
      form.device.run {
        NSLayoutConstraint.activate([
          field.bottomAnchor.constraint(equalTo: form.view.safeAreaLayoutGuide.bottomAnchor),
          field.leadingAnchor.constraint(equalTo: form.view.leadingAnchor),
          field.heightAnchor.constraint(equalToConstant: 44),
          field.widthAnchor.constraint(equalToConstant: 300),
        ])
      }
      form.device.endTurn()
      form.device.run { _ = field.becomeFirstResponder() }
      form.device.keyboard.show(height: 336)
      return FrameLog(form, field)
    },
    Situation("a message that appears below the focused field") {
      let form = Form(.keepGap(4))
      let message = UIView(frame: CGRect(x: 20, y: 571, width: 335, height: 0))
      form.view.addSubview(message)
      form.avoidance?.inputSettings = { _ in InputSettings(companion: message) }
      form.show()
      message.frame.size.height = 40
      return FrameLog(form, message)
    },
  ]

  static let lists: [Situation] = [
    Situation("a field in a list", 8, late: 16) {
      let form = Form(installs: false)
      let table = UITableView(frame: form.device.window.bounds)
      table.contentSize = CGSize(width: 375, height: 1400)
      table.addSubview(form.fields[0])
      form.view.addSubview(table)
      form.device.endTurn()
      form.avoidance = form.install(.standard, on: table)
      form.device.endTurn()
      form.focus()
      form.device.keyboard.show(height: 260)
      return FrameLog(form, form.fields[0])
    },
    Situation("a field that is focused while the list is flung", 8, late: 180) {
      let form = Form(.standard, tops: [1100], contentHeight: 3000)
      DoubleFinger(in: form.device.window).drag(
        from: CGPoint(x: 5, y: 500), to: CGPoint(x: 5, y: 300))
      form.focus()
      form.device.keyboard.show(height: 260)
      return FrameLog(form, form.fields[0], for: 5)
    },
    Situation("an own inset that is taken away by a step", 8) {
      let form = Form(.standard, contentHeight: 1400)
      form.scroll?.contentInset.bottom = 150
      form.device.endTurn()
      form.show()
      form.scroll?.contentInset.bottom -= 150
      return FrameLog(form, form.fields[0])
    },
  ]
}
