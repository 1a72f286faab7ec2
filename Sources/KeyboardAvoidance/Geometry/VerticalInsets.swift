/// Insets at the top and the bottom, in points.
public struct VerticalInsets: Hashable, Sendable {
  /// The inset at the top, in points.
  public var top: Double

  /// The inset at the bottom, in points.
  public var bottom: Double

  /// Insets of the given heights, in points.
  public init(top: Double = 0, bottom: Double = 0) {
    self.top = top
    self.bottom = bottom
  }

  /// No insets.
  public static let zero = VerticalInsets()

  var isUsable: Bool { top.isUsable && bottom.isUsable }

  func isSame(as other: VerticalInsets) -> Bool {
    abs(top - other.top) < Tolerance.points && abs(bottom - other.bottom) < Tolerance.points
  }
}
