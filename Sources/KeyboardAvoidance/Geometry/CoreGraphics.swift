#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

/// How far two lengths may lie apart and still be the same length.
///
/// It decides whether two frames are the same, and whether a frame is empty, off the screen or at
/// an edge. Engagement and the fits test compare exactly.
enum Tolerance {
  /// In points.
  static let points = 0.5

  /// What sums of lengths may be off by their rounding, in points; nobody sees it.
  static let rounding = 1e-9

  /// How far a docked keyboard's bottom may stay short of the screen's or the window's, in points.
  static let dockedEdge = 1.0
}

/// The largest coordinate that is taken for a place, so that no sum of a few can overflow.
enum CoordinateLimit {
  /// An edge of a keyboard frame beyond this is no place on any screen, in points.
  static let keyboard = 100_000.0

  /// Content may be long, but not this long, in points.
  static let content = 1e9
}

extension CGRect {
  var left: Double { origin.x }
  var top: Double { origin.y }
  var right: Double { origin.x + size.width }
  var bottom: Double { origin.y + size.height }

  /// Whether no edge lies further out than `limit`, which no infinite or undefined number passes.
  func isWithin(_ limit: Double) -> Bool {
    abs(left) <= limit && abs(top) <= limit && abs(right) <= limit && abs(bottom) <= limit
  }

  /// Whether this can be a place in content: finite, of sane size, not negative.
  var isUsable: Bool {
    isWithin(CoordinateLimit.content) && size.width >= 0 && size.height >= 0
  }

  /// The height of what the two share, in points; less than half a point is nothing.
  func overlap(with other: CGRect) -> Double {
    let width = min(right, other.right) - max(left, other.left)
    let height = min(bottom, other.bottom) - max(top, other.top)
    return width < Tolerance.points || height < Tolerance.points ? 0 : height
  }

  /// Whether the two are equal. The same as `==`, which is a call into another library.
  @inline(__always) func equals(_ other: CGRect) -> Bool {
    left == other.left && top == other.top && size.width == other.size.width
      && size.height == other.size.height
  }

  /// Whether the two are one frame, within the tolerance.
  func isSame(as other: CGRect) -> Bool {
    abs(left - other.left) < Tolerance.points && abs(top - other.top) < Tolerance.points
      && abs(size.width - other.size.width) < Tolerance.points
      && abs(size.height - other.size.height) < Tolerance.points
  }
}

extension Optional where Wrapped == CGRect {
  /// Whether both are none, or the two are equal.
  @inline(__always) func equals(_ other: CGRect?) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let frame?, let other?): frame.equals(other)
    default: false
    }
  }

  /// Whether both are none, or both are one frame within the tolerance.
  func isSame(as other: CGRect?) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let frame?, let other?): frame.isSame(as: other)
    default: false
    }
  }
}

extension Double {
  /// Whether this can be a length or a place in content.
  var isUsable: Bool { abs(self) <= CoordinateLimit.content }

  /// Whether this is more than what rounding leaves of a sum that is zero on paper.
  var isDistance: Bool { abs(self) >= Tolerance.rounding }

  /// The same, or zero where it is too small to be seen.
  var orZeroIfUnseen: Double { abs(self) < Tolerance.points ? 0 : self }
}

extension Hasher {
  /// `CGRect` is hashable only on newer systems than the library's minimum.
  mutating func combine(_ rect: CGRect) {
    combine(rect.left)
    combine(rect.top)
    combine(size: rect.size)
  }

  mutating func combine(_ rect: CGRect?) {
    combine(rect == nil)
    if let rect { combine(rect) }
  }

  mutating func combine(size: CGSize) {
    combine(Double(size.width))
    combine(Double(size.height))
  }
}
