extension DoubleBehavior {
  /// Whether a scroll view goes on when the finger leaves it in motion.
  public enum Momentum: String, CaseIterable, Sendable {
    /// With the speed that the finger has on the device's clock. A drag in no time has none.
    case measured
    /// Never: it returns into its limits at once.
    case none
    /// After every drag, as though its steps came with the display's frames.
    case always
  }

  /// What an app's `contentOffset` does to content that moves by itself; not documented.
  public enum OffsetInMotion: String, CaseIterable, Sendable {
    /// The content stays there.
    case stopsIt
    /// The next frame is where the motion has it.
    case isOverwritten
  }

  /// What becomes of an offset beyond the limits when the frame grows or the content shrinks.
  public enum OutgrownOffset: String, CaseIterable, Sendable {
    /// It goes to the limit, unless a finger or a motion has it.
    case clamped
    /// It stays, for a test that says itself where offsets go.
    case kept
  }

  /// What a change of `contentInset` does to an offset that it puts beyond the limits; not
  /// documented.
  public enum InsetChange: String, CaseIterable, Sendable {
    /// Nothing.
    case keepsOffset
    /// The offset goes to the limit.
    case clampsOffset
  }
}
