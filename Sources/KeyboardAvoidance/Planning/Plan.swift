#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

/// All that a plan is made from; a plan depends on nothing else.
struct PlanFacts {
  let geometry: PlanGeometry
  let policy: AvoidancePolicy

  /// The keyboard's frame that is planned for, in screen coordinates: mostly the docked one.
  let keyboard: CGRect

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

/// Where the view and its content should be, in points.
struct Plan: Hashable, Sendable {
  /// How far the view itself is lifted; `nil` leaves it as it is, because the host cannot know the
  /// caret yet.
  var lift: Double? = 0.0

  /// How far the target is to be scrolled, if the mover scrolls.
  var reveal: Reveal.Rule?

  /// What is scrolled into view.
  var target: Target?

  /// Whether the input is engaged.
  var isEngaged = false

  /// Plans for the facts: a pure function.
  static func make(_ facts: PlanFacts) -> Plan {
    let area = VisibleArea(above: facts.keyboard, in: facts.geometry)
    guard area.hasRoom else { return Plan(isEngaged: facts.isEngaged) }
    return facts.policy.mover.scrolls
      ? Reveal.plan(facts, in: area) : Lift.plan(facts, in: area)
  }
}
