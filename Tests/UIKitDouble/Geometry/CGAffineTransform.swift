public import Foundation

/// An affine map of the plane: x' = a·x + c·y + tx, y' = b·x + d·y + ty (iOS 2.0).
/// https://developer.apple.com/documentation/corefoundation/cgaffinetransform
public struct CGAffineTransform: Hashable, Codable, Sendable {
  /// How much of x goes into x' (iOS 2.0).
  /// https://developer.apple.com/documentation/corefoundation/cgaffinetransform/a
  public var a: CGFloat

  /// How much of x goes into y' (iOS 2.0).
  /// https://developer.apple.com/documentation/corefoundation/cgaffinetransform/b
  public var b: CGFloat

  /// How much of y goes into x' (iOS 2.0).
  /// https://developer.apple.com/documentation/corefoundation/cgaffinetransform/c
  public var c: CGFloat

  /// How much of y goes into y' (iOS 2.0).
  /// https://developer.apple.com/documentation/corefoundation/cgaffinetransform/d
  public var d: CGFloat

  /// The horizontal translation (iOS 2.0).
  /// https://developer.apple.com/documentation/corefoundation/cgaffinetransform/tx
  public var tx: CGFloat

  /// The vertical translation (iOS 2.0).
  /// https://developer.apple.com/documentation/corefoundation/cgaffinetransform/ty
  public var ty: CGFloat

  /// The map that moves nothing (iOS 2.0).
  /// https://developer.apple.com/documentation/corefoundation/cgaffinetransform/identity
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// All coefficients zero, as the imported C structure (iOS 2.0).
  /// https://developer.apple.com/documentation/corefoundation/cgaffinetransform/init()
  public init() {
    self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
  }

  /// A map by its six coefficients (iOS 2.0).
  /// https://developer.apple.com/documentation/corefoundation/cgaffinetransform/init(a:b:c:d:tx:ty:)
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// A translation (iOS 2.0).
  /// https://developer.apple.com/documentation/corefoundation/cgaffinetransform/init(translationx:y:)
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// A scaling (iOS 2.0).
  /// https://developer.apple.com/documentation/corefoundation/cgaffinetransform/init(scalex:y:)
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// A rotation by an angle in radians, clockwise where y points down (iOS 2.0).
  /// https://developer.apple.com/documentation/corefoundation/cgaffinetransform/init(rotationangle:)
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Whether this moves nothing (iOS 2.0).
  /// https://developer.apple.com/documentation/corefoundation/cgaffinetransform/isidentity
  public var isIdentity: Bool { self == .identity }

  /// First this map, then the other (iOS 2.0).
  /// https://developer.apple.com/documentation/corefoundation/cgaffinetransform/concatenating(_:)
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * t2.a + b * t2.c,
      b: a * t2.b + b * t2.d,
      c: c * t2.a + d * t2.c,
      d: c * t2.b + d * t2.d,
      tx: tx * t2.a + ty * t2.c + t2.tx,
      ty: tx * t2.b + ty * t2.d + t2.ty)
  }

  /// The map back; a map that cannot be undone is returned as it is (iOS 2.0).
  /// https://developer.apple.com/documentation/corefoundation/cgaffinetransform/inverted()
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0 else { return self }
    return CGAffineTransform(
      a: d / determinant,
      b: -b / determinant,
      c: -c / determinant,
      d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant)
  }

  /// A translation, then this map (iOS 2.0).
  /// https://developer.apple.com/documentation/corefoundation/cgaffinetransform/translatedby(x:y:)
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// A scaling, then this map (iOS 2.0).
  /// https://developer.apple.com/documentation/corefoundation/cgaffinetransform/scaledby(x:y:)
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// A rotation, then this map (iOS 2.0).
  /// https://developer.apple.com/documentation/corefoundation/cgaffinetransform/rotated(by:)
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }
}
