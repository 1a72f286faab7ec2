/// Where the keyboard is in its life, as far as the avoiding view is concerned.
public enum KeyboardState: String, CaseIterable, Codable, Hashable, Sendable {
  /// The state while no docked keyboard is on the screen.
  case hidden

  /// The state while a docked keyboard slides in, until its animation is over.
  case showing

  /// The state while a docked keyboard rests on the screen.
  case shown

  /// The state while a docked keyboard goes from one frame to another.
  case changingFrame

  /// The state while the keyboard leaves, until its animation is over.
  case hiding

  /// Whether a docked keyboard is on the screen or on its way in.
  public var isUp: Bool {
    switch self {
    case .showing, .shown, .changingFrame: true
    case .hidden, .hiding: false
    }
  }

  /// Whether the state ends by itself: the clock leads to `shown` or `hidden`.
  public var isTransitional: Bool {
    switch self {
    case .showing, .changingFrame, .hiding: true
    case .hidden, .shown: false
    }
  }
}
