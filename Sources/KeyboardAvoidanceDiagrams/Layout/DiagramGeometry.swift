/// A point of a drawing; the origin is at the top left.
struct DiagramPoint: Hashable {
  var x: Double
  var y: Double
}

/// A rectangle of a drawing.
struct DiagramRect: Hashable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  var maxX: Double { x + width }
  var maxY: Double { y + height }
  var midX: Double { x + width / 2 }
  var midY: Double { y + height / 2 }

  /// Whether the insides of two rectangles have a point in common.
  func intersects(_ other: DiagramRect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  /// Whether a horizontal or vertical line from one point to another runs through the inside.
  func isCrossed(from start: DiagramPoint, to end: DiagramPoint) -> Bool {
    let line = DiagramRect(
      x: min(start.x, end.x), y: min(start.y, end.y), width: abs(start.x - end.x),
      height: abs(start.y - end.y))
    return x < line.maxX && line.x < maxX && y < line.maxY && line.y < maxY
  }

  /// Whether another rectangle lies within this one.
  func contains(_ other: DiagramRect) -> Bool {
    x <= other.x && other.maxX <= maxX && y <= other.y && other.maxY <= maxY
  }
}
