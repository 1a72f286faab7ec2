public import KeyboardAvoidanceSimulation

/// A trace that was played, with all that is needed to draw every moment of it.
public struct TraceRecording: Sendable {
  /// What the trace is called where several are shown: mostly its file's name.
  public let label: String

  /// Where everything was before the first event.
  public let header: TraceHeader

  /// The turns, the clock's among them, and the expectations, in order; the first is the start.
  public let moments: [RecordedMoment]

  /// Plays a trace from its start until the clock has nothing left to do.
  public init(_ trace: Trace, label: String) {
    self.label = label
    header = trace.header
    var recorder = MomentRecorder(trace.header)
    for moment in trace.moments { recorder.record(moment) }
    recorder.letTimeRunOut()
    moments = recorder.moments
  }

  /// How many expectations there are, and how many of them failed.
  public var expectations: (count: Int, failed: Int) {
    moments.reduce(into: (0, 0)) { counts, moment in
      guard case .expectation(let entry) = moment.content else { return }
      counts.0 += 1
      if !entry.failures.isEmpty { counts.1 += 1 }
    }
  }
}
