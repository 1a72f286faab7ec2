internal import KeyboardAvoidance

/// How often random runs took each cell, and each pair of cells one after the other.
public struct CoverageCounts: Hashable, Sendable {
  private var cells = Array(repeating: 0, count: Cell.all.count)
  private var pairs = Array(repeating: 0, count: Cell.all.count * Cell.all.count)

  /// Nothing was taken yet.
  public init() {}

  /// How often a cell was taken.
  public func count(of cell: Cell) -> Int { cells[cell.index] }

  /// How often a pair of cells was taken, one after the other.
  public func count(of pair: CellPair) -> Int {
    pairs[pair.first.index * Cell.all.count + pair.second.index]
  }

  /// Plays a run and counts its steps.
  public mutating func count(_ run: Run) {
    var player = RunPlayer(run)
    var last: Int?
    while let step = player.next() {
      for taken in step.record.steps {
        let cell = Cell.index(taken.from, taken.trigger)
        cells[cell] += 1
        if let last { pairs[last * Cell.all.count + cell] += 1 }
        last = cell
      }
    }
  }
}
