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

  /// The view less its bottom safe area, in its own coordinates.
  var wholeView: Target { Target(top: 0, bottom: bottomLimit) }
}

extension KeyboardMachine {
  /// The avoiding view's frame in screen coordinates, in points.
  var viewOnScreen: CGRect {
    mutating get {
      CGRect(
        x: layout.window.left + layout.view.left, y: layout.window.top + layout.view.top,
        width: layout.view.size.width, height: layout.view.size.height)
    }
  }

  /// What a plan needs of the layout as it is now, for the policy's mover.
  ///
  /// It is read field by field: a layout that is handed on as a whole is copied.
  var geometry: PlanGeometry {
    mutating get {
      PlanGeometry(
        view: viewOnScreen,
        topLimit: policy.mover == .translate
          ? layout.windowSafeArea.top - layout.view.top
          : layout.scroll?.insets.top ?? layout.safeArea.top,
        bottomLimit: Double(layout.view.size.height) - layout.safeArea.bottom,
        restingBottomInset: layout.scroll?.insets.bottom ?? layout.safeArea.bottom,
        overlayBarHeight: layout.overlayBarHeight,
        contentTop: layout.nested.isEmpty ? -(layout.scroll?.offset ?? 0) : layout.contentTop,
        tightestHeight: layout.nested.reduce(.infinity) { min($0, $1.visibleHeight) })
    }
  }
}
