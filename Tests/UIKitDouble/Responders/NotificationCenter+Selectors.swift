public import Foundation

extension NotificationCenter {
  /// Has a message sent to an object for a notification. Here the object is called if it is a
  /// `DoubleTarget`, for as long as it is there (iOS 2.0).
  /// https://developer.apple.com/documentation/foundation/notificationcenter/addobserver(_:selector:name:object:)
  @MainActor public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    guard let target = observer as? any DoubleTarget else { return }
    let entry = WeakTarget(target)
    entry.token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      nonisolated(unsafe) let notification = notification
      MainActor.assumeIsolated { entry.target?.doublePerform(aSelector, with: notification) }
    }
  }
}

/// An observer that is not kept alive.
@MainActor private final class WeakTarget {
  weak var target: (any DoubleTarget)?
  var token: (any NSObjectProtocol)?

  init(_ target: any DoubleTarget) { self.target = target }
}
