public import Foundation

// The part of `UITextInput` that is about places on the page.
extension DoubleEditable {
  public var inputDelegate: (any UITextInputDelegate)? {
    get { nil }
    set {}
  }

  public var tokenizer: any UITextInputTokenizer { DoubleTokenizer() }

  public func caretRect(for position: UITextPosition) -> CGRect {
    offset(of: position).map(doubleText.caret) ?? .null
  }

  public func firstRect(for range: UITextRange) -> CGRect {
    guard let range = offsets(of: range) else { return .null }
    let start = doubleText.caret(at: range.lowerBound)
    let end = doubleText.caret(at: range.upperBound)
    let width = end.minY == start.minY ? end.minX - start.minX : doubleText.cell.width
    return CGRect(x: start.minX, y: start.minY, width: width, height: start.height)
  }

  public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }

  public func closestPosition(to point: CGPoint) -> UITextPosition? {
    DoubleTextPosition(doubleText.offset(nearest: point))
  }

  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    guard let range = offsets(of: range) else { return nil }
    let offset = doubleText.offset(nearest: point)
    return DoubleTextPosition(min(max(range.lowerBound, offset), range.upperBound))
  }

  public func characterRange(at point: CGPoint) -> UITextRange? {
    let offset = doubleText.offset(nearest: point)
    return offset < doubleText.count ? DoubleTextRange(offset..<offset + 1) : nil
  }

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

  public func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    switch direction {
    case .left, .up: range.start
    default: range.end
    }
  }

  public func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    switch direction {
    case .left, .up: textRange(from: beginningOfDocument, to: position)
    default: textRange(from: position, to: endOfDocument)
    }
  }

  public func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .leftToRight }

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
