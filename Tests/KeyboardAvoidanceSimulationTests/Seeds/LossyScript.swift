import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceSimulation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// A random stay of the keyboard, told twice: as it should be, and with its did-notifications
/// dropped, repeated, reordered and late.
struct LossyScript {
  /// A turn at a time, in seconds.
  struct Timed {
    let time: Double
    let events: [KeyboardEvent]
  }

  /// What holds once everything has settled.
  struct Settled: Equatable, CustomStringConvertible {
    let time: Double
    let state: KeyboardState
    let adjustment: Adjustment
    let offset: Double
    var description: String { "at \(time): \(state), offset \(offset), \(adjustment)" }
  }

  private static let inputs = [
    FocusedInput.field(1, top: 100, height: 34), .field(2, top: 380, height: 34),
    .field(3, top: 500, height: 34), .field(4, top: 605, height: 34),
    .field(5, top: 900, height: 34),
  ]
  private static let heights: [Double] = [216, 260, 300, 346]

  /// A did-notification is at the most this late, in seconds: less than the grace.
  private static let lateness = 0.099

  private(set) var tidy: [Timed] = []
  private(set) var lossy: [Timed] = []

  /// When everything has settled, in seconds.
  private(set) var quiet: [Double] = []
  private var now = 1.0
  private var isFocused = false
  private var isUp = false
  private var random: SplitMix64

  init(seed: UInt64, phases: Int) {
    random = SplitMix64(seed: seed)
    for _ in 0..<phases { addPhase() }
    lossy.sort { $0.time < $1.time }
  }

  private static func keyboard(_ height: Double) -> CGRect {
    CGRect(x: 0, y: 667 - height, width: 375, height: height)
  }

  private static let gone = CGRect(x: 0, y: 667, width: 375, height: 260)

  private mutating func addPhase() {
    let input = Self.inputs[random.index(below: Self.inputs.count)]
    switch random.index(below: isUp ? 5 : 2) {
    case 0, 1:
      let frame = Self.keyboard(Self.heights[random.index(below: Self.heights.count)])
      let keepsFocus = isFocused && random.once(in: 2)
      will(keepsFocus ? [.willShow(frame)] : [.focus(input), .willShow(frame)])
      did(random.once(in: 2) ? [.didShow(frame)] : [.didChangeFrame(frame), .didShow(frame)])
      (isFocused, isUp) = (true, true)
    case 2:
      will([.blur, .focus(input)])
      isFocused = true
    case 3:
      will([.willHide(Self.gone)])
      did([.didHide(Self.gone)])
      isUp = false
    default:
      let reasons = DismissalReason.allCases
      will([.dismissal(reasons[random.index(below: reasons.count)])])
      will([.blur, .willHide(Self.gone)])
      did([.didChangeFrame(Self.gone), .didHide(Self.gone)])
      (isFocused, isUp) = (false, false)
    }
    // Half of the phases follow before the late ones of this one are in.
    let isQuiet = random.once(in: 2)
    if isQuiet { quiet.append(now + 1) }
    now += isQuiet ? 2 : 0.3
  }

  private mutating func will(_ events: [KeyboardEvent]) {
    tidy.append(Timed(time: now, events: events))
    lossy.append(Timed(time: now, events: events))
  }

  private mutating func did(_ events: [KeyboardEvent]) {
    for event in events {
      tidy.append(Timed(time: now + 0.25, events: [event]))
      for _ in 0..<random.index(below: 4) {
        let late = Double(random.index(below: 100)) / 100 * Self.lateness
        lossy.append(Timed(time: now + 0.25 + late, events: [event]))
      }
    }
  }

  /// A phone, with a scroll view if the policy wants one.
  static func viewport(for policy: AvoidancePolicy) -> Viewport {
    let content = CGSize(width: 375, height: 1400)
    return Viewport(
      screen: CGSize(width: 375, height: 667), safeArea: VerticalInsets(top: 20),
      scroll: policy.mover.isScrolling ? ScrollMetrics(contentSize: content, offset: 40) : nil)
  }

  /// What settles at every quiet time of a telling.
  func settled(_ turns: [Timed], _ policy: AvoidancePolicy) -> [Settled] {
    var stage = SeedStage(policy, in: Self.viewport(for: policy))
    var time = 0.0
    var rest = turns[...]
    return quiet.map { quiet in
      while let turn = rest.first, turn.time <= quiet {
        stage.wait(turn.time - time)
        stage.turn(turn.events)
        time = turn.time
        rest.removeFirst()
      }
      stage.wait(quiet - time)
      time = quiet
      return Settled(
        time: quiet, state: stage.machine.state, adjustment: stage.adjustment,
        offset: stage.offset)
    }
  }
}
