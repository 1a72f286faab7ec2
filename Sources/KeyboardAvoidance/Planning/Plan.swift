#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

/// All that a plan is made from; nothing else is looked at.
struct PlanFacts {
  let viewport: Viewport
  let policy: AvoidancePolicy

  /// The docked frame in force, in screen coordinates; `nil` unless the keyboard is up.
  let docked: CGRect?

  /// Where the keyboard is to be seen: dragged, or docked.
  let visible: CGRect?

  /// The focused input that the view avoids the keyboard for.
  let input: FocusedInput?

  /// Whether the episode is engaged already.
  let isEngaged: Bool

  /// The gap for an input: its own, else the policy's; never negative.
  func gap(for input: FocusedInput) -> Double {
    let gap = input.gap ?? policy.gap
    return gap.isUsable ? max(0, gap) : 0
  }
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
    guard let input = facts.input, let docked = facts.docked else { return Plan() }
    let area = VisibleArea(above: docked, in: facts.viewport)
    guard area.hasRoom else { return Plan(isEngaged: facts.isEngaged) }
    switch facts.policy.mover {
    case .translate, .shiftBounds: return Lift.plan(facts, input, in: area)
    case .inset: return Reveal.smallest(facts, input, in: area)
    case .scroll: return Reveal.placed(facts, input, in: area)
    }
  }
}
