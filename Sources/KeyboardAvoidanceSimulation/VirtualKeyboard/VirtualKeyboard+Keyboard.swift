internal import KeyboardAvoidance

#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

/// The keyboard goes where the facts want it.
extension VirtualKeyboard {
  /// The movement from where the keyboard is to where it has to be.
  ///
  /// `comes` says that a docked keyboard is shown anew, even where one is docked already.
  func movement(comes: Bool = false, duration: Double = 0.25) -> Movement {
    switch (place, wanted) {
    case (.gone, .gone): Movement()
    case (.gone, .docked(let frame)): appearance(at: frame, duration: duration)
    case (.gone, .floating(let frame)): looseMove(to: frame)
    case (.docked, .gone): disappearance(duration: duration)
    case (.docked(let old), .docked(let frame)):
      if comes { appearance(at: frame) } else { old == frame ? Movement() : change(to: frame) }
    case (.docked, .floating(let frame)): undocking(to: frame)
    case (.floating, .gone): looseMove(to: frameBelow(height: height))
    case (.floating, .docked(let frame)): docking(at: frame)
    case (.floating(let old), .floating(let frame)):
      old == frame ? Movement() : looseMove(to: frame)
    }
  }

  /// Changes a fact and posts what follows.
  mutating func change(_ script: inout Script, _ facts: (inout KeyboardFacts) -> Void) {
    facts(&self.facts)
    move(&script)
  }

  /// Posts the movement to where the keyboard has to be, with the facts of its turn.
  mutating func move(
    _ script: inout Script, with events: [TraceEvent] = [], comes: Bool = false,
    duration: Double = 0.25, at time: Duration = .zero
  ) {
    let movement = movement(comes: comes, duration: duration)
    script.add(movement, with: events, at: time)
    place = wanted
  }

  /// Changes how a keyboard that can leave the bottom edge is wanted.
  mutating func setMode(_ mode: KeyboardFacts.Mode, _ script: inout Script) {
    guard device.loose != nil else { return }
    change(&script) { $0.mode = mode }
  }

  mutating func moveLoose(up points: Double, _ script: inout Script) {
    guard facts.mode != .docked else { return }
    change(&script) { $0.moved = min(max(0, $0.moved + points), 200) }
  }

  /// A third-party keyboard comes in a burst, also where another one is up.
  mutating func switchToThirdParty(_ heights: [Double], _ script: inout Script) {
    guard !heights.isEmpty else { return }
    facts.method = .thirdParty(heights: heights)
    move(&script, comes: !facts.hasHardwareKeyboard)
  }

  /// The prompt announces the keyboard and takes it away at once, without an animation.
  mutating func promptForPassword(_ script: inout Script) {
    guard focused != nil, !isForeign, case .docked(let frame) = place else { return }
    let show = movement([(.willShow, frame)], [], duration: 0)
    let hide = movement(
      [(.willHide, frameBelow(height: frame.size.height))], [.didHide], duration: 0)
    facts.isAway = true
    var movement = show.followed(by: hide)
    if case .docked(let bar) = wanted {
      movement = movement.followed(by: appearance(at: bar, duration: 0))
    }
    script.add(movement)
    place = wanted
  }

  mutating func closePrompt(_ script: inout Script) {
    guard facts.isAway, !isForeign else { return }
    facts.isAway = false
    move(&script, comes: true)
  }

  /// Another app's keyboard comes; ours comes back only when an input is tapped.
  mutating func showForeign(height: Double, _ script: inout Script) {
    facts.foreignHeight = height
    facts.isAway = focused != nil
    let movement = movement(comes: true)
    script.add(movement.saidForeign(!platform.callsForeignKeyboardLocal))
    place = wanted
  }

  mutating func hideForeign(_ script: inout Script) {
    guard isForeign else { return }
    facts.foreignHeight = nil
    let says = !platform.callsForeignKeyboardLocal
    switch wanted {
    case .docked(let frame):
      let hide = disappearance().saidForeign(says)
      script.add(hide.followed(by: appearance(at: frame)))
    case .floating(let frame):
      let hide = disappearance().saidForeign(says)
      script.add(hide.followed(by: looseMove(to: frame)))
    case .gone: script.add(movement().saidForeign(says))
    }
    place = wanted
  }
}
