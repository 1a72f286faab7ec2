/// What an observer hears, in order; that may be a turn later than the host.
public enum AvoidanceUpdate: Hashable, Sendable {
  /// The keyboard's state changed.
  case stateChanged(from: KeyboardState, to: KeyboardState)

  /// A move has been commanded and begins.
  case adjustmentWillBegin(AdjustmentCommand.Move)

  /// So many updates came while 256 were waiting to be read, and are lost.
  case missed(Int)

  /// A move's animation is over; not finished if a later move came before its end.
  case adjustmentDidEnd(AdjustmentCommand.Move, finished: Bool)
}
