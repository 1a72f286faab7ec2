internal import KeyboardAvoidance

#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

/// How far two lengths may lie apart before an invariant minds, in points: the machine's tolerance.
private let tolerance = 0.5

extension Invariant {
  /// A leaving ends where the restore rule says; the offset is what the user left.
  public static let restores = Invariant(
    "restores",
    """
    What is added to the content offset is counted, and a leaving ends where the restore rule \
    says, within what can be scrolled without the inset; a nested scroll view returns by the rule \
    for itself.
    """, .step(checkRestores),
    where: .step { step in
      restorable(step.before, step.after, step.record) != nil
        && InvariantMemory.leaves(step.before, step.after)
    })

  /// What was lowest above the keyboard stays lowest.
  public static let anchored = Invariant(
    "anchored",
    """
    What was lowest above the keyboard stays lowest when the keyboard or the layout changes, as far \
    as can be scrolled, but for what an input needs; for content that is anchored at the bottom, \
    unless paused, stale or dragged, and until a leaving.
    """, .step(checkAnchored),
    where: .step { step in
      (carried(step.before, step.after, step.record)?.rise ?? 0) != 0
    })

  private static func checkAnchored(
    _ before: KeyboardMachine, _ after: KeyboardMachine, _ turn: TurnRecord,
    _ memory: InvariantMemory
  ) -> String? {
    guard let carried = carried(before, after, turn) else { return nil }
    let added = (after.episode?.addedContentOffset ?? 0) - (before.episode?.addedContentOffset ?? 0)
    let found = after.offset
    guard abs(found - carried.offset - added) >= carried.cut + tolerance else { return nil }
    return """
      the lower edge rose by \(carried.rise), the offset went from \(carried.start) to \(found), \
      of which \(added) are counted as added
      """
  }
}

/// Where an offset gets to with the lower edge of what can be seen, in points.
private struct Carried {
  let start: Double
  let rise: Double

  /// The offset that it is carried to, within what can be scrolled.
  let offset: Double

  /// By how much what can be scrolled cuts the way short.
  var cut: Double { abs(start + rise - offset) }
}

extension Invariant {
  /// How far content is carried by a turn; nothing if it is not anchored, or something else moves it.
  private static func carried(
    _ before: KeyboardMachine, _ after: KeyboardMachine, _ turn: TurnRecord
  ) -> Carried? {
    guard after.isAnchoredAtBottom, !before.isPaused,
      !after.isPaused, !before.isStale, !after.isStale, !before.isDragged, !after.isDragged,
      before.policy == after.policy,
      !before.hasEpisode || !InvariantMemory.leaves(before, after),
      before.state.isUp || after.state.isUp,
      let last = before.bottomEdge, let edge = after.bottomEdge,
      let range = after.offsets(adding: after.adjustment.bottomInset)
    else { return nil }
    let start = turn.hostOffset ?? before.offset
    let rise = last - edge
    let stays = rise == 0 && after.adjustment.bottomInset >= before.adjustment.bottomInset
    return Carried(
      start: start, rise: rise, offset: stays ? start : range.place(nearest: start + rise))
  }

  /// The offset that anchored content is carried to by a turn, in points; nothing if something else
  /// moves it, too.
  static func carriedOffset(
    _ before: KeyboardMachine, _ after: KeyboardMachine, _ turn: TurnRecord
  ) -> Double? { carried(before, after, turn)?.offset }

  /// The episode that a step continues or ends, and where the content can be scrolled at rest;
  /// nothing if no offset is counted then.
  private static func restorable(
    _ before: KeyboardMachine, _ after: KeyboardMachine, _ turn: TurnRecord
  ) -> (episode: Episode, atRest: ClosedRange<Double>)? {
    guard after.scrolls, before.hasEpisode, before.policy == after.policy,
      !before.isPaused, !after.isPaused, !turn.hasLayout, !before.isStale, !after.isStale,
      let episode = before.episode,
      let atRest = after.offsets(adding: 0)
    else { return nil }
    return (episode, atRest)
  }

