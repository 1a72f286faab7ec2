public import Foundation

/// The device (iOS 2.0).
/// https://developer.apple.com/documentation/uikit/uidevice
@MainActor open class UIDevice: NSObject {
  /// The device that the app runs on (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uidevice/current
  open class var current: UIDevice { UIDevice() }

  /// The kind of device (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uidevice/userinterfaceidiom
  open var userInterfaceIdiom: UIUserInterfaceIdiom { DoubleDevice.inForce.idiom }

  /// The system's version; the double is of none in particular, and says the newest it knows (iOS
  /// 2.0).
  /// https://developer.apple.com/documentation/uikit/uidevice/systemversion
  open var systemVersion: String { "26.0" }

  /// The system's name (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uidevice/systemname
  open var systemName: String { "iOS" }

  /// The kind of device, as text (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uidevice/model
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

  /// Whether a change of orientation is posted (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uidevice/isgeneratingdeviceorientationnotifications
  open var isGeneratingDeviceOrientationNotifications: Bool { false }
}

extension UIApplication {
  /// The window that gets keys; deprecated, ask the scene (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiapplication/keywindow
  public var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

  /// The app's windows; deprecated, ask the scenes (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiapplication/windows
  public var windows: [UIWindow] { (device?.scenes ?? []).flatMap(\.windows) }

  /// Sends an action; without a target, to the first in the responder chain that takes it (iOS
  /// 3.0).
  /// https://developer.apple.com/documentation/uikit/uiapplication/sendaction(_:to:from:for:)
  @discardableResult public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    let focus = windows.first(where: \.isKeyWindow)?.focus
    let chain = sequence(first: focus, next: { $0?.next }).lazy.compactMap { $0 }
    let taker = target as? any DoubleTarget ?? chain.compactMap { $0 as? any DoubleTarget }.first
    if taker == nil, target == nil, "\(action)" == "resignFirstResponder" {
      return focus?.resignFirstResponder() ?? false
    }
    taker?.doublePerform(action, with: sender)
    return taker != nil
  }
}

/// What hears of an app's life (iOS 2.0).
/// https://developer.apple.com/documentation/uikit/uiapplicationdelegate
@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {}

/// What hears of a scene's life (iOS 13.0).
/// https://developer.apple.com/documentation/uikit/uiscenedelegate
@MainActor public protocol UISceneDelegate: NSObjectProtocol {}

/// What hears of a window scene's life (iOS 13.0).
/// https://developer.apple.com/documentation/uikit/uiwindowscenedelegate
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window (iOS 13.0).
  /// https://developer.apple.com/documentation/uikit/uiwindowscenedelegate/window
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// None.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

/// A view above the keyboard, or in its place (iOS 7.0).
/// https://developer.apple.com/documentation/uikit/uiinputview
@MainActor open class UIInputView: UIView {
  /// How it looks (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uiinputview/style
  public typealias Style = CUIInputViewStyle

  /// A view that looks like a keyboard or not (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uiinputview/init(frame:inputviewstyle:)
  public init(frame: CGRect, inputViewStyle: UIInputView.Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  /// An empty view; the coder is not looked at (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uiinputview/init(coder:)
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }

  /// How it looks (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uiinputview/inputviewstyle
  public let inputViewStyle: UIInputView.Style

  /// Whether its constraints say how high it is (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uiinputview/allowsselfsizing
  open var allowsSelfSizing = false
}

/// A view of what is behind, blurred (iOS 8.0).
/// https://developer.apple.com/documentation/uikit/uiblureffect
@MainActor open class UIBlurEffect: UIVisualEffect {
  /// How it looks (iOS 8.0).
  /// https://developer.apple.com/documentation/uikit/uiblureffect/style
  public typealias Style = CUIBlurEffectStyle

  /// A blur (iOS 8.0).
  /// https://developer.apple.com/documentation/uikit/uiblureffect/init(style:)
  public convenience init(style: UIBlurEffect.Style) { self.init() }
}

/// Feedback to the touch; the double has none (iOS 10.0).
/// https://developer.apple.com/documentation/uikit/uifeedbackgenerator
@MainActor open class UIFeedbackGenerator: NSObject {
  /// Gets ready (iOS 10.0).
  /// https://developer.apple.com/documentation/uikit/uifeedbackgenerator/prepare()
  open func prepare() {}
}

/// Feedback of a collision (iOS 10.0).
/// https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator
@MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// Happens (iOS 10.0).
  /// https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator/impactoccurred()
  open func impactOccurred() {}
}

/// Feedback of a selection (iOS 10.0).
/// https://developer.apple.com/documentation/uikit/uiselectionfeedbackgenerator
@MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Happens (iOS 10.0).
  /// https://developer.apple.com/documentation/uikit/uiselectionfeedbackgenerator/selectionchanged()
  open func selectionChanged() {}
}

extension UITraitCollection {
  /// Light or dark; here always light (iOS 12.0).
  /// https://developer.apple.com/documentation/uikit/uitraitcollection/userinterfacestyle
  public var userInterfaceStyle: UIUserInterfaceStyle { .light }
}

/// What has been copied (iOS 3.0).
/// https://developer.apple.com/documentation/uikit/uipasteboard
@MainActor open class UIPasteboard: NSObject {
  /// The user's (iOS 3.0).
  /// https://developer.apple.com/documentation/uikit/uipasteboard/general
  public static let general = UIPasteboard()

  /// The text in it (iOS 3.0).
  /// https://developer.apple.com/documentation/uikit/uipasteboard/string
  open var string: String?

  /// The picture in it (iOS 3.0).
  /// https://developer.apple.com/documentation/uikit/uipasteboard/image
  open var image: UIImage?
}
