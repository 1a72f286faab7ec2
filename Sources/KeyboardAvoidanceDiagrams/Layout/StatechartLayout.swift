internal import KeyboardAvoidance

/// Where everything of a statechart stands: states in a row, the happy path from left to right, one
/// lane for each other arrow, so that nothing overlaps.
struct StatechartLayout {
  /// A state's box.
  struct State {
    let state: KeyboardState
    let rect: DiagramRect
    let name: PlacedText
    /// What it does while it stays.
    let inside: [PlacedText]
  }

  /// An arrow's line, from its start to its tip, and its label.
  struct Arrow {
    let arrow: Statechart.Arrow
    let points: [DiagramPoint]
    let label: PlacedText
  }

  static let margin = 20.0
  static let padding = 26.0
  static let start = 56.0

  let content: DiagramContent
  private(set) var size = DiagramPoint(x: 0, y: 0)
  private(set) var states: [State] = []
  private(set) var arrows: [Arrow] = []
  /// The frame around the states in which the keyboard is up.
  private(set) var frame: DiagramRect?
  private(set) var frameTitle: PlacedText?
  /// The frame around every state.
  private(set) var outer = DiagramRect(x: 0, y: 0, width: 0, height: 0)
  /// The line into the first state.
  private(set) var entry: [DiagramPoint] = []
  /// The title, and what every state does while it stays.
  private(set) var notes: [PlacedText] = []

  init(_ content: DiagramContent) {
    self.content = content
    let chart = content.chart
    let routing = ArrowRouting(chart)
    let rows = RowPlan(routing, chart, content)
    let columns = ColumnPlan(routing, chart, content)
    frame = columns.frame.map { left, right in
      DiagramRect(x: left, y: rows.frameTop, width: right - left, height: rows.frameHeight)
    }
    states = routing.columns.map { state in
      let (x, width) = columns.places[state] ?? (0, 0)
      let rect = DiagramRect(x: x, y: rows.boxTop, width: width, height: rows.boxHeight)
      return StateBox(state, chart, content).placed(in: rect)
    }
    arrows = ArrowPlacing(routing, rows, columns, content).arrows
    frameTitle = frame.map { titlePlace(in: $0, rows) }
    if let first = states.first, first.state == Statechart.initial {
      let y = first.rect.midY
      entry = [
        DiagramPoint(x: first.rect.x - Self.start + 14, y: y), DiagramPoint(x: first.rect.x, y: y),
      ]
    }
    place(notesFor: chart, rows, columns)
  }

  /// Inside the frame, above its states or else below them, where no line runs through it.
  private func titlePlace(in frame: DiagramRect, _ rows: RowPlan) -> PlacedText {
    let block = ColumnPlan.frameTitle
    let lines = arrows.flatMap { zip($0.points, $0.points.dropFirst()) }
    let below = frame.maxY - (StatechartLayout.padding + block.height) / 2
    let places = [rows.frameTop + 9, below].flatMap { y in
      let stops = lines.filter { start, end in
        start.x == end.x && frame.x < start.x && start.x < frame.maxX
          && min(start.y, end.y) < y + block.height && max(start.y, end.y) > y
      }.map(\.0.x)
      return ([frame.x + 2] + stops).sorted().map { PlacedText(block: block, x: $0 + 12, y: y) }
    }
    let free = places.first { place in
      place.rect.maxX + 6 < frame.maxX
        && !lines.contains { place.rect.isCrossed(from: $0, to: $1) }
    }
    return free ?? PlacedText(block: block, x: frame.x + 14, y: rows.frameTop + 9)
  }

  private mutating func place(notesFor chart: Statechart, _ rows: RowPlan, _ columns: ColumnPlan) {
    let left = Self.margin + 18
    let title = TextBlock([TextBlock.Line(text: content.title, style: .name)])
    notes = [PlacedText(block: title, x: left, y: Self.margin + 12)]
    var y = rows.lanesBottom + 18
    for block in EveryStateNotes(chart, content).blocks {
      notes.append(PlacedText(block: block, x: left, y: y))
      y += block.height + 4
    }
    let widest = notes.map { $0.rect.maxX }.max() ?? 0
    let right = max(columns.right, widest) + 20
    outer = DiagramRect(
      x: Self.margin, y: Self.margin, width: right - Self.margin, height: y + 12 - Self.margin)
    size = DiagramPoint(x: outer.maxX + Self.margin, y: outer.maxY + Self.margin)
  }
}

/// What all states do alike while they stay, in sentences.
struct EveryStateNotes {
  let blocks: [TextBlock]

  init(_ chart: Statechart, _ content: DiagramContent) {
    let causes = chart.arrows.filter { $0.source == .everyState }.flatMap(\.causes)
    var groups: [(actions: TransitionActions, causes: [Statechart.Cause])] = []
    for cause in causes {
      if let index = groups.firstIndex(where: { $0.actions == cause.actions }) {
        groups[index].causes.append(cause)
      } else {
        groups.append((cause.actions, [cause]))
      }
    }
    blocks = groups.map { actions, causes in
      let names = causes.map { content.label(.everyState, $0.trigger) }.joined(separator: ", ")
      let isLit = causes.compactMap { content.isLit(.everyState, $0.trigger) }
      let what = actions.isEmpty ? "nothing" : actions.names.joined(separator: ", ")
      return TextBlock([
        TextBlock.Line(
          text: "On \(names) every state stays and does \(what).", style: .note,
          isLit: isLit.isEmpty ? nil : isLit.contains(true))
      ])
    }
  }
}
