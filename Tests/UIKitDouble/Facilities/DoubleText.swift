public import Foundation

/// A text laid out on a grid: every UTF-16 unit is one cell wide, every line one cell high. It
/// gives the double's inputs their carets.
@MainActor public final class DoubleText {
  /// The text.
  public var string = "" {
    didSet { selection = clamped(selection) }
  }

  /// What is selected, in UTF-16 units; empty at the caret.
  public var selection = 0..<0 {
    didSet { selection = clamped(selection) }
  }

  /// The size of one cell in points.
  public var cell = CGSize(width: 8, height: 20)

  /// Where the first cell lies, in the input's coordinates.
  public var origin: CGPoint = .zero

  /// Where lines are broken; nil for a text of one line.
  public var wrapWidth: CGFloat?

  /// An empty text.
  public init() {}

  /// How many UTF-16 units there are.
  public var count: Int { string.utf16.count }

  /// How many lines there are; an empty text has one.
  public var lineCount: Int { lines.count }

  /// The caret before a unit: two points wide, one line high.
  public func caret(at offset: Int) -> CGRect {
    let (line, column) = place(of: offset)
    return CGRect(
      x: origin.x + CGFloat(column) * cell.width, y: origin.y + CGFloat(line) * cell.height,
      width: 2, height: cell.height)
  }

  /// The unit whose caret is nearest to a point.
  public func offset(nearest point: CGPoint) -> Int {
    let line = whole((point.y - origin.y) / cell.height, upTo: lineCount - 1)
    let range = lines[line]
    let column = whole(((point.x - origin.x) / cell.width).rounded(), upTo: range.count)
    return range.lowerBound + column
  }

  /// Puts a text in a stretch's place and the caret behind it.
  public func replace(_ range: Range<Int>, with text: String) {
    let range = clamped(range)
    let whole = NSString(string: string)
    string = whole.replacingCharacters(in: NSRange(range), with: text)
    let end = range.lowerBound + text.utf16.count
    selection = end..<end
  }

  /// The text of a stretch.
  public func substring(_ range: Range<Int>) -> String {
    NSString(string: string).substring(with: NSRange(clamped(range)))
  }

  private func place(of offset: Int) -> (line: Int, column: Int) {
    let offset = min(max(0, offset), count)
    let line = lines.lastIndex { $0.lowerBound <= offset } ?? 0
    return (line, offset - lines[line].lowerBound)
  }

  /// The units of each line, without the line breaks.
  private var lines: [Range<Int>] {
    guard let wrapWidth else { return [0..<count] }
    let most = max(1, whole(wrapWidth / cell.width, upTo: count))
    var found: [Range<Int>] = []
    var start = 0
    for paragraph in string.split(separator: "\n", omittingEmptySubsequences: false) {
      let end = start + paragraph.utf16.count
      var line = start
      while end - line > most {
        found.append(line..<line + most)
        line += most
      }
      found.append(line..<end)
      start = end + 1
    }
    return found
  }

  /// A length as a count; what is no number counts as 0.
  private func whole(_ value: CGFloat, upTo most: Int) -> Int {
    value.isNaN ? 0 : Int(min(max(0, value), CGFloat(most)))
  }

  private func clamped(_ range: Range<Int>) -> Range<Int> {
    range.clamped(to: 0..<count)
  }
}

/// A place in a `DoubleText`.
@MainActor public final class DoubleTextPosition: UITextPosition {
  /// UTF-16 units from the beginning.
  public let offset: Int

  /// A place by its distance from the beginning.
  public init(_ offset: Int) {
    self.offset = offset
  }
}

/// A stretch of a `DoubleText`.
@MainActor public final class DoubleTextRange: UITextRange {
  /// UTF-16 units from the beginning.
  public let offsets: Range<Int>

  /// A stretch by its distances from the beginning.
  public init(_ offsets: Range<Int>) {
    self.offsets = offsets
  }

  public override var isEmpty: Bool { offsets.isEmpty }
  public override var start: UITextPosition { DoubleTextPosition(offsets.lowerBound) }
  public override var end: UITextPosition { DoubleTextPosition(offsets.upperBound) }
}
