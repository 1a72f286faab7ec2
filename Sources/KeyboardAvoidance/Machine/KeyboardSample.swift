#if canImport(CoreGraphics)
  public import CoreGraphics
#else
  public import Foundation
#endif

/// Where the keyboard is now, for example by a layout guide.
public struct KeyboardSample: Hashable, Sendable {
  /// The keyboard's frame in screen coordinates; `nil` says nothing.
  public var frame: CGRect?

  /// Whether the user is dragging the keyboard; if not, it is at rest.
  public var isInteractive: Bool

  /// A sample of the keyboard's frame in screen coordinates.
  public init(frame: CGRect?, isInteractive: Bool = false) {
    self.frame = frame
    self.isInteractive = isInteractive
  }

  /// Hashes every stored value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(frame)
    hasher.combine(isInteractive)
  }
}
