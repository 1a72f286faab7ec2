#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

/// What the movers that scroll add to the bottom inset.
enum Inset {
  /// The overlap, with the bars that ride on the keyboard, less the inset that is there at rest.
  ///
  /// A host whose resting insets hold what the system added for the keyboard is not inset twice.
  static func added(for keyboard: CGRect?, _ mover: Mover, in geometry: PlanGeometry) -> Double {
    guard mover.scrolls, let keyboard else { return 0 }
    let overlap = keyboard.overlap(with: geometry.view)
    guard overlap > 0 else { return 0 }
    return max(0, overlap + geometry.overlayBarHeight - geometry.restingBottomInset).orZeroIfUnseen
  }
}
