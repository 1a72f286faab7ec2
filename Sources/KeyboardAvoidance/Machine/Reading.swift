/// What an event of the keyboard means: the triggers it becomes, or why it says nothing.
enum Reading: Hashable, Sendable {
  /// It says nothing.
  case noise(IgnoredReason)

  /// It is one trigger.
  case trigger(Trigger)

  /// A did-notification of a frame that nothing announced: it is taken, then arrived at.
  case dockThenDidDock

  /// Whether it says nothing.
  var isNoise: Bool { if case .noise = self { true } else { false } }

  /// Whether the keyboard moves by it: such a notification's animation is the turn's.
  @inline(__always) func movesKeyboard(from state: KeyboardState) -> Bool {
    switch self {
    case .noise: false
    case .trigger(.dockSame): state == .hiding
    case .trigger(let trigger): trigger == .dock || trigger == .leave
    case .dockThenDidDock: true
    }
  }
}

/// Why an event of the keyboard says nothing.
public enum IgnoredReason: String, CaseIterable, Hashable, Sendable {
  /// No usable layout has been reported yet.
  case noViewport
  /// The keyboard is on another screen than the window.
  case otherScreen
  /// The did-notification of an announcement that something has replaced since.
  case late
  /// The frame is empty.
  case emptyFrame
  /// A did-notification of a frame that is not docked.
  case notDocked
  /// The echo of a leaving that was announced.
  case gone
  /// The keyboard shows for no input of ours.
  case notOurs
  /// A drag was seen above the docked top, or without a docked keyboard.
  case notDragged
  /// A number is not finite, too large, or a size negative.
  case unusable
  /// It names an input that is not focused.
  case notFocused
  /// A tap that is not to dismiss anything.
  case nothingToDismiss
  /// A `resume` without a `pause`.
  case notPaused
}
