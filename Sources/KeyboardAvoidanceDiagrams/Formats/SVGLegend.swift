/// What the signs of the picture mean.
enum SVGLegend {
  static let lineHeight = 18.0

  /// The legend in lines of at most a width.
  static func lines(_ content: DiagramContent, width: Double) -> [String] {
    var lines: [String] = []
    for part in parts(content) {
      let longer = lines.last.map { "\($0)  ·  \(part)" } ?? part
      if !lines.isEmpty, TextBlock.Line(text: longer, style: .note).width <= width {
        lines[lines.count - 1] = longer
      } else {
        lines.append(part)
      }
    }
    return lines
  }

  private static func parts(_ content: DiagramContent) -> [String] {
    [
      "thick, numbered: a keyboard that comes and goes", "dashed: the settle timer",
      "from the frame: from every state in it", "double border: at rest",
      "below a state's name: on what it stays", "grey there: and does nothing",
    ] + (content.counts == nil ? [] : ["blue, ×n: taken, n times"])
  }
}
