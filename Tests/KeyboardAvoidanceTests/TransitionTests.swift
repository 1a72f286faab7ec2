import KeyboardAvoidance
import Testing

/// The matrix as the design states it, a second time and by hand: what follows, and what is done.
private enum Matrix {
  /// The letters stand for the actions: take and forget the frame, arm and disarm the timer, plan.
  static let cells: [(KeyboardState, [(Trigger, KeyboardState, String)])] = [
    (
      .hidden,
      [
        (.dock, .showing, "tap"), (.dockSame, .showing, "tap"), (.didDock, .shown, "tdp"),
        (.leave, .hidden, ""), (.didLeave, .hidden, ""), (.settled, .hidden, ""),
      ]
    ),
    (
      .showing,
      [
        (.dock, .showing, "tap"), (.dockSame, .showing, "ap"), (.didDock, .shown, "dp"),
        (.leave, .hiding, "ap"), (.didLeave, .hidden, "fdp"), (.settled, .shown, "dp"),
      ]
    ),
    (
      .shown,
      [
        (.dock, .changingFrame, "tap"), (.dockSame, .shown, "dp"), (.didDock, .shown, "dp"),
        (.leave, .hiding, "ap"), (.didLeave, .hidden, "fdp"), (.settled, .shown, "dp"),
      ]
    ),
    (
      .changingFrame,
      [
        (.dock, .changingFrame, "tap"), (.dockSame, .changingFrame, "ap"),
        (.didDock, .shown, "dp"), (.leave, .hiding, "ap"), (.didLeave, .hidden, "fdp"),
        (.settled, .shown, "dp"),
      ]
    ),
    (
      .hiding,
      [
        (.dock, .showing, "tap"), (.dockSame, .showing, "ap"), (.didDock, .hiding, ""),
        (.leave, .hiding, "a"), (.didLeave, .hidden, "fd"), (.settled, .hidden, "fd"),
      ]
    ),
  ]

  /// What keeps every state, and whether it asks for a plan.
  static let keeping: [(Trigger, String)] = [
    (.focus, "p"), (.blur, "p"), (.caret, "p"), (.layout, "p"), (.userScroll, "p"),
    (.sample, "p"), (.dismissal, ""), (.pause, ""), (.resume, "p"), (.noise, ""),
  ]

  static func actions(_ letters: String) -> TransitionActions {
    let meanings: [(Character, TransitionActions)] = [
      ("t", .takeFrame), ("f", .forgetFrame), ("a", .armTimer), ("d", .disarmTimer), ("p", .plan),
    ]
    return meanings.reduce(into: []) { actions, meaning in
      if letters.contains(meaning.0) { actions.insert(meaning.1) }
    }
  }
}

@Suite("Transition function")
struct TransitionTests {
  @Test("Every cell is what the design's table says")
  func matrix() {
    var cells = 0
    for (state, row) in Matrix.cells {
      let expected = row + Matrix.keeping.map { ($0.0, state, $0.1) }
      for (trigger, next, letters) in expected {
        let transition = Transition(next, Matrix.actions(letters))
        #expect(Transition.from(state, on: trigger) == transition, "\(state) × \(trigger)")
        cells += 1
      }
    }
    #expect(cells == KeyboardState.allCases.count * Trigger.allCases.count)
    #expect(cells == 80)
  }

  @Test("What is done to the timer agrees with the state that follows")
  func timers() {
    for state in KeyboardState.allCases {
      for trigger in Trigger.allCases {
        let transition = Transition.from(state, on: trigger)
        let arms = transition.actions.contains(.armTimer)
        #expect(!arms || transition.next.isTransitional)
        #expect(!(arms && transition.actions.contains(.disarmTimer)))
        #expect(!transition.actions.contains(.forgetFrame) || transition.next == .hidden)
      }
    }
  }
}
