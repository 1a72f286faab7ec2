#if os(Linux) || os(iOS)
#if os(Linux)
internal import UIKitDouble
#elseif os(iOS)
internal import UIKit
#endif

/// Closes a turn: called whenever the main run loop is about to wait, just before Core Animation
/// commits what the turn has changed.
@MainActor final class TurnCloser {
  /// Core Animation commits at 2,000,000.
  static let order = 1_999_999

  private let observer: CFRunLoopObserver?

  init(_ close: @escaping @MainActor () -> Void) {
    let activity = CFRunLoopActivity.beforeWaiting.rawValue
    observer = CFRunLoopObserverCreateWithHandler(nil, activity, true, Self.order) { _, _ in
      MainActor.assumeIsolated { close() }
    }
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
  }

  /// Has the loop turn once more, without anything happening in it.
  func askForAnotherTurn() { CFRunLoopWakeUp(CFRunLoopGetMain()) }

  /// Closes no more turns.
  func invalidate() {
    if let observer { CFRunLoopObserverInvalidate(observer) }
  }
}
#endif
