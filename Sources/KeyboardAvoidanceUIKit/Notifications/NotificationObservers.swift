#if os(Linux) || os(iOS)
#if os(Linux)
internal import UIKitDouble
#elseif os(iOS)
internal import UIKit
#endif

/// Block observers of a notification centre, all removed at once.
@MainActor final class NotificationObservers {
  let center: NotificationCenter
  private var removals: [@MainActor () -> Void] = []

  init(_ center: NotificationCenter) { self.center = center }

  /// Hears a notification: what is needed of it is read where it was posted, and taken on the main
  /// actor, before `post` returns if that is on the main thread.
  func observe<Facts: Sendable>(
    _ name: Notification.Name, reading read: @escaping @Sendable (Notification) -> Facts?,
    _ take: @escaping @MainActor @Sendable (Facts) -> Void
  ) {
    let token = center.addObserver(forName: name, object: nil, queue: nil) { notification in
      guard let facts = read(notification) else { return }
      MainThread.run { take(facts) }
    }
    removals.append { [center] in center.removeObserver(token) }
  }

  /// Removes every observer.
  func removeAll() {
    for removal in removals { removal() }
    removals.removeAll()
  }
}
#endif
