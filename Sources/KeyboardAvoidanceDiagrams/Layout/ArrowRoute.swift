internal import KeyboardAvoidance

/// How an arrow runs.
enum ArrowRoute: Hashable {
  /// From one column to the next, straight to the right.
  case straight
  /// From the frame's upper edge down to a state in it.
  case drop
  /// To the right over the states; the lane counts from the inside.
  case above(lane: Int)
  /// To the left under the states; the lane counts from the inside.
  case below(lane: Int)
}

/// The arrows between the columns of states, each with its way.
struct ArrowRouting {
  /// The states from left to right.
  let columns: [KeyboardState]

  /// The arrows that are drawn as lines, with their ways.
  private(set) var routes: [(arrow: Statechart.Arrow, route: ArrowRoute)] = []

  init(_ chart: Statechart) {
    columns = HappyPath.columns(of: chart.states)
    let arrows = chart.arrows.filter { $0.target != nil }
    var lanes: [(span: ClosedRange<Double>, lane: Int, isAbove: Bool)] = []
    let byLength = arrows.enumerated().sorted { first, second in
      let (one, other) = (length(first.element), length(second.element))
      return one == other ? first.offset < second.offset : one < other
    }
    for (_, arrow) in byLength {
      guard let start = start(arrow), let end = column(arrow.target) else { continue }
      if arrow.source == .keyboardUp, arrow.target?.isUp == true {
        routes.append((arrow, .drop))
      } else if end > start, end - start <= 1 {
        routes.append((arrow, .straight))
      } else {
        let span = min(start, end)...max(start, end)
        let isAbove = end > start
        let lane =
          lanes.filter { $0.isAbove == isAbove && $0.span.crosses(span) }.map { $0.lane + 1 }
          .max() ?? 0
        lanes.append((span, lane, isAbove))
        routes.append((arrow, isAbove ? .above(lane: lane) : .below(lane: lane)))
      }
    }
  }

  /// The columns in the frame.
  var framed: Range<Int>? {
    guard let first = columns.firstIndex(where: \.isUp), let last = columns.lastIndex(where: \.isUp)
    else { return nil }
    return first..<last + 1
  }

  private func column(_ state: KeyboardState?) -> Double? {
    state.flatMap { columns.firstIndex(of: $0) }.map { Double($0) }
  }

  /// Where an arrow starts, in columns; the frame's edges lie between two.
  private func start(_ arrow: Statechart.Arrow) -> Double? {
    switch arrow.source {
    case .everyState: return nil
    case .state(let state): return column(state)
    case .keyboardUp:
      guard let framed, let end = column(arrow.target) else { return nil }
      return Double(end < Double(framed.lowerBound) ? framed.lowerBound : framed.upperBound) - 0.5
    }
  }

  private func length(_ arrow: Statechart.Arrow) -> Double {
    guard let start = start(arrow), let end = column(arrow.target) else { return 0 }
    return abs(start - end)
  }
}

extension ClosedRange<Double> {
  /// Whether the insides of two ranges have a point in common.
  fileprivate func crosses(_ other: Self) -> Bool {
    lowerBound < other.upperBound && other.lowerBound < upperBound
  }
}
