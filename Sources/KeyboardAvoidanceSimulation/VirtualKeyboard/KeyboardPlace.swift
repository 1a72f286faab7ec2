#if canImport(CoreGraphics)
  public import CoreGraphics
#else
  public import Foundation
#endif

/// Where the keyboard truly is, once it is at rest.
public enum KeyboardPlace: Equatable, Sendable {
  /// Nowhere on the screen.
  case gone

  /// At the bottom of the screen, with a frame in screen coordinates that may reach below it.
  case docked(CGRect)

  /// Floating, undocked or split, with a frame in screen coordinates.
  case floating(CGRect)

  /// The frame in screen coordinates, unless the keyboard is gone.
  public var frame: CGRect? {
    switch self {
    case .gone: nil
    case .docked(let frame), .floating(let frame): frame
    }
  }

  /// The frame in screen coordinates of a docked keyboard.
  public var dockedFrame: CGRect? {
    if case .docked(let frame) = self { frame } else { nil }
  }
}
