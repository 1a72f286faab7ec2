#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

/// The content offsets beside the reveal: what an anchor carries along, what a leaving takes back,
/// and what can be scrolled.
extension KeyboardMachine {
  /// Opens the account of the offset, and lets content that is anchored at the bottom move with the
  /// lower edge of what can be seen. Says by how much that edge rose for it, in points.
  mutating func carryContent(_ outcome: inout Outcome, leaves: Bool) -> Double {
    guard let scroll = layout.scroll else { return 0 }
    outcome.account = OffsetAccount(
      offset: scroll.offset, baseline: isEpisodeOpen ? currentEpisode.baseline : scroll.offset,
      added: currentEpisode.addedContentOffset)
    guard policy.anchor == .bottom, policy.mover.scrolls else {
      lowerEdge = nil
      return 0
    }
    let lastEdge = lowerEdge
    let edge =
      Double(layout.view.size.height) - scroll.insets.bottom - outcome.adjustment.bottomInset
    lowerEdge = edge
    let isDragged = isDraggedAnew && keyboard.drag != nil
    guard wasUp || state.isUp, !isDragged, let lastEdge, (lastEdge - edge).isDistance,
      let range = scrollableOffsets(adding: outcome.adjustment.bottomInset)
    else { return 0 }
    let rise = lastEdge - edge
    if leaves {
      outcome.account?.carry(rise)
    } else {
      outcome.account?.carry(rise, within: range)
      layout.scroll?.offset = outcome.account?.offset ?? scroll.offset
    }
    return rise
  }

  /// The offsets that can be scrolled to while the keyboard is up. A drag does not count: the offset
  /// is planned with the docked frame.
  mutating func scrollableOffsets(adding inset: Double) -> ClosedRange<Double>? {
    guard let scroll = layout.scroll else { return nil }
    let inset =
      keyboard.drag == nil
      ? inset
      : addedInset(for: keyboard.docked(in: state))
    return scroll.offsets(height: layout.view.size.height, adding: inset)
  }

  /// A view that grows, or content that shrinks, leaves less to be scrolled: where the system has
  /// cut the offset for that, what was added may be less now.
  mutating func noteCut(to viewport: Viewport) {
    guard let before = layout.scroll, let scroll = viewport.scroll,
      scroll.room(in: viewport.view.size.height) < before.room(in: layout.view.size.height)
    else { return }
    var account = OffsetAccount(
      offset: before.offset, baseline: currentEpisode.baseline,
      added: currentEpisode.addedContentOffset)
    account.follow(
      cutTo: scroll.offset,
      within: scroll.offsets(height: viewport.view.size.height, adding: adjustment.bottomInset),
      inset: scroll.insets.bottom)
    currentEpisode.addedContentOffset = account.added
  }

  /// Takes back what an earlier policy scrolled, before a lift is planned: the lift counts with the
  /// offsets that there will be.
  mutating func takeBackScrolls(_ outcome: inout Outcome) {
    if let scroll = layout.scroll, var account = outcome.account, account.added != 0 {
      account.offset = Restore.undone(
        account.offset, added: account.added, baseline: account.baseline)
      account.clamp(to: scroll.offsets(height: layout.view.size.height))
      outcome.account = account
      outcome.placesOffset = true
      outcome.takesBack = true
      layout.scroll?.offset = account.offset
    }
    if currentEpisode.nested.contains(where: { $0.added != 0 }) {
      nestedOffsets.values = currentEpisode.nested.map { shift in
        let offset = Restore.undone(
          shift.scroll.metrics.offset, added: shift.added, baseline: shift.baseline)
        return NestedOffset(id: shift.scroll.id, offset: shift.scroll.offsets.nearest(to: offset))
      }
      outcome.placesNested = true
      outcome.takesBack = true
      for back in nestedOffsets.values { setLayoutOffset(back.offset, ofNested: back.id) }
    }
    if outcome.takesBack { outcome.isExact = true }
  }

  /// Restores the offset at a leaving, and keeps it within what can be scrolled then and when the
  /// inset shrinks; a drag never does.
  mutating func placeOffset(
    leaves: Bool, restores: Bool, isCarried: Bool, _ outcome: inout Outcome
  ) {
    guard policy.mover.scrolls, let scroll = layout.scroll, var account = outcome.account else {
      return
    }
    let atRest = scroll.offsets(height: layout.view.size.height)
    let less = adjustment.bottomInset - outcome.adjustment.bottomInset
    let shrinks = keyboard.drag == nil && less >= Tolerance.rounding
    if leaves {
      let before = account.offset
      if restores, currentEpisode.awaitsRestore {
        outcome.takesBack = true
        account.offset = Restore.offset(
          from: account.offset, by: policy.restore.target, added: account.added,
          baseline: account.baseline, end: atRest.upperBound)
      }
      let stays = state.isUp && account.offset == before && !isCarried && !shrinks
      guard !stays,
        let range = state.isUp ? scrollableOffsets(adding: outcome.adjustment.bottomInset) : atRest
      else { return }
      if isCarried { account.cut(to: range) } else { account.clamp(to: range) }
    } else if shrinks, let range = scrollableOffsets(adding: outcome.adjustment.bottomInset) {
      account.clamp(to: range)
    } else {
      return
    }
    outcome.isExact = leaves || outcome.takesBack
    outcome.placesOffset = true
    outcome.account = account
  }

  /// Restores the nested scroll views' offsets at a leaving, each for itself.
  mutating func placeNestedOffsets(leaves: Bool, restores: Bool, _ outcome: inout Outcome) {
    guard policy.mover.scrolls, leaves, restores, currentEpisode.awaitsRestore else { return }
    outcome.takesBack = true
    outcome.isExact = true
    nestedOffsets.values.removeAll(keepingCapacity: true)
    for shift in currentEpisode.nested {
      let current = shift.scroll.metrics.offset
      let range = shift.scroll.offsets
      let offset = Restore.offset(
        from: current, by: policy.restore.target, added: shift.added,
        baseline: shift.baseline, end: range.upperBound)
      let stays = state.isUp && offset == current
      nestedOffsets.values.append(
        NestedOffset(id: shift.scroll.id, offset: stays ? offset : range.nearest(to: offset)))
    }
    outcome.placesNested = true
  }

  /// Notes where a nested scroll view is now, whether it holds the input or did before.
  mutating func setOffset(_ offset: Double, ofNested id: Int) {
    setLayoutOffset(offset, ofNested: id)
    for index in currentEpisode.nested.indices where currentEpisode.nested[index].scroll.id == id {
      currentEpisode.nested[index].scroll.metrics.offset = offset
    }
  }

  private mutating func setLayoutOffset(_ offset: Double, ofNested id: Int) {
    for index in layout.nested.indices where layout.nested[index].id == id {
      layout.nested[index].metrics.offset = offset
    }
  }
}
