internal import KeyboardAvoidance

/// An ordinary appearance and departure of the keyboard, followed through the transition function.
enum HappyPath {
  /// What a keyboard that comes, rests and goes makes happen, one after the other.
  static let triggers: [Trigger] = [.dock, .didDock, .leave, .didLeave]

  /// The state in which each trigger happens.
  static let sources: [KeyboardState] = triggers.indices.map { index in
    triggers[..<index].reduce(Statechart.initial) { Transition.from($0, on: $1).next }
  }

  /// The place on the path of a trigger that leaves a part, from 1; `nil` off the path.
  static func number(of trigger: Trigger, from part: StatechartPart) -> Int? {
    zip(sources, triggers).enumerated()
      .first { part.states.contains($0.element.0) && $0.element.1 == trigger }
      .map { $0.offset + 1 }
  }

  /// The states from left to right: the path's in its order, each other one behind the last of its
  /// frame.
  static func columns(of states: [KeyboardState]) -> [KeyboardState] {
    var columns: [KeyboardState] = []
    for state in sources where states.contains(state) && !columns.contains(state) {
      columns.append(state)
    }
    for state in states where !columns.contains(state) {
      let last = columns.lastIndex { $0.isUp == state.isUp }
      columns.insert(state, at: last.map { $0 + 1 } ?? columns.endIndex)
    }
    return columns
  }
}
