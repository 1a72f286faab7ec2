/// Where a content offset goes when the keyboard or the focus leaves.
enum Restore {
  /// The offset that the rule leads to, in points, not yet kept within what can be scrolled.
  ///
  /// - Parameter end: The end of what can be scrolled at rest.
  static func offset(
    from current: Double, by rule: RestoreRule.Target, added: Double, baseline: Double,
    end: Double
  ) -> Double {
    switch rule {
    case .undo: undone(current, added: added, baseline: baseline)
    case .undoUnlessPastEnd:
      current > end + Tolerance.rounding
        ? end : undone(current, added: added, baseline: baseline)
    case .origin: baseline
    }
  }

  /// The offset without what was added to it: the baseline itself, not what rounding makes of it,
  /// where nobody else scrolled.
  static func undone(_ current: Double, added: Double, baseline: Double) -> Double {
    let undone = current - added
    return (undone - baseline).isDistance ? undone : baseline
  }
}
