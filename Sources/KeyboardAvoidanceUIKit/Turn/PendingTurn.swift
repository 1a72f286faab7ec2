#if os(Linux) || os(iOS)
internal import KeyboardAvoidance

/// Why nothing is commanded for a while.
struct PauseReasons: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  /// The view is in no window.
  static let noWindow = PauseReasons(rawValue: 1 << 0)

  /// The scene takes no input.
  static let inactiveScene = PauseReasons(rawValue: 1 << 1)

  /// The app asked for it.
  static let app = PauseReasons(rawValue: 1 << 2)

  /// The view's page is on its way out.
  static let leaving = PauseReasons(rawValue: 1 << 3)
}

/// What has been collected since the last turn was closed.
struct PendingTurn {
  /// The keyboard's notifications, in order.
  var notifications: [ReceivedNotification] = []

  /// What the app and the user did, in order.
  var facts: [KeyboardEvent] = []

  /// Whether something may have changed that is read at the end of the turn.
  var isAsked = false

  var isEmpty: Bool { notifications.isEmpty && facts.isEmpty && !isAsked }
}

/// What was reported to the machine last, so that only what is new is reported.
struct ReportedFacts {
  var viewport: Viewport?
  var input: FocusedInput?
  var isPaused = false

  /// Whether a pause is reported, too, where one has begun and ended within a turn.
  var isPausedAnew = false

  /// Whether the keyboard's place is one that a guide told, which proves no guide right.
  var isSampled = false

  /// The keyboard's state at the end of the last turn.
  var state = KeyboardState.hidden
}

/// Whether to read from the layout guide where the keyboard is, at the end of the turn.
enum GuideReading: Hashable, Sendable {
  /// Not at all.
  case none
  /// Only a keyboard that is up is reported.
  case ifUp
  /// What is read is reported.
  case always
}
#endif
