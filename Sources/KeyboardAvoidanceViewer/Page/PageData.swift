internal import KeyboardAvoidance
internal import KeyboardAvoidanceSimulation

/// What a page draws, as JSON: the machine, the words, the curves and the recordings.
struct PageData {
  private let recordings: [TraceRecording]

  init(_ recordings: [TraceRecording]) { self.recordings = recordings }

  var json: JSONText {
    JSONText([
      "states": JSONText(KeyboardState.allCases.map { .init($0.rawValue) }),
      "edges": JSONText(MachineEdge.all.map(\.json)),
      "words": words,
      "curves": curves,
      "traces": JSONText(recordings.map { RecordingData($0).json }),
    ])
  }

  /// The meaning of each name of a state, a trigger and a reason.
  private var words: JSONText {
    JSONText([
      "states": JSONText(KeyboardState.allCases.map { ($0.rawValue, JSONText($0.meaning)) }),
      "triggers": JSONText(Trigger.allCases.map { ($0.rawValue, JSONText($0.meaning)) }),
      "ignored": JSONText(IgnoredReason.allCases.map { ($0.rawValue, JSONText($0.meaning)) }),
    ])
  }

  /// The progress along each raw curve that the recordings use, by its raw value.
  private var curves: JSONText {
    var raw: Set<Int> = []
    for moment in recordings.lazy.flatMap(\.moments) {
      if let curve = moment.keyboard.animation?.curve { raw.insert(curve) }
      if let curve = moment.commands.move?.animation?.curve { raw.insert(curve) }
    }
    return JSONText(
      raw.sorted().map { raw in
        let curve = AnimationCurve(raw: raw)
        let samples = curve.samples(count: 73).map { JSONText($0) }
        let own = curve.ownDuration.map { JSONText($0) } ?? .null
        return (String(raw), JSONText(["own": own, "samples": JSONText(samples)]))
      })
  }
}
