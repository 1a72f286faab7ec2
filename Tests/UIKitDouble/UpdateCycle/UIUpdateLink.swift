public import Foundation

/// Takes part in the phases of UI updates (iOS 18.0; not on Catalyst).
///
/// Apple's page says that a link is enabled at first, the header that it must be enabled; here it
/// must be. Here nothing but its owner keeps a link alive.
/// https://developer.apple.com/documentation/uikit/uiupdatelink
@MainActor open class UIUpdateLink: NSObject {
  private weak var view: UIView?
  private weak var scene: UIWindowScene?
  private var actions: [(phase: UIUpdateActionPhase, handler: Handler)] = []

  private typealias Handler = (UIUpdateLink, UIUpdateInfo) -> Void

  /// A link that has effect while the view is in a visible window (iOS 18.0).
  /// https://developer.apple.com/documentation/uikit/uiupdatelink/init(view:)
  public init(view: UIView) {
    self.view = view
    super.init()
    Self.unplaced.append(UpdateLinkPlace(link: self))
  }

  /// The same, with an action for `beforeCADisplayLinkDispatch` (iOS 18.0).
  /// https://developer.apple.com/documentation/uikit/uiupdatelink/init(view:actionhandler:)
  public convenience init(
    view: UIView, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
  ) {
    self.init(view: view)
    addAction(handler: handler)
  }

  /// A link for the updates of a scene (iOS 18.0).
  /// https://developer.apple.com/documentation/uikit/uiupdatelink/init(windowscene:)
  public init(windowScene: UIWindowScene) {
    scene = windowScene
    super.init()
    Self.unplaced.append(UpdateLinkPlace(link: self))
  }

  /// The same, with an action for `beforeCADisplayLinkDispatch` (iOS 18.0).
  /// https://developer.apple.com/documentation/uikit/uiupdatelink/init(windowscene:actionhandler:)
  public convenience init(
    windowScene: UIWindowScene,
    actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
  ) {
    self.init(windowScene: windowScene)
    addAction(handler: handler)
  }

  /// Adds an action to a phase (iOS 18.0).
  /// https://developer.apple.com/documentation/uikit/uiupdatelink/addaction(to:handler:)
  open func addAction(
    to phase: UIUpdateActionPhase,
    handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
  ) {
    actions.append((phase, handler))
  }

  /// Adds an action to `beforeCADisplayLinkDispatch` (iOS 18.0).
  /// https://developer.apple.com/documentation/uikit/uiupdatelink/addaction(handler:)
  open func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
    addAction(to: .beforeCADisplayLinkDispatch, handler: handler)
  }

  /// Whether the actions are called (iOS 18.0).
  /// https://developer.apple.com/documentation/uikit/uiupdatelink/isenabled
  open var isEnabled = false

  /// Whether there shall be an update at every frame, not only when something happens (iOS 18.0).
  /// https://developer.apple.com/documentation/uikit/uiupdatelink/requirescontinuousupdates
  open var requiresContinuousUpdates = false

  /// Whether events of low latency are wished for; the double has none (iOS 18.0).
  /// https://developer.apple.com/documentation/uikit/uiupdatelink/wantslowlatencyeventdispatch
  open var wantsLowLatencyEventDispatch = false

  /// Whether frames shall be shown at once; the double does not (iOS 18.0).
  /// https://developer.apple.com/documentation/uikit/uiupdatelink/wantsimmediatepresentation
  open var wantsImmediatePresentation = false

  /// The frames a second that are wished for; the double's display has one rate (iOS 18.0).
  /// https://developer.apple.com/documentation/uikit/uiupdatelink/preferredframeraterange
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// The update under way; nil outside of one (iOS 18.0).
  /// https://developer.apple.com/documentation/uikit/uiupdatelink/currentupdateinfo()
  open func currentUpdateInfo() -> UIUpdateInfo? { device?.updates.info }

  /// The device whose updates the link hears of now.
  private var device: DoubleDevice? {
    if let scene { return scene.screen.device }
    guard let window = view?.window, !window.isHidden else { return nil }
    return window.device
  }

  private func run(_ phase: UIUpdateActionPhase, _ info: UIUpdateInfo) {
    for action in actions where action.phase === phase { action.handler(self, info) }
  }

  /// Links that no device has taken yet, or whose view has gone to another.
  private static var unplaced: [UpdateLinkPlace] = []

  /// The links of a device that have effect, as they were made. Each device looks through its own
  /// only, however many others there are.
  private static func live(on device: DoubleDevice) -> [UIUpdateLink] {
    var links: [UIUpdateLink] = []
    var allAreHere = unplaced.isEmpty
    for place in device.updates.links {
      if let link = place.link, link.device === device {
        if link.isEnabled { links.append(link) }
      } else {
        allAreHere = false
      }
    }
    guard !allAreHere else { return links }
    place(on: device)
    return device.updates.links.compactMap(\.link).filter(\.isEnabled)
  }

  /// Gives a device the links that are on it now, and takes those that are not.
  private static func place(on device: DoubleDevice) {
    let places = (device.updates.links + unplaced).filter { $0.link != nil }
    device.updates.links = places.filter { $0.link?.device === device }
    unplaced = places.filter { $0.link?.device !== device }
  }

  static func run(
    _ phase: UIUpdateActionPhase, _ info: UIUpdateInfo, on device: DoubleDevice
  ) {
    for link in live(on: device) { link.run(phase, info) }
  }

  static func wantsUpdates(on device: DoubleDevice) -> Bool {
    live(on: device).contains(where: \.requiresContinuousUpdates)
  }
}

/// A link that nobody here keeps alive.
struct UpdateLinkPlace {
  weak var link: UIUpdateLink?
}
