import Foundation

/// A scene with windows on a screen (iOS 13.0).
/// https://developer.apple.com/documentation/uikit/uiwindowscene
@MainActor open class UIWindowScene: UIScene {
  /// The display that shows the scene (iOS 13.0).
  /// https://developer.apple.com/documentation/uikit/uiwindowscene/screen
  open var screen: UIScreen { display }

  /// The scene's windows (iOS 13.0). The double does not keep them alive.
  /// https://developer.apple.com/documentation/uikit/uiwindowscene/windows
  open var windows: [UIWindow] { members.compactMap(\.window) }

  /// The window for keys (iOS 15.0).
  /// https://developer.apple.com/documentation/uikit/uiwindowscene/keywindow
  open var keyWindow: UIWindow? { windowForKeys }

  /// The scene's geometry now (iOS 16.0).
  /// https://developer.apple.com/documentation/uikit/uiwindowscene/effectivegeometry
  open var effectiveGeometry: UIWindowScene.Geometry {
    Geometry(coordinateSpace: space, interfaceOrientation: display.orientation)
  }

  /// The scene's coordinates. Deprecated in iOS 26.0 (iOS 13.0).
  /// https://developer.apple.com/documentation/uikit/uiwindowscene/coordinatespace
  open var coordinateSpace: any UICoordinateSpace { space }

  /// How the interface is turned. Deprecated in iOS 26.0 (iOS 13.0).
  /// https://developer.apple.com/documentation/uikit/uiwindowscene/interfaceorientation
  open var interfaceOrientation: UIInterfaceOrientation { display.orientation }

  /// The traits of the scene (iOS 8.0).
  /// https://developer.apple.com/documentation/uikit/uitraitenvironment/traitcollection
  open var traitCollection: UITraitCollection { traits }

  let display: UIScreen
  weak var windowForKeys: UIWindow?

  /// Where the scene is on the screen: all of it, or a part in Split View and Slide Over.
  var frameOnScreen: CGRect {
    didSet {
      guard frameOnScreen != oldValue else { return }
      for window in windows { window.follow(oldValue.size, to: frameOnScreen.size) }
    }
  }

  private var members: [Member] = []

  private lazy var space = PlainCoordinateSpace(
    bounds: { [weak self] in CGRect(origin: .zero, size: self?.frameOnScreen.size ?? .zero) },
    mapToScreen: { [weak self] in self?.mapToScreen ?? .identity })

  init(screen: UIScreen, frameOnScreen: CGRect) {
    display = screen
    self.frameOnScreen = frameOnScreen
  }

  var mapToScreen: CGAffineTransform {
    CGAffineTransform(translationX: frameOnScreen.minX, y: frameOnScreen.minY)
  }

  func remember(_ window: UIWindow) {
    members.removeAll { $0.window == nil || $0.window === window }
    members.append(Member(window: window))
  }

  func forget(_ window: UIWindow) {
    members.removeAll { $0.window == nil || $0.window === window }
    if windowForKeys === window { windowForKeys = nil }
  }

  /// An iPad's width rules, roughly: regular from 600 points on. A phone is regular only upright.
  var traits: UITraitCollection {
    let idiom = display.device?.idiom ?? .unspecified
    let size = frameOnScreen.size
    let isPad = idiom == .pad
    return UITraitCollection(
      idiom: idiom,
      horizontal: isPad && size.width >= 600 ? .regular : .compact,
      vertical: isPad || size.height > size.width ? .regular : .compact)
  }

  private struct Member {
    weak var window: UIWindow?
  }
}

extension UIWindowScene {
  /// A scene's geometry at one moment (iOS 16.0).
  /// https://developer.apple.com/documentation/uikit/uiwindowscene/geometry
  @MainActor open class Geometry: NSObject {
    /// The scene's coordinates (iOS 26.0).
    /// https://developer.apple.com/documentation/uikit/uiwindowscene/geometry/coordinatespace
    open var coordinateSpace: any UICoordinateSpace { space }

    /// How the interface is turned (iOS 16.0).
    /// https://developer.apple.com/documentation/uikit/uiwindowscene/geometry/interfaceorientation
    open var interfaceOrientation: UIInterfaceOrientation { orientation }

    private let space: any UICoordinateSpace
    private let orientation: UIInterfaceOrientation

    fileprivate init(
      coordinateSpace: any UICoordinateSpace, interfaceOrientation: UIInterfaceOrientation
    ) {
      space = coordinateSpace
      orientation = interfaceOrientation
    }
  }
}

extension UIWindow {
  /// A window that filled its scene goes on filling it.
  fileprivate func follow(_ old: CGSize, to new: CGSize) {
    if frame == CGRect(origin: .zero, size: old) { frame = CGRect(origin: .zero, size: new) }
    updateSafeArea()
  }
}
