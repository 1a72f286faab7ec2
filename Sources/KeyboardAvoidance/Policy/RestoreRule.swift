/// What is taken back when the keyboard leaves, and after which dismissals.
///
/// The bottom inset always returns to what it is at rest; the rule is about the lift and the
/// content offset. Whatever the rule, the offset ends within what can be scrolled then: without the
/// inset where the keyboard leaves, with it where only the focus left. In that case an offset that
/// the rule does not move stays.
public struct RestoreRule: Codable, Hashable, Sendable {
  /// Where the content offset returns to.
  public enum Target: String, CaseIterable, Codable, Hashable, Sendable {
    /// The offset now, less what was added: the user's own scroll survives.
    case undo

    /// As `undo`, but an offset past the end of what can be scrolled at rest goes to that end.
    case undoUnlessPastEnd

    /// The offset before the episode, also when nothing was added.
    case origin
  }

  /// The dismissals after which something is taken back.
  public var reasons: DismissalReasons

  /// Where the content offset returns to.
  public var target: Target

  /// A rule: take back after these dismissals, to this target.
  public init(on reasons: DismissalReasons, to target: Target) {
    self.reasons = reasons
    self.target = target
  }

  /// Undo after every dismissal but a drag, whose content the user has in hand.
  public static let standard = RestoreRule(on: .all.subtracting(.drag), to: .undo)

  /// Undo after every dismissal, for a mover that lifts: a lifted view without a keyboard is never
  /// wanted unless a policy says so. For the others as `standard`.
  public static func standard(for mover: Mover) -> RestoreRule {
    mover.scrolls ? .standard : .always
  }

  /// Undo after every dismissal.
  public static let always = RestoreRule(on: .all, to: .undo)

  /// Undo only after a tap outside the inputs.
  public static let afterTap = RestoreRule(on: .tap, to: .undo)

  /// Take nothing back.
  public static let never = RestoreRule(on: [], to: .undo)
}
