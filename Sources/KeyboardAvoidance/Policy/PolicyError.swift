/// Why a policy makes no sense: what was wrong, and what is accepted.
public enum PolicyError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The gap, in points, is negative, not finite, or longer than any content.
  case unusableGap(Double)

  /// The placement is no number from 0, the top, to 1, the bottom.
  case unusablePlacement(Double)

  /// The grace, in seconds, is negative, not finite, or longer than any wait.
  case unusableGrace(Double)

  /// The set of dismissal reasons has bits that name none.
  case unknownReasons(DismissalReasons)

  /// The rule says where the offset returns to, but no dismissal after which it does.
  case restoreWithoutReasons(to: RestoreRule.Target)

  /// The mover moves a content offset, and the view has none.
  case moverNeedsScrollView(Mover)

  /// What was wrong, and what is accepted.
  public var description: String {
    switch self {
    case .unusableGap(let gap):
      "the gap is \(gap); accepted are 0 to \(CoordinateLimit.content) points"
    case .unusablePlacement(let fraction):
      "the placement is \(fraction); accepted are 0, the top, to 1, the bottom"
    case .unusableGrace(let grace):
      "the grace is \(grace); accepted are 0 to \(CoordinateLimit.content) seconds"
    case .unknownReasons(let reasons):
      "the reasons \(reasons.rawValue) hold bits that name none; accepted are combinations of "
        + DismissalReason.allCases.map(\.rawValue).joined(separator: ", ")
    case .restoreWithoutReasons(let target):
      "the restore rule leads to \(target) after no dismissal; accepted are one reason or more, or "
        + "RestoreRule.never, which takes nothing back"
    case .moverNeedsScrollView(let mover):
      "the mover \(mover) moves a content offset, and the view has no scroll metrics; accepted "
        + "without them are translate, shiftBounds and inset"
    }
  }
}

extension AvoidancePolicy {
  /// The policy itself, if it makes sense.
  ///
  /// The machine takes any policy and traps on none: a gap or a grace that is negative or not
  /// finite counts as 0 there. A host that reads a policy from somewhere validates it to tell a
  /// mistake from a wish. What some combinations mean, so that they are no mistakes:
  ///
  /// - `RestoreRule.never` (no reasons, `undo`): nothing is taken back. The bottom inset still
  ///   returns, and the offset still ends within what can be scrolled.
  /// - A lifting mover (`translate`, `shiftBounds`) with any restore target: the lift returns to
  ///   rest; there is no offset that the target could choose for.
  /// - `inset` without a scroll view: the inset alone, for a bottom constraint; nothing is revealed.
  /// - `inset` with any engagement and placement: neither is looked at.
  /// - `anchor` with a lifting mover, `drag` and `target: .view` with a scrolling one: not looked at.
  /// - `always` for a mover other than `scroll`: whenever the keyboard overlaps the view.
  /// - A rule on `tap` without `dismissesOnOutsideTap`: the host announces its own taps.
  ///
  /// - Parameter viewport: The view that the policy is for; only whether it scrolls is looked at.
  ///   `nil` judges the policy alone.
  /// - Returns: The policy, unchanged.
  /// - Throws: The first thing that makes no sense, in the order of the cases of `PolicyError`.
  @discardableResult
  public func validated(
    for viewport: Viewport? = nil
  ) throws(PolicyError) -> AvoidancePolicy {
    guard gap.isUsable, gap >= 0 else { throw .unusableGap(gap) }
    guard placement.isUsable else { throw .unusablePlacement(placement.fraction) }
    guard grace.isUsable, grace >= 0 else { throw .unusableGrace(grace) }
    guard restore.reasons.isSubset(of: .all) else { throw .unknownReasons(restore.reasons) }
    if restore.reasons.isEmpty, restore.target != .undo {
      throw .restoreWithoutReasons(to: restore.target)
    }
    if mover == .scroll, let viewport, viewport.scroll == nil {
      throw .moverNeedsScrollView(mover)
    }
    return self
  }
}
