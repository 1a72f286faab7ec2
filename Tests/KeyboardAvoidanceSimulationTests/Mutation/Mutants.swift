#if DEBUG
  import Foundation
  import KeyboardAvoidance
  import KeyboardAvoidanceSimulation
  import Testing

  /// A machine that does one thing wrong, and whether the suite's checks notice.
  struct Mutant: Hashable, CustomTestStringConvertible {
    let name: String
    let fault: Fault

    var testDescription: String { name }

    /// Every cell led to each other state, and every cell with its actions left out.
    static func cells(of state: KeyboardState) -> [Mutant] {
      Trigger.allCases.flatMap { trigger in
        let transition = Transition.from(state, on: trigger)
        let cell = Cell(state, trigger)
        var mutants = KeyboardState.allCases.filter { $0 != transition.next }.map { next in
          Mutant(
            name: "\(cell) leads to \(next)",
            fault: .cell(state, trigger, Transition(next, transition.actions)))
        }
        if !transition.actions.isEmpty {
          mutants.append(
            Mutant(
              name: "\(cell) is empty", fault: .cell(state, trigger, Transition(transition.next))))
        }
        return mutants
      }
    }

    /// Every rule of the planner switched off.
    static let rules = PlannerRule.allCases.map { rule in
      Mutant(name: "without the rule '\(rule)'", fault: .rule(rule))
    }

    /// Why nothing can notice, where that is so.
    var excuse: String? {
      guard case .cell(let state, let trigger, let transition) = fault else { return nil }
      if CellRow.unreachable.contains(Cell(state, trigger)) { return "no event reaches the cell" }
      guard transition == Transition(state), Transition.from(state, on: trigger).next == state
      else {
        return nil
      }
      switch (trigger, state.isUp) {
      case (.focus, false), (.caret, false), (.layout, false), (.userScroll, false), (.blur, false):
        return "nothing is planned for an input while the keyboard is not up"
      case (.blur, true): return "losing the input is a leaving, which is judged in any case"
      default: return nil
      }
    }

    /// The first check that notices; nothing if the mutant survives.
    func noticed(by traces: [Trace]) -> String? {
      if CellRow.all.contains(where: { $0.play(faulty($0.policy)).outcome != $0.expected }) {
        return "cells"
      }
      if traces.contains(where: fails) { return "cases" }
      var property = Property(Invariant.states + Invariant.steps)
      property.seed = 1
      property.runs = 100
      property.prototype = faulty(.standard)
      if property.check().failure != nil { return "properties" }
      property.invariants = Invariant.runs
      property.runs = 30
      if property.check().failure != nil { return "variations" }
      for policy in [AvoidancePolicy.keepGap(), .standard] where explores(policy) {
        return "exploration"
      }
      return nil
    }

    private func faulty(_ policy: AvoidancePolicy) -> KeyboardMachine {
      var machine = KeyboardMachine(policy: policy)
      machine.fault = fault
      return machine
    }

    private func fails(_ trace: Trace) -> Bool {
      var player = TracePlayer(trace.header)
      player.machine.fault = fault
      return player.play(trace.lines).contains { entry in
        if case .expectation(let entry) = entry { !entry.failures.isEmpty } else { false }
      }
    }

    private func explores(_ policy: AvoidancePolicy) -> Bool {
      var scene = ExplorationScene.standard(policy)
      scene.machine.fault = fault
      var explorer = Explorer(scene, depth: 3)
      explorer.stopsAtViolation = true
      return !explorer.run().violations.isEmpty
    }
  }
#endif
