import Testing

@testable import KeyboardAvoidanceSimulation

@Suite("Choices that move although they are repeated")
struct RepetitionLedgerTests {
  /// Whether one of several steps shows that a choice moves in a state that it leads to itself.
  private func isBroken(_ steps: (from: Int, to: Int, choice: Int, moves: Bool)...) -> [Bool] {
    var ledger = RepetitionLedger(130)
    for _ in 0..<4 { ledger.addState() }
    return steps.map { ledger.isBroken(from: $0.from, to: $0.to, by: $0.choice, moves: $0.moves) }
  }

  @Test("It is seen whichever of the two steps is taken first, whatever the choice's number")
  func bothWays() {
    for choice in [0, 63, 64, 65, 129] {
      #expect(isBroken((0, 1, choice, true), (1, 2, choice, true)) == [false, true])
      #expect(isBroken((0, 1, choice, false), (1, 2, choice, true)) == [false, true])
      #expect(isBroken((1, 2, choice, true), (0, 1, choice, false)) == [false, true])
      #expect(isBroken((3, 3, choice, true)) == [true])
    }
  }

  @Test("Another choice, another state, or a step that does not move is none")
  func others() {
    #expect(isBroken((0, 1, 5, true), (1, 2, 69, true)) == [false, false])
    #expect(isBroken((0, 1, 5, true), (1, 2, 6, true)) == [false, false])
    #expect(isBroken((0, 1, 5, true), (2, 3, 5, true)) == [false, false])
    #expect(isBroken((0, 1, 5, true), (1, 2, 5, false)) == [false, false])
    #expect(isBroken((3, 3, 5, false)) == [false])
  }
}
