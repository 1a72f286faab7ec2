internal import KeyboardAvoidance

/// What an exploration found.
public struct ExplorationReport: Hashable, Sendable {
  /// What was explored.
  public let scene: ExplorationScene

  /// How many states there are.
  public let states: Int

  /// How many steps were taken, each choice in each state once.
  public let transitions: Int

  /// How many turns and pauses the farthest state is away from the first.
  public let depth: Int

  /// Whether nothing new can be found: every state was left in every way.
  public let isComplete: Bool

  /// The letters that were not tried, because there was no room to count how often they came.
  public let untried: [String]

  /// How long it took, in seconds.
  public let seconds: Double

  /// The first violation of each invariant that does not hold, on a shortest way.
  public let violations: [FoundViolation]

  private let paths: [ExplorationPath?]
  private let followers: [CellSet]

  init(
    scene: ExplorationScene, states: Int, transitions: Int, depth: Int, isComplete: Bool,
    untried: [String], seconds: Double, paths: [ExplorationPath?], followers: [CellSet],
    violations: [FoundViolation]
  ) {
    self.scene = scene
    self.states = states
    self.transitions = transitions
    self.depth = depth
    self.isComplete = isComplete
    self.untried = untried
    self.seconds = seconds
    self.paths = paths
    self.followers = followers
    self.violations = violations
  }

  /// Steps in a second.
  public var transitionsPerSecond: Double { seconds > 0 ? Double(transitions) / seconds : 0 }

  /// The cells that were taken, row by row.
  public var cells: [Cell] { Cell.all.filter { path(to: $0) != nil } }

  /// The cells that were never taken, row by row.
  public var missingCells: [Cell] { Cell.all.filter { path(to: $0) == nil } }

  /// The pairs of cells that followed each other with nothing between but time.
  public var pairs: [CellPair] {
    Cell.all.flatMap { first in
      followers[first.index].indices.map { CellPair(first, Cell.all[$0]) }
    }
  }

  /// A shortest way to take a cell; `nil` if it was never taken.
  public func path(to cell: Cell) -> ExplorationPath? { paths[cell.index] }
}

/// Two cells, one taken after the other.
public struct CellPair: Hashable, Sendable, CustomStringConvertible {
  /// The cell that was taken first.
  public let first: Cell

  /// The cell that was taken next.
  public let second: Cell

  /// A pair of cells.
  public init(_ first: Cell, _ second: Cell) {
    self.first = first
    self.second = second
  }

  /// `hidden × dock, showing × didDock`.
  public var description: String { "\(first), \(second)" }
}

/// A way through a scene, from rest.
public struct ExplorationPath: Hashable, Sendable {
  /// What the turns and pauses are called.
  public let names: [String]

  /// The way as a run.
  public let run: Run
}

/// A violation with a shortest run that shows it.
public struct FoundViolation: Hashable, Sendable {
  /// What does not hold.
  public let violation: Violation

  /// The run that shows it, in its last turn.
  public let run: Run
}
