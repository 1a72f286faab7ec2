internal import KeyboardAvoidance

/// Plays a run, turn by turn, against a machine and a virtual screen.
struct RunPlayer {
  /// A turn that was played.
  struct Step {
    /// Which turn of the run.
    let turn: Int
    /// Whether it is the timer that fired, before the turn.
    let isTimer: Bool
    let before: KeyboardMachine
    let after: KeyboardMachine
    let record: TurnRecord
  }

  private(set) var machine: KeyboardMachine
  private(set) var screen: VirtualScreen
  private let run: Run
  private var index = 0
  private var hasPassed = false

  /// A player at the start of a run; the layout is reported already.
  init(_ run: Run) {
    self.run = run
    machine = KeyboardMachine(policy: run.header.policy)
    screen = VirtualScreen(viewport: run.header.viewport, inputs: run.header.inputs.map(\.input))
    let first = run.turns.first?.time ?? .origin
    machine.handle(.layout(run.header.viewport), at: min(first, .origin))
  }

  /// Plays what comes next: first the time up to a turn if a timer fires in it, then the turn.
  mutating func next() -> Step? {
    while index < run.turns.count {
      let turn = run.turns[index]
      if !hasPassed {
        hasPassed = true
        if let timer = machine.timer, timer.deadline <= turn.time {
          return step([], at: timer.deadline, isTimer: true)
        }
      }
      defer {
        index += 1
        hasPassed = false
      }
      return step(turn.events, at: turn.time)
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
    if let timer = machine.timer { _ = step([], at: timer.deadline, isTimer: true) }
  }

  private mutating func step(_ events: [TraceEvent], at time: MachineInstant, isTimer: Bool = false)
    -> Step
  {
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
    return Step(
      turn: index, isTimer: isTimer, before: before, after: machine, record: record)
  }
}
