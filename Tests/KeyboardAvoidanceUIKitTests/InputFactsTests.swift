import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceUIKit
import Testing
import UIKitDouble

/// A box whose settings count for the inputs in it.
private final class SettingBox: UIView, KeyboardAvoidingInput {
  var keyboardAvoidance = InputSettings(gap: 40)
}

/// Takes the focus, and no text.
private final class FocusedView: UIView {
  override var canBecomeFirstResponder: Bool { true }
}

/// A text of an app's own that is drawn on a page within the view.
private final class PagedText: UIView, DoubleEditable {
  let doubleText = DoubleText()
  let page = UIView(frame: CGRect(x: 0, y: 500, width: 335, height: 300))
  var caretTop = 0.0
  var caret: CGRect?

  override var canBecomeFirstResponder: Bool { true }

  var textInputView: UIView? {
    if page.superview == nil { addSubview(page) }
    return page
  }

  func caretRect(for position: UITextPosition) -> CGRect {
    caret ?? CGRect(x: 0, y: caretTop, width: 2, height: 20)
  }
}

@MainActor @Suite("What is read of an input")
struct InputFactsTests {
  @Test("An input deep in the view that has the focus already is found when avoidance begins")
  func foundDeep() {
    let form = Form(.keepGap(4), installs: false)
    let box = UIView(frame: CGRect(x: 0, y: 500, width: 375, height: 100))
    let inner = UIView(frame: CGRect(x: 0, y: 20, width: 375, height: 60))
    let field = UITextField(frame: CGRect(x: 20, y: 10, width: 335, height: 34))
    form.view.addSubview(box)
    box.addSubview(inner)
    inner.addSubview(field)
    form.device.run { _ = field.becomeFirstResponder() }
    form.device.keyboard.show(height: 260)
    form.device.endTurn()
    form.install(.keepGap(4))
    form.device.nextTurn()
    #expect(form.gap(field) == 4)
  }

  @Test("The settings of a view around an input count, unless the input or the app has others")
  func holderSettings() {
    let form = Form(.keepGap(4))
    let box = SettingBox(frame: CGRect(x: 0, y: 500, width: 375, height: 100))
    let field = UITextField(frame: CGRect(x: 20, y: 33, width: 335, height: 34))
    form.view.addSubview(box)
    box.addSubview(field)
    form.device.run { _ = field.becomeFirstResponder() }
    form.device.keyboard.show(height: 260)
    form.device.endTurn()
    #expect(form.gap(field) == 40)
    form.avoidance?.inputSettings = { $0 === field ? InputSettings(gap: 12) : nil }
    form.device.endTurn()
    form.device.nextTurn()
    #expect(form.gap(field) == 12)
  }

  @Test("Of a selection its end is kept visible")
  func endOfSelection() throws {
    let form = Form(.insetContent, contentHeight: 2000)
    let text = UITextView(frame: CGRect(x: 20, y: 40, width: 335, height: 1500))
    text.isScrollEnabled = false
    text.text = (0..<60).map { "line \($0)" }.joined(separator: "\n")
    form.view.addSubview(text)
    form.device.run {
      _ = text.becomeFirstResponder()
      text.selectedRange = NSRange(location: 0, length: (text.text as NSString).length)
    }
    form.device.keyboard.show(height: 260)
    form.device.endTurn()
    form.device.nextTurn()
    let end = text.caretRect(for: text.endOfDocument)
    let place = text.convert(end, to: form.device.screen.coordinateSpace)
    #expect(place.maxY <= form.device.keyboard.frame.minY)
    #expect(try #require(form.scroll).contentOffset.y > 0)
  }

  @Test("Each of two inputs is revealed by its own caret when the focus goes from one to the other")
  func caretOfTheNextInput() throws {
    let form = Form(.insetContent, contentHeight: 3000)
    let texts = [0, 1].map { index in
      let text = UITextView(frame: CGRect(x: 20, y: 40 + 1300 * index, width: 335, height: 1200))
      text.isScrollEnabled = false
      text.text = (0..<40).map { "line \($0)" }.joined(separator: "\n")
      form.view.addSubview(text)
      return text
    }
    form.device.run { _ = texts[0].becomeFirstResponder() }
    form.device.keyboard.show(height: 260)
    form.device.endTurn()
    form.device.nextTurn()
    for text in [texts[1], texts[0]] {
      form.device.run {
        _ = text.becomeFirstResponder()
        text.selectedRange = NSRange(location: (text.text as NSString).length, length: 0)
      }
      form.device.endTurn()
      form.device.nextTurn()
      let caret = text.caretRect(for: text.endOfDocument)
      let place = text.convert(caret, to: form.device.screen.coordinateSpace)
      #expect(place.maxY <= form.device.keyboard.frame.minY && place.minY >= 0)
    }
  }

