#if os(Linux) || os(iOS)
internal import KeyboardAvoidance

#if os(Linux)
internal import UIKitDouble
#elseif os(iOS)
internal import UIKit
#endif

/// Doing what is commanded.
extension AvoidanceSession {
  /// Applies a command at once.
  func apply(_ command: AdjustmentCommand) {
    guard !isEnded else { return }
    switch command {
    case .adjust(let move): apply(move)
    case .resignFirstResponder: view?.endEditing(false)
    }
  }

  /// Moves along with the keyboard: its own duration and curve are named, whatever animation the
  /// call may be in.
  private func apply(_ move: AdjustmentCommand.Move) {
    if let animation = move.animation, animation.duration > 0 {
      UIView.animate(
        withDuration: animation.duration, delay: 0, options: animation.options,
        animations: { self.displace(move) })
    } else {
      UIView.performWithoutAnimation { displace(move) }
    }
    if let offset = move.contentOffset { told.viewport?.scroll?.offset = offset }
  }

  private func displace(_ move: AdjustmentCommand.Move) {
    displacement.apply(move.adjustment)
    let isHeld = drags.isHeld(chain)
    if let offset = move.contentOffset, let scroll = viewports.scrollView(for: policy.mover) {
      offsets.move(scroll, to: offset, isHeld: isHeld)
    }
    for nested in move.nestedOffsets {
      guard let scroll = scrolls.scrollView(nested.id) else { continue }
      offsets.move(scroll, to: nested.offset, isHeld: isHeld)
    }
  }

  /// Pays offsets that were put off, once the finger is up.
  func payOffsets() {
    if offsets.isOwing, !drags.isHeld(chain) { offsets.pay() }
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
