/// What a turn comes to, before it is compared with what is in force.
struct Outcome: Hashable, Sendable {
  /// The displacement; what was added to the offset is filled in when it is commanded.
  var adjustment = Adjustment.identity

  /// The content offset with its parts; `nil` without a scroll view.
  var account: OffsetAccount?

  /// Whether the offset is commanded with the rest, even where it stays.
  var placesOffset = false

  /// Whether nested scroll views go to the machine's `nestedOffsets`.
  var placesNested = false

  /// Whether the offset goes to its place exactly, however near it is.
  var isExact = false

  /// Whether nothing that was added to the offset is left.
  var takesBack = false

  /// Puts a lift, in points, where the mover puts it.
  mutating func setLift(_ lift: Double, by mover: Mover) {
    switch mover {
    case .translate: adjustment.translation = 0 - lift
    case .shiftBounds: adjustment.boundsOrigin = lift
    case .inset, .scroll: break
    }
  }
}

extension Adjustment {
  /// How far a mover lifts the view itself, in points.
  func lift(by mover: Mover) -> Double {
    switch mover {
    case .translate: 0 - translation
    case .shiftBounds: boundsOrigin
    case .inset, .scroll: 0
    }
  }
}
