/// Where a content offset goes when the keyboard leaves.
enum Restore {
  /// The offset to end at, in points, by the rule; always within what can be scrolled at rest.
  static func offset(
    from current: Double, by rule: RestoreRule.Target, added: Double, baseline: Double,
    within atRest: ClosedRange<Double>
  ) -> Double {
    switch rule {
    case .undo:
      return atRest.nearest(to: current - added)
    case .undoUnlessPastEnd:
      if current > atRest.upperBound { return atRest.upperBound }
      return atRest.nearest(to: current - added)
    case .origin:
      return atRest.nearest(to: baseline)
    }
  }
}
