#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

/// The content offsets when the keyboard leaves or its inset shrinks.
extension KeyboardMachine {
  /// Why the keyboard or the focus went: as announced, else as it looks.
  var leavingReason: DismissalReason {
    episode?.reason ?? (input == nil ? .focusLost : .system)
  }

  /// Restores the offset when the keyboard leaves, and keeps it within what can be scrolled when
  /// the inset shrinks; a drag never does.
  ///
  /// It changes only the outcome. It is mutating, as the next one is, so that it looks at the
  /// machine in place: a call that is not would be made on a copy of the whole value.
  mutating func placeOffset(leaves: Bool, restores: Bool, _ outcome: inout Outcome) {
    guard let scroll = layout.scroll else { return }
    let height = layout.view.size.height
    let current = outcome.revealOffset ?? scroll.offset
    if !policy.mover.scrolls {
      guard let added = episode?.addedContentOffset, added != 0 else { return }
      outcome.placedOffset = scroll.offsets(height: height).nearest(to: current - added)
      outcome.takesBack = true
      outcome.isExact = true
    } else if leaves {
      let atRest = scroll.offsets(height: height)
      outcome.isExact = true
      outcome.placedOffset = atRest.nearest(to: current)
      guard restores, episode?.isOwed ?? false else { return }
      outcome.takesBack = true
      outcome.placedOffset = Restore.offset(
        from: current, by: policy.restore.target, added: episode?.addedContentOffset ?? 0,
        baseline: episode?.baseline ?? current, within: atRest)
    } else if keyboard.drag == nil, outcome.adjustment.bottomInset < adjustment.bottomInset {
      outcome.placedOffset = scroll.offsets(height: height, adding: outcome.adjustment.bottomInset)
        .nearest(to: current)
    }
  }

  /// Restores the nested scroll views' offsets when the keyboard leaves, each for itself.
  mutating func placeNestedOffsets(leaves: Bool, restores: Bool, _ outcome: inout Outcome) {
    guard let episode, !episode.nested.isEmpty else { return }
    let isUnwanted = !policy.mover.scrolls && episode.nested.contains { $0.added != 0 }
    let isTakenBack = policy.mover.scrolls && leaves && restores && episode.isOwed
    guard isTakenBack || isUnwanted else { return }
    outcome.takesBack = true
    outcome.isExact = true
    outcome.nestedOffsets = episode.nested.map { shift in
      let offset = Restore.offset(
        from: shift.scroll.metrics.offset, by: isUnwanted ? .undo : policy.restore.target,
        added: shift.added, baseline: shift.baseline, within: shift.scroll.offsets)
      return NestedOffset(id: shift.scroll.id, offset: offset)
    }
  }

  /// Notes where a nested scroll view is now, whether it holds the input or did before.
  mutating func setOffset(_ offset: Double, ofNested id: Int) {
    for index in layout.nested.indices where layout.nested[index].id == id {
      layout.nested[index].metrics.offset = offset
    }
    guard let index = episode?.nested.firstIndex(where: { $0.scroll.id == id }) else { return }
    episode?.nested[index].scroll.metrics.offset = offset
  }
}
