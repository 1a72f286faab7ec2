import Foundation

extension UIWindow {
  /// The part of the display's own insets that lies in this window: a window in the middle of the
  /// screen has none.
  var safeAreaFromScreen: UIEdgeInsets {
    guard let windowScene, let device else { return .zero }
    let screen = windowScene.screen.bounds
    let safe = screen.inset(by: device.safeAreaInsets)
    let box = frame.offsetBy(
      dx: windowScene.frameOnScreen.minX, dy: windowScene.frameOnScreen.minY)
    return UIEdgeInsets(
      top: safe.minY - box.minY, left: safe.minX - box.minX,
      bottom: box.maxY - safe.maxY, right: box.maxX - safe.maxX
    ).clampedToZero
  }
}
