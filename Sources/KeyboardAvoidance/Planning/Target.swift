#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

/// What is to be seen of the input: a stretch in the avoiding view's coordinates.
struct Target: Hashable, Sendable {
  let top: Double
  let bottom: Double

  var middle: Double { (top + bottom) / 2 }

  /// The input's frame if it fits the area (the gap not counted), else its caret; without a caret
  /// the part of its top that fits.
  static func fitting(_ input: FocusedInput, in area: VisibleArea, offset: Double) -> Target? {
    guard input.frame.isUsable else { return nil }
    if input.frame.size.height <= area.height { return Target(input.frame, offset: offset) }
    return caret(of: input, offset: offset) ?? topPart(of: input, in: area, offset: offset)
  }

  /// The input's caret, else what `fitting` says.
  static func caretFirst(_ input: FocusedInput, in area: VisibleArea, offset: Double) -> Target? {
    caret(of: input, offset: offset) ?? fitting(input, in: area, offset: offset)
  }

  private static func caret(of input: FocusedInput, offset: Double) -> Target? {
    guard let caret = input.caret, caret.isUsable else { return nil }
    return Target(caret, offset: offset)
  }

  private static func topPart(
    of input: FocusedInput, in area: VisibleArea, offset: Double
  ) -> Target {
    let top = input.frame.top - offset
    return Target(top: top, bottom: top + area.height)
  }

  private init(_ frame: CGRect, offset: Double) {
    self.init(top: frame.top - offset, bottom: frame.bottom - offset)
  }

  private init(top: Double, bottom: Double) {
    self.top = top
    self.bottom = bottom
  }
}
