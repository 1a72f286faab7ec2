#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

/// All that a plan is made from; nothing else is looked at.
struct PlanFacts {
  let geometry: PlanGeometry
  let policy: AvoidancePolicy

  /// The docked frame in force, in screen coordinates.
  let docked: CGRect

  /// The focused input that the view avoids the keyboard for.
  let input: FocusedInput

  /// Whether the episode is engaged already.
  let isEngaged: Bool

  /// The gap for the input: its own, else the policy's; never negative.
  var gap: Double {
    let gap = input.gap ?? policy.gap
    return gap.isUsable ? max(0, gap) : 0
  }

  /// Where the input is put if it is engaged: its own placement, else the policy's.
  var placement: Placement { input.placement ?? policy.placement }
}

/// What the view should look like, in points.
struct Plan: Hashable, Sendable {
  /// How far the view itself is lifted.
  var lift = 0.0

  /// How far the content is scrolled from where it is, before it is shared out and clamped.
  var scroll = 0.0

  /// What is scrolled into view.
  var target: Target?

  /// Whether the input is engaged.
  var isEngaged = false

  /// Plans for the facts: a pure function.
  static func make(_ facts: PlanFacts) -> Plan {
    let area = VisibleArea(above: facts.docked, in: facts.geometry)
    guard area.hasRoom else { return Plan(isEngaged: facts.isEngaged) }
    switch facts.policy.mover {
    case .translate, .shiftBounds: return Lift.plan(facts, in: area)
    case .inset: return Reveal.smallest(facts, in: area)
    case .scroll: return Reveal.placed(facts, in: area)
    }
  }
}
