/// The command that a turn comes to.
extension KeyboardMachine {
  /// The command for an outcome, if it differs from what is in force; it is in force from then on.
  mutating func command(_ outcome: Outcome, _ turn: inout Turn) -> AdjustmentCommand.Move? {
    let isDue =
      turn.resumes || outcome.moves(from: layout.scroll?.offset)
      || (!outcome.nestedOffsets.isEmpty && outcome.moves(nested: episode?.nested ?? []))
      || adjustment.differs(from: outcome.adjustment)
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
    for nested in outcome.nestedOffsets { account(for: nested) }
  }

  private mutating func account(for nested: NestedOffset) {
    if let index = episode?.nested.firstIndex(where: { $0.scroll.id == nested.id }) {
      let current = episode?.nested[index].scroll.metrics.offset ?? nested.offset
      episode?.nested[index].added += nested.offset - current
    }
    setOffset(nested.offset, ofNested: nested.id)
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
  /// Whether the offset goes somewhere else than where it is.
  fileprivate func moves(from current: Double?) -> Bool {
    guard let offset, let current else { return false }
    return moves(current, to: offset)
  }

  /// Whether a nested scroll view's offset goes somewhere else than where it is.
  fileprivate func moves(nested: [NestedShift]) -> Bool {
    nestedOffsets.contains { goal in
      nested.contains {
        $0.scroll.id == goal.id && moves($0.scroll.metrics.offset, to: goal.offset)
      }
    }
  }

  private func moves(_ current: Double, to offset: Double) -> Bool {
    isExact ? offset != current : abs(offset - current) >= Tolerance.points
  }
}
