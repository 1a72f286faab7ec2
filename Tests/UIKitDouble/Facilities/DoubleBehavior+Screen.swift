extension DoubleBehavior {
  /// When a turn's changes are laid out and committed.
  public enum Commits: String, CaseIterable, Sendable {
    /// In the update cycle, inside a source of the run loop: `beforeWaiting` comes after it. So it
    /// is since iOS 17, at least in turns that an event began.
    case inUpdateCycle
    /// When the loop is about to wait, among its observers, at 2,000,000. So it was before, and so
    /// it may be where something reaches the app outside an event.
    case beforeWaiting
  }

  /// In which order sibling views are laid out; not documented.
  public enum Siblings: String, CaseIterable, Sendable {
    /// As in `subviews`.
    case backToFront
    /// The other way round.
    case frontToBack
  }

  /// Whether a view's safe area follows its transform; not documented.
  public enum TransformedSafeArea: String, CaseIterable, Sendable {
    /// As a move of the frame.
    case recomputed
    /// The transform is not looked at.
    case kept
  }

  /// Whether a sheet of a size of its own moves out of the keyboard's way.
  public enum Sheets: String, CaseIterable, Sendable {
    /// It stays.
    case stay
    /// It goes up when its container is laid out, in the commit.
    case makeRoom
  }

  /// Whether bars add to the safe area of the pages under them.
  public enum Bars: String, CaseIterable, Sendable {
    /// They do.
    case takeRoom
    /// They do not, so that a page starts where its stack does.
    case takeNoRoom
  }

  /// Whether a scene that takes input again posts that it does.
  public enum Activation: String, CaseIterable, Sendable {
    /// It does.
    case announced
    /// Only its state says so.
    case silent
  }
}
