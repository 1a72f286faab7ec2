#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

/// What a plan needs of a viewport; points, in the view's coordinates unless it says otherwise.
struct PlanGeometry: Sendable {
  /// The view's frame in screen coordinates.
  let view: CGRect

  /// Where the visible area begins.
  ///
  /// Below the scroll view's adjusted top inset, else below the view's safe area. A translation
  /// moves the view as a whole and clips nothing, so there it is the top of the window's safe area:
  /// a bar or a panel that begins low may go up.
  let topLimit: Double

  /// Where the visible area ends without a keyboard: where the safe area does.
  let bottomLimit: Double

  /// The bottom inset at rest: the scroll view's adjusted one, else the safe area's.
  let restingBottomInset: Double

  /// The height of bars that ride on a docked keyboard.
  let overlayBarHeight: Double

  /// Where the input's content begins, as scrolled now.
  let contentTop: Double

  /// The height in which the tightest of the nested scroll views shows content.
  let tightestHeight: Double

  init(_ viewport: borrowing Viewport, for mover: Mover) {
    view = viewport.viewOnScreen
    topLimit =
      mover == .translate
      ? viewport.windowSafeArea.top - viewport.view.top
      : viewport.scroll?.insets.top ?? viewport.safeArea.top
    bottomLimit = Double(viewport.view.size.height) - viewport.safeArea.bottom
    restingBottomInset = viewport.scroll?.insets.bottom ?? viewport.safeArea.bottom
    overlayBarHeight = viewport.overlayBarHeight
    contentTop = viewport.contentTop
    tightestHeight = viewport.nested.reduce(.infinity) { min($0, $1.visibleHeight) }
  }

  /// The view less its bottom safe area, in its own coordinates.
  var wholeView: Target { Target(top: 0, bottom: bottomLimit) }
}
