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
  private(set) var nested: [NestedScroll]
  let overlayBarHeight: Double

  /// Where the whole view is what is kept clear, its bottom safe area; else 0.
  let viewBottomInset: Double

  init(
    _ docked: CGRect, _ input: FocusedInput, _ viewport: borrowing Viewport,
    _ policy: AvoidancePolicy, reusing memory: consuming [NestedScroll] = []
  ) {
    self.docked = docked
    self.input = input
    window = viewport.window
    view = viewport.view
    safeArea = policy.mover == .translate ? viewport.windowSafeArea : viewport.safeArea
    restingInsets = viewport.scroll?.insets
    // In memory of its own: offsets of the viewport's are changed in place.
    memory.removeAll(keepingCapacity: true)
    for scroll in viewport.nested { memory.append(scroll) }
    nested = memory
    overlayBarHeight = viewport.overlayBarHeight
    viewBottomInset = policy.lifts(wholeViewFor: input) ? viewport.safeArea.bottom : 0
  }

  /// A key for no plan at all.
  static let nothing = RevealKey(
    .zero, .unfocused, Viewport(screen: .zero), .standard)

  /// The same in memory that was used before.
  static func nothing(reusing memory: consuming [NestedScroll]) -> RevealKey {
    var key = nothing
    memory.removeAll(keepingCapacity: true)
    key.nested = memory
    return key
  }

  /// Hands out the memory of its list, which is empty then.
  mutating func takeMemory() -> [NestedScroll] {
    var memory: [NestedScroll] = []
    swap(&memory, &nested)
    return memory
  }

  /// Whether something differs from what these facts would make, beyond the tolerance.
  ///
  /// No other key is made for it: it is asked in nearly every turn, and hardly ever so.
  func asks(
    _ docked: CGRect, _ input: FocusedInput, _ viewport: borrowing Viewport,
    _ policy: AvoidancePolicy
  ) -> Bool {
    let isSame =
      self.docked.isSame(as: docked) && self.input.isSame(as: input)
      && window.isSame(as: viewport.window) && view.isSame(as: viewport.view)
      && safeArea.isSame(
        as: policy.mover == .translate ? viewport.windowSafeArea : viewport.safeArea)
      && (restingInsets ?? .zero).isSame(as: viewport.scroll?.insets ?? .zero)
      && hasSameNested(as: viewport)
      && abs(overlayBarHeight - viewport.overlayBarHeight) < Tolerance.points
    let viewBottom = policy.lifts(wholeViewFor: input) ? viewport.safeArea.bottom : 0
    return !isSame || abs(viewBottomInset - viewBottom) >= Tolerance.points
  }

  private func hasSameNested(as viewport: borrowing Viewport) -> Bool {
    guard nested.count == viewport.nested.count else { return false }
    for index in nested.indices where !nested[index].isSamePlace(as: viewport.nested[index]) {
      return false
    }
    return true
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
