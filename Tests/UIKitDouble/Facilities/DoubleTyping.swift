import Foundation

/// Keys that a test presses, for whoever has a window's focus.
@MainActor public struct DoubleTyping {
  private let window: UIWindow

  /// Keys for a window.
  public init(in window: UIWindow) {
    self.window = window
  }

  /// Types a text at the caret.
  public func type(_ text: String) {
    (window.focus as? any UIKeyInput)?.insertText(text)
  }

  /// Presses the delete key.
  public func delete() {
    (window.focus as? any UIKeyInput)?.deleteBackward()
  }

  /// Puts the caret before a UTF-16 unit, as a tap in the text does.
  public func moveCaret(to offset: Int) {
    guard let input = window.focus as? any UITextInput,
      let place = input.position(from: input.beginningOfDocument, offset: offset)
    else { return }
    input.selectedTextRange = input.textRange(from: place, to: place)
  }

  /// Presses return. A field asks its delegate and reports; it does not resign by itself.
  public func pressReturn() {
    if let field = window.focus as? UITextField {
      guard field.delegate?.textFieldShouldReturn(field) != false else { return }
      field.sendActions(for: .editingDidEndOnExit)
    } else {
      type("\n")
    }
  }
}

extension DoubleDevice {
  /// Who has a window's focus; UIKit has no public way to ask.
  public func firstResponder(in window: UIWindow) -> UIResponder? {
    window.focus
  }
}
