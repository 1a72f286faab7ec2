import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceUIKit
import UIKitDouble

/// The keyboard of a trace, and the fingers.
extension CaseStage {
  func post(_ notification: KeyboardNotification) {
    let kinds: [KeyboardNotification.Kind: DoubleKeyboard.Kind] = [
      .willShow: .willShow, .didShow: .didShow, .willHide: .willHide, .didHide: .didHide,
      .willChangeFrame: .willChangeFrame, .didChangeFrame: .didChangeFrame,
    ]
    guard let kind = kinds[notification.kind] else { return }
    let place = device.keyboard.frame
    // A frame that says nothing leaves the keyboard where it is, and so do the guides; and while the
    // app is inactive, a keyboard without a focus is another's.
    let isOurs = device.scene.activationState == .foregroundActive || focused != nil
    defer {
      if notification.endFrame?.isEmpty == true || !isOurs {
        device.keyboard.moveUnannounced(to: place)
      }
    }
    device.keyboard.post(
      kind, end: notification.endFrame, duration: notification.animation.duration,
      curve: notification.animation.curve, isLocal: notification.isLocal,
      screen: notification.isOnOtherScreen ? DoubleDevice().screen : nil)
  }

  /// A keyboard is looked at while it follows a finger, and at rest while it is up, and after a drag,
  /// a pause and a turn of the device.
  func look(_ sample: KeyboardSample) throws {
    guard let frame = sample.frame else { return }
    let isUp = avoidance?.avoider.assumeIsolated { $0.state } == .shown
    guard sample.isInteractive || mayLook || isUp else {
      throw NotOfUIKit("a look at the keyboard at rest")
    }
    if sample.isInteractive, device.window.windowScene?.activationState != .foregroundActive {
      throw NotOfUIKit("a drag in a pause, after which the keyboard is looked at")
    }
    mayLookLater = true
    defer { device.keyboard.moveUnannounced(to: frame) }
    guard sample.isInteractive else { return }
    let scroll = view as? UIScrollView
    (scroll ?? list).keyboardDismissMode = .interactive
    if !isFingerDown { finger.down(at: scroll == nil ? CGPoint.zero : try blankPoint()) }
    isFingerDown = true
  }

  func liftFinger() {
    guard isFingerDown else { return }
    finger.up()
    isFingerDown = false
  }

  func tapOutside() throws { finger.tap(at: try blankPoint()) }

  /// A point of the view without a field, in the window.
  private func blankPoint() throws -> CGPoint {
    for y in stride(from: 2.0, to: viewport.window.height, by: 3) {
      let point = CGPoint(x: viewport.view.minX + 2, y: y)
      if let hit = device.window.hitTest(point, with: nil), hit === view { return point }
    }
    throw NotOfUIKit("no blank point")
  }
}
