public import Foundation

extension CGPoint {
  /// The point under an affine map (iOS 2.0).
  /// https://developer.apple.com/documentation/corefoundation/cgpoint/applying(_:)
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// The size under an affine map, without its translation (iOS 2.0).
  /// https://developer.apple.com/documentation/corefoundation/cgsize/applying(_:)
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// The smallest rectangle around the four mapped corners; null stays null (iOS 2.0).
  /// https://developer.apple.com/documentation/corefoundation/cgrect/applying(_:)
  public func applying(_ t: CGAffineTransform) -> CGRect {
    guard !isNull else { return self }
    if t.a == 1, t.b == 0, t.c == 0, t.d == 1 { return offsetBy(dx: t.tx, dy: t.ty) }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
      CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(t) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let left = xs.min() ?? 0
    let top = ys.min() ?? 0
    return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }

  /// Whether both, standardized, are the same rectangle (iOS 2.0).
  /// https://developer.apple.com/documentation/corefoundation/cgrect/equalto(_:)
  public func equalTo(_ rect2: CGRect) -> Bool {
    standardized == rect2.standardized
  }

  /// The rectangle with each edge moved inwards by its inset (iOS 2.0).
  /// https://developer.apple.com/documentation/corefoundation/cgrect/inset(by:)
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
