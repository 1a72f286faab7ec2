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
      observers.observe(kind.name, reading: { KeyboardNews(kind, $0) }) { [weak self] news in
        self?.note(news)
      }
    }
    if #available(iOS 26, *) {
      observers.observeMessages { [weak self] news in self?.note(news) }
    }
    observeEditing()
    observeScenes()
  }

  /// Takes an event of the keyboard.
  func note(_ news: KeyboardNews) {
    if news.notification.kind == .willHide { announceDrag() }
    turn.take(news)
    ask()
  }

  /// Takes what the app or the user did.
  func note(_ fact: KeyboardEvent) {
    turn.facts.append(fact)
    ask()
  }

  /// Takes the app's word for why the keyboard is about to leave.
  func announce(_ reason: DismissalReason) { note(.dismissal(reason)) }

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
    for name in begins {
      hear(name) { session, view in session.focus.editingBegan(in: view) }
    }
    for name in ends {
      hear(name) { session, view in
        if session.focus.editingEnded(in: view) { session.announceDrag() }
      }
    }
    for name in changes { hear(name) { _, _ in } }
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

  private func observeScenes() {
    let rules = [
      (UIScene.willDeactivateNotification, true), (UIScene.didActivateNotification, false),
    ]
    for (name, isPaused) in rules {
      observers.observe(name, reading: { $0.object as? UIScene }) { [weak self] scene in
        guard let self, let own = view?.window?.windowScene, own === scene else { return }
        setPaused(isPaused, .inactiveScene)
      }
    }
  }
}
#endif
