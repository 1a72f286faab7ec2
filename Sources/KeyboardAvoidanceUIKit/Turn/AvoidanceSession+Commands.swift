internal import KeyboardAvoidance

#if os(Linux)
internal import UIKitDouble
#elseif os(iOS)
internal import UIKit
#endif

#if os(Linux) || os(iOS)

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
    if let offset = move.contentOffset {
      viewports.scrollView(for: policy.mover)?.scroll(to: offset)
    }
    for nested in move.nestedOffsets {
      scrolls.scrollView(nested.id)?.scroll(to: nested.offset)
    }
  }

  /// Takes everything back that was added, without an animation.
  func takeBack() {
    let machine = avoider.assumeIsolated { $0.machine }
    let wasInset = displacement.addedBottomInset != 0
    displacement.apply(.identity)
    let added = machine.episode?.addedContentOffset ?? 0
    if let scroll = viewports.scrollView(for: policy.mover), wasInset || added != 0 {
      scroll.scroll(to: scroll.restingOffset(nearest: scroll.contentOffset.y - added))
    }
    for shift in machine.episode?.nested ?? [] where shift.added != 0 {
      guard let scroll = scrolls.scrollView(shift.scroll.id) else { continue }
      scroll.scroll(to: scroll.restingOffset(nearest: scroll.contentOffset.y - shift.added))
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

extension UIScrollView {
  /// Goes to a vertical offset, ending a scroll that is under way.
  fileprivate func scroll(to offset: Double) {
    guard contentOffset.y != offset else { return }
    setContentOffset(CGPoint(x: contentOffset.x, y: offset), animated: false)
  }

  /// The offset nearest to one that can be scrolled to.
  fileprivate func restingOffset(nearest offset: Double) -> Double {
    let insets = VerticalInsets(adjustedContentInset)
    let range = ScrollMetrics(contentSize: contentSize, insets: insets).offsets(
      height: bounds.height)
    return min(max(offset, range.lowerBound), range.upperBound)
  }
}
#endif
