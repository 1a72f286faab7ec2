internal import KeyboardAvoidance

/// Takes every choice in a state, and holds what comes of it against the invariants.
///
/// It reads the states found so far and changes none of them, so that several can be at work at
/// once. Most of its time would go to copying machines. So there is one copy in a step, the machine
/// that takes the turn, and none after a step that changed nothing: that machine takes the next one,
/// too. From then on both machines are parameters, which are handed on in place.
struct StateExpander: Sendable {
  private let inStates: ContiguousArray<StateProbe>
  private let inSteps: ContiguousArray<StepProbe>
  private var choices: Choices

  init(_ explorer: Explorer, placeBits: UInt64) {
    choices = Choices(explorer.scene, placeBits: placeBits)
    var inStates: ContiguousArray<StateProbe> = []
    var inSteps: ContiguousArray<StepProbe> = []
    for (place, invariant) in explorer.invariants.enumerated() {
      switch invariant.check {
      case .state(let check): inStates.append(StateProbe(place: place, check: check))
      case .step(let check):
        // The walk sees a repetition without taking it.
        guard invariant.name != Invariant.idempotent.name else { continue }
        inSteps.append(StepProbe(place: place, check: check))
      case .run: continue
      }
    }
    self.inStates = inStates
    self.inSteps = inSteps
  }

  /// How many choices there are.
  var choiceCount: Int { choices.count }

  /// The letters that are never taken, because there is no room to count them in.
  var untried: [String] { choices.untried }

  /// Whether states that differ in where the inputs are may have been taken for one.
  var mixesStates: Bool { choices.mixesPlaces }

  /// Takes note of a state's extra before the state is expanded.
  mutating func reach(_ extra: StateSpace.Extra) {
    if !choices.isReached(extra) { choices.reach(extra) }
  }

  /// Takes every choice in each of some states.
  func expand(_ states: Range<Int>, in space: StateSpace) -> Expansion {
    var expansion = Expansion()
    var report = TurnReport()
    for state in states { expand(state, in: space, &report, into: &expansion) }
    return expansion
  }

  /// Takes every choice in a state.
  func expand(
    _ state: Int, in space: StateSpace, _ report: inout TurnReport, into expansion: inout Expansion
  ) {
    expand(space[state].machine, state, in: space, &report, into: &expansion)
    expansion.ends.append(expansion.steps.count)
  }

  /// Not inlined: the machine would be taken out of the space anew for each choice.
  @inline(never)
  private func expand(
    _ machine: KeyboardMachine, _ state: Int, in space: StateSpace, _ report: inout TurnReport,
    into expansion: inout Expansion
  ) {
    let extra = space[state].mark
    var choice = 0
    while choice < choices.count {
      var after = machine
      var isAsBefore = true
      while isAsBefore, choice < choices.count {
        if choices.isAllowed(choice, extra) {
          let (record, packed) = take(choice, extra, from: machine, with: &after, &report)
          let next = arrive(
            from: machine, at: after, record, state, packed, choice, in: space, into: &expansion)
          isAsBefore = next == state
        }
        choice += 1
      }
    }
  }

  /// Lets a copy of the machine take a choice, and moves its time line to now.
  private func take(
    _ choice: Int, _ extra: StateSpace.Extra, from machine: KeyboardMachine,
    with after: inout KeyboardMachine, _ report: inout TurnReport
  ) -> (record: TurnRecord, packed: StateSpace.Extra) {
    report.removeAll()
    if let now = choices.end(ofPause: choice) {
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

  /// Looks for the state that a choice led to, and holds the step and a state that is not known
  /// against the invariants. Returns the state if it is known.
  ///
  /// Not inlined: as parameters of a call both machines are handed on in place.
  @inline(never)
  private func arrive(
    from before: KeyboardMachine, at after: KeyboardMachine, _ record: TurnRecord, _ start: Int,
    _ packed: StateSpace.Extra, _ choice: Int, in space: StateSpace,
    into expansion: inout Expansion
  ) -> Int? {
    let memory = InvariantMemory(space[start].mark)
    var later = memory
    later.note(before, after, record)
    let found = choices.remembering(later, packed)
    let hash = StateSpace.hash(after, found)
    for index in inSteps.indices {
      guard let message = inSteps[index].check(before, after, record, memory) else { continue }
      expansion.object(message, by: inSteps[index].place, isAboutState: false)
    }
    let state = space.state(after, found, hash: hash, near: start)
    expansion.add(choice, record, to: state)
    if state == nil { keep(after, found, hash: hash, later, in: &expansion) }
    return state
  }

  /// Keeps a state that is not known, and holds it against the invariants.
  @inline(never)
  private func keep(
    _ machine: KeyboardMachine, _ extra: StateSpace.Extra, hash: UInt64, _ memory: InvariantMemory,
    in expansion: inout Expansion
  ) {
    expansion.arrivals.append(Expansion.Arrival(machine: machine, mark: extra, hash: hash))
    for index in inStates.indices {
      guard let message = inStates[index].check(machine, memory) else { continue }
      expansion.object(message, by: inStates[index].place, isAboutState: true)
    }
  }

  /// The first state, as something that was arrived at.
  func start(at machine: KeyboardMachine) -> Expansion {
    var start = Expansion()
    keep(machine, 0, hash: StateSpace.hash(machine, 0), InvariantMemory(), in: &start)
    return start
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
