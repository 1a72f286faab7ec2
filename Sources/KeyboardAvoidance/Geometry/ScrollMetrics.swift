#if canImport(CoreGraphics)
  public import CoreGraphics
#else
  public import Foundation
#endif

/// What a scroll view says of itself, apart from what the keyboard's avoidance added.
public struct ScrollMetrics: Hashable, Sendable {
  /// The size of the content, in points.
  public var contentSize: CGSize

  /// The vertical content offset now, in points; minus the top inset when scrolled to the top.
  public var offset: Double

  /// The adjusted content insets at rest: with the safe area, without what this library added.
  public var insets: VerticalInsets

  /// Metrics of a scroll view at rest; without an offset it is scrolled to its top.
  public init(contentSize: CGSize, offset: Double? = nil, insets: VerticalInsets = .zero) {
    self.contentSize = contentSize
    self.offset = offset ?? 0 - insets.top
    self.insets = insets
  }

  var isUsable: Bool {
    CGRect(origin: .zero, size: contentSize).isUsable && offset.isUsable && insets.isUsable
  }

  /// The offsets that can be scrolled to in a view of `height` points with `bottomInset` points
  /// added at the bottom.
  public func offsets(height: Double, adding bottomInset: Double = 0) -> ClosedRange<Double> {
    let first = 0 - insets.top
    let last = Double(contentSize.height) + insets.bottom + bottomInset - height
    return first...max(first, last)
  }

  /// Compares every stored value, in place.
  @inline(__always) public static func == (lhs: ScrollMetrics, rhs: ScrollMetrics) -> Bool {
    lhs.contentSize.width == rhs.contentSize.width
      && lhs.contentSize.height == rhs.contentSize.height && lhs.offset == rhs.offset
      && lhs.insets == rhs.insets
  }

  /// How much more the content is high than a view, in points; negative where it is less.
  func room(in height: Double) -> Double { Double(contentSize.height) - height }

  /// Hashes every stored value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(size: contentSize)
    hasher.combine(offset)
    hasher.combine(insets)
  }
}

extension ClosedRange<Double> {
  /// The bound that is nearest to `value`, or `value` itself where it is within.
  func nearest(to value: Double) -> Double { Swift.min(Swift.max(value, lowerBound), upperBound) }
}
