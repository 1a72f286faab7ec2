import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceUIKit
import Testing
import UIKitDouble

@MainActor @Suite("Reports: inputs")
struct InputReportTests {
  @Test(
    "IQKeyboardManager#455, YYText#230, #184: from one text view of the app's own to another, with the keyboard staying up",
    arguments: Commits.allCases)
  func b245(_ commits: Commits) {
    under(commits) {
      let form = Form(.keepGap(4), tops: [40])
      let codes = [533, 560].map { CodeView(frame: CGRect(x: 20, y: $0, width: 335, height: 34)) }
      for code in codes { form.view.addSubview(code) }
      form.device.run { _ = codes[0].becomeFirstResponder() }
      form.device.keyboard.show(height: 260)
      form.device.endTurn()
      form.pass(0.4)
      #expect(form.gap(codes[0]) == 4)
      form.device.run { _ = codes[1].becomeFirstResponder() }
      form.device.endTurn()
      form.device.nextTurn()
      #expect(form.gap(codes[1]) == 4)
    }
  }

  @Test(
    "IQKeyboardManager#1191: an input in a view above everything, in the window; the page below is not pushed up",
    arguments: Commits.allCases)
  func b246(_ commits: Commits) {
    under(commits) {
      let form = Form(.keepGap(4))
      let popup = UIView(frame: CGRect(x: 0, y: 500, width: 375, height: 167))
      let text = UITextView(frame: CGRect(x: 20, y: 20, width: 335, height: 60))
      popup.addSubview(text)
      form.device.window.addSubview(popup)
      let handle = form.install(.keepGap(4), on: popup)
      form.device.endTurn()
      form.device.run { _ = text.becomeFirstResponder() }
      form.device.keyboard.show(height: 260)
      form.device.endTurn()
      #expect(form.view.transform == .identity)
      handle.cancel()
    }
  }

  @Test(
    "IQKeyboardManager#309: a long text view is tapped far down, its caret told a turn late; no frame shows another place",
    arguments: Commits.allCases)
  func b213a(_ commits: Commits) {
    under(commits) {
      for late in [false, true] {
        let form = Form(.standard, tops: [40], contentHeight: 2300)
        let scroll = form.scroll!
        let text = UITextView(frame: CGRect(x: 16, y: 100, width: 343, height: 2016))
        text.isScrollEnabled = false
        text.text = String(repeating: "a\n", count: 99)
        form.view.addSubview(text)
        form.device.run { text.selectedRange = NSRange(location: 0, length: 0) }
        scroll.contentOffset.y = 1700
        form.device.endTurn()
        let before = form.device.frames.count
        form.device.run { _ = text.becomeFirstResponder() }
        form.device.keyboard.show(height: 260)
        if late { form.device.endTurn() }
        form.device.run { DoubleTyping(in: form.device.window).moveCaret(to: 196) }
        form.device.nextTurn()
        form.pass(0.5)
        let tops = form.device.frames.dropFirst(before).compactMap { $0.rect(of: text)?.minY }
        #expect(tops.allSatisfy { abs($0 + 1600) < 60 }, "late \(late): \(tops)")
      }
    }
  }

  @Test(
    "A form that is rebuilt by removing all subviews goes on being avoided",
    arguments: Commits.allCases)
  func rebuilt(_ commits: Commits) {
    under(commits) {
      let form = Form(.keepGap(4))
      form.show()
      form.hide()
      form.device.run {
        for view in form.view.subviews { view.removeFromSuperview() }
        form.view.addSubview(form.fields[0])
      }
      form.device.endTurn()
      form.show()
      #expect(form.gap() == 4)
    }
  }

  @Test(
    "From one text view of the app's own to another, with nothing posted",
    arguments: Commits.allCases)
  func ownInputs(_ commits: Commits) {
    under(commits) {
      let form = Form(.keepGap(4))
      let one = CodeView(frame: CGRect(x: 20, y: 560, width: 335, height: 44))
      let two = CodeView(frame: CGRect(x: 20, y: 610, width: 335, height: 44))
      form.view.addSubview(one)
      form.view.addSubview(two)
      form.device.run { _ = one.becomeFirstResponder() }
      form.device.keyboard.show(height: 260)
      form.device.endTurn()
      form.pass(0.5)
      #expect(form.gap(one) == 4)
      form.device.run { _ = two.becomeFirstResponder() }
      form.device.endTurn()
      #expect(form.gap(two) == 4)
    }
  }

  @Test(
    "A field pinned to the bottom safe area of a lifted view: one move, and never covered",
    arguments: Commits.allCases)
  func safeAreaUnderLift(_ commits: Commits) {
    under(commits) {
      let device = DoubleDevice(
        size: CGSize(width: 390, height: 844),
        safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
      let form = Form(.keepGap(4), on: device, tops: [])
      let field = UITextField(frame: .zero)
      form.view.addSubview(field)
      field.translatesAutoresizingMaskIntoConstraints = false
      device.run {
        NSLayoutConstraint.activate([
          field.bottomAnchor.constraint(equalTo: form.view.safeAreaLayoutGuide.bottomAnchor),
          field.leadingAnchor.constraint(equalTo: form.view.leadingAnchor),
          field.heightAnchor.constraint(equalToConstant: 44),
          field.widthAnchor.constraint(equalToConstant: 300),
        ])
      }
      device.endTurn()
      device.run { _ = field.becomeFirstResponder() }
      device.keyboard.show(height: 336)
      device.endTurn()
      #expect(form.gap(field) == 4)
      device.nextTurn()
      #expect(form.gap(field) == 4)
    }
  }
}
