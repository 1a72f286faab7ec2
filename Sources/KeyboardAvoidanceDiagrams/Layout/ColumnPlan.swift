internal import KeyboardAvoidance

/// Where the states and the frame stand from left to right.
struct ColumnPlan {
  /// The left edge and the width of each state.
  private(set) var places: [KeyboardState: (x: Double, width: Double)] = [:]

  /// The left and right edge of the frame.
  private(set) var frame: (left: Double, right: Double)?

  /// The right edge of the last state or the frame.
  private(set) var right = 0.0

  let ports: PortPlan

  static let frameTitle = TextBlock([
    TextBlock.Line(text: "the keyboard is up", style: .note)
  ])

  init(_ routing: ArrowRouting, _ chart: Statechart, _ content: DiagramContent) {
    ports = PortPlan(routing, content)
    var x = StatechartLayout.margin + 18
    if routing.columns.first == Statechart.initial { x += StatechartLayout.start - 14 }
    var left = 0.0
    for (index, state) in routing.columns.enumerated() {
      if index == routing.framed?.lowerBound {
        left = x
        x += StatechartLayout.padding
      }
      let box = StateBox(state, chart, content)
      let width = max(box.width, ports.width(of: state), 110)
      places[state] = (x, width)
      x += width
      if index + 1 == routing.framed?.upperBound {
        x = max(x + StatechartLayout.padding, left + Self.frameTitle.width + 28)
        frame = (left, x)
      }
      right = x
      x += Self.gap(after: index, routing, content)
    }
  }

  /// The room for the label of what leads from one column to the next.
  private static func gap(
    after index: Int, _ routing: ArrowRouting, _ content: DiagramContent
  ) -> Double {
    guard index + 1 < routing.columns.count else { return 0 }
    let next = routing.columns[index + 1]
    let labels = routing.routes.filter { arrow, route in
      let leavesFrame = arrow.source == .keyboardUp && index + 1 == routing.framed?.lowerBound
      return (route == .straight && arrow.target == next)
        || (leavesFrame && arrow.target == routing.columns[index])
    }
    return max(40, (labels.map { TextBlock($0.arrow, content).width }.max() ?? 0) + 40)
  }
}
