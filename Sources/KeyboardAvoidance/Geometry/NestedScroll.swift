#if canImport(CoreGraphics)
  public import CoreGraphics
#else
  public import Foundation
#endif

/// A scroll view inside the avoiding view that holds the input: a text view in a form, for example.
public struct NestedScroll: Hashable, Sendable {
  /// Its frame in the content coordinates of what holds it, in points.
  public var frame: CGRect

  /// Its own metrics; the keyboard's inset is never added to it.
  public var metrics: ScrollMetrics

  /// A scroll view at a frame.
  public init(frame: CGRect, metrics: ScrollMetrics) {
    self.frame = frame
    self.metrics = metrics
  }

  var isUsable: Bool { frame.isUsable && metrics.isUsable }

  /// The offsets that it can be scrolled to.
  var offsets: ClosedRange<Double> { metrics.offsets(height: frame.size.height) }

  /// The height in which content can be seen, in points.
  var visibleHeight: Double { frame.size.height - metrics.insets.top - metrics.insets.bottom }

  /// Whether nothing but the offset and the content size differs, within the tolerance.
  func isSamePlace(as other: NestedScroll) -> Bool {
    frame.isSame(as: other.frame) && metrics.insets.isSame(as: other.metrics.insets)
  }

  /// Hashes every stored value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(frame)
    hasher.combine(metrics)
  }
}
