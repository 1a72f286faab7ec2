internal import KeyboardAvoidance

extension Invariant {
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
        move.adjustment.addedContentOffset, move.contentOffset ?? 0,
      ]
      return numbers.allSatisfy(\.isFinite) ? nil : "\(move) is not finite"
    }, where: .step { $0.record.commands.hasMove })

  private static func checkMinimal(
    _ before: KeyboardMachine, _ after: KeyboardMachine, _ turn: TurnRecord,
    _ memory: InvariantMemory
  ) -> String? {
    guard let current = offsetOfClear(before, after, turn) else { return nil }
    if !after.scrolls {
      guard before.episode?.isEngaged != true, after.liftOfView != 0 else { return nil }
      return "a lift of \(after.liftOfView) for an input that is clear"
    }
    let slack = after.isAnchoredAtBottom ? 0.5 : 0
    guard abs(after.offset - current) > slack else { return nil }
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
      after.policy.engagement != .always || after.policy.mover == .inset
    else { return nil }
    if after.isAnchoredAtBottom {
      guard let carried = carriedOffset(before, after, turn), isClear(after, carried) else {
        return nil
      }
      return carried
    }
    // A lift counts with the offsets that there are when a policy's scroll has been taken back.
    let isElsewhere = turn.hasLayout || !after.scrolls
    let current = turn.hostOffset ?? (isElsewhere ? after.offset : before.offset)
    return isClear(after, current) ? current : nil
  }

  /// Whether nothing has to be moved with the content at an offset.
  private static func isClear(_ machine: KeyboardMachine, _ offset: Double) -> Bool {
    guard let sight = Sight(machine, offset: offset), !sight.waitsForCaret else { return false }
    return sight.top >= sight.limit && !sight.engages(machine, margin: -1e-6)
  }
}
