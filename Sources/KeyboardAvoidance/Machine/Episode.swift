/// What belongs to one stay of the keyboard over a focused input of ours.
///
/// It starts with the first turn that ends with the keyboard up and an input of ours focused, and
/// ends with the first that ends with neither.
public struct Episode: Hashable, Sendable {
  /// The content offset at the start, in points; zero without a scroll view.
  public internal(set) var baseline: Double

  /// What was added to the content offset since, in points.
  public internal(set) var addedContentOffset = 0.0

  /// What holds for each nested scroll view likewise, innermost first.
  ///
  /// It is begun anew when an input in another chain of scroll views is focused: a host cannot be
  /// asked to move what it does not tell of any more.
  public internal(set) var nested: [NestedShift] = []

  /// The reason that was announced last, since the keyboard came up.
  public internal(set) var reason: DismissalReason?

  /// Whether the view is engaged; it stays so for the movers that keep their gap.
  public internal(set) var isEngaged = false

  /// Whether something may have been added that no leaving has taken back.
  var isOwed = false
}

/// How far an episode has moved the offset of a nested scroll view.
public struct NestedShift: Hashable, Sendable {
  /// The content offset at the start, in points.
  public internal(set) var baseline: Double

  /// What was added to it since, in points.
  public internal(set) var added = 0.0
}

extension Episode {
  /// What was added to the offsets of the view and of all nested scroll views, in points.
  var addedInAll: Double { nested.reduce(addedContentOffset) { $0 + $1.added } }

  /// Begins anew for another chain of nested scroll views.
  mutating func follow(_ chain: [NestedScroll]) {
    guard nested.count != chain.count else { return }
    nested = chain.map { NestedShift(baseline: $0.metrics.offset) }
  }
}