  @Test("A caret that typing moves is followed where it stays at the same place of the text")
  func rewrittenText() throws {
    let form = Form(.insetContent, contentHeight: 2000)
    let text = UITextView(frame: CGRect(x: 20, y: 40, width: 335, height: 1500))
    text.isScrollEnabled = false
    text.text = String(repeating: "a", count: 60)
    form.view.addSubview(text)
    form.device.run { _ = text.becomeFirstResponder() }
    form.device.keyboard.show(height: 260)
    form.device.endTurn()
    form.device.nextTurn()
    #expect(form.scroll?.contentOffset.y == 0)
    text.text = String(repeating: "\n", count: 60)
    form.device.notificationCenter.post(
      name: UITextView.textDidChangeNotification, object: text)
    form.device.endTurn()
    let caret = text.caretRect(for: text.endOfDocument)
    let place = text.convert(caret, to: form.device.screen.coordinateSpace)
    #expect(place.maxY <= form.device.keyboard.frame.minY && place.minY >= 0)
  }

  @Test("An input is not taken for one that is gone and lay at the same address")
  func reusedAddress() throws {
    let form = Form(.keepGap(4))
    let web = WKWebView(frame: CGRect(x: 0, y: 500, width: 375, height: 100))
    form.view.addSubview(web)
    let frame = CGRect(x: 20, y: 33, width: 335, height: 34)
    let gone = (0..<64).map { _ in
      let field = UITextField(frame: frame)
      web.addSubview(field)
      form.device.run { _ = field.becomeFirstResponder() }
      form.device.endTurn()
      form.device.run { _ = field.resignFirstResponder() }
      field.removeFromSuperview()
      return ObjectIdentifier(field)
    }
    let fields = (0..<256).map { _ in UITextField(frame: frame.offsetBy(dx: 0, dy: 500)) }
    let field = try #require(fields.first { gone.contains(ObjectIdentifier($0)) })
    form.view.addSubview(field)
    form.device.run { _ = field.becomeFirstResponder() }
    form.device.keyboard.show(height: 260)
    form.device.endTurn()
    #expect(form.gap(field) == 4, "that one was in a web view, which scrolls by itself")
  }

  @Test("Of several views around an input the nearest counts, and none around the avoiding view")
  func nestedSettings() {
    let form = Form(installs: false)
    let boxes = [40, 30, 20].map { gap in
      let box = SettingBox(frame: form.device.window.bounds)
      box.keyboardAvoidance = InputSettings(gap: gap)
      return box
    }
    form.view.addSubview(boxes[0])
    boxes[0].addSubview(boxes[1])
    boxes[1].addSubview(boxes[2])
    boxes[2].addSubview(form.fields[0])
    for (avoiding, gap) in [(boxes[2], 20), (boxes[0], 20)] as [(UIView, Double)] {
      form.avoidance = form.install(.keepGap(4), on: avoiding)
      form.show()
      #expect(form.gap() == gap)
      form.hide()
      form.avoidance?.cancel()
    }
    boxes[2].keyboardAvoidance = .standard
    form.avoidance = form.install(.keepGap(4), on: boxes[0])
    form.show()
    #expect(form.gap() == 4, "the nearest says that it is as the policy says")
    form.hide()
    form.avoidance?.cancel()
    let plain = UIView(frame: form.device.window.bounds)
    boxes[2].addSubview(plain)
    plain.addSubview(form.fields[0])
    form.avoidance = form.install(.keepGap(4), on: plain)
    form.show()
    #expect(form.gap() == 4, "nothing in the avoiding view says otherwise")
  }

  @Test("What takes the focus but no text is no input")
  func focusWithoutText() {
    let form = Form(.keepGap(4))
    let view = FocusedView(frame: CGRect(x: 20, y: 533, width: 335, height: 34))
    form.view.addSubview(view)
    form.device.run { _ = view.becomeFirstResponder() }
    form.device.keyboard.show(height: 260)
    form.device.endTurn()
    #expect(view.isFirstResponder && form.view.transform == .identity)
  }

  @Test("A caret is where it is in the view that draws the text, and is read again at another size")
  func page() {
    let form = Form(.insetContent, tops: [], contentHeight: 2000)
    let text = PagedText(frame: CGRect(x: 20, y: 100, width: 335, height: 900))
    form.view.addSubview(text)
    form.device.run { _ = text.becomeFirstResponder() }
    form.device.keyboard.show(height: 260)
    form.device.endTurn()
    #expect(form.scroll?.contentOffset.y == 213)
    text.caretTop = 200
    text.frame.size.height = 1000
    form.device.nextTurn()
    #expect(form.scroll?.contentOffset.y == 413)
  }

  @Test("A text that does not know where its caret is shows as much of its top as fits")
  func caretNowhere() {
    let nowhere = [
      CGRect(x: Double.nan, y: 0, width: 2, height: 20),
      CGRect(x: 0, y: 0, width: 2, height: Double.nan),
    ]
    for caret in [.null, .infinite] + nowhere {
      let form = Form(.standard, tops: [], contentHeight: 2000)
      let text = PagedText(frame: CGRect(x: 20, y: 300, width: 335, height: 900))
      text.caret = caret
      form.view.addSubview(text)
      form.device.run { _ = text.becomeFirstResponder() }
      form.device.keyboard.show(height: 260)
      form.device.endTurn()
      form.device.nextTurn()
      #expect(form.scroll?.contentOffset.y == 300)
      let recorder = form.avoidance?.record()
      for _ in 0..<3 { form.device.nextTurn() }
      #expect(recorder?.turnCount == 1, "it has not moved")
    }
  }
}
