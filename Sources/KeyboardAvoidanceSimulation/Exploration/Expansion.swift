internal import KeyboardAvoidance

/// What comes of taking every choice in some states: what one task hands to the walk.
struct Expansion: Sendable {
  /// A choice that was taken.
  struct Step {
    let choice: Int

    /// The state that it led to; nothing if that was not known: then it is the next arrival.
    let state: Int?

    /// Where its cells end; they begin where those of the step before end.
    let cellsEnd: Int

    /// Whether it commanded a move.
    let moves: Bool

    /// Whether it was one event, which may come once more.
    let isEvent: Bool
  }

  /// A state that was not known.
  struct Arrival {
    let machine: KeyboardMachine
    let mark: StateSpace.Extra

    /// What it is looked for by.
    let hash: UInt64
  }

  /// What an invariant says against a step.
  struct Objection {
    /// The step's place; −1 for no step at all.
    let step: Int

    /// The invariant's place in the explorer's list.
    let invariant: Int
    let message: String

    /// Whether it is about where the step arrived, and counts only if that is a new state.
    let isAboutState: Bool
  }

  /// The steps, and where those of each state end.
  var steps: ContiguousArray<Step> = []
  var ends: ContiguousArray<Int> = []

  /// The cells that the steps took, one after the other.
  var cells: ContiguousArray<UInt8> = []

  /// The states that steps led to and that were not known.
  var arrivals: ContiguousArray<Arrival> = []

  /// The objections, in the order of the steps.
  var objections: [Objection] = []

  /// Adds a step; what invariants say against it comes before, and against where it arrived after.
  mutating func add(_ choice: Int, _ record: TurnRecord, to state: Int?) {
    for step in record.steps {
      cells.append(UInt8(truncatingIfNeeded: Cell.index(step.from, step.trigger)))
    }
    steps.append(
      Step(
        choice: choice, state: state, cellsEnd: cells.count, moves: record.commands.hasMove,
        isEvent: record.events.count == 1))
  }

  /// Notes what an invariant says against the next step, or against where the last one arrived.
  mutating func object(_ message: String, by invariant: Int, isAboutState: Bool) {
    objections.append(
      Objection(
        step: isAboutState ? steps.count - 1 : steps.count, invariant: invariant,
        message: message, isAboutState: isAboutState))
  }

  /// Forgets everything and keeps the memory.
  mutating func removeAll() {
    steps.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    cells.removeAll(keepingCapacity: true)
    arrivals.removeAll(keepingCapacity: true)
    objections.removeAll(keepingCapacity: true)
  }
}
