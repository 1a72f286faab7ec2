internal import KeyboardAvoidance

/// How far two lengths may lie apart before an invariant minds, in points: the machine's tolerance.
private let tolerance = 0.5

extension Invariant {
  /// A leaving ends where the restore rule says; the offset is what the user left.
  public static let restores = Invariant(
    "restores",
    """
    What is added to the content offset is counted, and a leaving ends where the restore rule \
    says, within what can be scrolled without the inset.
    """, .step(checkRestores),
    where: .step { step in
      restorable(step.before, step.after, step.record) != nil
        && InvariantMemory.leaves(step.before, step.after)
    })

  /// An episode and its baseline last as long as they should.
  public static let episode = Invariant(
    "episode",
    """
    An episode starts with the keyboard up and an input focused, and it and its baseline last \
    until neither holds; during a pause it neither starts nor ends.
    """,
    .step { before, after, _, _ in
      let isFocused = after.hasInput
      if before.hasEpisode, after.state.isUp || isFocused || after.isPaused {
        guard after.hasEpisode else { return "the episode ends too early" }
        guard after.baseline == before.baseline || after.isAnchoredAtBottom else {
          return "the baseline went from \(before.baseline) to \(after.baseline)"
        }
      }
      guard !after.isPaused else { return nil }
      if after.state.isUp, isFocused, !after.hasEpisode { return "no episode starts" }
      if !after.state.isUp, !isFocused, after.hasEpisode { return "the episode does not end" }
      return nil
    }, where: .step { $0.before.hasEpisode || $0.after.hasEpisode })

  /// Nothing moves that is clear already.
  public static let minimal = Invariant(
    "minimal",
    """
    Nothing moves for an input that is clear already; except `always`, and inputs of an engaged \
    episode.
    """, .step(checkMinimal), where: .step { offsetOfClear($0.before, $0.after, $0.record) != nil })

  /// A repeated event moves nothing.
  public static let idempotent = Invariant(
    "idempotent",
    "A repeated event moves nothing; a tap asks again as long as the input stays focused.",
    .step { _, after, turn, _ in
      guard turn.events.count == 1, let event = turn.events.first else { return nil }
      var again = after
      guard let move = again.handle(event, at: turn.time).move else { return nil }
      return "\(event) repeated commands \(move)"
    }, where: .step { $0.record.events.count == 1 && $0.after.isHeld })

  /// A pause moves nothing.
  public static let quiet = Invariant(
    "quiet",
    "While paused nothing is moved, and a pause that ends commands exactly once, without animation.",
    .step { before, after, turn, _ in
      guard before.isPaused else { return nil }
      if after.isPaused { return turn.commands.hasMove ? "a move during a pause" : nil }
      guard let move = turn.commands.move else { return "the end of a pause commands nothing" }
      return move.animation == nil ? nil : "the end of a pause is animated"
    }, where: .step { $0.before.isPaused })

  /// Every number in a command is one.
  public static let finite = Invariant(
    "finite",
    "Whatever the input, no number in a command is undefined or infinite.",
    .step { _, after, turn, _ in
      guard let move = turn.commands.move else { return nil }
      let numbers = [
        move.adjustment.translation, move.adjustment.boundsOrigin, move.adjustment.bottomInset,
        move.adjustment.addedContentOffset, move.contentOffset ?? 0, move.animation?.duration ?? 0,
      ]
      return numbers.allSatisfy(\.isFinite) ? nil : "\(move) is not finite"
    }, where: .step { $0.record.commands.hasMove })

