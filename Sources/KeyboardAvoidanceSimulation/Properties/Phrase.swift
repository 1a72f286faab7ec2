internal import KeyboardAvoidance

#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

/// What may happen in a random run: single events, and what a keyboard posts together.
enum Phrase: CaseIterable {
  case focus, blur, caret, resize, scroll, rotate, riding, dismiss, tap, pause, resume, policy
  case show, change, swap, hide, float, empty, elsewhere, foreign, rest, drag, fieldToField, did,
    late

  /// How often each is drawn in a run that favours none, relative to the others.
  private var weight: Int {
    switch self {
    case .scroll: 5
    case .focus, .show: 3
    default: 2
    }
  }

  /// The phrases of one run, as often as they are to be drawn: some, most or all of them, each
  /// favoured or not.
  static func swarm(_ random: inout SplitMix64) -> [Phrase] {
    let share = 2 + random.index(below: 3)
    var swarm: [Phrase] = [.focus, .show]
    for phrase in allCases where random.index(below: 4) < share {
      let favour = random.index(below: 4) == 0 ? 4 : 1
      swarm += Array(repeating: phrase, count: phrase.weight * favour)
    }
    return swarm
  }

  /// The turns it consists of, each with its delay in nanoseconds after the one before.
  func turns(
    _ stage: inout Stage, _ random: inout SplitMix64
  ) -> [(delay: Int64, events: [TraceEvent])] {
    switch self {
    case .focus: [(0, [stage.focus(&random)])]
    case .blur: [(0, [.blur])]
    case .caret:
      [(0, [.caret(stage.likelyFocused(&random), Self.stretch(2, 20, &random))])]
    case .resize: [(0, [.resize(stage.likelyFocused(&random), Self.stretch(335, 60, &random))])]
    case .scroll: [(0, [stage.scroll(&random)])]
    case .riding: [(0, [stage.riding(&random)])]
    case .policy: [(0, [])]
    case .dismiss:
      [(0, [.dismiss(DismissalReason.allCases[random.index(below: 6)])])]
    case .tap: [(0, [.tapOutside])]
    case .pause, .resume: [(0, [stage.suspend(&random)])]
    case .rotate:
      [(0, [stage.rotated()])] + (random.index(below: 2) == 0 ? [] : [(350_000_000, [])])
    case .late:
      [
        (0, [Self.say(.willHide, stage.below)]),
        (0, [Self.say(.didShow, stage.unannounced)]),
      ]
    case .show: shown(&stage, &random)
    case .swap: swapped(stage, &random)
    case .change: changed(stage, &random)
    case .hide: hidden(stage, &random)
    case .fieldToField: switched(&stage, &random)
    case .float, .empty, .elsewhere, .foreign, .rest, .drag, .did: [(0, [single(stage, &random)])]
    }
  }

  private func single(_ stage: Stage, _ random: inout SplitMix64) -> TraceEvent {
    let kinds = KeyboardNotification.Kind.allCases
    let kind = kinds[random.index(below: kinds.count)]
    switch self {
    case .float:
      return Self.say(
        random.index(below: 2) == 0 ? .didChangeFrame : .willChangeFrame, stage.floating)
    case .empty: return Self.say(kind, random.index(below: 2) == 0 ? .zero : nil)
    case .elsewhere:
      return .notification(
        KeyboardNotification(kind, endFrame: stage.docked(&random), isOnOtherScreen: true))
    case .foreign:
      return .notification(
        KeyboardNotification(kind, endFrame: stage.docked(&random), isLocal: false))
    case .rest:
      let frame = random.index(below: 3) == 0 ? stage.below : stage.docked(&random)
      return .sample(KeyboardSample(frame: frame))
    case .drag:
      let frame = stage.docked(&random).offsetBy(
        dx: 0, dy: Double(random.index(below: 9)) * 40 - 40)
      return .sample(KeyboardSample(frame: frame, isInteractive: true))
    default:
      let dids: [KeyboardNotification.Kind] = [.didShow, .didHide, .didChangeFrame]
      let frames = [stage.docked(&random), stage.docked(&random), stage.below]
      return Self.say(dids[random.index(below: 3)], frames[random.index(below: 3)])
    }
  }

  private func shown(
    _ stage: inout Stage, _ random: inout SplitMix64
  ) -> [(delay: Int64, events: [TraceEvent])] {
    let frame = stage.docked(&random)
    var first = [Self.say(.willShow, frame)]
    if random.index(below: 2) == 0 { first.append(Self.say(.willChangeFrame, frame)) }
    if random.index(below: 2) == 0 {
      first.insert(stage.focus(&random), at: random.index(below: first.count + 1))
    }
    var turns: [(delay: Int64, events: [TraceEvent])] = [(0, first)]
    if random.index(below: 4) > 0 {
      turns.append((Self.later(&random), [Self.say(.didShow, frame)]))
    }
    return turns
  }

  private func changed(
    _ stage: Stage, _ random: inout SplitMix64
  ) -> [(delay: Int64, events: [TraceEvent])] {
    let frame = stage.docked(&random)
    let will = Self.say(.willChangeFrame, frame)
    if random.index(below: 3) == 0 { return [(0, [will])] }
    return [(0, [will]), (Self.later(&random), [Self.say(.didChangeFrame, frame)])]
  }

  /// One frame after the other, as when the input method is switched quickly.
  private func swapped(
    _ stage: Stage, _ random: inout SplitMix64
  ) -> [(delay: Int64, events: [TraceEvent])] {
    [(0, [Self.say(.didChangeFrame, stage.docked(&random))])]
      + (0..<2).map { _ in (0, [Self.say(.willChangeFrame, stage.docked(&random))]) }
  }

  private func hidden(
    _ stage: Stage, _ random: inout SplitMix64
  ) -> [(delay: Int64, events: [TraceEvent])] {
    var first = [Self.say(.willHide, stage.below)]
    if random.index(below: 2) == 0 { first.insert(.blur, at: random.index(below: 2)) }
    if random.index(below: 4) == 0 { first.insert(.dismiss(.drag), at: 0) }
    if random.index(below: 4) == 0 { return [(0, first)] }
    return [(0, first), (Self.later(&random), [Self.say(.didHide, stage.below)])]
  }

  private func switched(
    _ stage: inout Stage, _ random: inout SplitMix64
  ) -> [(delay: Int64, events: [TraceEvent])] {
    let show = Self.say(.willShow, stage.docked(&random))
    let hide = Self.say(.willHide, stage.below)
    return [(0, [.blur, hide, stage.focus(&random), show])]
  }

  private static func later(_ random: inout SplitMix64) -> Int64 {
    [250_000_000, 250_000_000, 300_000_000, 0, 600_000_000][random.index(below: 5)]
  }

  private static func say(_ kind: KeyboardNotification.Kind, _ frame: CGRect?) -> TraceEvent {
    .notification(KeyboardNotification(kind, endFrame: frame))
  }

  private static func stretch(
    _ width: Double, _ height: Double, _ random: inout SplitMix64
  ) -> CGRect {
    CGRect(x: 20, y: 100 + Double(random.index(below: 10)) * 50, width: width, height: height)
  }
}
