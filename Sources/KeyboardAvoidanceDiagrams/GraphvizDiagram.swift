internal import KeyboardAvoidance

/// The machine in Graphviz's language, printed from the transition function.
public enum GraphvizDiagram {
  /// A complete `digraph`; timers are dashed, what keeps every state stands in the caption.
  public static var text: String {
    let states = KeyboardState.allCases.map { state in
      "  \(state.rawValue) [shape=\(shape(state))];"
    }
    let caption = "in every state, keeping it: \(keeping)"
    return """
      digraph keyboard {
        rankdir=LR;
        nodesep=0.6;
        ranksep=1.2;
        label="\(caption)";
        fontname="Helvetica";
        fontsize=11;
        node [fontname="Helvetica", style=rounded];
        edge [fontname="Helvetica", fontsize=10];
        start [shape=point];

      \(states.joined(separator: "\n"))

        start -> \(KeyboardMachine().state.rawValue);
      \(MachineEdge.all.map(line).joined(separator: "\n"))
      }

      """
  }

  private static var keeping: String {
    MachineEdge.keepingTriggers.map(\.rawValue).joined(separator: ", ")
  }

  private static func shape(_ state: KeyboardState) -> String {
    state.isTransitional ? "box" : "box, peripheries=2"
  }

  private static func line(_ edge: MachineEdge) -> String {
    let label = edge.labels.joined(separator: "\\n")
    let below = edge.from == edge.to ? ", tailport=s, headport=s" : ""
    let style = edge.isTimer ? ", style=dashed\(below)" : ""
    return "  \(edge.from.rawValue) -> \(edge.to.rawValue) [label=\"\(label)\"\(style)];"
  }
}
