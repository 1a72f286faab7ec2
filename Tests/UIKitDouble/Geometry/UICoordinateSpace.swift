public import Foundation

/// A frame of reference on the screen; points and rectangles convert between any two (iOS 8.0).
/// https://developer.apple.com/documentation/uikit/uicoordinatespace
@MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  /// A point of this space, in another's coordinates (iOS 8.0).
  /// https://developer.apple.com/documentation/uikit/uicoordinatespace/convert(_:to:)
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// A point of another space, in this one's coordinates (iOS 8.0).
  /// https://developer.apple.com/documentation/uikit/uicoordinatespace/convert(_:from:)
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// A rectangle of this space, in another's coordinates (iOS 8.0).
  /// https://developer.apple.com/documentation/uikit/uicoordinatespace/convert(_:to:)
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect

  /// A rectangle of another space, in this one's coordinates (iOS 8.0).
  /// https://developer.apple.com/documentation/uikit/uicoordinatespace/convert(_:from:)
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect

  /// The space's own rectangle (iOS 8.0).
  /// https://developer.apple.com/documentation/uikit/uicoordinatespace/bounds
  var bounds: CGRect { get }
}

/// What every coordinate space of the double can say: its map to the screen's coordinates.
@MainActor protocol MappedToScreen: AnyObject {
  var mapToScreen: CGAffineTransform { get }
}

/// The map between two spaces, by way of the screen. A foreign space counts as the screen's.
@MainActor func map(
  from source: any UICoordinateSpace, to target: any UICoordinateSpace
) -> CGAffineTransform {
  let toScreen = (source as? any MappedToScreen)?.mapToScreen ?? .identity
  let fromScreen = (target as? any MappedToScreen)?.mapToScreen.inverted() ?? .identity
  return toScreen.concatenating(fromScreen)
}

/// A space that is no view: a screen's or a scene's.
@MainActor final class PlainCoordinateSpace: NSObject, UICoordinateSpace, MappedToScreen {
  private let readBounds: () -> CGRect
  private let readMap: () -> CGAffineTransform

  init(bounds: @escaping () -> CGRect, mapToScreen: @escaping () -> CGAffineTransform) {
    readBounds = bounds
    readMap = mapToScreen
  }

  var bounds: CGRect { readBounds() }
  var mapToScreen: CGAffineTransform { readMap() }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    point.applying(map(from: self, to: coordinateSpace))
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    point.applying(map(from: coordinateSpace, to: self))
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.applying(map(from: self, to: coordinateSpace))
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.applying(map(from: coordinateSpace, to: self))
  }
}
