/// What belongs to one stay of the keyboard over a focused input of ours.
///
/// It starts with the first turn that ends with the keyboard up and an input of ours focused, and
/// ends with the first that ends with neither.
public struct Episode: Hashable, Sendable {
  /// The content offset at the start, in points; zero without a scroll view.
  public internal(set) var baseline: Double

  /// What was added to the content offset since, in points.
  public internal(set) var addedContentOffset = 0.0

  /// The reason that was announced last, since the keyboard came up.
  public internal(set) var reason: DismissalReason?

  /// Whether the view is engaged; it stays so for the movers that keep their gap.
  public internal(set) var isEngaged = false

  /// Whether something may have been added that no leaving has taken back.
  var isOwed = false
}
