internal import KeyboardAvoidance

#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

/// What a keyboard posts.
extension Phrase {
  func single(_ stage: inout Stage, _ random: inout SplitMix64) -> TraceEvent {
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

  func shown(_ stage: inout Stage, _ random: inout SplitMix64) -> Turns {
    let frame = stage.docked(&random)
    var first = [Self.say(.willShow, frame)]
    if random.index(below: 2) == 0 { first.append(Self.say(.willChangeFrame, frame)) }
    if random.index(below: 2) == 0 {
      first.insert(stage.focus(&random), at: random.index(below: first.count + 1))
    }
    var turns: Turns = [(0, first)]
    if random.index(below: 4) > 0 {
      turns.append((Self.later(&random), [Self.say(.didShow, frame)]))
    }
    return turns
  }

  func changed(_ stage: inout Stage, _ random: inout SplitMix64) -> Turns {
    let frame = stage.docked(&random)
    let will = Self.say(.willChangeFrame, frame)
    if random.index(below: 3) == 0 { return [(0, [will])] }
    return [(0, [will]), (Self.later(&random), [Self.say(.didChangeFrame, frame)])]
  }

  /// One frame after the other, as when the input method is switched quickly.
  func swapped(_ stage: inout Stage, _ random: inout SplitMix64) -> Turns {
    [(0, [Self.say(.didChangeFrame, stage.docked(&random))])]
      + (0..<2).map { _ in (0, [Self.say(.willChangeFrame, stage.docked(&random))]) }
  }

  func hidden(_ stage: Stage, _ random: inout SplitMix64) -> Turns {
    var first = [Self.say(.willHide, stage.below)]
    if random.index(below: 2) == 0 { first.insert(.blur, at: random.index(below: 2)) }
    if random.index(below: 4) == 0 { first.insert(.dismiss(.drag), at: 0) }
    if random.index(below: 4) == 0 { return [(0, first)] }
    return [(0, first), (Self.later(&random), [Self.say(.didHide, stage.below)])]
  }

  func switched(_ stage: inout Stage, _ random: inout SplitMix64) -> Turns {
    let show = Self.say(.willShow, stage.docked(&random))
    let hide = Self.say(.willHide, stage.below)
    return [(0, [.blur, hide, stage.focus(&random), show])]
  }

  /// The device is turned. The system says in the same turn where the keyboard is on the new screen,
  /// before the app is laid out or after; or it says nothing.
  func turned(_ stage: inout Stage, _ random: inout SplitMix64) -> Turns {
    let layout = stage.rotated()
    switch random.index(below: 4) {
    case 0: return [(0, [layout])]
    case 1: return [(0, [layout]), (350_000_000, [])]
    case let order:
      let kinds: [KeyboardNotification.Kind] = [.willShow, .willChangeFrame]
      let will = Self.say(kinds[random.index(below: 2)], stage.docked(&random))
      return [(0, order == 2 ? [layout, will] : [will, layout])]
    }
  }

  func late(_ stage: Stage) -> Turns {
    [(0, [Self.say(.willHide, stage.below)]), (0, [Self.say(.didShow, stage.unannounced)])]
  }

  /// The user drags the keyboard down, frame by frame; then it comes back, goes, or is held. Mostly
  /// an input is edited when it begins.
  func underFinger(_ stage: inout Stage, _ random: inout SplitMix64) -> Turns {
    var turns: Turns = []
    if random.index(below: 3) > 0 {
      let focus = stage.focus(stage.likelyFocused(&random))
      turns.append((0, [focus, Self.say(.willShow, stage.docked(&random))]))
    }
    let docked = stage.docked
    let step = [20.0, 60, 90][random.index(below: 3)]
    turns += (1...3 + random.index(below: 3)).map { count in
      let frame = docked.offsetBy(dx: 0, dy: step * Double(count))
      return (16_666_667, [.sample(KeyboardSample(frame: frame, isInteractive: true))])
    }
    switch random.index(below: 3) {
    case 0:
      turns.append((16_666_667, [Self.say(.willShow, docked)]))
      turns.append((Self.later(&random), [Self.say(.didShow, docked)]))
    case 1:
      let gone = Self.say(.willHide, stage.below)
      turns.append((16_666_667, [.dismiss(.drag), .blur, gone]))
      turns.append((Self.later(&random), [Self.say(.didHide, stage.below)]))
    default: break
    }
    return turns
  }
}
