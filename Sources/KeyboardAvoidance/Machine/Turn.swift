/// What is gathered while a turn is taken.
struct Turn {
  let now: MachineInstant

  /// Whether something asked for a plan.
  var plans = false

  /// Whether a pause ended in this turn: one command follows, changed or not.
  var resumes = false

  /// How much of the view the keyboard covered before the first layout of the turn, in points;
  /// `nil` without one.
  var overlapBefore: Double?

  /// Whether the host is to resign the first responder.
  var resigns = false

  /// Whether the keyboard was seen in a drag.
  var isDragged = false

  /// The animation of the last notification that moved the keyboard.
  var moving: KeyboardAnimation?

  /// The animation of the last notification that said something.
  var saying: KeyboardAnimation?

  init(at now: MachineInstant) { self.now = now }

  /// How a command of this turn is animated.
  var animation: KeyboardAnimation? {
    if resumes { return nil }
    if let animation = moving ?? saying { return animation }
    return isDragged ? nil : .standard
  }
}
