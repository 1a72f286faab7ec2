internal import KeyboardAvoidance

/// An exploration at work: what has been found, and what is to be expanded next.
///
/// States are expanded by one task or by several at once, and what comes of it is taken in one after
/// the other, in the order of the states. So the report is the same however many there are.
struct ExplorationWalk: Sendable {
  private let explorer: Explorer
  private let checksRepetition: Bool

  /// One for each task. Each has turned the scene into events for itself: what tasks share is counted
  /// by all of them at once, on each use, and that takes longer than the turn.
  private var expanders: [StateExpander]

  private var space = StateSpace()
  private var coverage = CoverageLedger()
  private var repetition: RepetitionLedger
  private var found: [FoundViolation] = []

  /// The state whose choices are tried next, and where its depth ends.
  private var current = 0
  private var depth = 0
  private var endOfDepth = 1
  private(set) var transitions = 0

  /// Memory that is used again.
  private var expansion = Expansion()
  private var turn = TurnReport()

  /// How many states are handed to a task at a time: enough that starting it costs nothing, and few
  /// enough that two tasks seldom find the same state.
  private static let sliceLength = 128

  init(_ explorer: Explorer, tasks: Int = 1, placeBits: UInt64 = 14) {
    self.explorer = explorer
    checksRepetition = explorer.invariants.contains { $0.name == Invariant.idempotent.name }
    expanders = (0..<max(1, tasks)).map { _ in StateExpander(explorer, placeBits: placeBits) }
    repetition = RepetitionLedger(expanders[0].choiceCount)
    var machine = explorer.scene.machine
    machine.handle(.layout(explorer.scene.header.viewport), at: .origin)
    machine.rebase(to: .origin)
    let start = expanders[0].start(at: machine)
    for state in start.arrivals { _ = add(state, by: 0) }
    for objection in start.objections {
      add(explorer.invariants[objection.invariant], objection.message, [])
    }
  }

  /// Tries every choice in the next state; false when there is none, or none is wanted.
  mutating func expandNext() -> Bool {
    guard startsNext() else { return false }
    expansion.removeAll()
    expanders[0].expand(current, in: space, &turn, into: &expansion)
    takeIn(expansion)
    return true
  }

  /// Tries every choice in the next states, all tasks at once; false when there is none, or none is
  /// wanted.
  mutating func expandSlices() async -> Bool {
    if expanders.count == 1 { return expandSlice() }
    guard startsNext() else { return false }
    for expansion in await expansions(of: slices()) { takeIn(expansion) }
    return true
  }

  /// Tries every choice in the next states, one after the other.
  private mutating func expandSlice() -> Bool {
    for _ in 0..<Self.sliceLength {
      guard expandNext() else { return false }
    }
    return true
  }

  /// Whether there is a state to be expanded, and it is wanted; if so, at what depth it is.
  private mutating func startsNext() -> Bool {
    guard current < space.count, space.count < explorer.stateLimit else { return false }
    if explorer.stopsAtViolation, !found.isEmpty { return false }
    if current == endOfDepth {
      depth += 1
      endOfDepth = space.count
    }
    if let limit = explorer.depth, depth >= limit { return false }
    return true
  }

  /// The next states of this depth, shared out over the tasks.
  private func slices() -> [Range<Int>] {
    let end = min(endOfDepth, current + expanders.count * Self.sliceLength)
    let length = (end - current + expanders.count - 1) / expanders.count
    return stride(from: current, to: end, by: length).map { $0..<min(end, $0 + length) }
  }

  /// What comes of slices of states, in their order; the first one is expanded here.
  private func expansions(of slices: [Range<Int>]) async -> [Expansion] {
    await withTaskGroup(of: (slice: Int, expansion: Expansion).self) { group in
      for slice in slices.indices.dropFirst() {
        group.addTask { [expander = expanders[slice], states = slices[slice], space] in
          (slice, expander.expand(states, in: space))
        }
      }
      var expansions = [Expansion](repeating: Expansion(), count: slices.count)
      expansions[0] = expanders[0].expand(slices[0], in: space)
      for await done in group { expansions[done.slice] = done.expansion }
      return expansions
    }
  }

  /// Takes in what came of the states from the current one on, as long as they are wanted.
  mutating func takeIn(_ expansion: Expansion) {
    var steps = 0..<0
    var reader = ExpansionReader()
    for end in expansion.ends {
      guard startsNext() else { return }
      steps = steps.upperBound..<end
      transitions += steps.count
      for step in steps { takeIn(step, of: expansion, &reader) }
      current += 1
    }
  }

