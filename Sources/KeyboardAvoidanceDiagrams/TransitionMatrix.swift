internal import KeyboardAvoidance

/// The whole transition function as a table in Markdown: a row for each trigger, a column for each
/// state.
public enum TransitionMatrix {
  /// The table with a heading and a legend.
  public static var text: String {
    let states = KeyboardState.allCases
    let heading = "| trigger | " + states.map { "from `\($0.rawValue)`" }.joined(separator: " | ")
    let rule = "|---|" + states.map { _ in "---|" }.joined()
    let rows = Trigger.allCases.map { trigger in
      let cells = states.map { cell(Transition.from($0, on: trigger), from: $0) }
      return "| `\(trigger.rawValue)` | " + cells.joined(separator: " | ") + " |"
    }
    return """
      # The keyboard machine

      Each cell is the state that follows and what is done, in this order. A dash keeps the state
      and does nothing.

      \(heading) |
      \(rule)
      \(rows.joined(separator: "\n"))

      """
  }

  private static func cell(_ transition: Transition, from state: KeyboardState) -> String {
    let actions = transition.actions.names.joined(separator: ", ")
    if transition.next == state { return actions.isEmpty ? "–" : "stays: \(actions)" }
    let next = "**\(transition.next.rawValue)**"
    return actions.isEmpty ? next : "\(next): \(actions)"
  }
}
