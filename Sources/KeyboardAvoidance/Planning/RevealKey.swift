#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

/// What asks for a lift or a reveal when it differs from what the last plan was made for.
///
/// A changed offset or content size alone is not in it: a user's scroll is not fought.
struct RevealKey: Hashable, Sendable {
  private(set) var docked = CGRect.zero
  private(set) var input = FocusedInput.unfocused
  private(set) var window = CGRect.zero
  private(set) var view = CGRect.zero
  private(set) var safeArea = VerticalInsets.zero
  private(set) var restingInsets: VerticalInsets?
  private(set) var nested: [NestedScroll] = []
  private(set) var overlayBarHeight = 0.0

  /// Where the whole view is what is kept clear, its bottom safe area; else 0.
  private(set) var viewBottomInset = 0.0

  /// A key for no plan at all.
  static let nothing = RevealKey()

  /// Becomes the key of these facts.
  mutating func update(
    _ docked: CGRect, _ input: FocusedInput, _ viewport: borrowing Viewport,
    _ policy: AvoidancePolicy
  ) {
    self.docked = docked
    self.input = input
    window = viewport.window
    view = viewport.view
    safeArea = policy.mover == .translate ? viewport.windowSafeArea : viewport.safeArea
    restingInsets = viewport.scroll?.insets
    overlayBarHeight = viewport.overlayBarHeight
    viewBottomInset = policy.liftsWholeView && input.companion == nil ? viewport.safeArea.bottom : 0
    if nested.isEmpty, viewport.nested.isEmpty { return }
    // In memory of its own: offsets of the viewport's are changed in place.
    nested.removeAll(keepingCapacity: true)
    for scroll in viewport.nested { nested.append(scroll) }
  }

  func hasSameNested(as others: [NestedScroll]) -> Bool {
    guard nested.count == others.count else { return false }
    for index in nested.indices where !nested[index].isSamePlace(as: others[index]) {
      return false
    }
    return true
  }

  /// Compares every stored value, in place.
  @inline(__always) static func == (lhs: RevealKey, rhs: RevealKey) -> Bool {
    lhs.docked.equals(rhs.docked) && lhs.input == rhs.input && lhs.window.equals(rhs.window)
      && lhs.view.equals(rhs.view) && lhs.safeArea == rhs.safeArea
      && lhs.restingInsets == rhs.restingInsets && lhs.overlayBarHeight == rhs.overlayBarHeight
      && lhs.viewBottomInset == rhs.viewBottomInset && lhs.nested == rhs.nested
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

/// Whether the last plan for an input still holds.
extension KeyboardMachine {
  /// Whether nothing that asks for a lift or a reveal differs from what the last one was planned
  /// for, beyond the tolerance.
  ///
  /// Nearly every turn wants to know, and it is hardly ever otherwise: no other key is made for it,
  /// and nothing is copied.
  mutating func isRevealed(above docked: CGRect) -> Bool {
    guard revealed.holds, revealed.key.docked.isSame(as: docked),
      revealed.key.input.isSame(as: focused), revealed.key.window.isSame(as: layout.window),
      revealed.key.view.isSame(as: layout.view)
    else { return false }
    let safeArea = policy.mover == .translate ? layout.windowSafeArea : layout.safeArea
    let keepsView = policy.liftsWholeView && focused.companion == nil
    return revealed.key.safeArea.isSame(as: safeArea)
      && (revealed.key.restingInsets ?? .zero).isSame(as: layout.scroll?.insets ?? .zero)
      && revealed.key.hasSameNested(as: layout.nested)
      && abs(revealed.key.overlayBarHeight - layout.overlayBarHeight) < Tolerance.points
      && abs(revealed.key.viewBottomInset - (keepsView ? layout.safeArea.bottom : 0))
        < Tolerance.points
  }
}
