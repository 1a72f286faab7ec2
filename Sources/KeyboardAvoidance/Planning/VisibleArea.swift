#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

/// The part of the avoiding view in which an input can be seen, in the view's coordinates.
struct VisibleArea: Hashable, Sendable {
  /// The top limit.
  let top: Double

  /// The keyboard's top where it overlaps the view, else where the safe area ends.
  let bottom: Double

  /// Whether the keyboard, or a bar that rides on it, bounds the area.
  let isOverlapped: Bool

  /// The area that `keyboard`, a docked frame in screen coordinates, leaves.
  init(above keyboard: CGRect, in geometry: PlanGeometry) {
    top = geometry.topLimit
    isOverlapped = keyboard.overlap(with: geometry.view) > 0
    bottom =
      isOverlapped
      ? keyboard.top - geometry.view.top - geometry.overlayBarHeight : geometry.bottomLimit
  }

  var height: Double { bottom - top }

  /// Whether anything can be seen in it at all.
  var hasRoom: Bool { bottom > top }
}
