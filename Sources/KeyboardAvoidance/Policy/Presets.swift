extension AvoidancePolicy {
  /// The default: a scroll view is inset and scrolled just enough, with 8 pt of room.
  public static let standard = AvoidancePolicy()

  /// A container moved by a translation that keeps a gap above the keyboard, 4 pt unless given, also
  /// when the input method is switched.
  ///
  /// Once the input was covered the gap is kept exactly on every later frame. With
  /// `RestoreRule.afterTap` only a tap outside takes the move back.
  public static func keepGap(_ gap: Double = 4, restore: RestoreRule = .always) -> Self {
    AvoidancePolicy(mover: .translate, gap: gap, engagement: .whenCovered, restore: restore)
  }

  /// A text view or list inset to what the keyboard covers, its caret kept in view; the inset
  /// returns to rest when the keyboard goes, a hardware keyboard included.
  public static let insetContent = AvoidancePolicy(mover: .inset, gap: 0, restore: .never)

  /// A root view whose bounds are shifted, with `gap` points of room; a tap outside resigns.
  public static func shiftBounds(_ gap: Double = 10) -> Self {
    AvoidancePolicy(
      mover: .shiftBounds, gap: gap, engagement: .whenCovered, restore: .always,
      dismissesOnOutsideTap: true)
  }

  /// A scroll view with many fields: a covered one is scrolled to the keyboard's top, and what was
  /// added is taken back, unless the content has been scrolled past its end meanwhile.
  public static let scrollCovered = AvoidancePolicy(
    mover: .scroll, gap: 0, engagement: .whenCovered,
    restore: RestoreRule(on: .all, to: .undoUnlessPastEnd))

  /// A chat: a list whose lowest message stays lowest above the keyboard, through a drag too.
  public static let chat = AvoidancePolicy(
    mover: .inset, gap: 0, anchor: .bottom, restore: .never)

  /// An input bar or a panel that rides on the keyboard as a whole, also under the finger that
  /// drags it away.
  public static let bar = AvoidancePolicy(
    mover: .translate, gap: 0, engagement: .whenCovered, drag: .follow, target: .view,
    restore: .always)

  /// A scroll view with a margin, placements and settings for each input, which returns to where
  /// it was only after a tap outside.
  public static func scroll(margin: Double = 20) -> Self {
    AvoidancePolicy(
      mover: .scroll, gap: margin, engagement: .whenTouching,
      restore: RestoreRule(on: .tap, to: .origin))
  }
}
