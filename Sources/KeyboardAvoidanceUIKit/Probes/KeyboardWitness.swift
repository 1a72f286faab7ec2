#if os(Linux) || os(iOS)
internal import KeyboardAvoidance

#if os(Linux)
internal import UIKitDouble
#elseif os(iOS)
internal import UIKit
#endif

/// A keyboard layout guide, asked where the keyboard is: a witness, believed as far as it has been
/// right.
///
/// A guide may be attached too late, be empty before its first layout, or stay at the height of a
/// keyboard that has gone.
@MainActor final class KeyboardWitness {
  /// What a guide says.
  enum Statement: Equatable, Sendable {
    /// A docked keyboard has this frame on the screen, in points.
    case up(CGRect)
    /// No docked keyboard is on the screen: the guide rests on the safe area, which begins here on
    /// the screen, in points.
    case gone(Double)
  }

  private weak var host: UIView?

  /// Whether it has said the same as a notification, in this window.
  private(set) var hasAgreed = false

  /// What it said when that could not be true, as long as it goes on saying so.
  private var refuted: Statement?

  /// What it said last, as long as it has yet to agree.
  private var seen: Statement?

  /// Whether it has been believed that the keyboard is up.
  private var hasBeenBelieved = false

  /// Since when it has said, with nothing announced, that the keyboard has gone; in halves of a
  /// turn.
  private var goneSince: Int?

  /// When something was announced last, in halves of a turn.
  private var announced: Int?

  init(_ host: UIView) {
    self.host = host
    _ = host.keyboardLayoutGuide
  }

  /// Whether the guide's view is in a window.
  var isInWindow: Bool { host?.window != nil }

  /// What the guide says, if that can be true: a place on the screen that is not empty and begins
  /// below the top of the window's safe area.
  var statement: Statement? {
    guard let host, let window = host.window else { return nil }
    host.layoutIfNeeded()
    let guide = host.keyboardLayoutGuide
    let screen = window.screen
    let frame = host.convert(guide.layoutFrame, to: screen.coordinateSpace)
    let bounds = host.convert(host.bounds, to: screen.coordinateSpace)
    guard frame.width >= 0.5, frame.minY.isFinite, frame.maxY.isFinite else { return nil }
    let rest = bounds.maxY - host.safeAreaInsets.bottom
    guard frame.minY < rest - 0.5, frame.maxY >= rest - 0.5 else {
      return .gone(frame.minY)
    }
    let top = window.convert(window.bounds, to: screen.coordinateSpace).minY
    guard frame.minY > top + window.safeAreaInsets.top else { return nil }
    let size = screen.bounds.size
    return .up(CGRect(x: 0, y: frame.minY, width: size.width, height: size.height - frame.minY))
  }

  /// What is to be believed; `nil` for nothing. A guide that has yet to agree must say the same
  /// twice. Its word that the keyboard has gone counts in the next turn, if nothing is announced
  /// meanwhile, since a guide may lag behind; and only of one that has agreed, or that alone has
  /// told of the keyboard.
  func testimony(at halfTurn: Int) -> Statement? {
    let statement = statement
    if statement != refuted { refuted = nil }
    noteGoing(statement, at: halfTurn)
    guard let statement, refuted == nil else { return nil }
    defer { seen = hasAgreed ? nil : statement }
    switch statement {
    case .gone:
      return isCredible && isGoneForGood(at: halfTurn) ? statement : nil
    case .up:
      guard hasAgreed || seen == statement else { return nil }
      hasBeenBelieved = true
      return statement
    }
  }

  /// Whether its word counts that the keyboard has gone.
  private var isCredible: Bool { hasAgreed || (hasBeenBelieved && announced == nil) }

  /// Notes what it says, without asking to be told.
  func note(at halfTurn: Int) { noteGoing(statement, at: halfTurn) }

  /// Whether it says that the keyboard has gone, and is not believed yet.
  func saysGone(at halfTurn: Int) -> Bool {
    guard isCredible, case .gone = statement else { return false }
    return !isGoneForGood(at: halfTurn)
  }

  /// Something was announced: a guide that says otherwise in that turn may lag behind.
  func hearOfKeyboard(at halfTurn: Int) {
    goneSince = nil
    announced = halfTurn
  }

  private func noteGoing(_ statement: Statement?, at halfTurn: Int) {
    guard case .gone = statement, announced.map({ halfTurn - $0 >= 2 }) ?? true else {
      goneSince = nil
      return
    }
    goneSince = goneSince ?? halfTurn
  }

  private func isGoneForGood(at halfTurn: Int) -> Bool {
    goneSince.map { halfTurn - $0 >= 2 } ?? false
  }

  /// Compares what it says with where a notification has put the keyboard.
  func compare(withDocked frame: CGRect) {
    guard case .up(let own) = statement, abs(own.minY - frame.minY) < 0.5 else { return }
    hasAgreed = true
  }

  /// The screen has turned: nothing that was said before counts.
  func forget() { hasAgreed = false }

  /// The keyboard has been announced to be gone, and is: who says otherwise is not believed until
  /// it says something else.
  func compareWithGone() {
    if case .up = statement { refuted = statement }
  }
}
#endif
