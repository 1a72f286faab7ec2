import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceSimulation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

extension CellRow {
  /// Every cell that events can reach, once or more.
  static let all: [CellRow] =
    hidden + KeyboardState.allCases.filter(\.isUp).flatMap(up) + shown + changing + hiding
    + KeyboardState.allCases.flatMap(keeping)

  /// The cells that no event can reach.
  static let unreachable = [
    Cell(.hidden, .dockSame), Cell(.hidden, .settled), Cell(.hidden, .sample),
    Cell(.hiding, .sample),
  ]

  private init(
    _ state: KeyboardState, _ trigger: Trigger, _ before: [Place], _ turn: Place,
    _ next: KeyboardState, _ displacement: Double, moves: Bool, timer: Int64? = nil,
    policy: AvoidancePolicy = .keepGap(4)
  ) {
    self.init(
      cell: Cell(state, trigger), policy: policy, before: before, turn: turn,
      expected: Outcome(state: next, displacement: displacement, moves: moves, timer: timer))
  }

  /// The way into a state with an input focused; the last turn of it is at 1 s.
  private static func way(
    to state: KeyboardState, _ input: FocusedInput? = Stand.covered, local: Bool = true
  ) -> [Place] {
    let focus = input.map { [Place(0, .focus($0))] } ?? []
    let willShow = Stand.said(.willShow, Stand.low, local: local)
    let high = Stand.said(.willChangeFrame, Stand.high, local: local)
    return switch state {
    case .hidden: focus
    case .showing: focus + [Place(1_000, willShow)]
    case .shown: focus + [Place(0, willShow), Place(1_000)]
    case .changingFrame: focus + [Place(0, willShow), Place(1_000, high)]
    case .hiding:
      focus + [Place(0, willShow), Place(1_000, Stand.said(.willHide, Stand.below))]
    }
  }

  private static let hidden = [
    CellRow(
      .hidden, .dock, way(to: .hidden), Place(1_100, Stand.said(.willShow, Stand.low)),
      .showing, 131, moves: true, timer: 1_450),
    CellRow(
      .hidden, .didDock, way(to: .hidden), Place(1_100, Stand.said(.didShow, Stand.low)),
      .shown, 131, moves: true),
    CellRow(
      .hidden, .leave, way(to: .hidden), Place(1_100, Stand.said(.willHide, Stand.below)),
      .hidden, 0, moves: false),
    CellRow(
      .hidden, .didLeave, way(to: .hidden), Place(1_100, Stand.said(.didHide, Stand.below)),
      .hidden, 0, moves: false),
  ]

  /// What the states with the keyboard up have in common.
  private static func up(_ state: KeyboardState) -> [CellRow] {
    let frame = state == .changingFrame ? Stand.high : Stand.low
    let other = state == .changingFrame ? Stand.low : Stand.high
    let lift = state == .changingFrame ? 171.0 : 131
    let otherLift = state == .changingFrame ? 131.0 : 171
    let docks: KeyboardState = state == .shown ? .changingFrame : state
    let again: Int64? = state == .shown ? nil : 1_450
    return [
      CellRow(
        state, .dock, way(to: state), Place(1_100, Stand.said(.willChangeFrame, other)),
        docks, otherLift, moves: true, timer: 1_450),
      CellRow(
        state, .dockSame, way(to: state), Place(1_100, Stand.said(.willShow, frame)),
        state, lift, moves: false, timer: again),
      CellRow(
        state, .dockSame, way(to: state, local: false),
        Place(1_100, Stand.said(.willShow, frame)), state, lift, moves: true, timer: again),
      CellRow(
        state, .didDock, way(to: state), Place(1_100, Stand.said(.didChangeFrame, frame)),
        .shown, lift, moves: false),
      CellRow(
        state, .leave, way(to: state), Place(1_100, Stand.said(.willHide, Stand.below)),
        .hiding, 0, moves: true, timer: 1_450),
      CellRow(
        state, .didLeave, way(to: state), Place(1_100, Stand.said(.didHide, Stand.below)),
        .hidden, 0, moves: true),
    ]
      + (state == .shown
        ? [] : [CellRow(state, .settled, way(to: state), Place(1_350), .shown, lift, moves: false)])
  }

