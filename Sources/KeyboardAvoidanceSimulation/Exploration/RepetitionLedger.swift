/// Finds choices that move the view a second time when they are repeated at once.
///
/// Both halves are explored anyway: the choice that leads into a state, and the same choice out of
/// it. Only one bit of each has to be kept.
struct RepetitionLedger {
  private let words: Int

  /// For each state its arrivals and its moves, side by side: whoever needs one needs the other.
  private var bits: ContiguousArray<UInt64> = []

  init(_ choices: Int) { words = (choices + 63) / 64 }

  mutating func addState() {
    for _ in 0..<2 * words { bits.append(0) }
  }

  /// Of two steps by one choice, the second of which moves, the one that was noted now.
  enum Finding {
    /// The first: the choice moves in the state that it led to.
    case first
    /// The second: the choice led to the state in which it moves, from one that was left before.
    case second
  }

  /// Notes a choice, and tells whether it moves in a state that it leads to itself.
  mutating func note(
    from state: Int, to next: Int, by choice: Int, moves: Bool
  ) -> Finding? {
    let bit: UInt64 = 1 << UInt64(choice % 64)
    let here = 2 * (state * words + choice / 64)
    let there = 2 * (next * words + choice / 64)
    bits[there] |= bit
    if moves { bits[here + 1] |= bit }
    if bits[there + 1] & bit != 0 { return .first }
    return moves && bits[here] & bit != 0 ? .second : nil
  }
}
