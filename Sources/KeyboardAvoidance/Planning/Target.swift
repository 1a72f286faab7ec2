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
  static func fitting(
    _ input: FocusedInput, in area: VisibleArea, _ geometry: PlanGeometry
  ) -> Target? {
    guard input.frame.isUsable else { return nil }
    let height = min(area.height, geometry.tightestHeight)
    let contentTop = geometry.contentTop
    if input.frame.size.height <= height { return Target(input.frame, from: contentTop) }
    if let caret = caret(of: input, from: contentTop) { return caret }
    let top = input.frame.top + contentTop
    return Target(top: top, bottom: top + max(0, height))
  }

  /// The input's caret, else what `fitting` says.
  static func caretFirst(
    _ input: FocusedInput, in area: VisibleArea, _ geometry: PlanGeometry
  ) -> Target? {
    caret(of: input, from: geometry.contentTop) ?? fitting(input, in: area, geometry)
  }

  private static func caret(of input: FocusedInput, from contentTop: Double) -> Target? {
    guard let caret = input.caret, caret.isUsable else { return nil }
    return Target(caret, from: contentTop)
  }

  private init(_ frame: CGRect, from contentTop: Double) {
    self.init(top: frame.top + contentTop, bottom: frame.bottom + contentTop)
  }

  private init(top: Double, bottom: Double) {
    self.top = top
    self.bottom = bottom
  }
}
