import KeyboardAvoidance
import KeyboardAvoidanceDiagrams
import Testing

@Suite("The statechart")
struct StatechartTests {
  private let chart = Statechart()

  @Test("With the factoring undone it is the function: each cell on one arrow, and no other")
  func cells() {
    for state in KeyboardState.allCases {
      for trigger in Trigger.allCases {
        #expect(
          chart.transition(from: state, on: trigger) == Transition.from(state, on: trigger),
          "\(state) × \(trigger)")
      }
    }
    let cells = chart.arrows.reduce(0) { $0 + $1.source.states.count * $1.causes.count }
    #expect(cells == KeyboardState.allCases.count * Trigger.allCases.count)
  }

  @Test("The frame has exactly what all states in which the keyboard is up do alike")
  func frame() {
    let framed = Set(
      chart.arrows.filter { $0.source == .keyboardUp }.flatMap { $0.causes.map(\.trigger) })
    let up = KeyboardState.allCases.filter(\.isUp)
    for trigger in Trigger.allCases {
      let cells = Set(up.map { Transition.from($0, on: trigger) })
      let keeps = up.allSatisfy { Transition.from($0, on: trigger).next == $0 }
      let isEverywhere = chart.arrows.contains { arrow in
        arrow.source == .everyState && arrow.causes.contains { $0.trigger == trigger }
      }
      let isAlike = cells.count == 1 || (keeps && Set(cells.map(\.actions)).count == 1)
      #expect(framed.contains(trigger) == (isAlike && !isEverywhere), "\(trigger)")
    }
    #expect(!framed.isEmpty)
  }

  @Test("What leaves the frame is not drawn again at a state in it")
  func once() {
    let framed = chart.arrows.filter { $0.source == .keyboardUp }.flatMap(\.causes)
    for arrow in chart.arrows {
      guard case .state(let state) = arrow.source, state.isUp else { continue }
      #expect(Set(arrow.causes).isDisjoint(with: framed))
    }
  }

  @Test("The clock's arrows are its own, and each state, target and cause has one arrow")
  func merged() {
    for arrow in chart.arrows {
      #expect(arrow.causes.allSatisfy { ($0.trigger == .settled) == arrow.isTimer })
    }
    let ends = chart.arrows.map { "\($0.source.name) \($0.target?.rawValue ?? "-") \($0.isTimer)" }
    #expect(Set(ends).count == ends.count)
  }

  @Test("Around a state are all arrows to it and from it", arguments: KeyboardState.allCases)
  func around(_ state: KeyboardState) {
    let part = chart.around(state)
    #expect(part.states.contains(state))
    for trigger in Trigger.allCases {
      #expect(
        part.transition(from: state, on: trigger) == Transition.from(state, on: trigger))
      for source in part.states where Transition.from(source, on: trigger).next == state {
        #expect(part.transition(from: source, on: trigger)?.next == state, "\(source) × \(trigger)")
      }
    }
  }
}
