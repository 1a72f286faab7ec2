#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

/// The content offset, and the command that a turn comes to.
extension KeyboardMachine {
  /// Why the keyboard or the focus went: as announced, else as it looks.
  var leavingReason: DismissalReason {
    episode?.reason ?? (isAvoiding ? .system : .focusLost)
  }

  /// Restores the offset when the keyboard leaves, and keeps it within what can be scrolled when
  /// the inset shrinks; a drag never does.
  func clampOffset(
    _ facts: PlanFacts, leaves: Bool, restores: Bool, _ outcome: inout Outcome
  ) {
    guard let scroll = facts.viewport.scroll else { return }
    let height = facts.viewport.view.size.height
    let atRest = scroll.offsets(height: height)
    if policy.mover.scrolls, leaves {
      let current = outcome.offset ?? scroll.offset
      if restores, let episode, episode.isOwed {
        outcome.offset = Restore.offset(
          from: current, by: policy.restore.target, episode, within: atRest)
        outcome.takesBack = true
      } else {
        outcome.offset = atRest.nearest(to: current)
      }
      outcome.isExact = true
    } else if policy.mover.scrolls {
      guard keyboard.drag == nil else { return }
      guard outcome.adjustment.bottomInset < adjustment.bottomInset else { return }
      let range = scroll.offsets(height: height, adding: outcome.adjustment.bottomInset)
      outcome.offset = range.nearest(to: outcome.offset ?? scroll.offset)
    } else if let episode, episode.addedContentOffset != 0 {
      outcome.offset = Restore.offset(from: scroll.offset, by: .undo, episode, within: atRest)
      outcome.takesBack = true
      outcome.isExact = true
    }
  }

  /// The command for an outcome, if it differs from what is in force; it is in force from then on.
  mutating func command(_ outcome: Outcome, _ turn: inout Turn) -> AdjustmentCommand.Move? {
    let moves = outcome.moves(from: viewport?.scroll?.offset)
    guard moves || turn.resumes || adjustment.differs(from: outcome.adjustment) else {
      if outcome.takesBack {
        episode?.addedContentOffset = 0
        adjustment.addedContentOffset = 0
      }
      return nil
    }
    if let offset = outcome.offset, let current = viewport?.scroll?.offset {
      episode?.addedContentOffset += offset - current
      viewport?.scroll?.offset = offset
    }
    if outcome.takesBack { episode?.addedContentOffset = 0 }
    adjustment = outcome.adjustment
    adjustment.addedContentOffset = episode?.addedContentOffset ?? 0
    return AdjustmentCommand.Move(
      adjustment, contentOffset: outcome.offset, animation: turn.animation)
  }
}

extension Outcome {
  /// Whether the offset goes somewhere else than where it is.
  func moves(from current: Double?) -> Bool {
    guard let offset, let current else { return false }
    return isExact ? offset != current : abs(offset - current) >= Tolerance.points
  }
}
