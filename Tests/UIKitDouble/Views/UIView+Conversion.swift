public import Foundation

extension UIView: UICoordinateSpace {
  /// A point of this view in another's coordinates; nil is the window's base (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiview/convert(_:to:)
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(map(to: view))
  }

  /// A point of another view in this one's coordinates; nil is the window's base (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiview/convert(_:from:)
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying(map(to: view).inverted())
  }

  /// A rectangle of this view in another's coordinates; nil is the window's base (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiview/convert(_:to:)
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.applying(map(to: view))
  }

  /// A rectangle of another view in this one's coordinates; nil is the window's base (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiview/convert(_:from:)
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.applying(map(to: view).inverted())
  }

  /// A point of this view in any space's coordinates (iOS 8.0).
  /// https://developer.apple.com/documentation/uikit/uicoordinatespace/convert(_:to:)
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    point.applying(UIKitDouble.map(from: self, to: coordinateSpace))
  }

  /// A point of any space in this view's coordinates (iOS 8.0).
  /// https://developer.apple.com/documentation/uikit/uicoordinatespace/convert(_:from:)
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    point.applying(UIKitDouble.map(from: coordinateSpace, to: self))
  }

  /// A rectangle of this view in any space's coordinates (iOS 8.0).
  /// https://developer.apple.com/documentation/uikit/uicoordinatespace/convert(_:to:)
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.applying(UIKitDouble.map(from: self, to: coordinateSpace))
  }

  /// A rectangle of any space in this view's coordinates (iOS 8.0).
  /// https://developer.apple.com/documentation/uikit/uicoordinatespace/convert(_:from:)
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.applying(UIKitDouble.map(from: coordinateSpace, to: self))
  }

  /// The map to another view. UIKit asks that both be in one window; in two, the way leads over
  /// the screen.
  private func map(to view: UIView?) -> CGAffineTransform {
    guard let view else { return mapToRoot }
    guard view.root === root else { return mapToScreen.concatenating(view.mapToScreen.inverted()) }
    return mapToRoot.concatenating(view.mapToRoot.inverted())
  }
}
