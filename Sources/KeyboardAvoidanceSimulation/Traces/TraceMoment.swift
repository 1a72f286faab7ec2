/// What belongs together in a trace: the events of one turn, or an expectation.
public struct TraceMoment: Hashable, Sendable {
  /// What a moment holds.
  public enum Content: Hashable, Sendable {
    /// The events of a turn: consecutive ones of one time.
    case turn([TraceEvent])
    /// What must hold then; it ends the turn before it.
    case expectation(TraceExpectation)
  }

  /// Seconds from the start.
  public let time: Double

  /// The number of its first line in the trace's file, from 1; 0 if it was not read from one.
  public let line: Int

  /// The turn or the expectation.
  public let content: Content
}

extension Trace {
  /// The turns and the expectations, in the order in which they are played.
  public var moments: [TraceMoment] { Self.moments(of: lines) }

  static func moments(of lines: [TraceLine]) -> [TraceMoment] {
    var moments: [TraceMoment] = []
    var turn: (first: TraceLine, events: [TraceEvent])?
    func close() {
      guard let ended = turn else { return }
      turn = nil
      moments.append(
        TraceMoment(
          time: ended.first.time, line: ended.first.number, content: .turn(ended.events)))
    }
    for line in lines {
      if turn?.first.time != line.time { close() }
      switch line.content {
      case .event(let event):
        if turn == nil { turn = (line, []) }
        turn?.events.append(event)
      case .expectation(let expectation):
        close()
        moments.append(
          TraceMoment(time: line.time, line: line.number, content: .expectation(expectation)))
      }
    }
    close()
    return moments
  }
}
