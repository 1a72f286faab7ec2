#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

/// The command that a turn comes to.
extension KeyboardMachine {
  /// The command for an outcome, if it differs from what is in force; it is in force from then on.
  mutating func command(_ outcome: Outcome, _ turn: inout Turn) -> AdjustmentCommand.Move? {
    let moves = viewport.map(outcome.moves(in:)) ?? false
    let isDue = moves || turn.resumes || adjustment.differs(from: outcome.adjustment)
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
    if let offset = outcome.offset, let current = viewport?.scroll?.offset {
      episode?.addedContentOffset += offset - current
      viewport?.scroll?.offset = offset
    }
    for (index, offset) in outcome.nestedOffsets.enumerated() {
      guard let current = viewport?.nested[index].metrics.offset else { return }
      episode?.nested[index].added += offset - current
      viewport?.nested[index].metrics.offset = offset
    }
  }
}

extension Episode {
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