  private mutating func takeIn(
    _ index: Int, of expansion: Expansion, _ reader: inout ExpansionReader
  ) {
    let step = expansion.steps[index]
    let (state, isNew) = arrival(of: step, in: expansion, &reader)
    let cells = reader.cells..<step.cellsEnd
    reader.cells = step.cellsEnd
    coverage.note(expansion.cells, cells, from: current, to: state, by: step.choice)
    if checksRepetition, step.isEvent { noteRepetition(step, to: state) }
    while reader.objections < expansion.objections.count,
      expansion.objections[reader.objections].step == index
    {
      let objection = expansion.objections[reader.objections]
      reader.objections += 1
      if objection.isAboutState, !isNew { continue }
      add(explorer.invariants[objection.invariant], objection.message, [step.choice])
    }
  }

  /// The state that a step led to, and whether it is a new one.
  private mutating func arrival(
    of step: Expansion.Step, in expansion: Expansion, _ reader: inout ExpansionReader
  ) -> (state: Int, isNew: Bool) {
    if let state = step.state { return (state, false) }
    let arrival = expansion.arrivals[reader.arrivals]
    reader.arrivals += 1
    // A step before this one, of the same states that were expanded at once, may have found it.
    if let state = space.state(arrival) {
      return (state, false)
    }
    return (add(arrival, by: step.choice), true)
  }

  private mutating func add(_ state: Expansion.Arrival, by choice: Int) -> Int {
    coverage.addState()
    repetition.addState()
    for index in expanders.indices { expanders[index].reach(state.mark) }
    return space.add(state, from: current, by: choice)
  }

  private mutating func noteRepetition(_ step: Expansion.Step, to state: Int) {
    let finding = repetition.note(
      from: current, to: state, by: step.choice, moves: step.moves)
    guard let finding, !hasFound(.idempotent) else { return }
    let start = finding == .first ? current : origin(of: current, by: step.choice)
    let name = explorer.scene.name(of: step.choice)
    add(
      .idempotent, "'\(name)' moves the view although it is repeated", [step.choice, step.choice],
      from: start)
  }

  /// A state that was left before, from which a choice led to a state. It is looked for once in an
  /// exploration, so each is left anew.
  private func origin(of state: Int, by choice: Int) -> Int {
    (0..<current).first { start in
      expanders[0].expand(start..<start + 1, in: space).steps.contains {
        $0.choice == choice && $0.state == state
      }
    } ?? state
  }

  private func hasFound(_ invariant: Invariant) -> Bool {
    found.contains { $0.violation.invariant == invariant.name }
  }

  private mutating func add(
    _ invariant: Invariant, _ message: String, _ end: [Int], from state: Int? = nil
  ) {
    guard !hasFound(invariant) else { return }
    let run = explorer.scene.run(space.path(to: state ?? current) + end)
    let shrunk = RunShrinker.shrunk(run) { Invariant.violation(of: [invariant], in: $0) != nil }
    let violation = Violation(of: invariant.name, message, turn: shrunk.turns.indices.last)
    found.append(FoundViolation(violation: violation, run: shrunk))
  }
}

/// How far the parts of an expansion have been read.
private struct ExpansionReader {
  var arrivals = 0
  var cells = 0
  var objections = 0
}

extension ExplorationWalk {
  func progress(since start: ContinuousClock.Instant) -> ExplorationProgress {
    ExplorationProgress(
      states: space.count, waiting: space.count - current, transitions: transitions, depth: depth,
      seconds: seconds(since: start))
  }

  func report(since start: ContinuousClock.Instant) -> ExplorationReport {
    let seconds = seconds(since: start)
    let scene = explorer.scene
    let untried = expanders[0].untried
    let pairs = coverage.pairs()
    let paths = coverage.first.map { place -> ExplorationPath? in
      guard let place else { return nil }
      let choices = space.path(to: place.state) + [place.choice]
      return ExplorationPath(names: choices.map(scene.name(of:)), run: scene.run(choices))
    }
    return ExplorationReport(
      scene: scene, states: space.count, transitions: transitions, depth: depth,
      isComplete: current == space.count && !expanders[0].mixesStates,
      untried: untried, seconds: seconds, paths: paths, followers: pairs, violations: found)
  }

  private func seconds(since start: ContinuousClock.Instant) -> Double {
    let (seconds, attoseconds) = (ContinuousClock.now - start).components
    return Double(seconds) + Double(attoseconds) / 1e18
  }
}
