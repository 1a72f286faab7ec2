/// What belongs together in a trace: the events of one turn, or an expectation.
public struct TraceMoment: Hashable, Sendable {
  /// What a moment holds.
  public enum Content: Hashable, Sendable {
    /// The events of a turn: consecutive ones of one time.
    case turn([TraceEvent])
    /// What must hold then; it ends the turn before it.
    case expectation(TraceExpectation)
  }

  /// How long after the start.
  public let time: Duration

  /// The number of its first line in the trace's file, from 1; 0 if it was not read from one.
  public let line: Int

  /// The turn or the expectation.
  public let content: Content
}

extension Trace {
  /// The turns and the expectations, in the order in which they are played.
  public var moments: [TraceMoment] { Self.moments(of: lines) }

  static func moments(of lines: [TraceLine]) -> [TraceMoment] {
    var gatherer = MomentGatherer()
    var moments: [TraceMoment] = []
    for line in lines {
      let (turn, expectation) = gatherer.take(line)
      if let turn { moments.append(turn) }
      if let expectation { moments.append(expectation) }
    }
    if let turn = gatherer.finish() { moments.append(turn) }
    return moments
  }
}

/// Puts the lines of a trace together to moments, line by line.
struct MomentGatherer: Sendable {
  /// The turn whose events are being taken, with the number of its first line.
  private var turn: (time: Duration, number: Int, events: [TraceEvent])?

  /// Takes the next line: the turn that it ends, as none of its events, and the expectation that it
  /// is.
  mutating func take(_ line: TraceLine) -> (turn: TraceMoment?, expectation: TraceMoment?) {
    switch line.content {
    case .event(let event):
      if turn?.time == line.time {
        turn?.events.append(event)
        return (nil, nil)
      }
      let ended = finish()
      turn = (line.time, line.number, [event])
      return (ended, nil)
    case .expectation(let expectation):
      let moment = TraceMoment(
        time: line.time, line: line.number, content: .expectation(expectation))
      return (finish(), moment)
    }
  }

  /// The turn whose events were taken last, if no line ended it.
  mutating func finish() -> TraceMoment? {
    defer { turn = nil }
    return turn.map { TraceMoment(time: $0.time, line: $0.number, content: .turn($0.events)) }
  }
}
