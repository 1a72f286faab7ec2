public import Foundation

// The part of `UITextInput` that is about places on the page.
extension DoubleEditable {
  /// As the double's text has it.
  /// https://developer.apple.com/documentation/uikit/uitextinput/inputdelegate
  public var inputDelegate: (any UITextInputDelegate)? {
    get { nil }
    set {}
  }

  /// As the double's text has it.
  /// https://developer.apple.com/documentation/uikit/uitextinput/tokenizer
  public var tokenizer: any UITextInputTokenizer { DoubleTokenizer() }

  /// As the double's text has it.
  /// https://developer.apple.com/documentation/uikit/uitextinput/caretrect(for:)
  public func caretRect(for position: UITextPosition) -> CGRect {
    offset(of: position).map(doubleText.caret) ?? .null
  }

  /// As the double's text has it.
  /// https://developer.apple.com/documentation/uikit/uitextinput/firstrect(for:)
  public func firstRect(for range: UITextRange) -> CGRect {
    guard let range = offsets(of: range) else { return .null }
    let start = doubleText.caret(at: range.lowerBound)
    let end = doubleText.caret(at: range.upperBound)
    let width = end.minY == start.minY ? end.minX - start.minX : doubleText.cell.width
    return CGRect(x: start.minX, y: start.minY, width: width, height: start.height)
  }

  /// As the double's text has it.
  /// https://developer.apple.com/documentation/uikit/uitextinput/selectionrects(for:)
  public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }

  /// As the double's text has it.
  /// https://developer.apple.com/documentation/uikit/uitextinput/closestposition(to:)
  public func closestPosition(to point: CGPoint) -> UITextPosition? {
    DoubleTextPosition(doubleText.offset(nearest: point))
  }

  /// As the double's text has it.
  /// https://developer.apple.com/documentation/uikit/uitextinput/closestposition(to:within:)
  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    guard let range = offsets(of: range) else { return nil }
    let offset = doubleText.offset(nearest: point)
    return DoubleTextPosition(min(max(range.lowerBound, offset), range.upperBound))
  }

  /// As the double's text has it.
  /// https://developer.apple.com/documentation/uikit/uitextinput/characterrange(at:)
  public func characterRange(at point: CGPoint) -> UITextRange? {
    let offset = doubleText.offset(nearest: point)
    return offset < doubleText.count ? DoubleTextRange(offset..<offset + 1) : nil
  }

  /// As the double's text has it.
  /// https://developer.apple.com/documentation/uikit/uitextinput/position(from:in:offset:)
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    guard let start = self.offset(of: position) else { return nil }
    let caret = doubleText.caret(at: start)
    let lines = CGFloat(offset) * doubleText.cell.height
    switch direction {
    case .right: return self.position(from: position, offset: offset)
    case .left: return self.position(from: position, offset: -offset)
    case .up: return closestPosition(to: CGPoint(x: caret.minX, y: caret.midY - lines))
    case .down: return closestPosition(to: CGPoint(x: caret.minX, y: caret.midY + lines))
    @unknown default: return nil
    }
  }

  /// As the double's text has it.
  /// https://developer.apple.com/documentation/uikit/uitextinput/position(within:farthestin:)
  public func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    switch direction {
    case .left, .up: range.start
    default: range.end
    }
  }

  /// As the double's text has it.
  /// https://developer.apple.com/documentation/uikit/uitextinput/characterrange(byextending:in:)
  public func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    switch direction {
    case .left, .up: textRange(from: beginningOfDocument, to: position)
    default: textRange(from: position, to: endOfDocument)
    }
  }

  /// As the double's text has it.
  /// https://developer.apple.com/documentation/uikit/uitextinput/basewritingdirection(for:in:)
  public func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .leftToRight }

  /// As the double's text has it.
  /// https://developer.apple.com/documentation/uikit/uitextinput/setbasewritingdirection(_:for:)
  public func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) {}
}

/// Finds nothing: the double's texts have no words.
final class DoubleTokenizer: NSObject, UITextInputTokenizer {
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? { nil }

  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool { false }

  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? { nil }

  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool { false }
}
