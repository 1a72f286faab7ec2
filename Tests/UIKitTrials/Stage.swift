#if os(Linux) || os(iOS)
public import Foundation

#if os(Linux)
public import UIKitDouble
#else
public import UIKit
#endif

/// What a trial may need of a stage.
public enum Need: String, CaseIterable, Sendable {
  /// A window that is key, so that a view in it can be the first responder.
  case focus
  /// A keyboard that comes when an input takes the focus.
  case keyboard
}

/// What a trial stands on, beside UIKit itself: a window, turns of the main run loop, time, and a
/// keyboard. There are two: one on the double, one on Apple's UIKit.
@MainActor public protocol Stage: AnyObject {
  /// What this stage has.
  var means: Set<Need> { get }

  /// A window at least 320 points wide and 480 high.
  var window: UIWindow { get }

  /// Where the keyboard's notifications are posted.
  var notificationCenter: NotificationCenter { get }

  /// The keyboard's place on the screen, empty if it is away.
  var keyboardFrame: CGRect { get }

  /// Runs code that registers with the main run loop, or asks for the app or the screen.
  func run(_ body: () -> Void)

  /// Lets layout, commit and run-loop observers of the turn happen.
  func endTurn()

  /// Lets a whole turn happen.
  func nextTurn()

  /// Lets time pass, in seconds.
  func advance(by seconds: TimeInterval)

  /// Gives an input the focus and waits until the keyboard stands.
  func show(for input: UIResponder)

  /// Ends editing and waits until the keyboard is away.
  func hide()

  /// Puts the stage back as it was, for the next trial.
  func clear()
}

extension Stage {
  /// The room between the keyboard and a view on the screen, in points; negative under it.
  public func gap(below view: UIView) -> Double {
    let frame = view.convert(view.bounds, to: window.screen.coordinateSpace)
    return Double(keyboardFrame.minY - frame.maxY)
  }
}
#endif
