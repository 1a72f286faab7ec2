/// The movers that lift the view as a whole: `translate` and `shiftBounds`.
enum Lift {
  /// The lift for the input, in points, always counted from rest.
  ///
  /// The same facts give the same lift whatever came before: it never moves below rest, nor the
  /// target's top above the area's. Without an overlap there is none.
  static func plan(_ facts: PlanFacts, in area: VisibleArea) -> Plan {
    guard area.isOverlapped else { return Plan(isEngaged: facts.isEngaged) }
    switch facts.target(in: area) {
    case .none: return Plan(isEngaged: facts.isEngaged)
    case .pending: return Plan(lift: nil, isEngaged: facts.isEngaged)
    case .target(let target):
      let need = Need(target: target, area: area, gap: facts.gap)
      guard facts.isEngaged || need.engages(facts.policy.engagement) else { return Plan() }
      let lift = max(0, min(need.toPlace(facts.placement), need.toTop))
      return Plan(lift: lift.orZeroIfUnseen, isEngaged: true)
    }
  }
}
