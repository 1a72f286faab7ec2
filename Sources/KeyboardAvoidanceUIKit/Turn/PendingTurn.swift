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

/// What the machine was told last, so that only what is new is told.
struct ToldFacts {
  var viewport: Viewport?
  var input: FocusedInput?
  var isPaused = false

  /// Whether a pause is told of, too, where one has begun and ended within a turn.
  var isPausedAnew = false

  /// Whether the keyboard's place is one that a guide told, which proves no guide right.
  var isSampled = false

  /// The keyboard's state at the end of the last turn.
  var state = KeyboardState.hidden
}

/// Whether to look where the keyboard is, at the end of the turn.
enum KeyboardLook: Hashable, Sendable {
  /// Not at all.
  case none
  /// Only a keyboard that is up is told of.
  case ifUp
  /// What is seen is told.
  case always
}
#endif
