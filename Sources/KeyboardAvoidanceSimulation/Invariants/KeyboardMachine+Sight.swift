internal import KeyboardAvoidance

#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

/// What invariants and situations ask of a machine.
extension KeyboardMachine {
  /// Whether an enabled input of ours is focused and the keyboard is this app's.
  var isAvoiding: Bool { hasEnabledInput && isKeyboardLocal }

  /// Whether the keyboard is up for an input that is to be kept clear of it.
  var isHeld: Bool { state.isUp && isAvoiding }

  /// Whether the keyboard is up for an input, and the view is planned for it in every turn.
  var plansForInput: Bool { isHeld && !isPaused && !isStale }

  /// The inset that the docked keyboard asks for, wherever the user drags it, in points.
  var dockedInset: Double { plannedInset(under: dockedFrame) }

  /// The inset that a keyboard at a frame asks for, in points.
  func plannedInset(under keyboard: CGRect?) -> Double {
    guard scrolls, let viewport, let keyboard else { return 0 }
    let overlap = viewport.overlap(with: keyboard)
    guard overlap > 0 else { return 0 }
    let resting = viewport.scroll?.insets.bottom ?? viewport.safeArea.bottom
    return max(0, overlap + viewport.overlayBarHeight - resting)
  }

  /// How far the view itself is lifted, in points.
  var liftOfView: Double { adjustment.boundsOrigin - adjustment.translation }

  /// Where the content can be scrolled with so much added to the bottom inset, in points.
  func offsets(adding inset: Double) -> ClosedRange<Double>? {
    guard let viewport else { return nil }
    return viewport.scroll?.offsets(height: viewport.view.size.height, adding: inset)
  }

  /// Where the lower edge of what can be seen of the content is, in the view's coordinates.
  var bottomEdge: Double? {
    guard let viewport, let scroll = viewport.scroll else { return nil }
    return Double(viewport.view.size.height) - scroll.insets.bottom - adjustment.bottomInset
  }

  /// Whether content moves along with the lower edge of what can be seen.
  var isAnchoredAtBottom: Bool { scrolls && policy.anchor == .bottom }

  /// Whether it lifts the view, and lets it down with a keyboard that the user drags.
  var followsDrag: Bool { !scrolls && policy.drag == .follow }

  /// Whether the mover adds an inset and scrolls.
  var scrolls: Bool { policy.mover == .inset || policy.mover == .scroll }
}
