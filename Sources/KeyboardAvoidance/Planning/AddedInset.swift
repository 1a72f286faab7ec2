#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

extension KeyboardMachine {
  /// What the movers that scroll add to the bottom inset, in points: the overlap, with the bars that
  /// ride on the keyboard, less the inset that is there at rest.
  ///
  /// A host whose resting insets hold what the system added for the keyboard is not inset twice.
  mutating func addedInset(for keyboard: CGRect?) -> Double {
    guard policy.mover.scrolls, let keyboard else { return 0 }
    let overlap = keyboard.overlap(with: viewOnScreen)
    guard overlap > 0 else { return 0 }
    let atRest = layout.scroll?.insets.bottom ?? layout.safeArea.bottom
    return max(0, overlap + layout.overlayBarHeight - atRest).orZeroIfUnseen
  }
}
