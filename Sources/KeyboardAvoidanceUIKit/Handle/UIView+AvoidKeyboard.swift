#if os(Linux) || os(iOS)
public import KeyboardAvoidance

#if os(Linux)
public import UIKitDouble
#elseif os(iOS)
public import UIKit
#endif

extension UIView {
  /// Keeps the focused text input inside this view clear of the keyboard, for as long as the view
  /// lives.
  ///
  ///     scrollView.avoidKeyboard()
  ///     container.avoidKeyboard(.keepGap(4))
  ///
  /// Install it at any time, also before the view is in a window or with the keyboard already up.
  /// What is returned need not be kept: ``avoidanceHandle`` finds it again, and
  /// ``AvoidanceHandle/cancel()`` ends the avoidance. Called again it gives the same avoidance its
  /// new policy. Of several avoiding views around an input the nearest answers for it. Isolated to
  /// the main actor.
  ///
  /// - Parameter policy: How the view avoids the keyboard; without one a scroll view is inset and
  ///   scrolled (`standard`), any other view is moved (`keepGap`). A policy that insets or scrolls
  ///   needs a scroll view.
  /// - Returns: What stops the avoidance and gives access to it.
  @discardableResult
  public func avoidKeyboard(_ policy: AvoidancePolicy? = nil) -> AvoidanceHandle {
    avoidKeyboard(policy, notificationCenter: .default, clock: ContinuousClock())
  }

  /// The same, hearing of the keyboard from `notificationCenter`, with transitions ended by
  /// `clock`, and turns closed with or without an update link; an avoidance that is there already
  /// keeps its own.
  @discardableResult
  package func avoidKeyboard(
    _ policy: AvoidancePolicy? = nil, notificationCenter: NotificationCenter = .default,
    clock: any Clock<Duration> = ContinuousClock(), followsUpdates: Bool = true
  ) -> AvoidanceHandle {
    let policy = policy ?? (self is UIScrollView ? .standard : .keepGap())
    if let avoidanceHandle {
      avoidanceHandle.policy = policy
      return avoidanceHandle
    }
    let session = AvoidanceSession(
      view: self, policy: policy, center: notificationCenter, clock: clock,
      closer: TurnCloser(followsUpdates: followsUpdates))
    let handle = AvoidanceHandle(session)
    addLayoutGuide(AvoidanceAnchor(handle, session))
    session.begin()
    return handle
  }

  /// The view's avoidance of the keyboard; `nil` if there is none, or it has been cancelled.
  public var avoidanceHandle: AvoidanceHandle? { avoidanceAnchor?.handle }
}
#endif
