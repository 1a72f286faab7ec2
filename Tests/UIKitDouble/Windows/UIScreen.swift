public import Foundation

/// A display (iOS 2.0).
/// https://developer.apple.com/documentation/uikit/uiscreen
@MainActor open class UIScreen: NSObject {
  /// The device's own display. Deprecated in iOS 26.0: ask the window's scene (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiscreen/main
  open class var main: UIScreen { DoubleDevice.inForce.screen }

  /// The display's rectangle in points, as it is held now (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiscreen/bounds
  open var bounds: CGRect { size(in: orientation) }

  /// Pixels a point (iOS 4.0).
  /// https://developer.apple.com/documentation/uikit/uiscreen/scale
  open var scale: CGFloat { pixelsPerPoint }

  /// Coordinates that turn with the interface; the keyboard's frames are in them (iOS 8.0).
  /// https://developer.apple.com/documentation/uikit/uiscreen/coordinatespace
  open var coordinateSpace: any UICoordinateSpace { turningSpace }

  /// Coordinates that stay with the device held upright (iOS 8.0).
  /// https://developer.apple.com/documentation/uikit/uiscreen/fixedcoordinatespace
  open var fixedCoordinateSpace: any UICoordinateSpace { uprightSpace }

  let uprightSize: CGSize
  let pixelsPerPoint: CGFloat
  var orientation: UIInterfaceOrientation = .portrait
  weak var device: DoubleDevice?

  private lazy var turningSpace = PlainCoordinateSpace(
    bounds: { [weak self] in self?.bounds ?? .zero }, mapToScreen: { .identity })

  private lazy var uprightSpace = PlainCoordinateSpace(
    bounds: { [weak self] in self?.size(in: .portrait) ?? .zero },
    mapToScreen: { [weak self] in self?.mapFromUpright ?? .identity })

  init(uprightSize: CGSize, scale: CGFloat) {
    self.uprightSize = uprightSize
    pixelsPerPoint = scale
  }

  private func size(in orientation: UIInterfaceOrientation) -> CGRect {
    switch orientation {
    case .landscapeLeft, .landscapeRight:
      CGRect(x: 0, y: 0, width: uprightSize.height, height: uprightSize.width)
    default:
      CGRect(origin: .zero, size: uprightSize)
    }
  }

  /// From upright coordinates to the turned ones. In `landscapeRight` the home button is on the
  /// right: what was the right edge is on top.
  private var mapFromUpright: CGAffineTransform {
    let (width, height) = (uprightSize.width, uprightSize.height)
    return switch orientation {
    case .landscapeRight: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
    case .landscapeLeft: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
    case .portraitUpsideDown: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
    default: .identity
    }
  }
}
