extension PlatformProfile {
  /// What is posted when the focus goes from one input to another under the same keyboard.
  public enum FieldToField: String, CaseIterable, Hashable, Sendable {
    /// Nothing, as often since iOS 11.
    case nothing
    /// A hiding and a showing in one turn, as up to iOS 10 and in web views.
    case hideAndShow
    /// The showing alone.
    case show
  }

  /// What is posted when a docked keyboard gets another height.
  public enum HeightChange: String, CaseIterable, Hashable, Sendable {
    /// The change and the showing.
    case changeAndShow
    /// The showing alone, as when iOS 9 posted no change for the predictions.
    case show
    /// The change alone, as when iOS 11 posted no showing for emoji.
    case change
  }

  /// What is posted when a docked keyboard leaves the bottom edge.
  public enum Undocking: String, CaseIterable, Hashable, Sendable {
    /// The change and a hiding.
    case changeAndHide
    /// The change alone: no hiding for an undocking by gesture (iOS 8), nor, by one account, for
    /// floating.
    case change
    /// A change without an end frame.
    case changeWithoutFrame
    /// A change to a frame wholly above the screen, without a size, as seen for a split keyboard.
    case changeAboveScreen
    /// A change to a frame that begins above the screen, as iOS 5 posted for the menu's undocking.
    case changeAcrossTop
  }

  /// What is posted when a loose keyboard is docked.
  public enum Docking: String, CaseIterable, Hashable, Sendable {
    /// The change and the showing.
    case changeAndShow
    /// Two changes and a showing, as for docking a split keyboard.
    case twoChangesAndShow
    /// Nine notifications at once, wills and dids mixed, as logged on a pad with iOS 9.
    case burst
  }

  /// What is posted when the device is rotated with a docked keyboard.
  public enum Rotation: String, CaseIterable, Hashable, Sendable {
    /// A hiding before and a showing after.
    case hideAndShow
    /// A change after, and no more.
    case change
    /// Twelve notifications: a hiding before, two showings after, each with its changes and dids;
    /// the number was reported from a pad, the order is assumed.
    case burst
  }

  /// The end frame of a hiding.
  public enum HideFrame: Hashable, Sendable {
    /// The keyboard's frame below the screen.
    case belowScreen
    /// A frame without height at the screen's bottom.
    case withoutHeight
    /// Some points of it are still on the screen: not yet wholly gone, or, on iOS 26, the height
    /// of an accessory is kept.
    case reaching(points: Double)
    /// All zero.
    case zero
    /// Without a size, so many points above the screen's top.
    case above(points: Double)
  }

  /// What is posted for an input for passwords.
  public enum SecureField: String, CaseIterable, Hashable, Sendable {
    /// Two showings, the first without the bar above the letters.
    case twoShows
    /// Three changes, the first with an odd frame and without an animation.
    case threeChanges
  }
}
