public import KeyboardAvoidance

/// Turns of events with their times: what properties generate, vary and shrink.
public struct Run: Hashable, Sendable {
  /// A turn with its time.
  public struct Turn: Hashable, Sendable {
    /// When it is, on the machine's time line.
    public var time: MachineInstant

    /// The events that belong together; none where only time passes.
    public var events: [TraceEvent]

    /// The policy that is set right before the events; `nil` = it stays as it is.
    public var policy: AvoidancePolicy?

    /// A turn.
    public init(
      at time: MachineInstant, _ events: [TraceEvent], policy: AvoidancePolicy? = nil
    ) {
      self.time = time
      self.events = events
      self.policy = policy
    }
  }

  /// Where everything is before the first turn.
  public var header: TraceHeader

  /// The turns, in order of time; two at one instant are two turns all the same.
  public var turns: [Turn]

  /// A run from rest.
  public init(_ header: TraceHeader, _ turns: [Turn] = []) {
    self.header = header
    self.turns = turns
  }

  /// The run that a trace tells; its expectations only end turns and let time pass.
  public init(_ trace: Trace) {
    self.init(trace.header)
    var isOpen = false
    for line in trace.lines {
      let time = MachineInstant(line.time)
      switch line.content {
      case .event(let event):
        if isOpen, let last = turns.last, last.time == time {
          turns[turns.count - 1].events.append(event)
        } else {
          turns.append(Turn(at: time, [event]))
        }
        isOpen = true
      case .expectation:
        if turns.last?.time != time { turns.append(Turn(at: time, [])) }
        isOpen = false
      }
    }
  }

  /// How many events there are.
  public var eventCount: Int { turns.reduce(0) { $0 + $1.events.count } }

  /// The run up to and with a turn.
  public func prefix(through turn: Int) -> Run {
    var run = self
    run.turns = Array(turns.prefix(turn + 1))
    return run
  }

  /// Whether the policy is changed on the way.
  public var changesPolicy: Bool { turns.contains { $0.policy != nil } }

  /// The run as a trace; after each turn it expects the state that the machine is in.
  ///
  /// A trace has one policy: of a run that changes it, the name says so, and from then on nothing is
  /// expected.
  public var trace: Trace {
    var lines: [TraceLine] = []
    var header = header
    for (index, turn) in turns.enumerated() {
      guard let policy = turn.policy else { continue }
      let text = policy.json.line.filter { $0 != "\"" }
      header.name += "; before turn \(index) the policy becomes \(text)"
    }
    var player = RunPlayer(self)
    var hasOtherPolicy = false
    while let step = player.next() {
      if step.kind == .policy { hasOtherPolicy = true }
      guard step.kind == .turn else { continue }
      let turn = turns[step.turn]
      lines += turn.events.map { TraceLine(at: turn.time.sinceOrigin, .event($0)) }
      let state = TraceExpectation(hasOtherPolicy ? [:] : [.state: .state(step.after.state)])
      lines.append(TraceLine(at: turn.time.sinceOrigin, .expectation(state)))
    }
    return Trace(header: header, lines: lines)
  }
}
