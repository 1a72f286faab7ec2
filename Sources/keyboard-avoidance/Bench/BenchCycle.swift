internal import Foundation
internal import KeyboardAvoidance

#if canImport(CoreGraphics)
  internal import CoreGraphics
#endif

/// A realistic cycle: focus, the keyboard comes, the input method is switched, a tap, it goes.
enum BenchCycle {
  private static let screen = CGSize(width: 390, height: 844)
  private static let docked = CGRect(x: 0, y: 508, width: 390, height: 336)
  private static let higher = CGRect(x: 0, y: 470, width: 390, height: 374)
  private static let gone = CGRect(x: 0, y: 844, width: 390, height: 336)

  static let viewport = Viewport(
    screen: screen, safeArea: VerticalInsets(top: 47, bottom: 34),
    scroll: ScrollMetrics(
      contentSize: CGSize(width: 390, height: 1400), insets: VerticalInsets(top: 47, bottom: 34)))

  static let policy: AvoidancePolicy = {
    var policy = AvoidancePolicy.standard
    policy.dismissesOnOutsideTap = true
    return policy
  }()

  /// The eight turns of a cycle. The input stays focused, so from the second cycle on each ends as
  /// it began, and the episode goes on.
  static let turns: [KeyboardEvent] = [
    .focus(FocusedInput(1, frame: CGRect(x: 20, y: 560, width: 350, height: 44))),
    .willChangeFrame(docked), .willShow(docked), .didShow(docked), .willShow(higher),
    .tapOutside, .willHide(gone), .didHide(gone),
  ]

  /// The same cycle in a table of which one cell is a text view: one scroll view around the input.
  static let nestedViewport: Viewport = {
    var viewport = Self.viewport
    viewport.nested = [
      NestedScroll(
        id: 1, frame: CGRect(x: 0, y: 400, width: 390, height: 300),
        metrics: ScrollMetrics(contentSize: CGSize(width: 390, height: 900), offset: 0))
    ]
    return viewport
  }()

  /// The cycle with the input in the content of the text view.
  static let nestedTurns: [KeyboardEvent] =
    [.focus(FocusedInput(1, frame: CGRect(x: 20, y: 160, width: 350, height: 44)))]
    + turns.dropFirst()

  /// The cycle without the turn that enters `changingFrame`, for which somebody can wait.
  static let shortTurns: [KeyboardEvent] = Array(turns[..<4] + turns[5...])

  /// The cycle as the floor takes it.
  static let floorTurns: [BenchFloor.Event] = [
    floorEvent(.focus, CGRect(x: 20, y: 560, width: 350, height: 44)),
    floorEvent(.willChangeFrame, docked), floorEvent(.willShow, docked),
    floorEvent(.didShow, docked), floorEvent(.willShow, higher), floorEvent(.tap, .zero),
    floorEvent(.willHide, gone), floorEvent(.didHide, gone),
  ]

  /// The floor as the machine is after `viewport` was reported.
  static var floor: BenchFloor {
    BenchFloor(
      screenWidth: 390, screenHeight: 844, contentHeight: 1400, insetTop: 47, insetBottom: 34,
      gap: policy.gap, grace: Int64((policy.grace * 1e9).rounded()), offset: -47,
      restores: BenchFloor.tap | BenchFloor.focusLost | BenchFloor.system)
  }

  /// How long after one turn the next comes.
  static let interval: Int64 = 20_000_000

  private static func floorEvent(_ kind: BenchFloor.Event.Kind, _ frame: CGRect) -> BenchFloor.Event
  {
    BenchFloor.Event(
      kind: kind, left: frame.origin.x, top: frame.origin.y, width: frame.size.width,
      height: frame.size.height)
  }
}
