#if os(Linux) || os(iOS)
internal import KeyboardAvoidance

#if os(Linux)
internal import UIKitDouble
#elseif os(iOS)
internal import UIKit
#endif

/// The keyboard layout guides of a window that are asked where the keyboard is.
///
/// The first is that of a hidden view over the whole window: it is in none of the app's views, and
/// is never displaced. Where it does not tell of a keyboard that has been announced, the guide of
/// the root controller's view stands in. Neither is believed before it has said what a notification
/// said.
@MainActor final class KeyboardWitnesses {
  private weak var window: UIWindow?
  private var probe: KeyboardProbe?
  private var first: KeyboardWitness?
  private var second: KeyboardWitness?

  /// Follows the view to a window.
  func move(to window: UIWindow?) {
    probe?.removeFromSuperview()
    probe = window.map(KeyboardProbe.init)
    self.window = window
    first = probe.map(KeyboardWitness.init)
    second = nil
  }

  /// Where the keyboard is said to be, by whoever is to be believed; `nil` for nothing.
  func testimony(at halfTurn: Int) -> KeyboardWitness.Statement? {
    for witness in all {
      if let statement = witness.testimony(at: halfTurn) { return statement }
    }
    return nil
  }

  /// Notes what all say while nobody is asked.
  func note(at halfTurn: Int) {
    for witness in all { witness.note(at: halfTurn) }
  }

  /// Whether one who is to be believed says that the keyboard has gone, but not for long enough.
  func saysGone(at halfTurn: Int) -> Bool { all.contains { $0.saysGone(at: halfTurn) } }

  /// Something was announced: what all have said of a keyboard that has gone is old.
  func hearOfKeyboard(at halfTurn: Int) {
    for witness in all { witness.hearOfKeyboard(at: halfTurn) }
  }

  /// Whether one says that the keyboard is up.
  var saysUp: Bool {
    all.contains { if case .up = $0.statement { true } else { false } }
  }

  /// Where a keyboard under the finger is.
  func draggedTop() -> Double? {
    guard let statement = all.lazy.compactMap(\.statement).first, let window else { return nil }
    switch statement {
    case .up(let frame): return frame.minY
    case .gone: return window.screen.bounds.maxY
    }
  }

  /// Compares all with where a notification has put a keyboard.
  func compare(withDocked frame: CGRect, isAtRest: Bool, avoiding view: UIView?) {
    for witness in all { witness.compare(withDocked: frame) }
    guard isAtRest, second?.isInWindow != true, first?.hasAgreed != true else { return }
    second = standIn(avoiding: view).map(KeyboardWitness.init)
  }

  /// The screen has turned: all have to agree anew.
  func forget() {
    for witness in all { witness.forget() }
  }

  /// Compares all with a keyboard that has gone.
  func compareWithGone() {
    for witness in all { witness.compareWithGone() }
  }

  /// Those that can be asked; who has agreed comes first.
  private var all: [KeyboardWitness] {
    [first, second].compactMap { $0 }.filter(\.isInWindow)
      .sorted { $0.hasAgreed && !$1.hasAgreed }
  }

  /// The root controller's view, unless that is displaced with the avoiding view.
  private func standIn(avoiding view: UIView?) -> UIView? {
    guard let view, let root = window?.rootViewController?.viewIfLoaded,
      !root.isDescendant(of: view)
    else { return nil }
    return root
  }
}

/// Fills the window unseen, for a keyboard layout guide of its own: the window's is the app's to
/// set up, and a view that does not reach down to the keyboard has a guide that says nothing.
@MainActor final class KeyboardProbe: UIView {
  init(in window: UIWindow) {
    super.init(frame: window.bounds)
    isHidden = true
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(self)
  }

  required init?(coder: NSCoder) { nil }
}
#endif
