internal import KeyboardAvoidance

#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

/// What an app does while a keyboard comes, stays and goes.
extension Phrase {
  /// A pause ends; or there is a short one, as when the notifications are pulled down.
  func peek(_ stage: inout Stage, _ random: inout SplitMix64) -> Turns {
    let isLong = stage.isPaused || random.index(below: 4) == 0
    return (isLong ? [] : [(0, [.pause])]) + [(0, [stage.resume()])]
  }

  /// A message comes in, and the app may scroll to it; without content to scroll, it appears above
  /// the input.
  func message(_ stage: inout Stage, _ random: inout SplitMix64) -> Turns {
    guard stage.scrolls else { return companion(stage, &random) }
    let longer = stage.longer(&random)
    if random.index(below: 2) == 0 { return [(0, [longer])] }
    let end = stage.contentHeight - stage.view(in: stage.size).height + stage.keyboardHeight
    return [(0, [longer]), (0, [.scroll(offset: max(0, end))])]
  }

  /// What must be seen with an input comes, and may go soon.
  func companion(_ stage: Stage, _ random: inout SplitMix64) -> Turns {
    let name = stage.likelyFocused(&random)
    let comes: Turns = [(0, [.companion(name, stage.companion(of: name, &random))])]
    if random.index(below: 2) == 0 { return comes }
    return comes + [(Self.later(&random), [.companion(name, nil)])]
  }

  /// An input is focused before its caret is known, which follows soon, or does not.
  func pending(_ stage: inout Stage, _ random: inout SplitMix64) -> Turns {
    let tallest = stage.names.last ?? ""
    let name = random.index(below: 4) > 0 ? tallest : stage.likelyFocused(&random)
    var turns: Turns = [(0, [.caretPending(name), stage.focus(name)])]
    if random.index(below: 2) == 0 {
      turns.append((0, [Self.say(.willShow, stage.docked(&random))]))
    }
    guard random.index(below: 4) > 0 else { return turns }
    let delay: Int64 = [0, 16_666_667, 250_000_000][random.index(below: 3)]
    return turns + [(delay, [.caret(name, Self.stretch(2, 20, &random))])]
  }

  /// The input grows with what is typed, and the bar that it is in with it.
  func grown(_ stage: inout Stage, _ random: inout SplitMix64) -> Turns {
    guard stage.kind == .bar else {
      return [(0, [.resize(stage.likelyFocused(&random), Self.stretch(335, 34, &random))])]
    }
    let layout = stage.grown()
    let field = CGRect(x: 20, y: 8, width: 335, height: stage.barHeight - 50)
    return [(0, [layout, .resize("field", field)])]
  }
}
