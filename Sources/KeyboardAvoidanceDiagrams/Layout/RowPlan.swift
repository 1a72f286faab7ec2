internal import KeyboardAvoidance

/// Where the lanes, the frame and the states stand from top to bottom.
struct RowPlan {
  let frameTop: Double
  let boxTop: Double
  let boxHeight: Double
  let frameHeight: Double
  /// The lanes over the states, from the inside.
  let above: [Double]
  /// The lanes under the states, from the inside.
  let below: [Double]

  var frameBottom: Double { frameTop + frameHeight }
  var lanesBottom: Double { below.last ?? frameBottom }

  init(_ routing: ArrowRouting, _ chart: Statechart, _ content: DiagramContent) {
    func heights(_ lane: (ArrowRoute) -> Int?) -> [Double] {
      var heights: [Double] = []
      for (arrow, route) in routing.routes {
        guard let lane = lane(route) else { continue }
        while heights.count <= lane { heights.append(0) }
        heights[lane] = max(heights[lane], TextBlock(arrow, content).height + 16)
      }
      return heights
    }
    let over = heights { if case .above(let lane) = $0 { lane } else { nil } }
    let under = heights { if case .below(let lane) = $0 { lane } else { nil } }
    let drops = routing.routes.filter { $0.route == .drop }
      .map { TextBlock($0.arrow, content).height }.max()

    var y = StatechartLayout.margin + 46
    var above: [Double] = []
    for height in over.reversed() {
      y += height
      above.insert(y, at: 0)
    }
    self.above = above
    frameTop = y + 18
    boxTop = frameTop + 34 + (drops.map { $0 + 24 } ?? 0)
    boxHeight =
      routing.columns.map { StateBox($0, chart, content).height }.max() ?? 0
    frameHeight = boxTop + boxHeight + StatechartLayout.padding - frameTop
    y = frameTop + frameHeight + 4
    below = under.map { height in
      y += height
      return y
    }
  }
}