  /// The episode that a step continues or ends, and where the content can be scrolled at rest;
  /// nothing if no offset is counted then.
  private static func restorable(
    _ before: KeyboardMachine, _ after: KeyboardMachine, _ turn: TurnRecord
  ) -> (episode: Episode, atRest: ClosedRange<Double>)? {
    guard after.scrolls, !after.isAnchoredAtBottom, before.policy == after.policy,
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
    let current = turn.hostOffset ?? before.offset
    guard InvariantMemory.leaves(before, after) else {
      let added = after.episode?.addedContentOffset ?? 0
      let isCounted = abs((after.offset - current) - (added - episode.addedContentOffset)) < 1e-6
      let isClamped = after.adjustment.bottomInset < before.adjustment.bottomInset
      guard !after.hasEpisode || isCounted || isClamped else {
        return "the offset went from \(current) to \(after.offset), \(added) is counted as added"
      }
      return nil
    }
    let rule = after.policy.restore
    let isTaken = rule.reasons.contains(InvariantMemory.reason(before, after, turn))
    guard rule.target != .origin || !isTaken || before.isHeld else { return nil }
    let wanted =
      switch (isTaken, rule.target) {
      case (false, _): current
      case (true, .origin): episode.baseline
      case (true, .undo): current - episode.addedContentOffset
      case (true, .undoUnlessPastEnd):
        current > atRest.upperBound ? atRest.upperBound : current - episode.addedContentOffset
      }
    var range = atRest
    if after.state.isUp {
      let isShrunk = after.adjustment.bottomInset < before.adjustment.bottomInset
      if wanted == current, !isShrunk || after.isDragged {
        return after.offset == current ? nil : "\(after.offset) for \(current), which may stay"
      }
      range = after.offsets(adding: after.adjustment.bottomInset) ?? atRest
    }
    let expected = range.place(nearest: wanted)
    guard abs(after.offset - expected) > 1e-6 else { return nil }
    // What only a clamp took, at a leaving before this one, is not to be taken back.
    if !before.isHeld, after.offset == range.place(nearest: current) { return nil }
    return "the leaving ends at the offset \(after.offset) instead of \(expected)"
  }

  /// What was lowest above the keyboard stays lowest.
  public static let anchored = Invariant(
    "anchored",
    """
    What was lowest above the keyboard stays lowest when the keyboard changes, as far as can be \
    scrolled; for content that is anchored at the bottom, without an input to reveal or a drag.
    """,
    .step { before, after, turn, _ in
      guard after.isAnchoredAtBottom, !before.isHeld, !after.isHeld, !before.hasEpisode,
        !before.isPaused, !after.isPaused, !before.isStale, !after.isStale, !before.isDragged,
        !after.isDragged, !turn.hasLayout, before.state.isUp || after.state.isUp
      else { return nil }
      let current = turn.hostOffset ?? before.offset
      let rise = after.adjustment.bottomInset - before.adjustment.bottomInset
      guard let range = after.offsets(adding: after.adjustment.bottomInset),
        abs(after.offset - current - rise) >= tolerance,
        after.offset != range.lowerBound, after.offset != range.upperBound
      else { return nil }
      return "the lower edge rose by \(rise), the offset went from \(current) to \(after.offset)"
    })

  private static func checkMinimal(
    _ before: KeyboardMachine, _ after: KeyboardMachine, _ turn: TurnRecord,
    _ memory: InvariantMemory
  ) -> String? {
    guard let current = offsetOfClear(before, after, turn) else { return nil }
    if !after.scrolls {
      guard before.episode?.isEngaged != true, after.liftOfView != 0 else { return nil }
      return "a lift of \(after.liftOfView) for an input that is clear"
    }
    guard after.offset != current else { return nil }
    let isShrunk = after.adjustment.bottomInset < before.adjustment.bottomInset
    if isShrunk, let range = after.offsets(adding: after.adjustment.bottomInset),
      after.offset == range.upperBound || after.offset == range.lowerBound
    {
      return nil
    }
    return "the offset went from \(current) to \(after.offset) for an input that is clear"
  }
}

extension Invariant {
  /// The offset before a move, where the input is clear and nothing but `minimal` says why it moves.
  private static func offsetOfClear(
    _ before: KeyboardMachine, _ after: KeyboardMachine, _ turn: TurnRecord
  ) -> Double? {
    guard turn.commands.hasMove, after.isHeld, !after.isPaused, !after.isStale,
      before.policy == after.policy, !after.scrolls || after.viewport?.nested.isEmpty == true,
      after.policy.engagement != .always || after.policy.mover == .inset,
      !after.isAnchoredAtBottom
    else { return nil }
    let current = turn.hostOffset ?? (turn.hasLayout ? after.offset : before.offset)
    guard let sight = Sight(after, offset: current), sight.top >= sight.limit,
      !sight.engages(after, margin: -1e-6)
    else { return nil }
    return current
  }
}

extension ClosedRange<Double> {
  fileprivate func place(nearest value: Double) -> Double {
    Swift.min(Swift.max(value, lowerBound), upperBound)
  }
}
