internal import KeyboardAvoidance

/// The machine as a statechart in SVG: a picture that stands by itself.
///
/// Every state carries `data-state`, every arrow `data-from` (a state or a frame), `data-to` and
/// `data-triggers`; what was taken has the class `lit`, what was not `pale`.
public enum SVGDiagram {
  /// A complete SVG document.
  public static func text(_ content: DiagramContent = DiagramContent()) -> String {
    let layout = StatechartLayout(content)
    let legend = legend(layout)
    let width = number(layout.size.x)
    let height = number(layout.size.y + 16 + Double(legend.count) * SVGLegend.lineHeight)
    let lines =
      [
        #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(width)" height="\#(height)" "#
          + #"viewBox="0 0 \#(width) \#(height)" role="img" aria-label="\#(escaped(content.title))">"#,
        "<title>\(escaped(content.title))</title>",
        "<style>\(SVGStyle.text)</style>",
        #"<rect class="page" width="100%" height="100%"/>"#,
        rect(layout.outer, "outer", radius: 14),
      ] + frame(layout) + layout.arrows.map { arrow($0, content) } + entry(layout)
      + layout.states.map { state($0, content) } + layout.notes.map { text($0, anchor: "start") }
      + legend + ["</svg>", ""]
    return lines.joined(separator: "\n")
  }

  private static func frame(_ layout: StatechartLayout) -> [String] {
    guard let frame = layout.frame, let title = layout.frameTitle else { return [] }
    return [rect(frame, "frame", radius: 12), text(title, anchor: "start")]
  }

  private static func state(_ state: StatechartLayout.State, _ content: DiagramContent) -> String {
    let rect = state.rect
    let isResting = !state.state.isTransitional
    let inner = DiagramRect(
      x: rect.x + 4, y: rect.y + 4, width: rect.width - 8, height: rect.height - 8)
    let rule = rect.y + StateBox.ruleOffset
    var parts = [
      #"<g class="state\#(light(content.isLit(state.state)))" data-state="\#(state.state.rawValue)">"#,
      self.rect(rect, "box", radius: 10),
    ]
    if isResting { parts.append(self.rect(inner, "ring", radius: 7)) }
    if !state.inside.isEmpty {
      parts.append(
        #"<path class="rule" d="M\#(number(rect.x + 8)),\#(number(rule))H\#(number(rect.maxX - 8))"/>"#
      )
    }
    parts.append(text(state.name, anchor: "middle"))
    parts += state.inside.map { text($0, anchor: "start") }
    return (parts + ["</g>"]).joined(separator: "\n")
  }

  private static func arrow(_ placed: StatechartLayout.Arrow, _ content: DiagramContent) -> String {
    let arrow = placed.arrow
    let isHappy = arrow.causes.contains {
      HappyPath.number(of: $0.trigger, from: arrow.source) != nil
    }
    let classes =
      "arrow" + (arrow.isTimer ? " timer" : "") + (isHappy ? " happy" : "")
      + light(content.isLit(arrow))
    let triggers = arrow.causes.map(\.trigger.rawValue).joined(separator: " ")
    return [
      #"<g class="\#(classes)" data-from="\#(arrow.source.name)" data-to="\#(arrow.target?.rawValue ?? "")" data-triggers="\#(triggers)">"#,
      #"<path class="line" d="\#(SVGPath.rounded(placed.points))"/>"#,
      #"<path class="tip" d="\#(SVGPath.tip(placed.points))"/>"#,
      text(placed.label, anchor: "start"), "</g>",
    ].joined(separator: "\n")
  }

  private static func entry(_ layout: StatechartLayout) -> [String] {
    guard let first = layout.entry.first else { return [] }
    return [
      #"<g class="arrow"><circle class="tip" cx="\#(number(first.x))" cy="\#(number(first.y))" r="6"/>"#,
      #"<path class="line" d="\#(SVGPath.rounded(layout.entry))"/>"#,
      #"<path class="tip" d="\#(SVGPath.tip(layout.entry))"/></g>"#,
    ]
  }

  /// What the signs mean, in as many lines as the picture's width asks for.
  private static func legend(_ layout: StatechartLayout) -> [String] {
    let left = StatechartLayout.margin + 18
    return SVGLegend.lines(layout.content, width: layout.size.x - 2 * left).enumerated()
      .map { index, line in
        let y = layout.size.y + 8 + Double(index) * SVGLegend.lineHeight
        return
          #"<text class="note" x="\#(number(left))" y="\#(number(y))">\#(escaped(line))</text>"#
      }
  }

  /// The lines of a block; each is one `text` element.
  private static func text(_ placed: PlacedText, anchor: String) -> String {
    var y = placed.y
    return placed.block.lines.map { line in
      y += line.style.height
      let baseline = y - line.style.size * 0.32
      var x = anchor == "middle" ? placed.rect.midX : placed.x
      var circle = ""
      if let step = line.number {
        let (cx, cy) = (number(x + 7.5), number(baseline - line.style.size * 0.34))
        circle =
          #"<circle class="step" cx="\#(cx)" cy="\#(cy)" r="7.5"/>"#
          + #"<text class="step" x="\#(cx)" y="\#(number(baseline - line.style.size * 0.34 + 3.6))" text-anchor="middle">\#(step)</text>"#
        x += TextBlock.Line.widthOfNumber
      }
      return circle
        + #"<text class="\#(classes(line))" x="\#(number(x))" y="\#(number(baseline))""#
        + (anchor == "middle" ? #" text-anchor="middle""# : "") + ">\(escaped(line.text))</text>"
    }.joined(separator: "\n")
  }

  private static func classes(_ line: TextBlock.Line) -> String {
    "\(line.style)\(line.isTimer ? " timer" : "")\(line.isIdle ? " idle" : "")\(light(line.isLit))"
  }

  private static func light(_ isLit: Bool?) -> String {
    isLit.map { $0 ? " lit" : " pale" } ?? ""
  }

  private static func rect(_ rect: DiagramRect, _ name: String, radius: Double) -> String {
    #"<rect class="\#(name)" x="\#(number(rect.x))" y="\#(number(rect.y))" "#
      + #"width="\#(number(rect.width))" height="\#(number(rect.height))" rx="\#(number(radius))"/>"#
  }

  static func number(_ value: Double) -> String { SVGPath.number(value) }

  static func escaped(_ text: String) -> String { XMLText.escaped(text) }
}
