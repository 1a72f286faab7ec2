internal import KeyboardAvoidance

/// The whole transition function as a table in Markdown: a row for each trigger, a column for each
/// state.
public enum TransitionMatrix {
  /// The whole table with a heading and a legend.
  public static var text: String { text(DiagramContent()) }

  /// The table with a heading and a legend; of one state only its column, and with the number of
  /// times that a cell was taken where that is counted.
  public static func text(_ content: DiagramContent) -> String {
    let states = content.state.map { [$0] } ?? KeyboardState.allCases
    let heading = "| trigger | " + states.map { "from `\($0.rawValue)`" }.joined(separator: " | ")
    let rule = "|---|" + states.map { _ in "---|" }.joined()
    let rows = Trigger.allCases.map { trigger in
      let cells = states.map { state in
        let cell = cell(Transition.from(state, on: trigger), from: state)
        let count = content.counts?.count(from: .state(state), on: trigger) ?? 0
        return count > 0 ? "\(cell) ×\(count)" : cell
      }
      return "| `\(trigger.rawValue)` | " + cells.joined(separator: " | ") + " |"
    }
    let counted = content.counts == nil ? "" : " ×n: taken n times."
    return """
      # \(content.title.split(whereSeparator: \.isNewline).joined(separator: " "))

      Each cell is the state that follows and what is done, in this order. A dash keeps the state
      and does nothing.\(counted)

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
