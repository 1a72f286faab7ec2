#if os(Linux)
public import Foundation
public import UIKitDouble

/// The stage on the double.
@MainActor public final class DoubleStage: Stage {
  private let device: DoubleDevice

  /// A stage on a device of one's own.
  public init(
    _ device: DoubleDevice = DoubleDevice(
      size: CGSize(width: 375, height: 667), safeAreaInsets: .zero)
  ) {
    self.device = device
    device.keyboard.comesWithFocus = 260
  }

  public var means: Set<Need> { Set(Need.allCases) }
  public var window: UIWindow { device.window }
  public var notificationCenter: NotificationCenter { device.notificationCenter }
  public var keyboardFrame: CGRect { device.keyboard.isOnScreen ? device.keyboard.frame : .zero }

  public func run(_ body: () -> Void) { device.run(body) }
  public func endTurn() { device.endTurn() }
  public func nextTurn() { device.nextTurn() }
  public func advance(by seconds: TimeInterval) { device.advance(by: seconds) }

  public func show(for input: UIResponder) {
    device.run { _ = input.becomeFirstResponder() }
    device.endTurn()
    device.advance(by: 1)
  }

  public func hide() {
    device.run { _ = device.window.endEditing(true) }
    device.endTurn()
    device.advance(by: 1)
  }

  /// Nothing is left: each trial has a stage of its own.
  public func clear() {}
}
#endif
