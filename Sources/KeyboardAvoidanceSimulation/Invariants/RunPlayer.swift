internal import KeyboardAvoidance

/// Plays a run, turn by turn, against a machine and a virtual screen.
struct RunPlayer {
  /// A turn that was played.
  struct Step {
    /// What made it.
    enum Kind {
      /// The timer fired, before the turn.
      case timer
      /// The policy was changed, before the events.
      case policy
      /// The events of the turn.
      case turn
    }

    /// Which turn of the run.
    let turn: Int
    let kind: Kind
    let before: KeyboardMachine
    let after: KeyboardMachine
    let record: TurnRecord

    /// Whether the machine took the same steps as in another one, and commanded the same.
    func isSame(as other: Step) -> Bool {
      record.steps == other.record.steps && record.commands == other.record.commands
    }
  }

  private(set) var machine: KeyboardMachine
  private(set) var screen: VirtualScreen
  private let run: Run
  private var index = 0

  /// What of the turn comes next.
  private var phase = Step.Kind.timer

  /// A player at the start of a run; the layout is reported already.
  init(_ run: Run) {
    self.run = run
    machine = KeyboardMachine(policy: run.header.policy)
    screen = VirtualScreen(viewport: run.header.viewport, inputs: run.header.inputs.map(\.input))
    let first = run.turns.first?.time ?? .origin
    machine.handle(.layout(run.header.viewport), at: min(first, .origin))
  }

  /// Plays what comes next: the time up to a turn if a timer fires in it, a change of the policy,
  /// then the turn.
  mutating func next() -> Step? {
    while index < run.turns.count {
      let turn = run.turns[index]
      switch phase {
      case .timer:
        phase = .policy
        if let timer = machine.timer, timer.deadline <= turn.time {
          return step(.timer, [], at: timer.deadline)
        }
      case .policy:
        phase = .turn
        if let policy = turn.policy { return change(to: policy, at: turn.time) }
      case .turn:
        defer {
          index += 1
          phase = .timer
        }
        return step(.turn, turn.events, at: turn.time)
      }
    }
    return nil
  }

  /// Plays to the end and lets everything settle.
  static func settled(_ run: Run) -> RunPlayer {
    var player = RunPlayer(run)
    while player.next() != nil {}
    player.settle()
    return player
  }

  /// Lets the timer fire.
  mutating func settle() {
    if let timer = machine.timer { _ = step(.timer, [], at: timer.deadline) }
  }

  private mutating func step(
    _ kind: Step.Kind, _ events: [TraceEvent], at time: MachineInstant
  ) -> Step {
    let before = machine
    var taken: [KeyboardEvent] = []
    for event in events {
      guard let event = screen.keyboardEvent(event, run.header) else { continue }
      screen.note(event)
      taken.append(event)
    }
    var report = TurnReport()
    let commands = machine.step(taken, at: time, report: &report)
    for command in commands { screen.apply(command) }
    let record = TurnRecord(
      events: taken, at: time, commands: commands, steps: report.steps, before: before)
    return Step(turn: index, kind: kind, before: before, after: machine, record: record)
  }

  private mutating func change(to policy: AvoidancePolicy, at time: MachineInstant) -> Step {
    let before = machine
    let commands = machine.setPolicy(policy, at: time)
    for command in commands { screen.apply(command) }
    let record = TurnRecord(events: [], at: time, commands: commands, steps: [], before: before)
    return Step(turn: index, kind: .policy, before: before, after: machine, record: record)
  }
}
