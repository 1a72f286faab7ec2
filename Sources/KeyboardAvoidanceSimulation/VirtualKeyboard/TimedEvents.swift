/// One turn of a host: the events that belong together, and when they come.
public struct TimedEvents: Equatable, Sendable {
  /// How long after the start of the run.
  public var time: Duration

  /// The events in their order.
  public var events: [TraceEvent]

  /// The events of a turn, so long after the start.
  public init(at time: Duration, _ events: [TraceEvent]) {
    self.time = time
    self.events = events
  }

  /// Sorts turns by time; turns of one time become one turn, in the order given.
  public static func inOrder(_ turns: [TimedEvents]) -> [TimedEvents] {
    let order = turns.indices.sorted { (turns[$0].time, $0) < (turns[$1].time, $1) }
    var merged: [TimedEvents] = []
    for turn in order.map({ turns[$0] }) where !turn.events.isEmpty {
      if let last = merged.last, last.time == turn.time {
        merged[merged.count - 1].events += turn.events
      } else {
        merged.append(turn)
      }
    }
    return merged
  }
}

extension Trace {
  /// A trace of turns; they are put in order of time first.
  public init(header: TraceHeader, turns: [TimedEvents]) {
    let lines = TimedEvents.inOrder(turns).flatMap { turn in
      turn.events.map { TraceLine(at: turn.time, .event($0)) }
    }
    self.init(header: header, lines: lines)
  }
}
