#if os(Linux) || os(iOS)
internal import KeyboardAvoidance

#if os(Linux)
internal import UIKitDouble
#elseif os(iOS)
internal import UIKit
#endif

/// Why nothing is commanded for a while.
enum PauseReason: Hashable, Sendable, CaseIterable {
  /// The view is in no window.
  case noWindow
  /// The scene takes no input.
  case inactiveScene
  /// The app asked for it.
  case app
  /// The view's page is on its way out.
  case leaving
}

/// What has been collected since the last turn was closed.
struct PendingTurn {
  /// The keyboard's notifications, in order.
  var notifications: [ReceivedNotification] = []

  /// What the app and the user did, in order.
  var facts: [KeyboardEvent] = []

  /// Whether our input has ended editing under a drag, which counts if no other of ours follows it.
  var endsByDrag = false

  /// Whether something may have changed that is read at the end of the turn.
  var isAsked = false

  var isEmpty: Bool { notifications.isEmpty && facts.isEmpty && !isAsked }
}

/// What was reported to the machine last, so that only what is new is reported.
struct ReportedFacts {
  var viewport: Viewport?
  var input: FocusedInput?

  /// Whether a pause is in force; `nil` where a view has come to a window, which is a pause that
  /// has ended, however short it was.
  var isPaused: Bool?

  /// The docked keyboard's frame where a guide told it, which proves no guide right.
  var sampled: CGRect?

  /// The keyboard's state at the end of the last turn.
  var state = KeyboardState.hidden
}
#endif
