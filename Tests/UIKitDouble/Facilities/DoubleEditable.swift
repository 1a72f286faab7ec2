public import Foundation

/// A text input over a `DoubleText`. The double's own inputs are; a test's own view may be: it
/// gives the text and what follows a change, and has all of `UITextInput`.
@MainActor public protocol DoubleEditable: UITextInput {
  /// The text that is edited.
  var doubleText: DoubleText { get }

  /// Whether the user may put a text in a stretch's place.
  func doubleMayReplace(_ range: Range<Int>, with text: String) -> Bool

  /// Called when the user has changed the text.
  func doubleTextDidChange()

  /// Called when the caret or the selection has changed.
  func doubleSelectionDidChange()
}

extension DoubleEditable {
  /// Every change, unless a view says otherwise.
  public func doubleMayReplace(_ range: Range<Int>, with text: String) -> Bool { true }

  /// Nothing, unless a view does something.
  public func doubleTextDidChange() {}

  /// Nothing, unless a view does something.
  public func doubleSelectionDidChange() {}

  /// As the double's text has it.
  /// https://developer.apple.com/documentation/uikit/uikeyinput/hastext
  public var hasText: Bool { !doubleText.string.isEmpty }

  /// As the double's text has it.
  /// https://developer.apple.com/documentation/uikit/uikeyinput/inserttext(_:)
  public func insertText(_ text: String) {
    edit(doubleText.selection, text)
  }

  /// As the double's text has it.
  /// https://developer.apple.com/documentation/uikit/uikeyinput/deletebackward()
  public func deleteBackward() {
    let selection = doubleText.selection
    let before = max(0, selection.lowerBound - 1)
    edit(selection.isEmpty ? before..<selection.lowerBound : selection, "")
  }

  /// As the double's text has it.
  /// https://developer.apple.com/documentation/uikit/uitextinput/text(in:)
  public func text(in range: UITextRange) -> String? {
    offsets(of: range).map(doubleText.substring)
  }

  /// As the double's text has it.
  /// https://developer.apple.com/documentation/uikit/uitextinput/replace(_:withtext:)
  public func replace(_ range: UITextRange, withText text: String) {
    if let range = offsets(of: range) { edit(range, text) }
  }

  /// As the double's text has it.
  /// https://developer.apple.com/documentation/uikit/uitextinput/selectedtextrange
  public var selectedTextRange: UITextRange? {
    get { DoubleTextRange(doubleText.selection) }
    set {
      guard let range = newValue.flatMap(offsets), range != doubleText.selection else { return }
      doubleText.selection = range
      doubleSelectionDidChange()
    }
  }

  /// As the double's text has it.
  /// https://developer.apple.com/documentation/uikit/uitextinput/markedtextrange
  public var markedTextRange: UITextRange? { nil }

  /// As the double's text has it.
  /// https://developer.apple.com/documentation/uikit/uitextinput/markedtextstyle
  public var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { nil }
    set {}
  }

  /// As the double's text has it.
  /// https://developer.apple.com/documentation/uikit/uitextinput/setmarkedtext(_:selectedrange:)
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    if let markedText { insertText(markedText) }
  }

  /// As the double's text has it.
  /// https://developer.apple.com/documentation/uikit/uitextinput/unmarktext()
  public func unmarkText() {}

  /// As the double's text has it.
  /// https://developer.apple.com/documentation/uikit/uitextinput/beginningofdocument
  public var beginningOfDocument: UITextPosition { DoubleTextPosition(0) }

  /// As the double's text has it.
  /// https://developer.apple.com/documentation/uikit/uitextinput/endofdocument
  public var endOfDocument: UITextPosition { DoubleTextPosition(doubleText.count) }

  /// As the double's text has it.
  /// https://developer.apple.com/documentation/uikit/uitextinput/textrange(from:to:)
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    guard let from = offset(of: fromPosition), let to = offset(of: toPosition) else { return nil }
    return DoubleTextRange(min(from, to)..<max(from, to))
  }

  /// As the double's text has it.
  /// https://developer.apple.com/documentation/uikit/uitextinput/position(from:offset:)
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let start = self.offset(of: position) else { return nil }
    let end = start + offset
    return (0...doubleText.count).contains(end) ? DoubleTextPosition(end) : nil
  }

  /// As the double's text has it.
  /// https://developer.apple.com/documentation/uikit/uitextinput/compare(_:to:)
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let way = offset(from: other, to: position)
    return way < 0 ? .orderedAscending : way > 0 ? .orderedDescending : .orderedSame
  }

  /// As the double's text has it.
  /// https://developer.apple.com/documentation/uikit/uitextinput/offset(from:to:)
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    (offset(of: toPosition) ?? 0) - (offset(of: from) ?? 0)
  }

  private func edit(_ range: Range<Int>, _ text: String) {
    guard doubleMayReplace(range, with: text) else { return }
    doubleText.replace(range, with: text)
    doubleTextDidChange()
    doubleSelectionDidChange()
  }

  func offset(of position: UITextPosition) -> Int? {
    (position as? DoubleTextPosition)?.offset
  }

  func offsets(of range: UITextRange) -> Range<Int>? {
    (range as? DoubleTextRange)?.offsets
  }
}
