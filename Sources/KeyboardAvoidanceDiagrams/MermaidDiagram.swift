internal import KeyboardAvoidance

/// The machine as a Mermaid state diagram, printed from the transition function.
public enum MermaidDiagram {
  /// A complete `stateDiagram-v2`; Mermaid has no dashed lines here, so timers are marked.
  public static var text: String {
    let start = "  [*] --> \(KeyboardMachine().state.rawValue)"
    let keeping = MachineEdge.keepingTriggers.map(\.rawValue).joined(separator: ", ")
    let lines = ["stateDiagram-v2", "  direction LR", start] + MachineEdge.all.map(line)
    return (lines + ["  %% in every state, keeping it: \(keeping)", ""]).joined(separator: "\n")
  }

  private static func line(_ edge: MachineEdge) -> String {
    let label = edge.labels.joined(separator: "<br/>")
    let mark = edge.isTimer ? "⏱ " : ""
    return "  \(edge.from.rawValue) --> \(edge.to.rawValue): \(mark)\(label)"
  }
}
