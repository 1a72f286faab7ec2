/// The movers that scroll: how far the content must go so that the input can be seen.
enum Reveal {
  /// The reveal for the facts, not yet shared out or clamped.
  static func plan(_ facts: PlanFacts, in area: VisibleArea) -> Plan {
    guard case .target(let target) = facts.target(in: area) else { return Plan() }
    let reveal = Reveal.Rule(facts, area)
    return Plan(reveal: reveal, target: target, isEngaged: reveal.engages(target))
  }

  /// How far a target has to be scrolled, wherever it has got to.
  struct Rule: Hashable, Sendable {
    private let area: VisibleArea
    private let gap: Double
    private let placement: Placement

    /// When the target is put in its place; `nil` scrolls as little as possible, as `inset` does.
    private let engagement: Engagement?

    init(_ facts: PlanFacts, _ area: VisibleArea) {
      self.area = area
      gap = facts.gap
      placement = facts.placement
      engagement = facts.policy.mover == .inset ? nil : facts.policy.engagement
    }

    func engages(_ target: Target) -> Bool {
      guard let engagement, engagement != .always else { return true }
      return area.isOverlapped && need(of: target).engages(engagement)
    }

    /// How far up the target must go, in points.
    ///
    /// Only `always` may scroll towards the keyboard, and only it may put the target's top above
    /// the area's. A target that is not engaged is shown if its top is above the area.
    ///
    /// - Parameters:
    ///   - target: Where the target has got to.
    ///   - isEngaged: Whether it was engaged before anything scrolled. What is still missing of its
    ///     place then is asked for, but no way back to it.
    func scroll(_ target: Target, isEngaged: Bool) -> Double {
      let need = need(of: target)
      guard let engagement else { return min(max(0, need.toClear), need.toTop) }
      if engagement == .always { return need.toPlace(placement) }
      let place = need.toPlace(placement)
      let goesOn = isEngaged && place > 0
      return goesOn || engages(target) ? min(place, need.toTop) : min(0, need.toTop)
    }

    private func need(of target: Target) -> Need { Need(target: target, area: area, gap: gap) }
  }
}
