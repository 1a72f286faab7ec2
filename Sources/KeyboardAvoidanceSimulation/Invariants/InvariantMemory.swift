public import KeyboardAvoidance

#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

/// What of the turns so far decides whether an invariant has an excuse.
public struct InvariantMemory: Hashable, Sendable {
  /// Whether the user may have scrolled since the input was last revealed, or content become longer
  /// than it was then: neither asks for another reveal.
  public private(set) var hasScrolled = false

  /// Whether a leaving may have left a displacement that its rule does not take back.
  public private(set) var isLeft = false

  /// Nothing has happened.
  public init() {}

  /// One bit for each of what is remembered.
  var bits: UInt64 { (hasScrolled ? 1 : 0) | (isLeft ? 2 : 0) }

  /// The memory with these bits.
  init(bits: UInt64) {
    hasScrolled = bits & 1 != 0
    isLeft = bits & 2 != 0
  }

  /// Takes in a turn.
  public mutating func note(
    _ before: KeyboardMachine, _ after: KeyboardMachine, _ turn: TurnRecord
  ) {
    noteScroll(before, after, turn)
    noteLeaving(before, after, turn)
  }

  private mutating func noteScroll(
    _ before: KeyboardMachine, _ after: KeyboardMachine, _ turn: TurnRecord
  ) {
    if turn.hostOffset != nil || turn.movesNested
      || (turn.hasLayout && !after.hasContentSizes(of: before))
    {
      hasScrolled = true
    }
    guard hasScrolled, !after.isPaused, !after.isStale else { return }
    if !after.isHeld || before.policy != after.policy {
      hasScrolled = false
    } else if !before.isPaused, !before.isStale,
      !before.isHeld || RevealFacts.ask(before: before, after: after)
    {
      hasScrolled = false
    }
  }

  private mutating func noteLeaving(
    _ before: KeyboardMachine, _ after: KeyboardMachine, _ turn: TurnRecord
  ) {
    let reasons = after.policy.restore.reasons
    if !after.isHeld, before.policy != after.policy { isLeft = true }
    guard !after.isPaused, !after.isStale else { return }
    if before.isPaused || before.isStale {
      if !after.isHeld, reasons != .all { isLeft = true }
      return
    }
    guard Self.leaves(before, after) else { return }
    isLeft = !reasons.contains(Self.reason(before, after, turn))
  }

  /// Whether the keyboard left, or the input that it was avoided for.
  static func leaves(_ before: KeyboardMachine, _ after: KeyboardMachine) -> Bool {
    (before.state.isUp && !after.state.isUp) || (before.isHeld && !after.isHeld)
  }

  /// Why it left: as announced in its episode since the keyboard came up, else as it looks.
  static func reason(
    _ before: KeyboardMachine, _ after: KeyboardMachine, _ turn: TurnRecord
  ) -> DismissalReason {
    let isOurs = after.state.isUp ? after.hasEnabledInput : after.hasInput
    let looks: DismissalReason = isOurs ? .system : .focusLost
    guard let episode = before.episode, !turn.comesUp else { return looks }
    return turn.reason ?? episode.reason ?? looks
  }
}

extension KeyboardMachine {
  /// Whether the content of each scroll view is as large as it was before.
  fileprivate func hasContentSizes(of before: KeyboardMachine) -> Bool {
    guard let new = viewport, let scroll = new.scroll else { return before.viewport?.scroll == nil }
    guard let old = before.viewport, old.scroll?.contentSize == scroll.contentSize else {
      return false
    }
    return old.nested.elementsEqual(new.nested) { $0.metrics.contentSize == $1.metrics.contentSize }
  }
}

/// What asks for a reveal when it changes.
private enum RevealFacts {
  /// Whether something changed by so much that it must have asked, whatever was planned before.
  static func ask(before: KeyboardMachine, after: KeyboardMachine) -> Bool {
    guard let old = before.viewport, let new = after.viewport else { return false }
    guard let input = before.input, let other = after.input else { return false }
    return input.id != other.id || far(before.dockedFrame, after.dockedFrame)
      || far(input.frame, other.frame) || far(input.caret, other.caret)
      || far(input.companion, other.companion) || input.isCaretPending != other.isCaretPending
      || far(old.window, new.window) || far(old.view, new.view)
      || abs(old.overlayBarHeight - new.overlayBarHeight) >= 1
      || far(old.safeArea, new.safeArea, after.policy.mover == .translate)
  }

  /// The view's safe area; a translation is bounded by the window's, whose changes excuse nothing.
  private static func far(
    _ one: VerticalInsets, _ other: VerticalInsets, _ isTranslated: Bool
  ) -> Bool {
    !isTranslated && (abs(one.top - other.top) >= 1 || abs(one.bottom - other.bottom) >= 1)
  }

  private static func far(_ one: CGRect?, _ other: CGRect?) -> Bool {
    guard let one, let other else { return (one == nil) != (other == nil) }
    return abs(one.origin.x - other.origin.x) >= 1 || abs(one.origin.y - other.origin.y) >= 1
      || abs(one.size.width - other.size.width) >= 1
      || abs(one.size.height - other.size.height) >= 1
  }
}
