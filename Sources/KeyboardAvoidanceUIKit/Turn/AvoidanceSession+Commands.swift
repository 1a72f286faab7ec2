#if os(Linux) || os(iOS)
internal import KeyboardAvoidance

#if os(Linux)
internal import UIKitDouble
#elseif os(iOS)
internal import UIKit
#endif

/// Doing what is commanded.
extension AvoidanceSession {
  /// How many lifts there are in a turn because the layout depends on them.
  private static let mostPlans = 4

  /// Takes a command: at the close of a turn it is applied when the turn has been told, else at
  /// once.
  func take(_ command: AdjustmentCommand) {
    switch command {
    case .adjust(let move): commands.move = move
    case .resignFirstResponder: commands.resigns = true
    }
    guard !isClosing else { return }
    applyCommands(inPlace: false)
    ask()
  }

  /// Applies what has been commanded, without an animation where the views come with their page or
  /// meet a keyboard that is up already.
  func applyCommands(inPlace: Bool) {
    let commands = commands
    self.commands = Commands()
    if let move = commands.move { apply(move, inPlace: inPlace) }
    if commands.resigns { view?.endEditing(false) }
  }

  /// Moves along with the keyboard: its own duration and curve are named, whatever animation the
  /// call may be in.
  private func apply(_ move: AdjustmentCommand.Move, inPlace: Bool) {
    defer { debugging?.hasMoved = true }
    guard let animation = move.animation, !inPlace else {
      return UIView.performWithoutAnimation { settle(move, in: 0) }
    }
    UIView.animate(
      withDuration: animation.duration, delay: 0, options: animation.options,
      animations: { self.settle(move, in: animation.duration) })
  }

  /// Moves, and goes on to where the layout that follows leads: a lifted view has another safe
  /// area, so what is pinned to it lies elsewhere. All of it is one move. What the last one leads to
  /// is for the next turn.
  private func settle(_ move: AdjustmentCommand.Move, in duration: Double) {
    var move = move
    for plan in 1...Self.mostPlans {
      let lift = displacement.lift
      displace(move, in: duration)
      guard isClosing, displacement.lift != lift, plan < Self.mostPlans else { return }
      layOut()
      let events = changedPlaces()
      guard !events.isEmpty else { return }
      tell(events)
      guard let next = commands.move else { return }
      commands.move = nil
      move = next
    }
  }

  private func displace(_ move: AdjustmentCommand.Move, in duration: Double) {
    displacement.apply(move.adjustment)
    let isHeld = drags.isHeld(chain)
    if let offset = move.contentOffset, let scroll = viewports.scrollView(for: policy.mover) {
      offsets.move(scroll, to: offset, isHeld: isHeld, duration: duration)
      reported.viewport?.scroll?.offset = offset
    }
    for nested in move.nestedOffsets {
      guard let scroll = scrolls.scrollView(nested.id) else { continue }
      offsets.move(scroll, to: nested.offset, isHeld: isHeld, duration: duration)
    }
  }

  /// Applies offsets that were put off, once nothing scrolls by the user's hand any more.
  func applyHeldOffsets() {
    if offsets.isHolding, !drags.isHeld(chain) { offsets.release() }
  }

  /// Takes everything back that was added, without an animation.
  func takeBack() {
    let episode = avoider.assumeIsolated { $0.machine.episode }
    let wasInset = displacement.addedBottomInset != 0
    displacement.apply(.identity)
    let added = episode?.addedContentOffset ?? 0
    if let scroll = viewports.scrollView(for: policy.mover), wasInset || added != 0 {
      offsets.takeBack(added, from: scroll)
    }
    for shift in episode?.nested ?? [] where shift.added != 0 {
      guard let scroll = scrolls.scrollView(shift.scroll.id) else { continue }
      offsets.takeBack(shift.added, from: scroll)
    }
  }
}

extension KeyboardAnimation {
  /// The keyboard's curve has no name; its raw value stands where UIKit keeps the named ones.
  var options: UIView.AnimationOptions {
    let curve = UIView.AnimationOptions(rawValue: UInt(truncatingIfNeeded: curve & 0xF) << 16)
    return [
      curve, .beginFromCurrentState, .allowUserInteraction, .overrideInheritedDuration,
      .overrideInheritedCurve,
    ]
  }
}
#endif
