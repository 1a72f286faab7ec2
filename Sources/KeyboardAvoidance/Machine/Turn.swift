/// What is gathered while a turn is worked off.
struct Turn {
  let now: MachineInstant

  /// Whether something asked for a plan.
  var plans = false

  /// Whether a pause ended in this turn: one command follows, changed or not.
  var resumes = false

  /// Whether the host is to resign the first responder.
  var resigns = false

  /// Whether the keyboard was seen in a drag.
  var isDragged = false

  /// The animation of the last notification that moved the keyboard.
  var moving: KeyboardAnimation?

  /// The animation of the last notification that said something.
  var saying: KeyboardAnimation?

  /// The steps taken, if somebody wants to know.
  var report: TurnReport?

  init(at now: MachineInstant, report: TurnReport? = nil) {
    self.now = now
    self.report = report
  }

  /// How a command of this turn is animated.
  var animation: KeyboardAnimation? {
    if resumes { return nil }
    if let animation = moving ?? saying { return animation }
    return isDragged ? nil : .standard
  }
}

/// What happened in a turn, step by step.
public struct TurnReport: Hashable, Sendable {
  /// One trigger and where it led.
  public struct Step: Hashable, Sendable {
    /// The state before.
    public let from: KeyboardState

    /// What the event meant.
    public let trigger: Trigger

    /// The state after.
    public let to: KeyboardState

    /// Why the event said nothing, if it did not.
    public let ignored: IgnoredReason?
  }

  /// The steps, in the order in which they ran: facts first, then the keyboard's.
  public internal(set) var steps: [Step] = []

  /// An empty report.
  public init() {}
}
