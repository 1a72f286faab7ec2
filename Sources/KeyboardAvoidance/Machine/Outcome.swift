/// What a turn comes to, before it is compared with what is in force.
struct Outcome: Hashable, Sendable {
  /// The displacement; what was added to the offset is filled in when it is commanded.
  var adjustment: Adjustment

  /// The content offset that reveals the input, in points, if it is to move for that.
  var revealOffset: Double?

  /// The content offset after a restore or within what can be scrolled, in points, if either asks.
  var placedOffset: Double?

  /// The content offset to go to, in points, if it is to move.
  var offset: Double? { placedOffset ?? revealOffset }

  /// The content offsets that the nested scroll views go to, in points, innermost first; empty if
  /// none is to move.
  var nestedOffsets: [Double] = []

  /// Whether the offset goes to its place exactly, however near it is.
  var isExact = false

  /// Whether nothing that was added to the offset is left.
  var takesBack = false

  /// Puts a lift, in points, where the mover puts it.
  mutating func setLift(_ lift: Double, by mover: Mover) {
    switch mover {
    case .translate: adjustment.translation = -lift
    case .shiftBounds: adjustment.boundsOrigin = lift
    case .inset, .scroll: break
    }
  }
}
