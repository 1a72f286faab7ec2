internal import KeyboardAvoidance

/// Where lines meet the upper and lower edges of the states.
struct PortPlan {
  /// A line's end at an edge.
  struct Port: Hashable {
    let arrow: Statechart.Arrow
    /// Whether the line begins here.
    let isStart: Bool
    /// The room that it needs to its right.
    let room: Double
    /// Where it stands among the others.
    fileprivate let order: Double
  }

  private static let spacing = 26.0

  private var upper: [KeyboardState: [Port]] = [:]
  private var lower: [KeyboardState: [Port]] = [:]

  init(_ routing: ArrowRouting, _ content: DiagramContent) {
    for (arrow, route) in routing.routes {
      switch route {
      case .straight: break
      case .drop:
        let room = TextBlock(arrow, content).width + 20
        add(Port(arrow: arrow, isStart: false, room: room, order: 0), arrow.target, isUpper: true)
      case .above(let lane): addEnds(arrow, lane, goesRight: true, isUpper: true)
      case .below(let lane): addEnds(arrow, lane, goesRight: false, isUpper: false)
      }
    }
    for state in routing.columns {
      upper[state]?.sort { $0.order < $1.order }
      lower[state]?.sort { $0.order < $1.order }
    }
  }

  /// Lines that come from the left stand on the left, those in outer lanes further to the right; on
  /// the right it is the other way round. So no line crosses another at its end.
  private mutating func addEnds(
    _ arrow: Statechart.Arrow, _ lane: Int, goesRight: Bool, isUpper: Bool
  ) {
    let (left, right) = (-1000 + Double(lane), 1000 - Double(lane))
    let spacing = Self.spacing
    if case .state(let source) = arrow.source {
      let order = goesRight ? right : left
      add(Port(arrow: arrow, isStart: true, room: spacing, order: order), source, isUpper: isUpper)
    }
    let order = goesRight ? left : right
    add(
      Port(arrow: arrow, isStart: false, room: spacing, order: order), arrow.target,
      isUpper: isUpper)
  }

  private mutating func add(_ port: Port, _ state: KeyboardState?, isUpper: Bool) {
    guard let state else { return }
    if isUpper {
      upper[state, default: []].append(port)
    } else {
      lower[state, default: []].append(port)
    }
  }

  /// The width that a state's lines need.
  func width(of state: KeyboardState) -> Double {
    [upper, lower].map { ports in
      (ports[state] ?? []).reduce(Self.spacing) { $0 + $1.room }
    }.max() ?? 0
  }

  /// Where a line meets a state, measured from its left edge.
  func offset(
    of arrow: Statechart.Arrow, isStart: Bool, at state: KeyboardState, isUpper: Bool,
    width: Double
  ) -> Double {
    let ports = (isUpper ? upper : lower)[state] ?? []
    // The last one's room is not between two lines.
    let last = ports.last.map { min($0.room, Self.spacing) - $0.room } ?? 0
    let total = ports.reduce(0) { $0 + $1.room } + last - Self.spacing
    var x = max(Self.spacing / 2, (width - total) / 2)
    if ports.contains(where: { $0.room > Self.spacing }) {
      x = (width - ports.reduce(0) { $0 + $1.room }) / 2 + Self.spacing / 2
    }
    for port in ports {
      if port.arrow == arrow, port.isStart == isStart { return x }
      x += port.room
    }
    return width / 2
  }
}
