internal import Foundation
internal import KeyboardAvoidance
internal import KeyboardAvoidanceSimulation

/// A case as it is shown: drawings of some moments, and beside them what happened.
@MainActor
struct DemoShow {
  let title: String
  private var drawings: [ScreenDrawing] = []
  private var rows: [DemoRow] = []
  private(set) var fails = false

  init(_ edgeCase: EdgeCase, _ trace: Trace) {
    title = trace.header.name
    var player = TracePlayer(trace.header)
    var moments = edgeCase.moments[...]
    func draw(before time: Duration?, _ drawings: inout [ScreenDrawing]) {
      while let moment = moments.first, time.map({ moment.time < $0 }) ?? true {
        drawings.append(ScreenDrawing(moment.label, player, trace.header))
        moments = moments.dropFirst()
      }
    }
    for moment in trace.moments {
      draw(before: moment.time, &drawings)
      while let timer = player.fireTimer(dueBy: moment.time) { rows.append(DemoRow(timer)) }
      switch moment.content {
      case .turn(let events): rows.append(DemoRow(player.turn(events, at: moment.time)))
      case .expectation(let expectation):
        let entry = player.check(expectation, at: moment.time, line: moment.line)
        rows.append(DemoRow(entry))
        if !entry.failures.isEmpty { fails = true }
      }
    }
    draw(before: nil, &drawings)
  }

  /// Every word of the rows.
  func note(in glossary: inout Glossary) {
    for row in rows { glossary.note(row.words) }
  }

  /// Drawings and timeline side by side, or one below the other where the width is not enough.
  func lines(width: Int) -> [String] {
    let picture = ScreenDrawing.row(drawings)
    let timeline = [DemoRow.heading] + rows.map(\.text)
    let pictureWidth = ScreenDrawing.width(of: drawings) + 6
    guard width >= pictureWidth + DemoRow.width else {
      let rows = ScreenDrawing.rows(drawings, width: width - 3).flatMap { ScreenDrawing.row($0) }
      return rows.map { "   " + $0 } + [""] + timeline.map { "   " + $0 }
    }
    let space = String(repeating: " ", count: pictureWidth - 6)
    return (0..<max(picture.count, timeline.count)).map { index in
      let left = index < picture.count ? picture[index] : space
      return index < timeline.count ? "   \(left)   \(timeline[index])" : "   \(left)"
    }
  }
}

/// A row of a timeline.
@MainActor
struct DemoRow {
  /// The words of the row that need an explanation.
  let words: [String]
  let text: String

  private static let widths = [6, 32, 14, 6, 6]

  /// The width of a row whose event fits.
  static let width = widths.reduce(4) { $0 + $1 + 1 }

  static let heading = Ink.dim(row(["time", "event", "state", "lift", "inset", "gap"]))

  init(_ turn: TracePlayer.TurnEntry) {
    let events =
      turn.events.isEmpty ? turn.steps.map(\.trigger.rawValue) : turn.events.map(\.name)
    let snapshot = turn.snapshot
    words = events + [snapshot.state.rawValue]
    text = Self.row([
      Self.seconds(turn.time), events.joined(separator: " "), snapshot.state.rawValue,
      Self.length(snapshot.adjustment.lift), Self.length(snapshot.adjustment.bottomInset),
      snapshot.gap?.toThousandths ?? "–",
    ])
  }

  init(_ entry: TracePlayer.ExpectationEntry) {
    words = entry.expectation.values.map { $0.key.rawValue }
    let holds = entry.failures.isEmpty
    let expected = entry.expectation.values.map { "\($0.key.rawValue) \($0.value)" }
      .joined(separator: ", ")
    let found = entry.failures.map { "; found \($0.key.rawValue) \($0.found)" }.joined()
    let mark = holds ? Ink.good("✓") : Ink.bad("✗")
    text =
      "\(Self.cell(Self.seconds(entry.time), Self.widths[0])) \(mark) expected \(expected)\(found)"
  }

  private static func length(_ value: Double) -> String {
    value == 0 ? "–" : value.toThousandths
  }

  private static func seconds(_ time: Duration) -> String {
    String(format: "%.2f", time.inSeconds)
  }

  private static func row(_ cells: [String]) -> String {
    (zip(cells, widths).map(cell) + cells.dropFirst(widths.count)).joined(separator: " ")
  }

  private static func cell(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
