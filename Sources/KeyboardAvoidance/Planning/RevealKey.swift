#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

/// What asks for the input to be revealed when it differs from the last plan.
///
/// A changed offset or content size alone is not in it: a user's scroll is not fought.
struct RevealKey: Hashable, Sendable {
  let docked: CGRect
  let input: FocusedInput
  let window: CGRect
  let view: CGRect
  let safeArea: VerticalInsets
  let restingInsets: VerticalInsets?
  let nested: [NestedScroll]
  let overlayBarHeight: Double

  init(_ docked: CGRect, _ input: FocusedInput, _ viewport: Viewport) {
    self.docked = docked
    self.input = input
    window = viewport.window
    view = viewport.view
    safeArea = viewport.safeArea
    restingInsets = viewport.scroll?.insets
    nested = viewport.nested
    overlayBarHeight = viewport.overlayBarHeight
  }

  /// A key for no plan at all.
  static let nothing = RevealKey(
    .zero, FocusedInput(0, frame: .zero), Viewport(screen: .zero))

  /// Whether nothing differs from this, within the tolerance.
  func asksNothing(_ docked: CGRect, _ input: FocusedInput, _ viewport: Viewport) -> Bool {
    self.docked.isSame(as: docked) && self.input.isSame(as: input)
      && window.isSame(as: viewport.window) && view.isSame(as: viewport.view)
      && safeArea.isSame(as: viewport.safeArea)
      && (restingInsets ?? .zero).isSame(as: viewport.scroll?.insets ?? .zero)
      && hasSameNested(as: viewport)
      && abs(overlayBarHeight - viewport.overlayBarHeight) < Tolerance.points
  }

  private func hasSameNested(as viewport: Viewport) -> Bool {
    nested.count == viewport.nested.count
      && zip(nested, viewport.nested).allSatisfy { $0.isSamePlace(as: $1) }
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(docked)
    hasher.combine(input)
    hasher.combine(window)
    hasher.combine(view)
    hasher.combine(safeArea)
    hasher.combine(restingInsets)
    hasher.combine(nested)
    hasher.combine(overlayBarHeight)
  }
}
