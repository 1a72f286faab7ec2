/// Lines of SVG.
enum SVGPath {
  private static let radius = 9.0

  /// A line through points, its corners rounded.
  static func rounded(_ points: [DiagramPoint]) -> String {
    guard let first = points.first, let last = points.last else { return "" }
    var path = "M\(pair(first))"
    for index in points.indices.dropFirst().dropLast() {
      let (before, corner, after) = (points[index - 1], points[index], points[index + 1])
      path += "L\(pair(towards(before, from: corner)))"
      path += "Q\(pair(corner)) \(pair(towards(after, from: corner)))"
    }
    return path + "L\(pair(last))"
  }

  /// The tip at the end of a line.
  static func tip(_ points: [DiagramPoint]) -> String {
    guard points.count > 1, let end = points.last else { return "" }
    let before = points[points.count - 2]
    let length = max(abs(end.x - before.x), abs(end.y - before.y), 1)
    let (dx, dy) = ((end.x - before.x) / length, (end.y - before.y) / length)
    let base = DiagramPoint(x: end.x - 10 * dx, y: end.y - 10 * dy)
    let left = DiagramPoint(x: base.x - 4.5 * dy, y: base.y + 4.5 * dx)
    let right = DiagramPoint(x: base.x + 4.5 * dy, y: base.y - 4.5 * dx)
    return "M\(pair(end))L\(pair(left))L\(pair(right))Z"
  }

  /// A point near a corner on the way to a neighbour.
  private static func towards(_ point: DiagramPoint, from corner: DiagramPoint) -> DiagramPoint {
    let length = max(abs(point.x - corner.x), abs(point.y - corner.y), 1)
    let part = min(radius, length / 2) / length
    return DiagramPoint(
      x: corner.x + (point.x - corner.x) * part, y: corner.y + (point.y - corner.y) * part)
  }

  private static func pair(_ point: DiagramPoint) -> String {
    "\(number(point.x)),\(number(point.y))"
  }

  /// To a tenth, without zeros at the end.
  static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0
      ? "\(tenths / 10)" : "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
  }
}

/// Text in XML.
enum XMLText {
  /// The text with everything escaped that means something; characters that XML cannot hold are
  /// replaced.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "'": text += "&#39;"
      case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}", "\u{FFFE}"..."\u{FFFF}": text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
