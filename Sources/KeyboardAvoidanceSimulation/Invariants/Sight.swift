internal import KeyboardAvoidance

#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

/// What can be seen of the focused input, worked out apart from the planner.
///
/// Lengths are points in the avoiding view's coordinates, the content where its offset says and the
/// view not lifted.
struct Sight {
  /// The top limit: nothing above it counts as seen.
  let limit: Double

  /// The keyboard's top, or where the view's safe area ends if no keyboard overlaps it.
  let floor: Double

  /// Whether the keyboard overlaps the view.
  let isOverlapped: Bool

  /// The top of what is to be seen of the input.
  let top: Double

  /// The bottom of what is to be seen of the input.
  let bottom: Double

  /// The room that is to be left below it.
  let gap: Double

  /// Looks with the content at `offset`; nothing if no input is to be kept clear, or no room is
  /// left to keep it clear in. Scroll views inside the view count with their offsets of now.
  init?(_ machine: KeyboardMachine, offset: Double) {
    guard machine.isHeld, let viewport = machine.viewport, let keyboard = machine.dockedFrame,
      let input = machine.input
    else { return nil }
    let scroll = viewport.scroll
    limit =
      machine.policy.mover == .translate
      ? viewport.windowSafeArea.top - viewport.view.origin.y
      : scroll?.insets.top ?? viewport.safeArea.top
    isOverlapped = viewport.overlap(with: keyboard) > 0
    floor =
      isOverlapped
      ? keyboard.origin.y - viewport.viewOnScreen.origin.y - viewport.overlayBarHeight
      : viewport.view.size.height - viewport.safeArea.bottom
    let gap = input.gap ?? machine.policy.gap
    self.gap = abs(gap) <= 1e9 ? max(0, gap) : 0
    guard floor > limit, Self.isPlace(input.frame) else { return nil }
    let nestedHeights = viewport.nested.map { nested in
      nested.frame.size.height - nested.metrics.insets.top - nested.metrics.insets.bottom
    }
    let height = max(0, nestedHeights.reduce(floor - limit, min))
    let hidden = offset - Self.contentTop(in: viewport.nested)
    let caretFirst = machine.policy.mover == .inset
    if input.isCaretPending, input.frame.size.height > height { return nil }
    let target = Self.target(of: input, in: height, caretFirst: caretFirst)
    let companion = Self.companion(of: input, machine, hidden: hidden)
    let both = Self.joined(target, companion)
    let takesBoth = caretFirst && input.caret != nil || input.frame.size.height <= height
    let seen = takesBoth && both.bottom - both.top <= height ? both : target
    top = seen.top - hidden
    bottom = seen.bottom - hidden
  }

  /// Where the innermost content begins in the view's own, as its scroll views are scrolled now.
  private static func contentTop(in chain: [NestedScroll]) -> Double {
    chain.map { $0.frame.origin.y - $0.metrics.offset }.reduce(0, +)
  }

  /// What must stay visible with an input, in content coordinates, if it has anything; of the
  /// content, `hidden` points are above the view's top.
  private static func companion(
    of input: FocusedInput, _ machine: KeyboardMachine, hidden: Double
  ) -> (top: Double, bottom: Double)? {
    if let frame = input.companion {
      guard isPlace(frame) else { return nil }
      return (Double(frame.origin.y), Double(frame.origin.y + frame.size.height))
    }
    guard machine.policy.target == .view, !machine.scrolls, let viewport = machine.viewport else {
      return nil
    }
    let height = Double(viewport.view.size.height)
    return (hidden, hidden + height - viewport.safeArea.bottom)
  }

  private static func joined(
    _ one: (top: Double, bottom: Double), _ other: (top: Double, bottom: Double)?
  ) -> (top: Double, bottom: Double) {
    guard let other else { return one }
    return (min(one.top, other.top), max(one.bottom, other.bottom))
  }

  /// Whether the policy lets the input be moved, or would but for `margin` points.
  ///
  /// Without an overlap only `always` does, and the `inset` mover, which knows no engagement.
  func engages(_ machine: KeyboardMachine, margin: Double) -> Bool {
    if machine.policy.mover == .inset { return bottom + gap > floor + margin }
    guard isOverlapped else { return machine.policy.engagement == .always && machine.scrolls }
    return switch machine.policy.engagement {
    case .always: true
    case .whenCovered, .whenTouching: bottom > floor + margin
    case .whenWithinGap: bottom + gap > floor + margin
    }
  }

  private static func target(
    of input: FocusedInput, in height: Double, caretFirst: Bool
  ) -> (top: Double, bottom: Double) {
    let frame = input.frame
    let fits = frame.size.height <= height
    if caretFirst || !fits, !input.isCaretPending, let caret = input.caret, isPlace(caret) {
      return (caret.origin.y, caret.origin.y + caret.size.height)
    }
    return (frame.origin.y, frame.origin.y + min(frame.size.height, height))
  }

  private static func isPlace(_ frame: CGRect) -> Bool {
    let edges = [
      frame.origin.x, frame.origin.y, frame.origin.x + frame.size.width,
      frame.origin.y + frame.size.height,
    ]
    return edges.allSatisfy { abs($0) <= 1e9 } && frame.size.width >= 0 && frame.size.height >= 0
  }
}

extension KeyboardMachine {
  /// Whether an enabled input of ours is focused and the keyboard is this app's.
  var isAvoiding: Bool { hasEnabledInput && isKeyboardLocal }

  /// Whether the keyboard is up for an input that is to be kept clear of it.
  var isHeld: Bool { state.isUp && isAvoiding }

  /// How far the view itself is lifted, in points.
  var liftOfView: Double { adjustment.boundsOrigin - adjustment.translation }

  /// Where the content can be scrolled with so much added to the bottom inset, in points.
  func offsets(adding inset: Double) -> ClosedRange<Double>? {
    guard let viewport else { return nil }
    return viewport.scroll?.offsets(height: viewport.view.size.height, adding: inset)
  }

  /// Whether content moves along with the lower edge of what can be seen.
  var isAnchoredAtBottom: Bool { scrolls && policy.anchor == .bottom }

  /// Whether the mover adds an inset and scrolls.
  var scrolls: Bool { policy.mover == .inset || policy.mover == .scroll }
}
