/// How far a target has to go, in points; positive is up.
struct Need: Hashable, Sendable {
  let target: Target
  let area: VisibleArea
  let gap: Double

  /// How far up the target must go to leave the gap below itself; negative where it has more.
  var toClear: Double { target.bottom + gap - area.bottom }

  /// How far up the target may go before its top leaves the area.
  var toTop: Double { target.top - area.top }

  /// How far up the placement wants the target; it gives way where less than the gap would be left.
  ///
  /// Evenly from `top`, over `center`, where the middles meet, to `bottom`.
  func toPlace(_ placement: Placement) -> Double {
    let fraction = placement.usableFraction
    let placed = (1 - fraction) * (toTop - gap) + fraction * toClear
    return max(placed, toClear)
  }

  /// Whether the engagement lets the target be moved.
  func engages(_ engagement: Engagement) -> Bool {
    switch engagement {
    case .always: true
    case .whenCovered: target.bottom > area.bottom
    case .whenTouching: target.bottom >= area.bottom
    case .whenWithinGap: toClear > 0
    }
  }
}
