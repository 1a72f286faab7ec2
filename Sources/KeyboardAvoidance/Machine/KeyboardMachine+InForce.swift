#if canImport(CoreGraphics)
  public import CoreGraphics
#else
  public import Foundation
#endif

/// What is in force between turns, for hosts and observers.
extension KeyboardMachine {
  /// The docked frame in force while the keyboard is up, in screen coordinates.
  public var dockedFrame: CGRect? { keyboard.docked(in: state) }

  /// Where a docked keyboard is to be seen, in screen coordinates: its frame in force, or where the
  /// user drags it. After a rotation it is the last one, until the keyboard is known on the new
  /// screen.
  public var visibleFrame: CGRect? {
    if let stale = keyboard.stale, state.isUp { return stale.frame }
    return keyboard.frameToAvoid(in: state)
  }

  /// The height of the keyboard that covers the avoiding view, in points. After a rotation it is the
  /// last one, until the keyboard is known on the new screen.
  public var overlap: Double {
    if let stale = keyboard.stale, state.isUp { return stale.overlap }
    return keyboard.frameToAvoid(in: state).map { layout.overlap(with: $0) } ?? 0
  }

  /// The move that takes a host that has applied none to where the view should be, without an
  /// animation; `nil` where that is rest.
  public var moveInForce: AdjustmentCommand.Move? {
    guard adjustment != .identity else { return nil }
    let nested = currentEpisode.nested.filter { $0.added != 0 }
    return AdjustmentCommand.Move(
      adjustment, contentOffset: policy.mover.scrolls ? layout.scroll?.offset : nil,
      nestedOffsets: nested.map { NestedOffset(id: $0.scroll.id, offset: $0.scroll.metrics.offset) }
    )
  }
}
