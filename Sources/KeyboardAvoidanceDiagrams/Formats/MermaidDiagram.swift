internal import KeyboardAvoidance

/// The machine as a Mermaid state diagram, printed from the transition function.
///
/// Mermaid draws no arrow from a composite state to a state in it, so `keyboardUp` is a state inside
/// the composite that stands for all of them; nor has it dashed lines, so timers are marked.
public enum MermaidDiagram {
  /// The whole machine.
  public static var text: String { text(DiagramContent()) }

  /// A complete `stateDiagram-v2`.
  public static func text(_ content: DiagramContent) -> String {
    let chart = content.chart
    let columns = HappyPath.columns(of: chart.states)
    var lines = ["stateDiagram-v2", "  direction LR"]
    if columns.contains(Statechart.initial) { lines.append("  [*] --> \(Statechart.initial)") }
    let up = columns.filter(\.isUp)
    if !up.isEmpty {
      let name = StatechartPart.keyboardUp.name
      lines.append("  state \"the keyboard is up\" as frame {")
      lines.append("    direction LR")
      if chart.arrows.contains(where: { $0.source == .keyboardUp }) {
        lines.append("    state \"any of these\" as \(name)")
      }
      lines += up.flatMap { box($0, chart, content) }.map { "  \($0)" } + ["  }"]
    }
    lines += columns.filter { !$0.isUp }.flatMap { box($0, chart, content) }
    lines += chart.arrows.filter { $0.target != nil }.map { arrow($0, content) }
    lines += note(chart, content, below: columns.last) + light(content, columns)
    return (lines + [""]).joined(separator: "\n")
  }

  /// A state, and in lines below its name what it does while it stays.
  private static func box(
    _ state: KeyboardState, _ chart: Statechart, _ content: DiagramContent
  ) -> [String] {
    let inside = chart.arrows.filter { $0.source == .state(state) && $0.target == nil }
    let lines = inside.flatMap { arrow in arrow.causes.map { line(arrow, $0, content) } }
    return ["  \(state.rawValue): \(state.rawValue)"]
      + lines.map { "  \(state.rawValue): \($0)" }
  }

  private static func line(
    _ arrow: Statechart.Arrow, _ cause: Statechart.Cause, _ content: DiagramContent
  ) -> String {
    (arrow.isTimer ? "⏱ " : "") + content.lines(arrow.source, cause).joined(separator: " / ")
  }

  private static func arrow(_ arrow: Statechart.Arrow, _ content: DiagramContent) -> String {
    let label = arrow.causes.map { line(arrow, $0, content) }.joined(separator: "<br/>")
    return "  \(arrow.source.name) --> \(arrow.target?.rawValue ?? ""): \(label)"
  }

  private static func note(
    _ chart: Statechart, _ content: DiagramContent, below state: KeyboardState?
  ) -> [String] {
    let blocks = EveryStateNotes(chart, content).blocks
    guard let state, !blocks.isEmpty else { return [] }
    let texts = blocks.flatMap(\.lines).map { "    \($0.text)" }
    return ["  note right of \(state.rawValue)"] + texts + ["  end note"]
  }

  private static func light(_ content: DiagramContent, _ states: [KeyboardState]) -> [String] {
    let lit = states.filter { content.isLit($0) == true }.map(\.rawValue)
    guard !lit.isEmpty else { return [] }
    return [
      "  classDef lit fill:#dcebff,stroke:#0b62d6,stroke-width:2px,color:#0a4fb0",
      "  class \(lit.joined(separator: ",")) lit",
    ]
  }
}
