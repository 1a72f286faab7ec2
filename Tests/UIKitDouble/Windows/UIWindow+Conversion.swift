public import Foundation

extension UIWindow {
  /// A point of this window in another's coordinates; nil is the screen (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiwindow/convert(_:to:)
  public func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    point.applying(map(to: window))
  }

  /// A point of another window in this one's coordinates; nil is the screen (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiwindow/convert(_:from:)
  public func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    point.applying(map(to: window).inverted())
  }

  /// A rectangle of this window in another's coordinates; nil is the screen (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiwindow/convert(_:to:)
  public func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    rect.applying(map(to: window))
  }

  /// A rectangle of another window in this one's coordinates; nil is the screen (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiwindow/convert(_:from:)
  public func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    rect.applying(map(to: window).inverted())
  }

  private func map(to window: UIWindow?) -> CGAffineTransform {
    guard let window else { return mapToScreen }
    return mapToScreen.concatenating(window.mapToScreen.inverted())
  }
}