  private static func checkRestores(
    _ before: KeyboardMachine, _ after: KeyboardMachine, _ turn: TurnRecord,
    _ memory: InvariantMemory
  ) -> String? {
    guard let (episode, atRest) = restorable(before, after, turn) else { return nil }
    let start = turn.hostOffset ?? before.offset
    let rise = rise(before, after, turn)
    guard InvariantMemory.leaves(before, after) else {
      return rise == 0 ? checkCounted(episode, from: start, before, after) : nil
    }
    let rule = after.policy.restore
    let isTaken = rule.reasons.contains(InvariantMemory.reason(before, after, turn))
    if let message = checkNested(episode, isTaken, before, after, turn) { return message }
    guard rule.target != .origin || !isTaken || before.isHeld else { return nil }
    let current = start + rise
    let wanted =
      isTaken
      ? back(
        from: current, added: episode.addedContentOffset, baseline: episode.baseline + rise,
        end: atRest.upperBound, by: rule.target)
      : current
    var range = atRest
    if after.state.isUp {
      let isShrunk = after.adjustment.bottomInset < before.adjustment.bottomInset
      if wanted == current, rise == 0, !isShrunk || after.isDragged {
        return abs(after.offset - current) <= slack(after)
          ? nil : "\(after.offset) for \(current), which may stay"
      }
      range = after.offsets(adding: after.dockedInset) ?? atRest
    }
    let expected = range.place(nearest: wanted)
    guard abs(after.offset - expected) > slack(after) else { return nil }
    // What only a clamp took, at a leaving before this one, is not to be taken back.
    if !before.isHeld, abs(after.offset - range.place(nearest: current)) < 1e-6 { return nil }
    return "the leaving ends at the offset \(after.offset) instead of \(expected)"
  }

  /// How far an offset may be off, in points: an edge that moved by too little for a command is
  /// followed with the next one.
  private static func slack(_ machine: KeyboardMachine) -> Double {
    machine.isAnchoredAtBottom ? tolerance : 1e-6
  }

  /// Whether what moved an offset is counted as added.
  private static func checkCounted(
    _ episode: Episode, from start: Double, _ before: KeyboardMachine, _ after: KeyboardMachine
  ) -> String? {
    let added = after.episode?.addedContentOffset ?? 0
    let rest = (after.offset - start) - (added - episode.addedContentOffset)
    let isCounted = abs(rest) <= slack(after)
    let isClamped = after.adjustment.bottomInset < before.adjustment.bottomInset
    guard !after.hasEpisode || isCounted || isClamped else {
      return "the offset went from \(start) to \(after.offset), \(added) is counted as added"
    }
    return nil
  }

  /// Whether each nested scroll view is where the rule leaves it for itself.
  private static func checkNested(
    _ episode: Episode, _ isTaken: Bool, _ before: KeyboardMachine, _ after: KeyboardMachine,
    _ turn: TurnRecord
  ) -> String? {
    guard before.isHeld, !turn.movesNested, let chain = after.viewport?.nested else { return nil }
    for shift in episode.nested {
      guard let found = chain.first(where: { $0.id == shift.scroll.id })?.metrics.offset else {
        continue
      }
      let metrics = shift.scroll.metrics
      let range = metrics.offsets(height: shift.scroll.frame.size.height)
      let wanted =
        isTaken
        ? back(
          from: metrics.offset, added: shift.added, baseline: shift.baseline,
          end: range.upperBound, by: after.policy.restore.target)
        : metrics.offset
      if wanted == metrics.offset, found == wanted { continue }
      guard abs(found - range.place(nearest: wanted)) > 1e-6 else { continue }
      return "nested scroll view \(shift.scroll.id) ends at \(found) instead of \(wanted)"
    }
    return nil
  }

  /// Where an offset returns to.
  private static func back(
    from current: Double, added: Double, baseline: Double, end: Double, by rule: RestoreRule.Target
  ) -> Double {
    switch rule {
    case .origin: baseline
    case .undo: current - added
    case .undoUnlessPastEnd: current > end + 1e-6 ? end : current - added
    }
  }

  /// How far the lower edge rose for content that is anchored there; a drag carries nothing.
  private static func rise(
    _ before: KeyboardMachine, _ after: KeyboardMachine, _ turn: TurnRecord
  ) -> Double {
    guard after.isAnchoredAtBottom, !(turn.hasDrag && after.isDragged),
      let last = before.bottomEdge, let edge = after.bottomEdge
    else { return 0 }
    return last - edge
  }
}

extension ClosedRange<Double> {
  fileprivate func place(nearest value: Double) -> Double {
    Swift.min(Swift.max(value, lowerBound), upperBound)
  }
}
