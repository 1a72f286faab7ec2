public import KeyboardAvoidance

/// How often each transition was taken, and in which order the states followed.
public struct TransitionCounts: Hashable, Sendable {
  /// A state and a trigger: a cell of the matrix.
  private struct Cell: Hashable {
    let state: KeyboardState
    let trigger: Trigger
  }

  /// A change of the state.
  public struct Change: Hashable, Sendable {
    /// The state before.
    public let from: KeyboardState
    /// What caused it.
    public let trigger: Trigger
    /// The state after.
    public let to: KeyboardState
  }

  private var counts: [Cell: Int] = [:]

  /// The changes of the state, in order.
  public private(set) var changes: [Change] = []

  private var visited: Set<KeyboardState> = [Statechart.initial]

  /// Nothing but the state in which the machine begins.
  public init() {}

  /// Counts a step.
  public mutating func count(_ step: TurnReport.Step) {
    count(Change(from: step.from, trigger: step.trigger, to: step.to))
  }

  mutating func count(_ change: Change) {
    counts[Cell(state: change.from, trigger: change.trigger), default: 0] += 1
    visited.insert(change.to)
    if change.from != change.to { changes.append(change) }
  }

  /// How often a trigger happened in the states of a part.
  public func count(from part: StatechartPart, on trigger: Trigger) -> Int {
    part.states.reduce(0) { $0 + (counts[Cell(state: $1, trigger: trigger)] ?? 0) }
  }

  /// How often an arrow was taken.
  public func count(of arrow: Statechart.Arrow) -> Int {
    arrow.causes.reduce(0) { $0 + count(from: arrow.source, on: $1.trigger) }
  }

  /// Whether the machine was in a state.
  public func contains(_ state: KeyboardState) -> Bool { visited.contains(state) }

  /// The cells that were taken at least once, and how many there are.
  public var coverage: (taken: Int, all: Int) {
    (counts.count, KeyboardState.allCases.count * Trigger.allCases.count)
  }
}
