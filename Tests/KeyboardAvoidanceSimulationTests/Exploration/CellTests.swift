import KeyboardAvoidance
import KeyboardAvoidanceSimulation
import Testing

@Suite("Cells through the machine")
struct CellTests {
  @Test("A cell that events reach leads to its state and commands", arguments: CellRow.all)
  func cell(_ row: CellRow) {
    let (outcome, cells) = row.play(KeyboardMachine(policy: row.policy))
    #expect(outcome == row.expected)
    #expect(cells.contains(row.cell), "\(cells)")
  }

  @Test("Every cell has its row, but for those that no event can reach")
  func complete() {
    let missing = Cell.all.filter { cell in !CellRow.all.contains { $0.cell == cell } }
    #expect(missing == CellRow.unreachable)
  }
}
