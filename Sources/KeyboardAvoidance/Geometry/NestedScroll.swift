#if canImport(CoreGraphics)
  public import CoreGraphics
#else
  public import Foundation
#endif

/// A scroll view inside the avoiding view that holds the input: a text view in a form, for example.
public struct NestedScroll: Hashable, Sendable {
  /// Tells it from others that the host tells of; the host chooses the numbers.
  public var id: Int

  /// Its frame in the content coordinates of what holds it, in points.
  public var frame: CGRect

  /// Its own metrics; the keyboard's inset is never added to it.
  public var metrics: ScrollMetrics

  /// A scroll view at a frame, with a number that no other in its viewport has.
  public init(id: Int, frame: CGRect, metrics: ScrollMetrics) {
    self.id = id
    self.frame = frame
    self.metrics = metrics
  }

  var isUsable: Bool { frame.isUsable && metrics.isUsable }

  /// How much more its content is high than it is itself, in points.
  var room: Double { metrics.room(in: frame.size.height) }

  /// The offsets that it can be scrolled to.
  var offsets: ClosedRange<Double> { metrics.offsets(height: frame.size.height) }

  /// The height in which content can be seen, in points.
  var visibleHeight: Double { frame.size.height - metrics.insets.top - metrics.insets.bottom }

  /// Whether nothing but the offset and the content size differs, within the tolerance.
  func isSamePlace(as other: NestedScroll) -> Bool {
    id == other.id && frame.isSame(as: other.frame)
      && metrics.insets.isSame(as: other.metrics.insets)
  }

  /// Compares every stored value, in place.
  @inline(__always) public static func == (lhs: NestedScroll, rhs: NestedScroll) -> Bool {
    lhs.id == rhs.id && lhs.frame.equals(rhs.frame) && lhs.metrics == rhs.metrics
  }

  /// Hashes every stored value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(frame)
    hasher.combine(metrics)
  }
}

/// The vertical content offset that a nested scroll view goes to.
public struct NestedOffset: Hashable, Sendable {
  /// Which scroll view, by the host's number.
  public let id: Int

  /// The content offset, in points.
  public let offset: Double

  /// An offset for a scroll view.
  public init(id: Int, offset: Double) {
    self.id = id
    self.offset = offset
  }
}
