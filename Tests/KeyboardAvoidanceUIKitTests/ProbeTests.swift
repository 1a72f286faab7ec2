import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceUIKit
import Testing
import UIKitDouble

/// Ends editing as soon as anything scrolls.
private final class EndsEditingOnScroll: NSObject, UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrollView.endEditing(true) }
}

/// As SwiftUI's hosting views are named.
private class FormHostingView<Content>: UIView {}

private final class DerivedHosting: FormHostingView<String> {}

@MainActor @Suite("What is put into the app's views")
struct ProbeTests {
  @Test("The app's own views stay the first of a view and of its window")
  func order() {
    let form = Form(.standard, contentHeight: 1200)
    #expect(form.view.subviews.first === form.fields[0])
    #expect(form.device.window.subviews.first === form.view)
    let added = form.view.subviews.dropFirst() + form.device.window.subviews.dropFirst()
    #expect(added.count == 3 && added.allSatisfy { $0.isHidden && !$0.isUserInteractionEnabled })
  }

  @Test("A visual effect view gets nothing but in its content view")
  func effects() {
    let form = Form(installs: false)
    let effects = UIVisualEffectView(effect: nil)
    effects.frame = form.device.window.bounds
    form.view.addSubview(effects)
    effects.contentView.addSubview(form.fields[0])
    form.device.run {
      form.avoidance = effects.avoidKeyboard(
        .keepGap(4), notificationCenter: form.device.notificationCenter, clock: form.clock)
    }
    #expect(effects.subviews.count == 1)
    form.show()
    #expect(form.gap() == 4)
  }

  @Test("The window's own keyboard layout guide is the app's to set up")
  func guide() {
    let form = Form(.keepGap(4))
    form.device.window.keyboardLayoutGuide.usesBottomSafeArea = false
    form.show()
    form.device.deactivate()
    form.device.endTurn()
    form.device.keyboard.drag(top: 667)
    form.device.endTurn()
    form.device.activate()
    form.device.endTurn()
    #expect(form.view.transform == .identity)
  }

  @Test(
    "A gap that is no length is the policy's, and asks for no turn",
    arguments: [
      Double.nan, .infinity, -1,
    ])
  func gap(_ gap: Double) {
    let form = Form(.keepGap(4))
    form.avoidance?.inputSettings = { _ in InputSettings(gap: gap) }
    form.show()
    #expect(form.gap() == 4)
    let recorder = form.avoidance?.record()
    for _ in 0..<20 { form.device.endTurn() }
    #expect(recorder?.turnCount == 1)
  }

  @Test("What an app does in answer to a move is answered in that turn, its window emptied or not")
  func answeredInTheTurn() {
    for empties in [false, true] {
      let device = DoubleDevice(
        size: Form.phone, safeAreaInsets: .zero, behavior: .committing(.beforeWaiting))
      let form = Form(on: device, contentHeight: 1200)
      let delegate = EndsEditingOnScroll()
      form.scroll?.delegate = delegate
      if empties {
        for view in device.window.subviews where view !== form.view { view.removeFromSuperview() }
        device.endTurn()
      }
      device.keyboard.comesWithFocus = 260
      form.focus()
      device.endTurn()
      #expect(!form.fields[0].isFirstResponder)
      #expect(form.scroll?.contentInset.bottom == 0 && form.scroll?.contentOffset.y == 0)
    }
  }

  @Test(
    "A view that was emptied in its window, or out of it, meets the keyboard that is there later",
    arguments: [true, false])
  func emptied(_ isInWindow: Bool) {
    let form = Form(.insetContent, contentHeight: 1400)
    let leave = { form.device.run { form.view.removeFromSuperview() } }
    if !isInWindow { leave() }
    form.device.endTurn()
    form.device.run { for view in form.view.subviews { view.removeFromSuperview() } }
    form.device.endTurn()
    if isInWindow { leave() }
    form.device.endTurn()
    form.device.keyboard.moveUnannounced(to: form.device.keyboard.docked(height: 260))
    form.device.endTurn()
    form.device.run { form.device.window.addSubview(form.view) }
    for _ in 0..<3 { form.device.nextTurn() }
    #expect(form.scroll?.contentInset.bottom == 260)
  }

  @Test("A view that leaves its window leaves nothing there")
  func leaves() {
    let form = Form(.keepGap(4))
    #expect(form.device.window.subviews.count > 1)
    form.device.run { form.device.window.rootViewController = nil }
    form.device.endTurn()
    #expect(form.device.window.subviews.isEmpty)
  }

  @Test("Nothing is put into a generic view that SwiftUI hosts, nor into one derived from it")
  func genericHosting() {
    for view in [FormHostingView<Int>(frame: .zero), DerivedHosting(frame: .zero)] as [UIView] {
      let form = Form(installs: false)
      view.frame = form.device.window.bounds
      form.view.addSubview(view)
      form.install(.keepGap(4), on: view)
      form.device.endTurn()
      #expect(view.subviews.isEmpty)
    }
  }

  @Test("A scroll view that avoids by itself leaves the avoidance that it has as it is")
  func scrollViewClass() {
    let form = Form(installs: false)
    let scroll = KeyboardAvoidingScrollView(frame: form.device.window.bounds)
    let handle = form.install(.insetContent, on: scroll)
    form.device.run { form.view.addSubview(scroll) }
    form.device.endTurn()
    #expect(scroll.avoidanceHandle === handle && handle.policy == .insetContent)
  }
}
