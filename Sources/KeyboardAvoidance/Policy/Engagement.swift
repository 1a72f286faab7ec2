/// When an input is moved at all.
public enum Engagement: String, CaseIterable, Codable, Hashable, Sendable {
  /// Whether or not the keyboard reaches it; only the `scroll` mover can, others need an overlap.
  case always

  /// When the target's bottom lies below the keyboard's top.
  case whenCovered

  /// When the target's bottom lies below the keyboard's top or on it.
  case whenTouching

  /// When less than the gap is left above the keyboard.
  case whenWithinGap
}
