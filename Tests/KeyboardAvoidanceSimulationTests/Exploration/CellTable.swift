import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceSimulation
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// A cell of the matrix as events reach it, and what must come of it; written by hand.
struct CellRow: CustomTestStringConvertible {
  /// What the machine must show.
  struct Outcome: Hashable {
    var state: KeyboardState
    /// How far the view is lifted, or the inset where the policy scrolls, in points.
    var displacement: Double
    /// Whether a move is commanded.
    var moves: Bool
    /// When the timer fires, in milliseconds; `nil` if it does not run.
    var timer: Int64?
  }

  let cell: Cell
  let policy: AvoidancePolicy
  let before: [Place]
  let turn: Place
  let expected: Outcome

  var testDescription: String { cell.description }

  /// What comes of it with a machine.
  func play(_ machine: KeyboardMachine) -> (outcome: Outcome, cells: [Cell]) {
    var machine = machine
    machine.handle(.layout(Stand.viewport), at: .origin)
    for place in before { machine.handle(turn: place.events, at: place.instant) }
    var report = TurnReport()
    let commands =
      turn.events.isEmpty
      ? machine.advance(to: turn.instant, report: &report)
      : machine.handle(turn: turn.events, at: turn.instant, report: &report)
    let adjustment = machine.adjustment
    let outcome = Outcome(
      state: machine.state, displacement: adjustment.bottomInset - adjustment.translation,
      moves: commands.move != nil,
      timer: machine.timer.map { $0.deadline.nanoseconds / 1_000_000 })
    return (outcome, report.steps.map { Cell($0.from, $0.trigger) })
  }
}

/// A turn with its time.
struct Place {
  let milliseconds: Int64
  let events: [KeyboardEvent]

  init(_ milliseconds: Int64, _ events: KeyboardEvent...) {
    self.milliseconds = milliseconds
    self.events = events
  }

  var instant: MachineInstant { MachineInstant(nanoseconds: milliseconds * 1_000_000) }
}

/// Where the rows play: a small phone and three inputs.
enum Stand {
  static let viewport = Viewport(
    screen: CGSize(width: 375, height: 667), safeArea: VerticalInsets(top: 20),
    scroll: ScrollMetrics(
      contentSize: CGSize(width: 375, height: 1400), offset: 0, insets: VerticalInsets(top: 20)))

  static let low = CGRect(x: 0, y: 407, width: 375, height: 260)
  static let high = CGRect(x: 0, y: 367, width: 375, height: 300)
  static let below = CGRect(x: 0, y: 667, width: 375, height: 260)

  /// 131 pt are missing above `low`, 171 pt above `high`, with a gap of 4 pt.
  static let covered = FocusedInput(1, frame: CGRect(x: 20, y: 500, width: 335, height: 34))
  /// Its caret counts: 117 pt are missing above `low`, 157 pt above `high`.
  static let tall = FocusedInput(
    2, frame: CGRect(x: 20, y: 100, width: 335, height: 450), caret: caret(at: 500))

  static func caret(at top: Double) -> CGRect { CGRect(x: 24, y: top, width: 2, height: 20) }

  /// The view 10 pt further down, on the same screen or on one of another size.
  static func layout(screen height: Double = 667) -> KeyboardEvent {
    var moved = viewport
    moved.screen.height = height
    moved.window.size.height = height
    moved.view = CGRect(x: 0, y: 10, width: 375, height: height - 10)
    return .layout(moved)
  }

  static func said(
    _ kind: KeyboardNotification.Kind, _ frame: CGRect?, local: Bool = true,
    otherScreen: Bool = false
  ) -> KeyboardEvent {
    .notification(
      KeyboardNotification(kind, endFrame: frame, isLocal: local, isOnOtherScreen: otherScreen))
  }
}
