#if os(Linux) || os(iOS)
internal import KeyboardAvoidance

#if os(Linux)
internal import UIKitDouble
#elseif os(iOS)
internal import UIKit
#endif

/// Why nothing is commanded for a while.
struct PauseReasons: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  /// The view is in no window.
  static let noWindow = PauseReasons(rawValue: 1 << 0)

  /// The scene takes no input.
  static let inactiveScene = PauseReasons(rawValue: 1 << 1)

  /// The app asked for it.
  static let app = PauseReasons(rawValue: 1 << 2)
}

/// What has been collected since the last turn was closed.
struct PendingTurn {
  private(set) var news: [KeyboardNews] = []
  private var hasTwin: [Bool] = []

  /// What the app and the user did, in order.
  var facts: [KeyboardEvent] = []

  /// Whether something may have changed that is read at the end of the turn.
  var isAsked = false

  var isEmpty: Bool { news.isEmpty && facts.isEmpty && !isAsked }

  /// Takes an event of the keyboard, once if it is delivered both ways.
  mutating func take(_ new: KeyboardNews) {
    for index in news.indices where !hasTwin[index] && news[index].isTwin(of: new) {
      hasTwin[index] = true
      return
    }
    news.append(new)
    hasTwin.append(false)
  }
}

/// What the machine was told last, so that only news is told.
struct ToldFacts {
  var viewport: Viewport?
  var input: FocusedInput?
  var isPaused = false
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
