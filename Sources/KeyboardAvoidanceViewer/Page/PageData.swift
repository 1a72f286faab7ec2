internal import KeyboardAvoidance
internal import KeyboardAvoidanceSimulation

/// What a page draws, as JSON: the machine, the words, the curves and the recordings.
struct PageData {
  private let recordings: [TraceRecording]

  init(_ recordings: [TraceRecording]) { self.recordings = recordings }

  var json: PageJSON {
    PageJSON([
      "states": PageJSON(KeyboardState.allCases.map { .init($0.rawValue) }),
      "edges": PageJSON(MachineEdge.all.map(\.json)),
      "words": words,
      "curves": curves,
      "traces": PageJSON(recordings.map { RecordingData($0).json }),
    ])
  }

  /// The meaning of each name of a state, a trigger and a reason.
  private var words: PageJSON {
    PageJSON([
      "states": PageJSON(KeyboardState.allCases.map { ($0.rawValue, PageJSON($0.meaning)) }),
      "triggers": PageJSON(Trigger.allCases.map { ($0.rawValue, PageJSON($0.meaning)) }),
      "ignored": PageJSON(IgnoredReason.allCases.map { ($0.rawValue, PageJSON($0.meaning)) }),
    ])
  }

  /// The progress along each raw curve that the recordings use, by its raw value.
  private var curves: PageJSON {
    var raw: Set<Int> = []
    for moment in recordings.lazy.flatMap(\.moments) {
      if let curve = moment.keyboard.animation?.curve { raw.insert(curve) }
      if let curve = moment.commands.move?.animation?.curve { raw.insert(curve) }
    }
    return PageJSON(
      raw.sorted().map { raw in
        let curve = AnimationCurve(raw: raw)
        let samples = curve.samples(count: 73).map { PageJSON($0) }
        let own = curve.ownDuration.map { PageJSON($0) } ?? .null
        return (String(raw), PageJSON(["own": own, "samples": PageJSON(samples)]))
      })
  }
}
