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
    case .undo: current - added
    case .undoUnlessPastEnd: current > end ? end : current - added
    case .origin: baseline
    }
  }
}
