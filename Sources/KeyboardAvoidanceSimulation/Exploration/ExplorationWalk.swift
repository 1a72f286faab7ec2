internal import KeyboardAvoidance

/// An exploration at work.
///
/// Most of its time would go to copying machines. So there is one copy in a step, the machine that
/// takes the turn; from then on both machines are parameters, which are handed on in place.
struct ExplorationWalk {
  private let explorer: Explorer
  private let inStates: [StateProbe]
  private let inSteps: [StepProbe]
  private let checksRepetition: Bool

  private var space = StateSpace()
  private var choices: Choices
  private var coverage = CoverageLedger()
  private var repetition: RepetitionLedger
  private var report = TurnReport()
  private var cells: [Int] = []

  /// The state whose choices are tried next, and where its depth ends.
  private var current = 0
  private var depth = 0
  private var endOfDepth = 1
  private(set) var transitions = 0
  private var found: [FoundViolation] = []

  init(_ explorer: Explorer) {
    self.explorer = explorer
    inStates = explorer.invariants.enumerated().compactMap { place, invariant in
      guard case .state(let check) = invariant.check else { return nil }
      return StateProbe(place: place, check: check)
    }
    inSteps = explorer.invariants.enumerated().compactMap { place, invariant in
      guard case .step(let check) = invariant.check,
        invariant.name != Invariant.idempotent.name
      else { return nil }
      return StepProbe(place: place, check: check)
    }
    checksRepetition = explorer.invariants.contains { $0.name == Invariant.idempotent.name }
    choices = Choices(explorer.scene)
    repetition = RepetitionLedger(choices.count)
    var machine = explorer.scene.machine
    machine.handle(.layout(explorer.scene.header.viewport), at: .origin)
    machine.rebase(to: .origin)
    _ = space.find(machine, 0, from: 0, by: 0)
    coverage.addState()
    repetition.addState()
    checkState(machine, InvariantMemory(), reachedBy: [])
  }

  /// Tries every choice in the next state; false when there is none, or none is wanted.
  mutating func expandNext() -> Bool {
    guard current < space.count, space.count < explorer.stateLimit else { return false }
    if explorer.stopsAtViolation, !found.isEmpty { return false }
    if current == endOfDepth {
      depth += 1
      endOfDepth = space.count
    }
    if let limit = explorer.depth, depth >= limit { return false }
    expand(space.machine(current), space.extra(current))
    current += 1
    return true
  }

  /// Takes every choice in a state and looks at what comes of it.
  ///
  /// Not inlined: the machine would be taken out of the space anew for each choice.
  @inline(never)
  private mutating func expand(_ machine: KeyboardMachine, _ extra: UInt64) {
    for choice in 0..<choices.count where choices.isAllowed(choice, extra) {
      transitions += 1
      var after = machine
      let (record, packed) = take(choice, extra, from: machine, with: &after)
      arrive(from: machine, at: after, record, extra, packed, choice)
    }
  }

  /// Lets a copy of the machine take a choice, and moves its time line to now.
  private mutating func take(
    _ choice: Int, _ extra: UInt64, from machine: KeyboardMachine, with after: inout KeyboardMachine
  ) -> (record: TurnRecord, packed: UInt64) {
    report.removeAll()
    let letters = explorer.scene.letters.count
    guard choice < letters else {
      let now = MachineInstant(nanoseconds: explorer.scene.nanoseconds(ofPause: choice - letters))
      let commands = after.advance(to: now, report: &report)
      after.rebase(to: now)
      let record = TurnRecord(
        events: [], at: now, commands: commands, steps: report.steps, before: machine)
      return (record, extra)
    }
    let (events, packed) = choices.events(choice, extra, machine)
    let commands = after.step(events, at: .origin, report: &report)
    after.rebase(to: .origin)
    let record = TurnRecord(
      events: events, at: .origin, commands: commands, steps: report.steps, before: machine)
    return (record, packed)
  }

  /// Finds the state that a choice led to, and holds the step and a new state against the
  /// invariants.
  ///
  /// Not inlined: as parameters of a call both machines are handed on in place.
  @inline(never)
  private mutating func arrive(
    from before: KeyboardMachine, at after: KeyboardMachine, _ record: TurnRecord,
    _ extra: UInt64, _ packed: UInt64, _ choice: Int
  ) {
    let memory = InvariantMemory(extra)
    var later = memory
    later.note(before, after, record)
    let (state, isNew) = space.find(
      after, choices.remembering(later, packed), from: current, by: choice)
    if isNew {
      coverage.addState()
      repetition.addState()
    }
    note(record, to: state, by: choice)
    for index in inSteps.indices {
      guard let message = inSteps[index].check(before, after, record, memory) else { continue }
      add(explorer.invariants[inSteps[index].place], message, [choice])
    }
    if isNew { checkState(after, later, reachedBy: [choice]) }
  }

  private mutating func checkState(
    _ machine: KeyboardMachine, _ memory: InvariantMemory, reachedBy end: [Int]
  ) {
    for index in inStates.indices {
      guard let message = inStates[index].check(machine, memory) else { continue }
      add(explorer.invariants[inStates[index].place], message, end)
    }
  }

  private mutating func note(_ record: TurnRecord, to state: Int, by choice: Int) {
    cells.removeAll(keepingCapacity: true)
    for step in record.steps { cells.append(Cell.index(step.from, step.trigger)) }
    coverage.note(cells, from: current, to: state, by: choice)
    guard checksRepetition, record.events.count == 1 else { return }
    let moves = record.commands.hasMove
    if repetition.isBroken(from: current, to: state, by: choice, moves: moves) {
      let message = "'\(explorer.scene.name(of: choice))' moves the view although it is repeated"
      let end = moves ? [choice] : [choice, choice]
      add(Invariant.idempotent, message, end)
    }
  }

  private mutating func add(_ invariant: Invariant, _ message: String, _ end: [Int]) {
    guard !found.contains(where: { $0.violation.invariant == invariant.name }) else { return }
    let run = explorer.scene.run(space.path(to: current) + end)
    let shrunk = RunShrinker.shrunk(run) { Invariant.violation(of: [invariant], in: $0) != nil }
    let violation = Violation(of: invariant.name, message, turn: shrunk.turns.indices.last)
    found.append(FoundViolation(violation: violation, run: shrunk))
  }
}

/// A state's check as it is called, and its invariant's place in the explorer's list.
///
/// A closure in a struct keeps its own calling convention. In a tuple or behind an optional it would
/// be given copies of the machines.
private struct StateProbe {
  let place: Int
  let check: Invariant.StateCheck
}

/// A step's check as it is called, and its invariant's place in the explorer's list.
private struct StepProbe {
  let place: Int
  let check: Invariant.StepCheck
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
    let pairs = coverage.pairs()
    let paths = coverage.first.map { place -> ExplorationPath? in
      guard let place else { return nil }
      let choices = space.path(to: place.state) + [place.choice]
      return ExplorationPath(names: choices.map(scene.name(of:)), run: scene.run(choices))
    }
    return ExplorationReport(
      scene: scene, states: space.count, transitions: transitions, depth: depth,
      isComplete: current == space.count, seconds: seconds, paths: paths,
      followers: pairs, violations: found)
  }

  private func seconds(since start: ContinuousClock.Instant) -> Double {
    let (seconds, attoseconds) = (ContinuousClock.now - start).components
    return Double(seconds) + Double(attoseconds) / 1e18
  }
}
