/// Finds choices that move the view a second time when they are repeated at once.
///
/// Both halves are explored anyway: the choice that leads into a state, and the same choice out of
/// it. Only one bit of each has to be kept.
struct RepetitionLedger {
  private let words: Int
  private var arrivals: ContiguousArray<UInt64> = []
  private var moves: ContiguousArray<UInt64> = []

  init(_ choices: Int) { words = (choices + 63) / 64 }

  mutating func addState() {
    for _ in 0..<words {
      arrivals.append(0)
      moves.append(0)
    }
  }

  /// Notes a choice, and tells whether it moves in a state that it leads to itself.
  mutating func isBroken(from state: Int, to next: Int, by choice: Int, moves isMoving: Bool)
    -> Bool
  {
    let bit: UInt64 = 1 << UInt64(choice % 64)
    let word = choice / 64
    if isMoving { moves[state * words + word] |= bit }
    arrivals[next * words + word] |= bit
    return (isMoving && arrivals[state * words + word] & bit != 0)
      || moves[next * words + word] & bit != 0
  }
}
