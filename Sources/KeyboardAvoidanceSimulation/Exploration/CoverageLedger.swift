/// Which cells and which pairs of cells an exploration passed through.
struct CoverageLedger {
  /// Where a cell was first seen: by a choice from a state, on a shortest way.
  private(set) var first: [(state: Int, choice: Int)?]

  /// The cells that lead into each state, and those that lead out of it.
  private var into: ContiguousArray<CellSet> = []
  private var outOf: ContiguousArray<CellSet> = []

  /// Steps that took no cell: only time passed.
  private var silent: ContiguousArray<(from: UInt32, to: UInt32)> = []

  /// The cells that follow each cell directly.
  private var followers: [CellSet]

  init() {
    first = Array(repeating: nil, count: Cell.all.count)
    followers = Array(repeating: CellSet(), count: Cell.all.count)
  }

  mutating func addState() {
    into.append(CellSet())
    outOf.append(CellSet())
  }

  /// Notes the cells in a range, which a choice took in their order from one state to another.
  mutating func note(
    _ cells: ContiguousArray<UInt8>, _ range: Range<Int>, from state: Int, to next: Int,
    by choice: Int
  ) {
    guard !range.isEmpty else {
      if state != next { silent.append((UInt32(state), UInt32(next))) }
      return
    }
    var last: Int?
    for index in range {
      let cell = Int(cells[index])
      if first[cell] == nil { first[cell] = (state, choice) }
      if let last { followers[last].insert(cell) } else { outOf[state].insert(cell) }
      last = cell
    }
    if let last { into[next].insert(last) }
  }

  /// The cells that follow each cell, with nothing between but time.
  func pairs() -> [CellSet] {
    var into = into
    var isStable = false
    while !isStable {
      isStable = true
      for (from, to) in silent where into[Int(to)].formUnion(into[Int(from)]) { isStable = false }
    }
    var pairs = followers
    for state in into.indices where !outOf[state].isEmpty {
      into[state].forEach { pairs[$0].formUnion(outOf[state]) }
    }
    return pairs
  }
}
