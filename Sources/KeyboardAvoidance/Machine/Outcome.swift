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

  /// The content offsets that nested scroll views go to; empty if none is to move.
  var nestedOffsets: [NestedOffset] = []

  /// Whether the offset goes to its place exactly, however near it is.
  var isExact = false

  /// Whether nothing that was added to the offset is left.
  var takesBack = false

  /// Keeps the lift of an adjustment: without an input to avoid for, it stays until a leaving takes
  /// it back.
  mutating func keepLift(of inForce: Adjustment, by mover: Mover) {
    switch mover {
    case .translate: adjustment.translation = inForce.translation
    case .shiftBounds: adjustment.boundsOrigin = inForce.boundsOrigin
    case .inset, .scroll: break
    }
  }

  /// Puts a lift, in points, where the mover puts it.
  mutating func setLift(_ lift: Double, by mover: Mover) {
    switch mover {
    case .translate: adjustment.translation = 0 - lift
    case .shiftBounds: adjustment.boundsOrigin = lift
    case .inset, .scroll: break
    }
  }
}
