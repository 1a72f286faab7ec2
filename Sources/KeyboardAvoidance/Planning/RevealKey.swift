#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

/// What asks for a lift or a reveal when it differs from what the last plan was made for.
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

  /// Where the whole view is what is kept clear, its bottom safe area; else 0.
  let viewBottomInset: Double

  init(_ docked: CGRect, _ input: FocusedInput, _ viewport: Viewport, _ policy: AvoidancePolicy) {
    self.docked = docked
    self.input = input
    window = viewport.window
    view = viewport.view
    safeArea = policy.mover == .translate ? viewport.windowSafeArea : viewport.safeArea
    restingInsets = viewport.scroll?.insets
    nested = viewport.nested
    overlayBarHeight = viewport.overlayBarHeight
    viewBottomInset = policy.lifts(wholeViewFor: input) ? viewport.safeArea.bottom : 0
  }

  /// A key for no plan at all.
  static let nothing = RevealKey(
    .zero, FocusedInput(0, frame: .zero), Viewport(screen: .zero), .standard)

  /// Whether nothing differs, within the tolerance.
  func isSame(as other: RevealKey) -> Bool {
    docked.isSame(as: other.docked) && input.isSame(as: other.input)
      && window.isSame(as: other.window) && view.isSame(as: other.view)
      && safeArea.isSame(as: other.safeArea)
      && (restingInsets ?? .zero).isSame(as: other.restingInsets ?? .zero)
      && hasSameNested(as: other)
      && abs(overlayBarHeight - other.overlayBarHeight) < Tolerance.points
      && abs(viewBottomInset - other.viewBottomInset) < Tolerance.points
  }

  private func hasSameNested(as other: RevealKey) -> Bool {
    nested.count == other.nested.count
      && zip(nested, other.nested).allSatisfy { $0.isSamePlace(as: $1) }
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
    hasher.combine(viewBottomInset)
  }
}
