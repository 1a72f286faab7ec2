#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

/// The command that a turn comes to.
extension KeyboardMachine {
  /// The command for an outcome, if it differs from what is in force; it is in force from then on.
  mutating func command(_ outcome: Outcome, _ turn: inout Turn) -> AdjustmentCommand.Move? {
    let isDue =
      turn.resumes || outcome.moves(in: layout) || adjustment.differs(from: outcome.adjustment)
    if isDue { account(for: outcome) }
    if outcome.takesBack { episode?.forgetAdded() }
    if isDue { adjustment = outcome.adjustment }
    adjustment.addedContentOffset = episode?.addedInAll ?? 0
    guard isDue else { return nil }
    return AdjustmentCommand.Move(
      adjustment, contentOffset: outcome.offset, nestedOffsets: outcome.nestedOffsets,
      animation: turn.animation)
  }

  /// Notes the offsets that a command goes to, and what it adds to them.
  private mutating func account(for outcome: Outcome) {
    if let current = layout.scroll?.offset, let offset = outcome.offset {
      let revealed = outcome.revealOffset ?? current
      episode?.addedContentOffset += revealed - current
      episode?.clamp(from: revealed, to: offset)
      layout.scroll?.offset = offset
    }
    for (index, offset) in outcome.nestedOffsets.enumerated() {
      episode?.nested[index].added += offset - layout.nested[index].metrics.offset
      layout.nested[index].metrics.offset = offset
    }
  }
}

extension Episode {
  /// Accounts for an offset that was kept within what can be scrolled: it takes from what the user
  /// scrolled first, and only then from what was added.
  fileprivate mutating func clamp(from offset: Double, to clamped: Double) {
    guard clamped < offset else { return }
    let scrolledByUser = max(0, offset - baseline - addedContentOffset)
    addedContentOffset += min(0, clamped - offset + scrolledByUser)
  }

  /// What was added has been taken back.
  fileprivate mutating func forgetAdded() {
    addedContentOffset = 0
    for index in nested.indices { nested[index].added = 0 }
  }
}

extension Outcome {
  /// Whether an offset goes somewhere else than where it is.
  fileprivate func moves(in viewport: Viewport) -> Bool {
    if let offset, let current = viewport.scroll?.offset, moves(current, to: offset) { return true }
    return zip(viewport.nested, nestedOffsets).contains { moves($0.metrics.offset, to: $1) }
  }

  private func moves(_ current: Double, to offset: Double) -> Bool {
    isExact ? offset != current : abs(offset - current) >= Tolerance.points
  }
}
