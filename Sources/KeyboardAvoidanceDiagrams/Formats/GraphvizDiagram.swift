internal import KeyboardAvoidance

/// The machine in Graphviz's language, printed from the transition function.
///
/// Positions are in it and `layout=nop2` says so: every tool of Graphviz draws the statechart as
/// `SVGDiagram` does. The node `keyboardUp` stands for the frame: what leaves it leaves every state
/// in the cluster.
public enum GraphvizDiagram {
  /// The whole machine as a complete `digraph`.
  public static var text: String { text(DiagramContent()) }

  /// A complete `digraph`; timers are dashed, what keeps a state stands in its node.
  public static func text(_ content: DiagramContent) -> String {
    let layout = StatechartLayout(content)
    let sheet = Sheet(height: layout.size.y)
    let lines =
      [
        "digraph keyboard {",
        "  graph [layout=nop2, bb=\(sheet.bounds(layout.outer)), bgcolor=\"#f8fafc\"];",
        #"  node [fontname="Courier", fontsize=13, style="rounded,filled", fillcolor=white];"#,
        #"  edge [fontname="Courier", fontsize=13];"#, "",
      ] + layout.notes.enumerated().map { note($1, "note\($0)", sheet) } + [""]
      + cluster(layout, sheet)
      + layout.states.filter { !$0.state.isUp }.map { node($0, content, sheet) }
      + entry(layout, sheet) + [""] + layout.arrows.map { edge($0, content, sheet) } + ["}", ""]
    return lines.joined(separator: "\n")
  }

  private static func cluster(_ layout: StatechartLayout, _ sheet: Sheet) -> [String] {
    guard let frame = layout.frame, let title = layout.frameTitle else { return [] }
    let states = layout.states.filter(\.state.isUp).map { node($0, layout.content, sheet) }
    return [
      "  subgraph cluster_keyboardUp {",
      ##"    graph [bb=\##(sheet.bounds(frame)), style="rounded,filled", fillcolor="#e8f1ff", color="#7fa7dd"];"##,
      "  " + note(title, StatechartPart.keyboardUp.name, sheet),
    ] + states.map { "  \($0)" } + ["  }"]
  }

  private static func node(
    _ placed: StatechartLayout.State, _ content: DiagramContent, _ sheet: Sheet
  ) -> String {
    let state = placed.state
    let rows = placed.inside.flatMap(\.block.lines).map { line in
      let size = Int(line.style.size)
      return
        ##"<TR><TD ALIGN="LEFT"><FONT POINT-SIZE="\##(size)">\##(XMLText.escaped(line.text))</FONT></TD></TR>"##
    }
    let name = #"<TR><TD><FONT POINT-SIZE="17"><B>\#(state.rawValue)</B></FONT></TD></TR>"#
    let table =
      #"<<TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="1">"#
      + ([name] + (rows.isEmpty ? [] : ["<HR/>"]) + rows).joined() + "</TABLE>>"
    let borders = state.isTransitional ? "" : ", peripheries=2"
    return "  \(state.rawValue) [label=\(table), shape=box\(borders), "
      + "\(sheet.place(placed.rect))\(light(content.isLit(state)))];"
  }

  private static func note(_ placed: PlacedText, _ name: String, _ sheet: Sheet) -> String {
    // Each line ends by \l, so that it stands on the left; a title may hold anything.
    let text = placed.block.lines.map { "\(escaped($0.text))\\l" }.joined()
    let font = placed.block.lines.first?.style == .name ? "Courier-Bold" : "Helvetica"
    let size = Int(placed.block.lines.first?.style.size ?? 12)
    return "  \(name) [label=\"\(text)\", shape=plaintext, margin=0, style=\"\", "
      + "fontname=\"\(font)\", fontsize=\(size), \(sheet.place(placed.rect, fixed: "shape"))];"
  }

