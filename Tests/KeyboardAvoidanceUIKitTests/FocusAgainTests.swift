import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceUIKit
import Testing
import UIKitDouble

/// What leaves a text less room than the keyboard does.
private enum Taken: CaseIterable {
  case bar, inset, pageTop, safeArea, nested, nestedInset
}

extension Form {
  /// Edits a text above a keyboard; where the caret at its end is on the screen then.
  fileprivate func edit(_ text: UITextView) -> CGRect {
    device.run { _ = text.becomeFirstResponder() }
    device.keyboard.show(height: 260)
    device.endTurn()
    device.nextTurn()
    return caretAtEnd(of: text)
  }

  fileprivate func caretAtEnd(of text: UITextView) -> CGRect {
    text.convert(text.caretRect(for: text.endOfDocument), to: device.screen.coordinateSpace)
  }
}

@MainActor @Suite("The focus that comes back, and goes elsewhere")
struct FocusAgainTests {
  @Test("A long text that takes the focus again is shown where its caret is now, not where it was")
  func again() {
    let form = Form(.standard, tops: [40], contentHeight: 2300)
    let text = UITextView(frame: CGRect(x: 16, y: 100, width: 343, height: 2016))
    text.isScrollEnabled = false
    text.text = String(repeating: "a\n", count: 99)
    form.view.addSubview(text)
    for caret in [196, 0] {
      form.device.run { _ = text.becomeFirstResponder() }
      form.device.keyboard.show(height: 260)
      let before = form.device.frames.count
      form.device.endTurn()
      form.device.run { DoubleTyping(in: form.device.window).moveCaret(to: caret) }
      form.device.nextTurn()
      form.pass(0.5)
      let tops = form.device.frames.dropFirst(before).compactMap { $0.rect(of: text)?.minY }
      if caret == 0 { #expect(tops.allSatisfy { $0 == 100 }, "\(tops)") }
      form.device.run { _ = text.resignFirstResponder() }
      form.device.keyboard.hide()
      form.device.endTurn()
      form.pass(0.5)
      #expect(form.scroll?.contentOffset.y == 0)
    }
  }

  @Test("A field elsewhere that ends editing while the user scrolls here ends nothing by a drag")
  func elsewhere() {
    let form = Form(.standard, contentHeight: 2000)
    let other = UITextField(frame: CGRect(x: 20, y: 20, width: 335, height: 34))
    form.device.window.addSubview(other)
    form.device.run { _ = other.becomeFirstResponder() }
    form.device.keyboard.show(height: 260)
    form.device.endTurn()
    form.pass(0.3)
    let finger = DoubleFinger(in: form.device.window)
    finger.drag(
      from: CGPoint(x: 5, y: 300), to: CGPoint(x: 5, y: 280), steps: 2, lifts: false)
    form.focus()
    form.device.endTurn()
    finger.up()
    form.device.endTurn()
    #expect(form.gap() == 8)
    form.hide()
    #expect(form.scroll?.contentOffset.y == 20, "what was added is put back")
  }

  @Test("Nor does one that hands the focus on to another elsewhere")
  func elsewhereTwice() {
    var policy = AvoidancePolicy.standard
    policy.restore = RestoreRule(on: .drag, to: .undo)
    let form = Form(policy, contentHeight: 2000)
    let others = [20, 60].map { UITextField(frame: CGRect(x: 20, y: $0, width: 335, height: 34)) }
    for other in others { form.device.window.addSubview(other) }
    form.show()
    form.device.run { _ = others[0].becomeFirstResponder() }
    form.device.endTurn()
    #expect(form.scroll?.contentOffset.y == 168)
    let finger = DoubleFinger(in: form.device.window)
    finger.drag(
      from: CGPoint(x: 5, y: 300), to: CGPoint(x: 5, y: 280), steps: 2, lifts: false)
    form.device.run { _ = others[1].becomeFirstResponder() }
    form.device.endTurn()
    finger.up()
    form.device.endTurn()
    form.device.run { _ = others[1].resignFirstResponder() }
    form.device.keyboard.hide()
    form.device.endTurn()
    form.pass(1)
    #expect(form.scroll?.contentOffset.y == 188, "the keyboard has gone by no drag")
  }

  @Test("A text view that avoids the keyboard itself leaves the scroll view around it alone")
  func inside() {
    let form = Form(tops: [], contentHeight: 1400, installs: false)
    let text = UITextView(frame: form.device.window.bounds)
    text.text = String(repeating: "line\n", count: 60)
    form.view.addSubview(text)
    form.avoidance = form.install(.standard, on: text)
    form.device.endTurn()
    let caret = form.edit(text)
    #expect(abs(caret.maxY + 8 - 407) < 0.5)
    #expect(text.contentInset.bottom == 260 && form.scroll?.contentOffset.y == 0)
  }

  @Test("A companion outside the avoiding view, or hidden, is none", arguments: [false, true])
  func companion(_ isHidden: Bool) {
    let form = Form(.keepGap(4), installs: false)
    let box = UIView(frame: form.device.window.bounds)
    let button = UIButton(frame: CGRect(x: 20, y: 580, width: 335, height: 44))
    form.view.addSubview(box)
    box.addSubview(form.fields[0])
    (isHidden ? box : form.view).addSubview(button)
    button.isHidden = isHidden
    form.avoidance = form.install(.keepGap(4), on: box)
    form.avoidance?.inputSettings = { _ in InputSettings(companion: button) }
    form.show()
    #expect(form.gap() == 4)
    button.isHidden = false
    box.addSubview(button)
    form.device.endTurn()
    #expect(form.gap(button) == 4)
  }

  @Test("A keyboard that grows so that a text no longer fits is answered by its caret, in its turn")
  func grows() {
    let form = Form(tops: [], contentHeight: 1600)
    let text = UITextView(frame: CGRect(x: 20, y: 100, width: 335, height: 300))
    text.text = String(repeating: "line\n", count: 12)
    form.view.addSubview(text)
    form.device.run { _ = text.becomeFirstResponder() }
    form.device.keyboard.show(height: 216)
    form.device.endTurn()
    form.pass(0.5)
    form.device.keyboard.show(height: 400)
    form.device.endTurn()
    let caret = form.caretAtEnd(of: text)
    #expect(abs(caret.maxY + 8 - 267) < 0.01)
  }

  @Test(
    "A text that fits above the keyboard, and not in what else is free, is shown at its caret",
    arguments: Taken.allCases)
  fileprivate func littleRoom(_ taken: Taken) {
    let isLifted = taken == .pageTop || taken == .safeArea
    let form = Form(tops: [], contentHeight: isLifted ? nil : 1600, installs: false)
    let text = UITextView(frame: CGRect(x: 20, y: 380, width: 335, height: 280))
    text.isScrollEnabled = false
    text.text = String(repeating: "\n", count: 11)
    var holder = form.view
    switch taken {
    case .bar: break
    case .inset: form.scroll?.contentInset.top = 200
    case .pageTop: form.controller.additionalSafeAreaInsets.top = 200
    case .safeArea:
      let child = UIViewController()
      child.additionalSafeAreaInsets.top = 200
      child.view.frame = form.view.bounds
      form.controller.addChild(child)
      form.view.addSubview(child.view)
      holder = child.view
    case .nested, .nestedInset:
      for height in [600, taken == .nested ? 200 : 400] as [CGFloat] {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: height))
        scroll.contentSize = CGSize(width: 375, height: 1000)
        holder.addSubview(scroll)
        holder = scroll
      }
      if taken == .nestedInset { (holder as? UIScrollView)?.contentInset.top = 200 }
    }
    holder.addSubview(text)
    let policy = [.pageTop: AvoidancePolicy.keepGap(4), .safeArea: .shiftBounds(4)][taken]
    form.avoidance = form.install(policy, on: taken == .safeArea ? holder : form.view)
    form.avoidance?.overlayBarHeight = taken == .bar ? 200 : 0
    form.device.endTurn()
    let caret = form.edit(text)
    let bottom = form.device.keyboard.frame.minY - (taken == .bar ? 200 : 0)
    #expect(caret.maxY <= bottom && caret.minY >= 0)
  }
}
