import Testing

@testable import KeyboardAvoidance
@testable import KeyboardAvoidanceSimulation

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

@Suite("Cells, and sets of them")
struct CellSetTests {
  @Test("Each cell has its place in the list of all, row by row")
  func places() {
    #expect(Cell.all.count == KeyboardState.allCases.count * Trigger.allCases.count)
    #expect(Cell.all.map(\.index) == Array(Cell.all.indices))
    #expect(KeyboardState.allCases.map(\.place) == Array(0..<5))
    #expect(Trigger.allCases.map(\.place) == Array(0..<16))
    #expect(Cell.all[1].description == "hidden × dockSame")
  }

  @Test("A set holds what was put in, in the order of the cells")
  func contents() {
    #expect(CellSet().isEmpty && CellSet().indices.isEmpty)
    for index in Cell.all.indices {
      var set = CellSet()
      set.insert(index)
      #expect(!set.isEmpty && set.indices == [index])
      set.insert(index)
      set.insert(79 - index)
      #expect(set.indices == [index, 79 - index].sorted())
    }
  }

  @Test("Two sets are joined, and it is told whether that changes the first")
  func union() {
    for (first, second) in [(1, 2), (1, 70), (70, 1), (70, 71)] {
      var (set, other) = (CellSet(), CellSet())
      set.insert(first)
      other.insert(second)
      #expect(!set.formUnion(CellSet()) && !set.formUnion(set) && set.indices == [first])
      #expect(set.formUnion(other) && set.indices == [first, second].sorted())
      #expect(!set.formUnion(other) && other.indices == [second])
    }
  }
}

@Suite("What an exploration keeps")
struct ExplorationLedgerTests {
  private static func ledger(
    _ steps: (cells: [UInt8], from: Int, to: Int)..., states: Int = 4
  ) -> CoverageLedger {
    var ledger = CoverageLedger()
    for _ in 0..<states { ledger.addState() }
    for (choice, step) in steps.enumerated() {
      // The cells lie between those of other steps.
      let cells = ContiguousArray([9] + step.cells + [9])
      ledger.note(cells, 1..<1 + step.cells.count, from: step.from, to: step.to, by: choice)
    }
    return ledger
  }

  private static func pairs(_ ledger: CoverageLedger) -> [[Int]] {
    ledger.pairs().enumerated().flatMap { first, set in set.indices.map { [first, $0] } }
  }

  @Test("A cell is first seen where it was taken first, wherever in its step")
  func first() {
    let ledger = Self.ledger(([3, 5], 0, 1), ([5], 1, 2), ([7, 3, 70], 2, 3))
    let first = ledger.first.enumerated().compactMap { cell, place in
      place.map { [cell, $0.state, $0.choice] }
    }
    #expect(first == [[3, 0, 0], [5, 0, 0], [7, 2, 2], [70, 2, 2]])
  }

  @Test("Cells follow each other within a step, and through a state")
  func followers() {
    #expect(Self.pairs(Self.ledger(([3, 5, 70], 0, 1))) == [[3, 5], [5, 70]])
    #expect(
      Self.pairs(Self.ledger(([3, 5], 0, 1), ([7, 8], 1, 2))) == [[3, 5], [5, 7], [7, 8]])
    #expect(Self.pairs(Self.ledger(([7], 1, 2), ([3], 0, 1))) == [[3, 7]])
    #expect(Self.pairs(Self.ledger(([3], 0, 0))) == [[3, 3]])
    #expect(Self.pairs(Self.ledger(([3], 0, 1), ([7], 2, 3))) == [])
  }

  @Test("Cells follow each other with nothing but time between, however long")
  func silence() {
    #expect(Self.pairs(Self.ledger(([3], 0, 1), ([], 1, 2), ([7], 2, 3))) == [[3, 7]])
    let way = Self.ledger(
      ([7], 4, 0), ([], 3, 4), ([], 2, 3), ([], 1, 2), ([3], 0, 1), ([], 2, 2), states: 5)
    #expect(Self.pairs(way) == [[3, 7], [7, 3]])
    #expect(Self.pairs(Self.ledger(([3], 0, 1), ([], 2, 1), ([7], 2, 3))) == [])
  }

  @Test("Equal machines with equal extras are one state, however many there are")
  func states() {
    let machines = [
      KeyboardMachine(policy: .standard),
      Evidence(SmallForm.header(.standard), [SmallForm.show]).after,
    ]
    var space = StateSpace()
    for number in 0..<2_100 {
      let (machine, extra) = (machines[number % 2], UInt64(number / 2))
      let state = Self.state(machine, extra)
      #expect(space.state(state) == nil)
      let added = space.add(state, from: max(0, number - 1), by: number % 7)
      #expect(added == number && space.state(state) == number)
    }
    #expect(space.count == 2_100 && space[2_001].mark == 1_000)
    for number in stride(from: 0, to: 2_100, by: 99) {
      let (machine, extra) = (machines[number % 2], UInt64(number / 2))
      let hash = StateSpace.hash(machine, extra)
      for guess in [0, number, 2_099] {
        #expect(space.state(machine, extra, hash: hash, near: guess) == number)
      }
    }
    #expect(space.path(to: 0) == [] && space.path(to: 9) == [1, 2, 3, 4, 5, 6, 0, 1, 2])
  }

  private static func state(
    _ machine: KeyboardMachine, _ extra: UInt64, hash: UInt64? = nil
  ) -> Expansion.Arrival {
    Expansion.Arrival(
      machine: machine, mark: extra, hash: hash ?? StateSpace.hash(machine, extra))
  }

  @Test("States that are looked for alike are told apart by their machines and their extras")
  func alike() {
    let shown = Evidence(SmallForm.header(.standard), [SmallForm.show]).after
    let hidden = KeyboardMachine(policy: .standard)
    var space = StateSpace()
    // All but the last are looked for in one place, the last one in its neighbour's.
    let hash: UInt64 = 4_094 | 1 << 50
    let states = [
      Self.state(shown, 0, hash: hash), Self.state(hidden, 0, hash: hash),
      Self.state(shown, 1, hash: hash), Self.state(shown, 0, hash: 4_095),
    ]
    for (number, state) in states.dropLast().enumerated() {
      #expect(space.state(state) == nil)
      _ = space.add(state, from: 0, by: 0)
      #expect(space.state(state) == number)
    }
    _ = space.add(states[3], from: 0, by: 0)
    for (number, state) in states.dropLast().enumerated() {
      #expect(space.state(state) == number)
      for guess in 0..<4 {
        let found = space.state(state.machine, state.mark, hash: hash, near: guess)
        #expect(found == number)
      }
    }
    #expect(space.state(Self.state(hidden, 1, hash: hash)) == nil)
  }
}
