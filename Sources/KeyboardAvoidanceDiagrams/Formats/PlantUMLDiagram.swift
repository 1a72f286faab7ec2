internal import KeyboardAvoidance

/// The machine as a PlantUML state diagram, printed from the transition function.
public enum PlantUMLDiagram {
  /// A complete diagram from `@startuml` to `@enduml`; timers are dashed, and an arrow from
  /// `keyboardUp` leaves every state in it.
  public static func text(_ content: DiagramContent = DiagramContent()) -> String {
    let chart = content.chart
    let columns = HappyPath.columns(of: chart.states)
    var lines = ["@startuml", "left to right direction", "title \(title(content.title))"]
    lines.append("hide empty description")
    let up = columns.filter(\.isUp)
    if !up.isEmpty {
      lines.append("state \"the keyboard is up\" as \(StatechartPart.keyboardUp.name) {")
      lines += up.flatMap { box($0, chart, content) }.map { "  \($0)" } + ["}"]
    }
    lines += columns.filter { !$0.isUp }.flatMap { box($0, chart, content) }
    if columns.contains(Statechart.initial) { lines.append("[*] --> \(Statechart.initial)") }
    lines += chart.arrows.filter { $0.target != nil }.map { arrow($0, content) }
    let notes = EveryStateNotes(chart, content).blocks.flatMap(\.lines).map(\.text)
    if !notes.isEmpty { lines += ["legend bottom left"] + notes + ["end legend"] }
    return (lines + ["@enduml", ""]).joined(separator: "\n")
  }

  private static func box(
    _ state: KeyboardState, _ chart: Statechart, _ content: DiagramContent
  ) -> [String] {
    let inside = chart.arrows.filter { $0.source == .state(state) && $0.target == nil }
    let lines = inside.flatMap { arrow in
      arrow.causes.map { content.lines(arrow.source, $0).joined(separator: " / ") }
    }
    let color = content.isLit(state) == true ? " #dcebff" : ""
    return ["state \(state.rawValue)\(color)"] + lines.map { "\(state.rawValue) : \($0)" }
  }

  private static func arrow(_ arrow: Statechart.Arrow, _ content: DiagramContent) -> String {
    var styles = arrow.isTimer ? ["dashed"] : []
    switch content.isLit(arrow) {
    case true: styles = ["#0b62d6", "bold"] + styles
    case false: styles = ["#b6c0cd"] + styles
    case nil: break
    }
    let line = styles.isEmpty ? "-->" : "-[\(styles.joined(separator: ","))]->"
    let label = arrow.causes.flatMap { content.lines(arrow.source, $0) }.joined(separator: "\\n")
    return "\(arrow.source.name) \(line) \(arrow.target?.rawValue ?? "") : \(label)"
  }

  /// A title on one line.
  private static func title(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
  }
}
