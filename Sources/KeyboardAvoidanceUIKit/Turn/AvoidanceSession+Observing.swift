#if os(Linux) || os(iOS)
internal import KeyboardAvoidance

#if os(Linux)
internal import UIKitDouble
#elseif os(iOS)
internal import UIKit
#endif

/// Listening: everything is collected, nothing is decided.
extension AvoidanceSession {
  /// Hears of the keyboard, of editing and of scenes.
  func observe() {
    for kind in KeyboardNotification.Kind.allCases {
      observers.observe(kind.name, reading: { ReceivedNotification(kind, $0) }) {
        [weak self] received in self?.note(received)
      }
    }
    observeEditing()
    observeScenes()
  }

  /// Takes a notification of the keyboard.
  private func note(_ received: ReceivedNotification) {
    if received.notification.kind == .willHide { announceDrag() }
    turn.notifications.append(received)
    ask()
  }

  /// Takes what the app or the user did.
  func note(_ fact: KeyboardEvent) {
    turn.facts.append(fact)
    ask()
  }

  /// Takes the app's word for why the keyboard is about to leave.
  func announceDismissal(_ reason: DismissalReason) { note(.dismissal(reason)) }

  /// Takes a tap outside every input. Who resigns does so while the tap is delivered: a layout pass
  /// is no place for it.
  func tapped() {
    turn.facts.append(.tapOutside)
    closeTurn(rounds: 1)
  }

  private func announceDrag() {
    guard drags.isDragged(chain) else { return }
    note(.dismissal(.drag))
  }

  private func observeEditing() {
    let begins = [
      UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification,
    ]
    let ends = [
      UITextField.textDidEndEditingNotification, UITextView.textDidEndEditingNotification,
    ]
    let changes = [
      UITextField.textDidChangeNotification, UITextView.textDidChangeNotification,
    ]
    for name in begins + changes { hear(name) { _, _ in } }
    for name in ends {
      hear(name) { session, view in
        guard session.focus.isLast(view), session.drags.isDragged(session.chain) else { return }
        session.turn.endsByDrag = true
      }
    }
  }

  private func hear(
    _ name: Notification.Name,
    _ take: @escaping @MainActor @Sendable (AvoidanceSession, UIView) -> Void
  ) {
    observers.observe(name, reading: { $0.object as? UIView }) { [weak self] view in
      guard let self else { return }
      take(self, view)
      ask()
    }
  }

  /// A scene is asked for its state at each close; what one says of itself only causes one.
  private func observeScenes() {
    for name in [UIScene.willDeactivateNotification, UIScene.didActivateNotification] {
      observers.observe(name, reading: { _ in () }) { [weak self] in self?.ask() }
    }
  }
}
#endif
