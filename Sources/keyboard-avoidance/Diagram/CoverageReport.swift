internal import KeyboardAvoidance
internal import KeyboardAvoidanceDiagrams

/// What traces take of the machine, and what none of them does.
struct CoverageReport {
  private let counts: TransitionCounts

  init(_ counts: TransitionCounts) { self.counts = counts }

  /// Figures, and a line for each state of which a trigger was never taken.
  var text: String {
    let arrows = Statechart().arrows.filter { $0.target != nil }
    let taken = arrows.count { counts.count(of: $0) > 0 }
    let (cells, all) = counts.coverage
    let missing = KeyboardState.allCases.compactMap { state -> String? in
      let triggers = Trigger.allCases.filter { counts.count(from: .state(state), on: $0) == 0 }
      guard !triggers.isEmpty else { return nil }
      return "never in \(state.rawValue): \(triggers.map(\.rawValue).joined(separator: ", "))"
    }
    return (["taken: \(taken) of \(arrows.count) arrows, \(cells) of \(all) cells"] + missing)
      .joined(separator: "\n")
  }
}
