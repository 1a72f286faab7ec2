#if os(iOS)
public import Foundation
public import UIKit

/// The stage on Apple's UIKit: in a test bundle without an app there is neither focus nor keyboard,
/// in the on-device app there are both.
@MainActor public final class DeviceStage: Stage {
  public let window: UIWindow
  public let means: Set<Need>
  public let notificationCenter = NotificationCenter.default
  public private(set) var keyboardFrame = CGRect.zero

  private var observers: [any NSObjectProtocol] = []

  /// A stage in a bundle without an app: a window of no scene.
  public convenience init() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.isHidden = false
    self.init(window: window, means: [])
  }

  /// A stage on a window of an app that is key.
  public init(window: UIWindow, means: Set<Need> = Set(Need.allCases)) {
    (self.window, self.means) = (window, means)
    let names = [
      UIResponder.keyboardDidShowNotification, UIResponder.keyboardDidChangeFrameNotification,
      UIResponder.keyboardDidHideNotification,
    ]
    observers = names.map { name in
      notificationCenter.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
        let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        let frame = name == UIResponder.keyboardDidHideNotification ? nil : end?.cgRectValue
        MainActor.assumeIsolated { self?.keyboardFrame = frame ?? .zero }
      }
    }
  }

  public func run(_ body: () -> Void) { body() }

  public func endTurn() {
    window.layoutIfNeeded()
    CATransaction.flush()
    RunLoop.main.run(mode: .default, before: Date())
  }

  public func nextTurn() {
    DispatchQueue.main.async {}
    endTurn()
  }

  public func advance(by seconds: TimeInterval) {
    RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds))
    endTurn()
  }

  public func show(for input: UIResponder) {
    input.becomeFirstResponder()
    wait(until: { !keyboardFrame.isEmpty })
    advance(by: 0.5)
  }

  public func hide() {
    window.endEditing(true)
    wait(until: { keyboardFrame.isEmpty })
    advance(by: 0.5)
  }

  public func clear() {
    if !keyboardFrame.isEmpty { hide() }
    window.rootViewController?.dismiss(animated: false)
    window.rootViewController = means.contains(.focus) ? UIViewController() : nil
    for view in window.subviews where view !== window.rootViewController?.view {
      view.removeFromSuperview()
    }
    endTurn()
  }

  /// Waits until something is so, for at most five seconds.
  private func wait(until isSo: () -> Bool) {
    for _ in 0..<100 where !isSo() { advance(by: 0.05) }
  }
}
#endif
