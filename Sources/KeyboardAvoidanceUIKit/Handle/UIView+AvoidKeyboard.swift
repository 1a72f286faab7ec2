#if os(Linux) || os(iOS)
public import KeyboardAvoidance

#if os(Linux)
public import UIKitDouble
#elseif os(iOS)
public import UIKit
#endif

extension UIView {
  /// Keeps the focused text input inside this view clear of the keyboard, for as long as what is
  /// returned is kept.
  ///
  ///     let avoidance = scrollView.avoidKeyboard()
  ///     let other = container.avoidKeyboard(.keepGap(4))
  ///
  /// Install it at any time, also before the view is in a window or with the keyboard already up.
  /// Of several avoidances around an input the nearest answers for it. Isolated to the main actor.
  ///
  /// - Parameters:
  ///   - policy: How the view avoids the keyboard; without one a scroll view is inset and scrolled
  ///     (`standard`), any other view is moved (`keepGap`). A policy that insets or scrolls needs a
  ///     scroll view.
  ///   - notificationCenter: Where the keyboard's notifications are posted.
  ///   - clock: The clock that ends transitions.
  /// - Returns: What keeps the avoidance alive, stops it and gives access to it.
  public func avoidKeyboard(
    _ policy: AvoidancePolicy? = nil, notificationCenter: NotificationCenter = .default,
    clock: any Clock<Duration> = ContinuousClock()
  ) -> AvoidanceHandle {
    let policy = policy ?? (self is UIScrollView ? .standard : .keepGap())
    let session = AvoidanceSession(
      view: self, policy: policy, center: notificationCenter, clock: clock)
    session.begin()
    return AvoidanceHandle(session)
  }
}
#endif
