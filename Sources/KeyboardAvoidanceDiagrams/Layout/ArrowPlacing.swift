internal import KeyboardAvoidance

/// Draws each arrow's line and finds room for its label.
struct ArrowPlacing {
  private let routing: ArrowRouting
  private let rows: RowPlan
  private let columns: ColumnPlan
  private let content: DiagramContent

  init(
    _ routing: ArrowRouting, _ rows: RowPlan, _ columns: ColumnPlan, _ content: DiagramContent
  ) {
    self.routing = routing
    self.rows = rows
    self.columns = columns
    self.content = content
  }

  var arrows: [StatechartLayout.Arrow] {
    let lines = routing.routes.map { arrow, route in points(arrow, route) }
    return routing.routes.indices.map { index in
      let (arrow, route) = routing.routes[index]
      let block = TextBlock(arrow, content)
      let label = label(block, route, lines[index], others: lines)
      return StatechartLayout.Arrow(arrow: arrow, points: lines[index], label: label)
    }
  }

  private func points(_ arrow: Statechart.Arrow, _ route: ArrowRoute) -> [DiagramPoint] {
    guard let target = arrow.target, let place = columns.places[target] else { return [] }
    switch route {
    case .straight:
      let y = rows.boxTop + rows.boxHeight / 2 + shift(of: arrow)
      return [DiagramPoint(x: right(of: arrow.source), y: y), DiagramPoint(x: place.x, y: y)]
    case .drop:
      let x = port(arrow, target, isStart: false, isUpper: true)
      return [DiagramPoint(x: x, y: rows.frameTop), DiagramPoint(x: x, y: rows.boxTop)]
    case .above(let lane):
      let isFrame = arrow.source == .keyboardUp
      return line(
        arrow, target, lane: rows.above[lane], from: isFrame ? rows.frameTop : rows.boxTop,
        to: rows.boxTop, isUpper: true)
    case .below(let lane):
      let isFrame = arrow.source == .keyboardUp
      let bottom = rows.boxTop + rows.boxHeight
      return line(
        arrow, target, lane: rows.below[lane], from: isFrame ? rows.frameBottom : bottom,
        to: bottom, isUpper: false)
    }
  }

  /// Out of the source, along a lane and into the target.
  private func line(
    _ arrow: Statechart.Arrow, _ target: KeyboardState, lane: Double, from: Double, to: Double,
    isUpper: Bool
  ) -> [DiagramPoint] {
    let end = port(arrow, target, isStart: false, isUpper: isUpper)
    let start =
      if case .state(let source) = arrow.source {
        port(arrow, source, isStart: true, isUpper: isUpper)
      } else if isUpper {
        (columns.frame?.right ?? 0) - 16 - shift(of: arrow)
      } else {
        (columns.frame?.left ?? 0) + 16 + shift(of: arrow)
      }
    return [
      DiagramPoint(x: start, y: from), DiagramPoint(x: start, y: lane),
      DiagramPoint(x: end, y: lane), DiagramPoint(x: end, y: to),
    ]
  }

  private func port(
    _ arrow: Statechart.Arrow, _ state: KeyboardState, isStart: Bool, isUpper: Bool
  ) -> Double {
    guard let place = columns.places[state] else { return 0 }
    return place.x
      + columns.ports.offset(
        of: arrow, isStart: isStart, at: state, isUpper: isUpper, width: place.width)
  }

  private func right(of part: StatechartPart) -> Double {
    guard case .state(let state) = part, let place = columns.places[state] else {
      return columns.frame?.right ?? 0
    }
    return place.x + place.width
  }

  /// How far an arrow keeps away from earlier ones with the same ends.
  private func shift(of arrow: Statechart.Arrow) -> Double {
    let alike = routing.routes.filter { $0.arrow.source == arrow.source }
      .filter { $0.arrow.target == arrow.target }.map(\.arrow)
    return Double(alike.firstIndex(of: arrow) ?? 0) * 12
  }

  private func label(
    _ block: TextBlock, _ route: ArrowRoute, _ line: [DiagramPoint], others: [[DiagramPoint]]
  ) -> PlacedText {
    guard let first = line.first, let last = line.last else {
      return PlacedText(block: block, x: 0, y: 0)
    }
    switch route {
    case .straight:
      let start = columns.frame.map { frame in
        first.x < frame.left && last.x > frame.left ? (first.x + frame.left) / 2 : nil
      }
      let middle = (start ?? nil) ?? (first.x + last.x) / 2
      return PlacedText(block: block, x: middle - block.width / 2, y: first.y - 7 - block.height)
    case .drop:
      return PlacedText(
        block: block, x: first.x + 9, y: rows.boxTop - 14 - block.height)
    case .above, .below:
      let y = line[1].y - 6 - block.height
      let middle = middle(of: line, atHeight: y...line[1].y, others: others)
      return PlacedText(block: block, x: middle - block.width / 2, y: y)
    }
  }

  /// The middle of the widest part of a lane that no upright line runs through.
  private func middle(
    of line: [DiagramPoint], atHeight height: ClosedRange<Double>, others: [[DiagramPoint]]
  ) -> Double {
    let (left, right) = (min(line[1].x, line[2].x), max(line[1].x, line[2].x))
    var stops = [left, right]
    for other in others where other != line {
      for (start, end) in zip(other, other.dropFirst()) where start.x == end.x {
        let (top, bottom) = (min(start.y, end.y), max(start.y, end.y))
        if top < height.upperBound, bottom > height.lowerBound, start.x > left, start.x < right {
          stops.append(start.x)
        }
      }
    }
    stops.sort()
    let gaps = zip(stops, stops.dropFirst())
    let widest = gaps.max { $0.1 - $0.0 < $1.1 - $1.0 }
    return widest.map { ($0.0 + $0.1) / 2 } ?? (left + right) / 2
  }
}
