public import KeyboardAvoidance

/// A cell of the matrix: a state and a trigger.
public struct Cell: Hashable, Sendable, CustomStringConvertible {
  /// The state before.
  public let state: KeyboardState

  /// The trigger.
  public let trigger: Trigger

  /// A cell.
  public init(_ state: KeyboardState, _ trigger: Trigger) {
    self.state = state
    self.trigger = trigger
  }

  /// Every cell, row by row.
  public static let all = KeyboardState.allCases.flatMap { state in
    Trigger.allCases.map { Cell(state, $0) }
  }

  /// `showing × didDock`.
  public var description: String { "\(state) × \(trigger)" }

  /// The place in `all`.
  var index: Int { Self.index(state, trigger) }

  static func index(_ state: KeyboardState, _ trigger: Trigger) -> Int {
    state.place * 16 + trigger.place
  }
}

extension KeyboardState {
  /// The place in `allCases`.
  var place: Int {
    switch self {
    case .hidden: 0
    case .showing: 1
    case .shown: 2
    case .changingFrame: 3
    case .hiding: 4
    }
  }
}

extension Trigger {
  /// The place in `allCases`.
  var place: Int {
    switch self {
    case .dock: 0
    case .dockSame: 1
    case .didDock: 2
    case .leave: 3
    case .didLeave: 4
    case .settled: 5
    case .focus: 6
    case .blur: 7
    case .caret: 8
    case .layout: 9
    case .userScroll: 10
    case .sample: 11
    case .dismissal: 12
    case .pause: 13
    case .resume: 14
    case .noise: 15
    }
  }
}

/// A set of cells, as bits.
struct CellSet: Hashable, Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  var isEmpty: Bool { low == 0 && high == 0 }

  /// The places of its cells in `Cell.all`, in that order.
  var indices: [Int] {
    var indices: [Int] = []
    forEach { indices.append($0) }
    return indices
  }

  /// Calls `body` with the place of each of its cells in `Cell.all`, in that order.
  func forEach(_ body: (Int) -> Void) {
    for (bits, first) in [(low, 0), (high, 64)] {
      var rest = bits
      while rest != 0 {
        body(first + rest.trailingZeroBitCount)
        rest &= rest - 1
      }
    }
  }

  mutating func insert(_ index: Int) {
    if index < 64 { low |= 1 << UInt64(index) } else { high |= 1 << UInt64(index - 64) }
  }

  /// Adds another set's cells, and tells whether that changed anything.
  @discardableResult
  mutating func formUnion(_ other: CellSet) -> Bool {
    let before = self
    low |= other.low
    high |= other.high
    return self != before
  }
}
