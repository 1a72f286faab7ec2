internal import KeyboardAvoidance

/// All transitions from one state to another that the page draws as one line; the clock's have a
/// line of their own.
struct MachineEdge {
  let from: KeyboardState
  let to: KeyboardState

  /// Whether the clock causes it.
  let isTimer: Bool

  /// The triggers that cause it, in the order of `Trigger.allCases`.
  let triggers: [Trigger]

  /// Every edge of the transition function, but for the triggers that keep every state.
  static var all: [MachineEdge] {
    let moving = Trigger.allCases.filter { trigger in
      KeyboardState.allCases.contains { Transition.from($0, on: trigger).next != $0 }
    }
    var edges: [MachineEdge] = []
    for from in KeyboardState.allCases {
      for to in KeyboardState.allCases {
        let triggers = moving.filter { Transition.from(from, on: $0).next == to }
        for isTimer in [false, true] {
          let causes = triggers.filter { ($0 == .settled) == isTimer }
          guard !causes.isEmpty else { continue }
          edges.append(MachineEdge(from: from, to: to, isTimer: isTimer, triggers: causes))
        }
      }
    }
    return edges
  }

  /// From, to, whether the clock causes it, and the triggers that do.
  var json: PageJSON {
    PageJSON([
      .init(from.rawValue), .init(to.rawValue), .init(isTimer),
      PageJSON(triggers.map { .init($0.rawValue) }),
    ])
  }
}
