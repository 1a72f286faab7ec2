public import KeyboardAvoidance

/// What must hold at a time; only what is given is looked at.
public struct TraceExpectation: Hashable, Sendable {
  /// What is expected under a key.
  public enum Value: Hashable, Sendable {
    /// None.
    case none
    /// A number, within the tolerance.
    case number(Double)
    /// Numbers, each within the tolerance.
    case numbers([Double])
    /// A state.
    case state(KeyboardState)
    /// Yes or no.
    case bool(Bool)
    /// A duration in seconds and a curve.
    case animation(duration: Double, curve: Double)
  }

  /// The keys that an expectation may have.
  public enum Key: String, CaseIterable, Hashable, Sendable {
    /// The machine's state.
    case state
    /// The overlap of the docked keyboard with the view, in points.
    case overlap
    /// What the adjustment adds to the bottom inset, in points.
    case inset
    /// How far the adjustment moves the content up, in points.
    case lift
    /// The adjustment's translation, in points.
    case translation
    /// The adjustment's bounds origin, in points.
    case boundsOrigin
    /// The scroll view's offset on the virtual screen, in points.
    case offset
    /// How far it can be scrolled now, in points.
    case maxOffset
    /// The offsets of a chain of scroll views, innermost first, the view's own last.
    case offsets
    /// The keyboard's top less the focused input's bottom, on the screen, in points.
    case gap
    /// Whether an episode is open.
    case episode
    /// The adjust commands since the last expectation.
    case moves
    /// The resign commands since the last expectation.
    case resigns
    /// The animation of the last adjust command.
    case animation
  }

  /// What is expected, in the order of `Key.allCases`.
  public var values: [(key: Key, value: Value)] {
    Key.allCases.compactMap { key in expected[key].map { (key, $0) } }
  }

  private var expected: [Key: Value]

  /// How far numbers may be off.
  public var tolerance: Double

  /// An expectation of what is given.
  public init(_ expected: [Key: Value], within tolerance: Double = 0.5) {
    self.expected = expected
    self.tolerance = tolerance
  }
}
