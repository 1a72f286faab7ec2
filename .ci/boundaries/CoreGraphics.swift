// The module CoreGraphics as Apple's SDK divides it: all that the structures of geometry can do
// beyond holding their fields. A file that uses any of it has to import CoreGraphics, or UIKit.
@_exported public import AppleCoreFoundation

extension CGPoint: Codable, Equatable {
  public init(from decoder: any Decoder) throws { self.init() }
  public func encode(to encoder: any Encoder) throws {}
  public static func == (lhs: CGPoint, rhs: CGPoint) -> Bool { true }
  public static var zero: CGPoint { CGPoint() }
  public init(x: Int, y: Int) { self.init(x: CGFloat(x), y: CGFloat(y)) }
  public init(x: Double, y: Double) { self.init(x: CGFloat(x), y: CGFloat(y)) }
  public func applying(_ t: CGAffineTransform) -> CGPoint { self }
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGVector: Codable, Equatable {
  public init(from decoder: any Decoder) throws { self.init() }
  public func encode(to encoder: any Encoder) throws {}
  public static func == (lhs: CGVector, rhs: CGVector) -> Bool { true }
  public static var zero: CGVector { CGVector() }
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
}

extension CGSize: Codable, Equatable {
  public init(from decoder: any Decoder) throws { self.init() }
  public func encode(to encoder: any Encoder) throws {}
  public static func == (lhs: CGSize, rhs: CGSize) -> Bool { true }
  public static var zero: CGSize { CGSize() }
  public init(width: Int, height: Int) { self.init(width: CGFloat(width), height: CGFloat(height)) }
  public init(width: Double, height: Double) {
    self.init(width: CGFloat(width), height: CGFloat(height))
  }
  public func applying(_ t: CGAffineTransform) -> CGSize { self }
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect: Codable, Equatable {
  public init(from decoder: any Decoder) throws { self.init() }
  public func encode(to encoder: any Encoder) throws {}
  public static func == (lhs: CGRect, rhs: CGRect) -> Bool { true }
  public static var zero: CGRect { CGRect() }
  public static var null: CGRect { CGRect() }
  public static var infinite: CGRect { CGRect() }
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }
  public init(x: Double, y: Double, width: Double, height: Double) { self.init() }
  public init(x: Int, y: Int, width: Int, height: Int) { self.init() }
  public var minX: CGFloat { 0 }
  public var midX: CGFloat { 0 }
  public var maxX: CGFloat { 0 }
  public var minY: CGFloat { 0 }
  public var midY: CGFloat { 0 }
  public var maxY: CGFloat { 0 }
  public var width: CGFloat { 0 }
  public var height: CGFloat { 0 }
  public var isEmpty: Bool { false }
  public var isNull: Bool { false }
  public var isInfinite: Bool { false }
  public var standardized: CGRect { self }
  public var integral: CGRect { self }
  public mutating func standardizeInPlace() {}
  public mutating func makeIntegralInPlace() {}
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect { self }
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect { self }
  public func union(_ r2: CGRect) -> CGRect { self }
  public func intersection(_ r2: CGRect) -> CGRect { self }
  public func divided(
    atDistance: CGFloat, from fromEdge: CGRectEdge
  ) -> (slice: CGRect, remainder: CGRect) { (self, self) }
  public func contains(_ rect2: CGRect) -> Bool { true }
  public func contains(_ point: CGPoint) -> Bool { true }
  public func intersects(_ rect2: CGRect) -> Bool { true }
  public func equalTo(_ rect2: CGRect) -> Bool { true }
  public func applying(_ t: CGAffineTransform) -> CGRect { self }
}

extension CGAffineTransform: Codable, Equatable {
  public init(from decoder: any Decoder) throws { self.init() }
  public func encode(to encoder: any Encoder) throws {}
  public static func == (lhs: CGAffineTransform, rhs: CGAffineTransform) -> Bool { true }
  public static var identity: CGAffineTransform { CGAffineTransform() }
  public init(translationX tx: CGFloat, y ty: CGFloat) { self.init() }
  public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init() }
  public init(rotationAngle angle: CGFloat) { self.init() }
  public var isIdentity: Bool { true }
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform { self }
  public func inverted() -> CGAffineTransform { self }
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform { self }
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform { self }
  public func rotated(by angle: CGFloat) -> CGAffineTransform { self }
}
