import Foundation
import KeyboardAvoidance
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

@Suite("Hostile numbers")
struct HostileNumbersTests {
  static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 1e308, -1e308, 1e-308, -1, 0, 0.49, 100_000.5, 1e9, 1e12,
  ]

  static let frames: [CGRect] = numbers.flatMap { number in
    [
      CGRect(x: number, y: 407, width: 375, height: 260),
      CGRect(x: 0, y: number, width: 375, height: 260),
      CGRect(x: 0, y: 407, width: number, height: 260),
      CGRect(x: 0, y: 407, width: 375, height: number),
      CGRect(x: number, y: number, width: number, height: number),
    ]
  }

  static let screen = CGSize(width: 375, height: 667)
  static let docked = CGRect(x: 0, y: 407, width: 375, height: 260)
  static let input = FocusedInput(1, frame: CGRect(x: 20, y: 533, width: 335, height: 34))

  /// Every event with a number that can be hostile.
  static let events: [KeyboardEvent] = {
    var events: [KeyboardEvent] = []
    for frame in frames {
      for kind in KeyboardNotification.Kind.allCases {
        events.append(.notification(KeyboardNotification(kind, endFrame: frame)))
      }
      events.append(.sample(KeyboardSample(frame: frame)))
      events.append(.sample(KeyboardSample(frame: frame, isInteractive: true)))
      events.append(.caret(1, frame))
      events.append(.resize(1, frame))
      events.append(.focus(FocusedInput(1, frame: frame, caret: frame, gap: frame.origin.x)))
      events.append(.layout(Viewport(screen: screen, window: frame)))
      events.append(.layout(Viewport(screen: screen, view: frame)))
      events.append(.layout(Viewport(screen: frame.size)))
    }
    for number in numbers {
      let animation = KeyboardAnimation(duration: number)
      events.append(
        .notification(KeyboardNotification(.willShow, endFrame: docked, animation: animation)))
      events.append(.scroll(offset: number))
      events.append(.scrollNested(Int(exactly: number) ?? 7, offset: number))
      let insets = VerticalInsets(top: number, bottom: number)
      events.append(.layout(Viewport(screen: screen, safeArea: insets)))
      events.append(.layout(Viewport(screen: screen, overlayBarHeight: number)))
      let metrics = ScrollMetrics(
        contentSize: CGSize(width: number, height: number), offset: number, insets: insets)
      events.append(.layout(Viewport(screen: screen, scroll: metrics)))
      events.append(
        .layout(
          Viewport(
            screen: screen, nested: [NestedScroll(id: 0, frame: frames[0], metrics: metrics)])))
    }
    return events
  }()

  static let policies: [AvoidancePolicy] = {
    let presets: [AvoidancePolicy] = [
      .standard, .keepGap(), .insetContent, .shiftBounds(), .scrollCovered, .scroll(),
    ]
    let hostile = numbers.map { AvoidancePolicy(gap: $0, grace: $0) }
    return presets + hostile
  }()

  /// A machine in each of the five states, with an input focused.
  static func machines(_ policy: AvoidancePolicy) -> [KeyboardMachine] {
    var hidden = KeyboardMachine(policy: policy)
    let scroll = ScrollMetrics(contentSize: CGSize(width: 375, height: 1400))
    hidden.handle(
      turn: [.layout(Viewport(screen: screen, scroll: scroll)), .focus(input)], at: .origin)
    var showing = hidden
    showing.handle(.willShow(docked), at: .origin)
    var shown = showing
    shown.handle(.didShow(docked), at: .origin)
    var changing = shown
    changing.handle(.willChangeFrame(CGRect(x: 0, y: 367, width: 375, height: 300)), at: .origin)
    var hiding = shown
    hiding.handle(.willHide(nil), at: .origin)
    return [hidden, showing, shown, changing, hiding]
  }

  @Test("No event traps in any state, and no command holds a number that is not finite")
  func finite() {
    var states: Set<KeyboardState> = []
    for policy in Self.policies {
      for machine in Self.machines(policy) {
        states.insert(machine.state)
        for event in Self.events {
          var machine = machine
          let commands = machine.handle(event, at: MachineInstant(seconds: 1e308))
          let later = machine.handle(
            turn: [.focus(Self.input), .willShow(Self.docked)], at: MachineInstant(seconds: .nan))
          for case .adjust(let move) in Array(commands) + Array(later) where !move.isFinite {
            Issue.record("\(policy) \(event): \(move)")
          }
        }
      }
    }
    #expect(states == Set(KeyboardState.allCases))
  }
}

extension AdjustmentCommand.Move {
  fileprivate var isFinite: Bool {
    let numbers = [
      adjustment.translation, adjustment.boundsOrigin, adjustment.bottomInset,
      adjustment.addedContentOffset, contentOffset ?? 0, animation?.duration ?? 0,
    ]
    return (numbers + nestedOffsets.map(\.offset)).allSatisfy(\.isFinite)
  }
}
