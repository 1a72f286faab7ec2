#if canImport(CoreGraphics)
  public import CoreGraphics
#else
  public import Foundation
#endif

extension KeyboardEvent {
  /// A `willShow` notification; the end frame in screen coordinates, the duration in seconds.
  public static func willShow(_ end: CGRect?, duration: Double = 0.25, curve: Int = 7) -> Self {
    notification(.willShow, end, duration, curve)
  }

  /// A `didShow` notification; the end frame in screen coordinates.
  public static func didShow(_ end: CGRect?) -> Self { notification(.didShow, end, 0.25, 7) }

  /// A `willHide` notification; the end frame in screen coordinates, the duration in seconds.
  public static func willHide(_ end: CGRect?, duration: Double = 0.25, curve: Int = 7) -> Self {
    notification(.willHide, end, duration, curve)
  }

  /// A `didHide` notification; the end frame in screen coordinates.
  public static func didHide(_ end: CGRect?) -> Self { notification(.didHide, end, 0.25, 7) }

  /// A `willChangeFrame` notification; the end frame in screen coordinates, the duration in
  /// seconds.
  public static func willChangeFrame(
    _ end: CGRect?, duration: Double = 0.25, curve: Int = 7
  ) -> Self {
    notification(.willChangeFrame, end, duration, curve)
  }

  /// A `didChangeFrame` notification; the end frame in screen coordinates.
  public static func didChangeFrame(_ end: CGRect?) -> Self {
    notification(.didChangeFrame, end, 0.25, 7)
  }

  private static func notification(
    _ kind: KeyboardNotification.Kind, _ end: CGRect?, _ duration: Double, _ curve: Int
  ) -> Self {
    let animation = KeyboardAnimation(duration: duration, curve: curve)
    return .notification(KeyboardNotification(kind, endFrame: end, animation: animation))
  }
}
