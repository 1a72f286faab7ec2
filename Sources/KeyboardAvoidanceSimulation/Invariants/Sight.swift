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

  /// Whether something is to be seen with the input, and all of it is.
  let hasWholeCompanion: Bool

  /// Whether the host does not know yet where in the input the caret is, and so nothing is to be
  /// moved for it: all of it does not fit.
  let waitsForCaret: Bool

  /// Looks with the content at `offset`; nothing if no input is to be kept clear, or no room is left
  /// to keep it clear in. Scroll views inside the view count with their offsets of now.
  ///
  /// - Parameter keyboard: Where the keyboard is, on the screen; the docked frame in force unless
  ///   another one is asked about.
  init?(_ machine: KeyboardMachine, offset: Double, under keyboard: CGRect? = nil) {
    guard machine.isHeld, let viewport = machine.viewport,
      let keyboard = keyboard ?? machine.dockedFrame, let input = machine.input
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
    waitsForCaret = input.isCaretPending && input.frame.size.height > height
    // Scroll views in the view do not limit how much of the view itself can be seen.
    let seen = Seen(
      input, with: Self.companion(of: input, machine, hidden: hidden), in: height,
      both: input.companion == nil ? max(0, floor - limit) : height, gap: self.gap,
      caretFirst: machine.policy.mover == .inset)
    top = seen.part.top - hidden
    bottom = seen.part.bottom - hidden
    hasWholeCompanion = seen.hasWholeCompanion
  }

  /// Where the innermost content begins in the view's own, as its scroll views are scrolled now.
  private static func contentTop(in chain: [NestedScroll]) -> Double {
    chain.map { $0.frame.origin.y - $0.metrics.offset }.reduce(0, +)
  }

  /// What must stay visible with an input, in content coordinates, if it has anything; of the
  /// content, `hidden` points are above the view's top.
  private static func companion(
    of input: FocusedInput, _ machine: KeyboardMachine, hidden: Double
  ) -> Stretch? {
    if let frame = input.companion { return isPlace(frame) ? Stretch(frame) : nil }
    guard machine.policy.target == .view, !machine.scrolls, let viewport = machine.viewport else {
      return nil
    }
    let height = Double(viewport.view.size.height)
    return Stretch(top: hidden, bottom: hidden + height - viewport.safeArea.bottom)
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

  /// How far the view has to be lifted for what is to be seen, if it is engaged.
  func lift(to placement: Placement) -> Double {
    let lowest = bottom + gap - floor
    let highest = top - limit
    let share = min(max(placement.fraction, 0), 1)
    let placed = highest - gap - share * (highest - gap - lowest)
    return max(0, min(max(placed, lowest), highest))
  }

  fileprivate static func isPlace(_ frame: CGRect) -> Bool {
    let edges = [
      frame.origin.x, frame.origin.y, frame.origin.x + frame.size.width,
      frame.origin.y + frame.size.height,
    ]
    return edges.allSatisfy { abs($0) <= 1e9 } && frame.size.width >= 0 && frame.size.height >= 0
  }
}

/// From one height to another, in points.
private struct Stretch {
  var top: Double
  var bottom: Double

  var height: Double { bottom - top }

  init(top: Double, bottom: Double) {
    self.top = top
    self.bottom = bottom
  }

  init(_ frame: CGRect) {
    self.init(top: frame.origin.y, bottom: frame.origin.y + frame.size.height)
  }

  func joined(with other: Stretch) -> Stretch {
    Stretch(top: min(top, other.top), bottom: max(bottom, other.bottom))
  }
}

/// What is to be seen of an input in some height, with its companion in some room, in content
/// coordinates.
private struct Seen {
  let part: Stretch
  let hasWholeCompanion: Bool

  init(
    _ input: FocusedInput, with companion: Stretch?, in height: Double, both room: Double,
    gap: Double, caretFirst: Bool
  ) {
    let frame = Stretch(input.frame)
    let fits = frame.height <= height
    let caret = input.isCaretPending ? nil : input.caret
    let alone: Stretch
    let isCaret: Bool
    if caretFirst || !fits, let caret, Sight.isPlace(caret) {
      (alone, isCaret) = (Stretch(caret), true)
    } else {
      let shown = Stretch(top: frame.top, bottom: frame.top + min(frame.height, height))
      (alone, isCaret) = (shown, false)
    }
    guard let companion, fits || (isCaret && caretFirst) else {
      (part, hasWholeCompanion) = (alone, false)
      return
    }
    let both = alone.joined(with: companion)
    if both.height <= room {
      (part, hasWholeCompanion) = (both, true)
      return
    }
    var some = alone
    if !isCaret {
      // What lies below is shown before what lies above, and neither if it is out of reach.
      var room = max(0, room - gap - alone.height)
      if companion.top < alone.bottom + room {
        some.bottom = min(both.bottom, alone.bottom + room)
        room -= some.bottom - alone.bottom
      }
      if companion.bottom > alone.top - room { some.top = max(both.top, alone.top - room) }
    }
    (part, hasWholeCompanion) = (some, false)
  }
}
