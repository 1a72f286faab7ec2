/// What an observer is told, in order; it may hear it a turn later than the host.
public enum AvoidanceUpdate: Hashable, Sendable {
  /// The keyboard's state changed.
  case stateChanged(from: KeyboardState, to: KeyboardState)

  /// A move has been commanded and begins.
  case adjustmentWillBegin(AdjustmentCommand.Move)

  /// A move's animation is over; not finished if a later move came before its end.
  case adjustmentDidEnd(AdjustmentCommand.Move, finished: Bool)
}
