public import KeyboardAvoidance

/// Plays a trace against a machine and a virtual screen.
///
/// Consecutive events of one time are one turn; an expectation ends it. Timers that are due fire
/// before the turn at their time.
public struct TracePlayer: Sendable {
  /// What happened at one place of a trace.
  public enum Entry: Hashable, Sendable {
    /// A turn, and what holds after it.
    case turn(TurnEntry)
    /// An expectation, what held then, and what of it failed.
    case expectation(ExpectationEntry)
  }

  /// A turn that was played.
  public struct TurnEntry: Hashable, Sendable {
    /// How long after the start.
    public let time: Duration
    /// The events of the turn.
    public let events: [TraceEvent]
    /// The steps that the machine took.
    public let steps: [TurnReport.Step]
    /// The commands of the turn.
    public let commands: Commands
    /// What holds after the turn.
    public let snapshot: Snapshot
  }

  /// An expectation that was looked at.
  public struct ExpectationEntry: Hashable, Sendable {
    /// How long after the start.
    public let time: Duration
    /// The line in the trace's file.
    public let line: Int
    /// What is expected.
    public let expectation: TraceExpectation
    /// What held.
    public let snapshot: Snapshot
    /// What of it failed.
    public let failures: [ExpectationFailure]
  }

  /// The machine, as the last entry left it.
  public private(set) var machine: KeyboardMachine

  /// The screen, as the last entry left it.
  public private(set) var screen: VirtualScreen

  private let header: TraceHeader
  private var counts = CommandCounts()

  /// The lines that do not make up a whole moment yet.
  private var gatherer = MomentGatherer()

  /// A player at the start of a trace.
  public init(_ header: TraceHeader) {
    self.header = header
    machine = KeyboardMachine(policy: header.policy)
    screen = VirtualScreen(viewport: header.viewport, inputs: header.inputs.map(\.input))
    machine.handle(.layout(header.viewport), at: .origin)
  }

  /// Plays a whole trace.
  public static func play(_ trace: Trace) -> [Entry] {
    var player = TracePlayer(trace.header)
    return player.play(trace.lines)
  }

  /// Plays the lines of a trace.
  package mutating func play(_ lines: [TraceLine]) -> [Entry] {
    var entries: [Entry] = []
    for line in lines { take(line) { entries.append($0) } }
    finish { entries.append($0) }
    return entries
  }

  /// Takes the next line of a trace and hands on what is complete by it.
  ///
  /// An expectation is complete at once; a turn, when a line follows that is none of its events.
  public mutating func take(_ line: TraceLine, _ each: (Entry) -> Void) {
    let (turn, expectation) = gatherer.take(line)
    if let turn { each(play(turn)) }
    if let expectation { each(play(expectation)) }
  }

  /// Plays the turn whose events were taken last, where no line ended it.
  public mutating func finish(_ each: (Entry) -> Void) {
    if let turn = gatherer.finish() { each(play(turn)) }
  }

  private mutating func play(_ moment: TraceMoment) -> Entry {
    switch moment.content {
    case .turn(let events):
      .turn(turn(events, at: moment.time))
    case .expectation(let expectation):
      .expectation(check(expectation, at: moment.time, line: moment.line))
    }
  }

  /// Plays one turn.
  public mutating func turn(_ events: [TraceEvent], at time: Duration) -> TurnEntry {
    advance(to: time)
    var report = TurnReport()
    let turn = events.compactMap { event in
      let event = screen.keyboardEvent(event, header)
      if let event { screen.note(event) }
      return event
    }
    let commands = machine.handle(turn: turn, at: MachineInstant(time), report: &report)
    apply(commands)
    return TurnEntry(
      time: time, events: events, steps: report.steps, commands: commands, snapshot: snapshot)
  }

  /// Fires the settle timer if it is due by a time: a turn of the clock, at its
  /// deadline and without events.
  ///
  /// `turn(_:at:)` and `check(_:at:line:)` fire it too, but tell nothing of it.
  public mutating func fireTimer(dueBy time: Duration) -> TurnEntry? {
    guard let timer = machine.timer, timer.deadline <= MachineInstant(time) else {
      return nil
    }
    var report = TurnReport()
    let commands = machine.advance(to: timer.deadline, report: &report)
    apply(commands)
    return TurnEntry(
      time: timer.deadline.sinceOrigin, events: [], steps: report.steps, commands: commands,
      snapshot: snapshot)
  }

  /// Lets time pass, timers firing, and looks at an expectation; counts start anew.
  public mutating func check(
    _ expectation: TraceExpectation, at time: Duration, line: Int = 0
  ) -> ExpectationEntry {
    advance(to: time)
    let snapshot = snapshot
    counts.restart()
    return ExpectationEntry(
      time: time, line: line, expectation: expectation, snapshot: snapshot,
      failures: snapshot.failures(of: expectation))
  }

  /// What holds now.
  public var snapshot: Snapshot {
    Snapshot(machine: machine, screen: screen, counts: counts)
  }

  /// Lets time pass, timers firing, with nothing to look at.
  public mutating func advance(to time: Duration) {
    apply(machine.advance(to: MachineInstant(time)))
  }

  private mutating func apply(_ commands: Commands) {
    for command in commands {
      screen.apply(command)
      counts.count(command)
    }
  }
}
