// The module CoreFoundation as Apple's SDK divides it: the structures of geometry with their stored
// fields and memberwise initialisers, and CGFloat. Nothing else of them is declared here.
@_exported public import struct Foundation.CGFloat

@frozen public struct CGPoint: Sendable, BitwiseCopyable {
  public var x: CGFloat
  public var y: CGFloat
  public init() { (x, y) = (0, 0) }
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
}

@frozen public struct CGVector: Sendable, BitwiseCopyable {
  public var dx: CGFloat
  public var dy: CGFloat
  public init() { (dx, dy) = (0, 0) }
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
}

@frozen public struct CGSize: Sendable, BitwiseCopyable {
  public var width: CGFloat
  public var height: CGFloat
  public init() { (width, height) = (0, 0) }
  public init(width: CGFloat, height: CGFloat) { (self.width, self.height) = (width, height) }
}

@frozen public struct CGRect: Sendable, BitwiseCopyable {
  public var origin: CGPoint
  public var size: CGSize
  public init() { (origin, size) = (CGPoint(), CGSize()) }
  public init(origin: CGPoint, size: CGSize) { (self.origin, self.size) = (origin, size) }
}

public enum CGRectEdge: UInt32, Sendable {
  case minXEdge, minYEdge, maxXEdge, maxYEdge
}

@frozen public struct CGAffineTransform: Sendable, BitwiseCopyable {
  public var a, b, c, d, tx, ty: CGFloat
  public init() { (a, b, c, d, tx, ty) = (0, 0, 0, 0, 0, 0) }
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }
}