  /// What a screen of another size leaves to do in `shown`.
  private static let shown: [CellRow] = {
    let stale = way(to: .shown) + [Place(1_000, Stand.layout(screen: 660))]
    return [
      CellRow(.shown, .settled, stale, Place(1_350), .shown, 141, moves: true),
      CellRow(
        .shown, .didDock, stale, Place(1_100, Stand.said(.didShow, nil)), .shown, 141, moves: true),
      CellRow(
        .shown, .didLeave, stale, Place(1_100, Stand.said(.didHide, Stand.below)), .hidden, 0,
        moves: true),
    ]
  }()

  private static let changing = [
    CellRow(
      .changingFrame, .didDock, way(to: .shown),
      Place(1_100, Stand.said(.didChangeFrame, Stand.high)), .shown, 171, moves: true)
  ]

  private static let hiding = [
    CellRow(
      .hiding, .dock, way(to: .hiding), Place(1_100, Stand.said(.willShow, Stand.high)),
      .showing, 171, moves: true, timer: 1_450),
    CellRow(
      .hiding, .dockSame, way(to: .hiding), Place(1_100, Stand.said(.willShow, Stand.low)),
      .showing, 131, moves: true, timer: 1_450),
    CellRow(
      .hiding, .didDock, way(to: .hiding), Place(1_100, Stand.said(.didShow, Stand.low)),
      .hiding, 0, moves: false, timer: 1_350),
    CellRow(
      .hiding, .leave, way(to: .hiding), Place(1_100, Stand.said(.willHide, Stand.below)),
      .hiding, 0, moves: false, timer: 1_450),
    CellRow(
      .hiding, .didLeave, way(to: .hiding), Place(1_100, Stand.said(.didHide, Stand.below)),
      .hidden, 0, moves: false),
    CellRow(.hiding, .settled, way(to: .hiding), Place(1_350), .hidden, 0, moves: false),
  ]

  /// The triggers that keep the state: they move the view only while the keyboard is up.
  private static func keeping(_ state: KeyboardState) -> [CellRow] {
    let isUp = state.isUp
    let lift = !isUp ? 0.0 : state == .changingFrame ? 171 : 131
    let timer: Int64? = state.isTransitional ? 1_350 : nil
    func row(
      _ trigger: Trigger, _ event: KeyboardEvent, _ displacement: Double, moves: Bool,
      after before: [Place]? = nil, policy: AvoidancePolicy = .keepGap(4)
    ) -> CellRow {
      CellRow(
        state, trigger, before ?? way(to: state), Place(1_100, event), state, displacement,
        moves: moves, timer: timer, policy: policy)
    }
    let dragged = CGRect(x: 0, y: 500, width: 375, height: 260)
    let drag = KeyboardEvent.sample(KeyboardSample(frame: dragged, isInteractive: true))
    let paused = way(to: state) + [Place(1_000, .pause)]
    let caret = KeyboardEvent.caret(2, Stand.caret(at: 520))
    return [
      row(.focus, .focus(Stand.covered), lift, moves: isUp, after: way(to: state, nil)),
      row(.blur, .blur, 0, moves: isUp),
      row(.caret, caret, isUp ? lift + 6 : 0, moves: isUp, after: way(to: state, Stand.tall)),
      row(.layout, Stand.layout(), isUp ? lift + 10 : 0, moves: isUp),
      row(.userScroll, .scroll(offset: 60), lift, moves: false),
      row(.dismissal, .dismissal(.drag), lift, moves: false),
      row(.pause, .pause, lift, moves: false),
      row(.resume, .resume, lift, moves: true, after: paused),
      row(.noise, Stand.said(.willShow, Stand.high, otherScreen: true), lift, moves: false),
    ]
      + (isUp ? [row(.sample, drag, 167, moves: true, policy: .standard)] : [])
  }
}
