#if canImport(CoreGraphics)
  public import CoreGraphics
#else
  public import Foundation
#endif

/// What a keyboard's end frame says, given where the window is.
public enum KeyboardFrameKind: String, CaseIterable, Hashable, Sendable {
  /// No place at all: not finite, too large for any screen, or without width or height.
  case empty

  /// Not on the screen; there a hardware keyboard that is attached while editing may leave it.
  case offscreen

  /// On the screen, away from the bottom edge: undocked, split or floating.
  case floating

  /// At the bottom of the screen or of the window, where it covers what lies there: so does the bar
  /// of shortcuts that is left of it where a hardware keyboard is attached, in a frame of full height
  /// of which only the top is on the screen.
  case docked

  /// Judges an end frame in screen coordinates.
  ///
  /// Old systems said "undocked" by a will-notification without an end frame or with one wholly
  /// above the screen. Width alone never means floating: a window may be narrower than the
  /// keyboard, and in Slide Over a keyboard sits at the window's bottom, not at the screen's.
  public init(_ frame: CGRect?, announced isWill: Bool, in viewport: Viewport) {
    self.init(frame, announced: isWill, screen: viewport.screen, window: viewport.window)
  }

  /// Judges an end frame by the screen's size and the window's frame alone.
  init(_ frame: CGRect?, announced isWill: Bool, screen: CGSize, window: CGRect) {
    guard let frame else {
      self = isWill ? .floating : .empty
      return
    }
    guard frame.isWithin(CoordinateLimit.keyboard) else {
      self = .empty
      return
    }
    if isWill, frame.bottom < 0 {
      self = .floating
    } else if frame.size.width < Tolerance.points || frame.size.height < Tolerance.points {
      self = .empty
    } else if !Self.isOn(screen, frame) {
      self = .offscreen
    } else {
      self = Self.isAtBottom(of: screen, or: window, frame) ? .docked : .floating
    }
  }

  private static func isOn(_ screen: CGSize, _ frame: CGRect) -> Bool {
    let width = min(frame.right, Double(screen.width)) - max(frame.left, 0)
    let height = min(frame.bottom, Double(screen.height)) - max(frame.top, 0)
    return width >= Tolerance.points && height >= Tolerance.points
  }

  private static func isAtBottom(
    of screen: CGSize, or window: CGRect, _ frame: CGRect
  ) -> Bool {
    if frame.bottom >= Double(screen.height) - Tolerance.dockedEdge { return true }
    return abs(frame.bottom - window.bottom) <= Tolerance.dockedEdge
      && frame.size.width > Double(window.size.width) - Tolerance.points
  }
}
