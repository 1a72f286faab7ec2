/// The movers that scroll: how far the content must go so that the input can be seen.
enum Reveal {
  /// The smallest scroll that shows the caret, else the input: the `inset` mover's.
  static func smallest(_ facts: PlanFacts, in area: VisibleArea) -> Plan {
    guard let target = Target.caretFirst(facts.input, in: area, facts.geometry) else {
      return Plan()
    }
    let need = Need(target: target, area: area, gap: facts.gap)
    let smallest = min(max(0, need.toClear), need.toTop)
    return Plan(scroll: smallest, target: target, isEngaged: true)
  }

  /// The scroll that the engagement and the placement ask for: the `scroll` mover's.
  ///
  /// Only `always` may scroll towards the keyboard, and only it may put the target's top above the
  /// area's. An input that is not engaged is shown if its top is above the area.
  static func placed(_ facts: PlanFacts, in area: VisibleArea) -> Plan {
    guard let target = Target.fitting(facts.input, in: area, facts.geometry) else { return Plan() }
    let need = Need(target: target, area: area, gap: facts.gap)
    let wanted = need.toPlace(facts.placement)
    if facts.policy.engagement == .always {
      return Plan(scroll: wanted, target: target, isEngaged: true)
    }
    guard area.isOverlapped, need.engages(facts.policy.engagement) else {
      return Plan(scroll: min(0, need.toTop), target: target)
    }
    return Plan(scroll: min(wanted, need.toTop), target: target, isEngaged: true)
  }
}
