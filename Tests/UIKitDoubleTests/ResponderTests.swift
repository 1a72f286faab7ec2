import Foundation
import Testing
import UIKitDouble

@MainActor final class FieldLog: NSObject, UITextFieldDelegate {
  var log: [String] = []
  var allowsEnd = true

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    log.append("should begin \(textField.tag)")
    return true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    log.append("did begin \(textField.tag)")
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    log.append("should end \(textField.tag)")
    return allowsEnd
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    log.append("did end \(textField.tag)")
  }
}

@MainActor @Suite("Responders and text")
struct ResponderTests {
  let device = DoubleDevice()
  let log = FieldLog()

  func field(_ tag: Int) -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: 100 * CGFloat(tag), width: 200, height: 40))
    field.tag = tag
    field.delegate = log
    device.window.addSubview(field)
    return field
  }

  @Test("Focus goes from field to field, and the former resigns first")
  func fieldToField() {
    let (one, two) = (field(1), field(2))
    #expect(one.becomeFirstResponder())
    #expect(two.becomeFirstResponder())
    #expect(!one.isFirstResponder && two.isFirstResponder)
    #expect(
      log.log == [
        "should begin 1", "did begin 1", "should begin 2", "should end 1", "did end 1",
        "did begin 2",
      ])
  }

  @Test("A field that will not end keeps the focus unless it is forced")
  func refusal() {
    let (one, two) = (field(1), field(2))
    one.becomeFirstResponder()
    log.allowsEnd = false
    #expect(!two.becomeFirstResponder())
    #expect(!device.window.endEditing(false))
    #expect(one.isFirstResponder)
    #expect(device.window.endEditing(true))
    #expect(device.firstResponder(in: device.window) == nil)
  }

  @Test("A plain view takes no focus, and a field outside of a window neither")
  func cannotBecome() {
    let view = UIView()
    device.window.addSubview(view)
    #expect(!view.becomeFirstResponder())
    #expect(!UITextField().becomeFirstResponder())
  }

  @Test("A field that leaves the window loses the focus and says so")
  func removal() {
    let one = field(1)
    one.becomeFirstResponder()
    one.removeFromSuperview()
    #expect(!one.isFirstResponder)
    #expect(log.log.last == "did end 1")
  }

  @Test("Every window has its own focus")
  func twoWindows() {
    let one = field(1)
    let window = UIWindow(windowScene: device.scene)
    let other = UITextField()
    window.addSubview(other)
    one.becomeFirstResponder()
    other.becomeFirstResponder()
    #expect(one.isFirstResponder && other.isFirstResponder)
  }

  @Test("Begin and end of editing are posted at the device's centre, with the input as object")
  func notifications() {
    var names: [String] = []
    let center = device.notificationCenter
    let tokens = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification,
    ].map { name in
      center.addObserver(forName: name, object: nil, queue: nil) { note in
        let (text, isField) = (note.name.rawValue, note.object is UITextField)
        MainActor.assumeIsolated { names.append("\(text) \(isField)") }
      }
    }
    let one = field(1)
    one.becomeFirstResponder()
    DoubleTyping(in: device.window).type("a")
    one.text = "set in code"
    one.resignFirstResponder()
    #expect(
      names == [
        "UITextFieldTextDidBeginEditingNotification true",
        "UITextFieldTextDidChangeNotification true",
        "UITextFieldTextDidEndEditingNotification true",
      ])
    tokens.forEach(center.removeObserver)
  }

  @Test("The chain leads from a view over its controller to window, scene and app")
  func chain() {
    let controller = UIViewController()
    device.window.rootViewController = controller
    let view = UIView()
    controller.view.addSubview(view)
    let chain = Array(sequence(first: view as UIResponder, next: \.next))
    #expect(chain.count == 6)
    #expect(chain[1] === controller.view && chain[2] === controller)
    #expect(chain[3] === device.window && chain[4] === device.scene)
    #expect(chain[5] === device.application)
  }

  @Test("A text view's caret is in content coordinates and moves with text and wrapping")
  func caret() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 80, height: 60))
    device.window.addSubview(view)
    view.becomeFirstResponder()
    let typing = DoubleTyping(in: device.window)
    typing.type("0123456789ab")
    let caret = view.caretRect(for: try #require(view.selectedTextRange).end)
    #expect(caret == CGRect(x: 16, y: 28, width: 2, height: 20))
    typing.type("\n\nx")
    #expect(view.contentSize.height == 96)
    #expect(view.contentOffset.y == 28)
    typing.moveCaret(to: 0)
    #expect(view.selectedRange == NSRange(location: 0, length: 0))
    let start = view.caretRect(for: view.beginningOfDocument)
    #expect(view.convert(start, to: device.window as UIView).minY == 80)
  }

  @Test("A custom input has all of UITextInput by its text")
  func customInput() throws {
    let input = CustomInput(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    device.window.addSubview(input)
    #expect(input.becomeFirstResponder())
    DoubleTyping(in: device.window).type("abc")
    let any: any UITextInput = input
    let range = try #require(any.selectedTextRange)
    #expect(any.caretRect(for: range.end).minX == 24)
    #expect(
      any.text(in: try #require(any.textRange(from: any.beginningOfDocument, to: range.end)))
        == "abc")
    DoubleTyping(in: device.window).delete()
    #expect(any.offset(from: any.beginningOfDocument, to: any.endOfDocument) == 2)
  }

  @Test("endEditing says whether somebody gave the focus up")
  func endEditing() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    device.window.addSubview(field)
    #expect(!device.window.endEditing(true))
    field.becomeFirstResponder()
    #expect(!UIView().endEditing(true))
    #expect(device.window.endEditing(false))
    #expect(!field.isFirstResponder)
  }
}

@MainActor final class CustomInput: UIView, DoubleEditable {
  let doubleText = DoubleText()
  override var canBecomeFirstResponder: Bool { true }
}
