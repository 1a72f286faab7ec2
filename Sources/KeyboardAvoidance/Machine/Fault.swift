#if DEBUG
  #if canImport(CoreGraphics)
    internal import CoreGraphics
  #else
    internal import Foundation
  #endif

  /// One thing that a machine does wrong on purpose, so that a suite can show that it notices.
  ///
  /// Debug builds only; a release build has no trace of it.
  package enum Fault: Hashable, Sendable {
    /// A cell of the matrix is another one.
    case cell(KeyboardState, Trigger, Transition)

    /// A rule of the planner is not kept.
    case rule(PlannerRule)
  }

  /// The rules of the planner that can be switched off.
  package enum PlannerRule: String, CaseIterable, Hashable, Sendable {
    /// Room is left below the input.
    case gap
    /// The placement says where the input goes.
    case placement
    /// The caret stands for an input that does not fit.
    case caret
    /// The input's top stays below the top limit.
    case cap
    /// A lift never goes below rest.
    case neverBelowRest
    /// Bars that ride on the keyboard count.
    case riding
    /// The inset at rest is not added twice.
    case restingInset
    /// The overlap counts, not the keyboard's height.
    case overlap
    /// An input is moved only if the engagement says so.
    case engagement
    /// Once engaged, the view stays so for the episode.
    case sticky
    /// The inset follows a drag.
    case drag
    /// The inset follows the keyboard.
    case inset
    /// Offsets move only when something asks.
    case asking
    /// A leaving takes back what the rule says.
    case restore
    /// Only after the reasons that the rule names.
    case reason
    /// To where the rule says.
    case target
    /// The offset ends within what can be scrolled.
    case clamp
    /// Moves towards rest are exact.
    case exact
    /// Nested scroll views take their share.
    case nested
    /// The baseline is held across a hide and a show while the input stays focused.
    case holdBaseline
    /// A disabled input is as none.
    case enabled
    /// Another app's keyboard is avoided for no input.
    case local
  }

  extension KeyboardMachine {
    /// Whether a rule is switched off.
    func isOff(_ rule: PlannerRule) -> Bool { fault == .rule(rule) }

    /// The cell that is followed.
    func cell(on trigger: Trigger) -> Transition {
      if case .cell(state, trigger, let other) = fault { return other }
      return Transition.from(state, on: trigger)
    }

    /// Falsifies what a plan looks at: where things are, where the keyboard is to be seen, and
    /// whether a leaving takes back.
    mutating func disturbed(leaves: Bool) -> (PlanGeometry, visible: CGRect?, restores: Bool) {
      var restores = leaves && policy.restore.reasons.contains(leavingReason)
      guard case .rule(let rule) = fault else {
        return (PlanGeometry(layout), visibleFrame, restores)
      }
      if rule == .asking { isRevealing = false }
      if rule == .restore { restores = false }
      if rule == .reason { restores = leaves }
      let visible = rule == .drag ? dockedFrame : visibleFrame
      return (PlanGeometry(layout.without(rule)), visible, restores)
    }

    /// A plan that does not keep a rule.
    func disturbedPlan(_ facts: PlanFacts) -> Plan {
      guard case .rule(let rule) = fault else { return Plan.make(facts) }
      var plan = Plan.make(facts.without(rule))
      if rule == .neverBelowRest, let lift = facts.boundlessLift { plan.lift = lift }
      return plan
    }

    /// Falsifies what a turn came to.
    func disturb(_ outcome: inout Outcome, restores: Bool) {
      guard case .rule(let rule) = fault else { return }
      switch rule {
      case .inset: outcome.adjustment.bottomInset = 0
      case .exact: outcome.isExact = false
      case .clamp: if !restores { outcome.placedOffset = nil }
      case .target: if restores { outcome.placedOffset = nil }
      case .nested: outcome.nestedOffsets = []
      default: break
      }
    }
  }

  extension Viewport {
    fileprivate func without(_ rule: PlannerRule) -> Viewport {
      var viewport = self
      switch rule {
      case .cap:
        viewport.safeArea.top = -2_000
        viewport.scroll?.insets.top = -2_000
      case .riding: viewport.overlayBarHeight = 0
      case .restingInset:
        viewport.safeArea.bottom = 0
        viewport.scroll?.insets.bottom = 0
      case .overlap: viewport.view.size.height = screen.height - viewOnScreen.top
      default: break
      }
      return viewport
    }
  }

  extension PlanFacts {
    fileprivate func without(_ rule: PlannerRule) -> PlanFacts {
      var policy = policy
      var input = input
      switch rule {
      case .gap:
        policy.gap = 0
        input.gap = nil
      case .placement:
        policy.placement = .bottom
        input.placement = nil
      case .caret: input.caret = nil
      case .engagement: policy.engagement = .always
      default: break
      }
      return PlanFacts(
        geometry: geometry, policy: policy, docked: docked, input: input,
        isEngaged: isEngaged && rule != .sticky)
    }

    fileprivate var boundlessLift: Double? {
      guard isEngaged, !policy.mover.scrolls else { return nil }
      let area = VisibleArea(above: docked, in: geometry)
      guard area.isOverlapped, let target = Target.fitting(input, in: area, geometry) else {
        return nil
      }
      let need = Need(target: target, area: area, gap: gap)
      return min(need.toPlace(placement), need.toTop)
    }
  }
#endif
