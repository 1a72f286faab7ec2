import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceUIKit
import Testing
import UIKitDouble

/// A view of an app's own that takes text and posts nothing.
final class CodeView: UIView, DoubleEditable {
  let doubleText = DoubleText()

  override var canBecomeFirstResponder: Bool { true }

  func caretRect(for position: UITextPosition) -> CGRect {
    CGRect(x: 0, y: bounds.minY, width: 2, height: 20)
  }
}

/// A view of an app's own that takes keys, as for a code of digits, and has no caret.
final class KeyView: UIView, UIKeyInput {
  var hasText: Bool { false }

  override var canBecomeFirstResponder: Bool { true }

  func insertText(_ text: String) {}
  func deleteBackward() {}
}

/// A field that says itself how it is avoided.
final class RoomyField: UITextField, KeyboardAvoidingInput {
  var keyboardAvoidance: InputSettings { InputSettings(gap: 30) }
}

@MainActor @Suite("Inputs", .bothOrders)
struct InputTests {
  @Test("Settings come from the closure, else from the input, else from the policy")
  func settings() throws {
    let form = Form(.keepGap(4), tops: [533, 560])
    let roomy = RoomyField(frame: CGRect(x: 20, y: 500, width: 335, height: 34))
    form.view.addSubview(roomy)
    try #require(form.avoidance).inputSettings = { [field = form.fields[0]] in
      $0 === field ? InputSettings(gap: 20) : nil
    }
    form.show()
    #expect(form.gap() == 20)
    form.focus(1)
    form.device.endTurn()
    #expect(form.gap(form.fields[1]) == 4)
    form.device.run { _ = roomy.becomeFirstResponder() }
    form.device.endTurn()
    #expect(form.gap(roomy) == 30)
    try #require(form.avoidance).inputSettings = { _ in .disabled }
    form.device.endTurn()
    #expect(form.view.transform == .identity)
  }

  @Test("Each setting of a focused input counts as soon as it is another")
  func settingsChange() throws {
    let form = Form(.keepGap(4))
    form.show()
    let all = [
      InputSettings(placement: .center), InputSettings(placement: .top),
      InputSettings(gap: 30, placement: .top), InputSettings(gap: 20, placement: .top), .disabled,
    ]
    for settings in all {
      form.avoidance?.inputSettings = { _ in settings }
      form.device.endTurn()
      let machine = try #require(form.avoidance).avoider.assumeIsolated { $0.machine }
      let input = try #require(machine.input)
      #expect(input.gap == settings.gap && input.placement == settings.placement)
      #expect(input.isEnabled == settings.isEnabled)
    }
    #expect(form.view.transform == .identity)
  }

  @Test("A view that takes text and posts nothing is found when the keyboard comes")
  func lookedUp() {
    let form = Form(.keepGap(4))
    let code = CodeView(frame: CGRect(x: 20, y: 560, width: 335, height: 44))
    form.view.addSubview(code)
    form.device.run { _ = code.becomeFirstResponder() }
    form.device.keyboard.show(height: 260)
    form.device.endTurn()
    #expect(form.gap(code) == 4)
  }

  @Test("A text view that is scrolled itself is where it is seen")
  func scrolledText() {
    let form = Form(.keepGap(4), tops: [])
    let text = UITextView(frame: CGRect(x: 20, y: 500, width: 335, height: 100))
    text.text = String(repeating: "line\n", count: 40)
    form.view.addSubview(text)
    form.device.endTurn()
    text.contentOffset.y = 50
    form.device.run { _ = text.becomeFirstResponder() }
    form.device.keyboard.show(height: 260)
    form.device.endTurn()
    #expect(text.contentOffset.y == 50 && form.gap(text) == 4)
  }

  @Test("A view that is hidden for a while is in its place when it is seen")
  func hidden() {
    let form = Form(installs: false)
    form.view.isHidden = true
    form.install(.keepGap(4))
    form.show()
    form.view.isHidden = false
    #expect(form.gap() == 4)
  }

  @Test("A view that takes keys and has no caret is revealed in its turn, however high it is")
  func keysOnly() {
    for height in [44.0, 500] {
      let form = Form(.standard, tops: [], contentHeight: 2000)
      let code = KeyView(frame: CGRect(x: 20, y: 600, width: 335, height: height))
      form.view.addSubview(code)
      form.device.run { _ = code.becomeFirstResponder() }
      form.device.keyboard.show(height: 260)
      form.device.endTurn()
      #expect(height == 44 ? form.gap(code) == 8 : form.place(of: code).minY == 0)
    }
  }

  @Test("An input that has gone to another window, and has the focus there, hides none here")
  func wentToAnotherWindow() {
    let form = Form(.keepGap(4), tops: [533, 560])
    form.show()
    let window = form.device.run { UIWindow(windowScene: form.device.scene) }
    form.device.run {
      window.isHidden = false
      window.addSubview(form.fields[0])
      _ = form.fields[0].becomeFirstResponder()
      _ = form.fields[1].becomeFirstResponder()
    }
    form.device.endTurn()
    #expect(form.fields.allSatisfy { $0.isFirstResponder })
    #expect(form.gap(form.fields[1]) == 4)
  }

  @Test(
    "One that takes the focus from a view elsewhere, with the keyboard up, is found in that turn")
  func lookedUpLater() {
    let form = Form(.keepGap(4), tops: [], installs: false)
    let page = UIView(frame: CGRect(x: 0, y: 100, width: 375, height: 567))
    let code = CodeView(frame: CGRect(x: 20, y: 460, width: 335, height: 44))
    let elsewhere = CodeView(frame: CGRect(x: 20, y: 20, width: 335, height: 44))
    page.addSubview(code)
    form.view.addSubview(page)
    form.view.addSubview(elsewhere)
    form.avoidance = form.install(.keepGap(4), on: page)
    form.device.run { _ = elsewhere.becomeFirstResponder() }
    form.device.keyboard.show(height: 260)
    form.device.endTurn()
    form.pass(1)
    form.device.nextTurn()
    #expect(page.transform == .identity)
    form.device.run { _ = code.becomeFirstResponder() }
    form.device.nextTurn()
    #expect(form.gap(code) == 4)
  }

  @Test("A caret that is not known yet is read in a turn that is asked for")
  func pendingCaret() {
    let form = Form(contentHeight: 1600)
    let text = UITextView(frame: CGRect(x: 20, y: 100, width: 335, height: 900))
    form.view.addSubview(text)
    text.text = String(repeating: "line\n", count: 40)
    form.show()
    form.pass(1)
    form.device.run { _ = text.becomeFirstResponder() }
    let wakeUps = form.device.wakeUpCount
    form.device.endTurn()
    #expect(form.device.wakeUpCount > wakeUps)
    form.device.nextTurn()
    #expect(abs(caretGap(text, form) - 8) < 0.5)
  }

  @Test("The caret of a text view too tall for the room is followed as one types")
  func caret() throws {
    let form = Form(contentHeight: 1600)
    let text = UITextView(frame: CGRect(x: 20, y: 100, width: 335, height: 600))
    form.view.addSubview(text)
    text.text = String(repeating: "line\n", count: 20)
    form.device.run { _ = text.becomeFirstResponder() }
    form.device.keyboard.show(height: 260)
    form.device.endTurn()
    form.device.nextTurn()
    #expect(abs(caretGap(text, form) - 8) < 0.5)
    form.device.run { DoubleTyping(in: form.device.window).type("\n\n") }
    form.device.endTurn()
    #expect(abs(caretGap(text, form) - 8) < 0.5)
    form.device.run { DoubleTyping(in: form.device.window).moveCaret(to: 0) }
    form.device.endTurn()
    let caret = text.convert(CGRect(x: 0, y: 8, width: 2, height: 20), to: form.view)
    #expect(abs(caret.minY - form.view.bounds.minY) < 0.5, "scrolled as little as can be")
  }

  @Test("A text view that avoids the keyboard itself keeps its caret in view")
  func ownTextView() {
    let form = Form(installs: false)
    let text = UITextView(frame: form.device.window.bounds)
    form.device.window.addSubview(text)
    text.text = String(repeating: "line\n", count: 60)
    form.device.run {
      form.avoidance = text.avoidKeyboard(
        .insetContent, notificationCenter: form.device.notificationCenter, clock: form.clock)
      _ = text.becomeFirstResponder()
    }
    form.device.keyboard.show(height: 260)
    form.device.endTurn()
    #expect(text.contentInset.bottom == 260)
    #expect(abs(caretGap(text, form)) < 0.5)
  }

  @Test("A field inside a scroll view of its own is revealed by both")
  func nested() {
    let form = Form(contentHeight: 1400)
    let inner = UIScrollView(frame: CGRect(x: 0, y: 200, width: 375, height: 300))
    inner.contentSize = CGSize(width: 375, height: 330)
    inner.contentOffset.y = 10
    let field = UITextField(frame: CGRect(x: 20, y: 240, width: 335, height: 34))
    form.view.addSubview(inner)
    inner.addSubview(field)
    form.device.run { _ = field.becomeFirstResponder() }
    form.device.keyboard.show(height: 260)
    form.device.endTurn()
    #expect(form.gap(field) == 8)
    #expect(inner.contentOffset.y == 30 && form.scroll?.contentOffset.y == 45)
    form.device.run { _ = field.resignFirstResponder() }
    form.device.keyboard.hide()
    form.device.endTurn()
    #expect(inner.contentOffset.y == 10 && form.scroll?.contentOffset.y == 0)
  }

  private func caretGap(_ text: UITextView, _ form: Form) -> Double {
    guard let end = text.selectedTextRange?.end else { return .nan }
    let caret = text.convert(text.caretRect(for: end), to: form.device.screen.coordinateSpace)
    return form.device.keyboard.frame.minY - caret.maxY
  }
}