  private static func entry(_ layout: StatechartLayout, _ sheet: Sheet) -> [String] {
    guard let first = layout.entry.first else { return [] }
    let dot = DiagramRect(x: first.x - 5, y: first.y - 5, width: 10, height: 10)
    return [
      "  start [label=\"\", shape=circle, fillcolor=black, \(sheet.place(dot))];",
      "  start -> \(Statechart.initial.rawValue) [pos=\(sheet.spline(layout.entry))];",
    ]
  }

  private static func edge(
    _ placed: StatechartLayout.Arrow, _ content: DiagramContent, _ sheet: Sheet
  ) -> String {
    let arrow = placed.arrow
    let label = placed.label.block.lines.map(\.text).joined(separator: "\\n")
    let isHappy = arrow.causes.contains {
      HappyPath.number(of: $0.trigger, from: arrow.source) != nil
    }
    return "  \(arrow.source.name) -> \(arrow.target?.rawValue ?? "") "
      + "[label=\(quoted(label)), pos=\(sheet.spline(placed.points)), "
      + "lp=\(sheet.middle(placed.label.rect))"
      + (arrow.isTimer ? ", style=dashed" : "") + (isHappy ? ", penwidth=2.5" : "")
      + "\(light(content.isLit(arrow)))];"
  }

  private static func light(_ isLit: Bool?) -> String {
    switch isLit {
    case true: ##", color="#0b62d6", fontcolor="#0a4fb0""##
    case false: ##", color="#b6c0cd", fontcolor="#8592a3""##
    case nil: ""
    }
  }

  private static func quoted(_ text: String) -> String {
    "\"\(text.replacing("\"", with: "\\\""))\""
  }

  /// Text on one line in which nothing means anything to Graphviz.
  private static func escaped(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 }).replacing("\\", with: "\\\\")
      .replacing("\"", with: "\\\"")
  }
}

/// Graphviz counts upwards from the bottom, in points; sizes of nodes are in inches.
private struct Sheet {
  let height: Double

  func bounds(_ rect: DiagramRect) -> String {
    let (bottom, top) = (height - rect.maxY, height - rect.y)
    return "\"\(number(rect.x)),\(number(bottom)),\(number(rect.maxX)),\(number(top))\""
  }

  /// A node's place; with `shape` its text may be wider, as another font makes it.
  func place(_ rect: DiagramRect, fixed: String = "true") -> String {
    "pos=\(middle(rect)), width=\(inches(rect.width)), height=\(inches(rect.height)), "
      + "fixedsize=\(fixed)"
  }

  func middle(_ rect: DiagramRect) -> String {
    "\"\(number(rect.midX)),\(number(height - rect.midY))\""
  }

  /// Straight pieces as the curves that Graphviz draws, with the tip at the end.
  func spline(_ points: [DiagramPoint]) -> String {
    guard points.count > 1, var end = points.last else { return "\"\"" }
    let tip = pair(end)
    let before = points[points.count - 2]
    let length = max(abs(end.x - before.x), abs(end.y - before.y), 1)
    end.x -= (end.x - before.x) / length * 10
    end.y -= (end.y - before.y) / length * 10
    let corners = points.dropLast() + [end]
    let pieces = zip(corners, corners.dropFirst()).map { start, end in
      let third = DiagramPoint(
        x: (2 * start.x + end.x) / 3, y: (2 * start.y + end.y) / 3)
      let rest = DiagramPoint(x: (start.x + 2 * end.x) / 3, y: (start.y + 2 * end.y) / 3)
      return "\(pair(third)) \(pair(rest)) \(pair(end))"
    }
    return "\"e,\(tip) \(pair(points[0])) \(pieces.joined(separator: " "))\""
  }

  private func pair(_ point: DiagramPoint) -> String {
    "\(number(point.x)),\(number(height - point.y))"
  }

  private func number(_ value: Double) -> String { SVGPath.number(value) }

  private func inches(_ points: Double) -> String {
    let thousandths = Int((points / 72 * 1000).rounded())
    let digits = String(thousandths % 1000)
    return "\(thousandths / 1000).\(String(repeating: "0", count: 3 - digits.count))\(digits)"
  }
}
