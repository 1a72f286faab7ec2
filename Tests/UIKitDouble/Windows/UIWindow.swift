public import Foundation

/// The root of a view tree, in a scene (iOS 2.0).
/// https://developer.apple.com/documentation/uikit/uiwindow
@MainActor open class UIWindow: UIView {
  /// A window that fills its scene (iOS 13.0).
  /// https://developer.apple.com/documentation/uikit/uiwindow/init(windowscene:)
  public init(windowScene: UIWindowScene) {
    super.init(frame: CGRect(origin: .zero, size: windowScene.frameOnScreen.size))
    isHidden = true
    join(windowScene)
  }

  /// A window of no scene yet. Deprecated in iOS 26.0 (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiwindow/init(frame:)
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// A window of no scene yet; the coder is not looked at (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiview/init(coder:)
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  /// The scene that shows the window (iOS 13.0).
  /// https://developer.apple.com/documentation/uikit/uiwindow/windowscene
  open weak var windowScene: UIWindowScene? {
    didSet {
      guard windowScene !== oldValue else { return }
      oldValue?.forget(self)
      windowScene?.remember(self)
      updateSafeArea()
    }
  }

  /// The display of the window's scene (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uiwindow/screen
  open var screen: UIScreen { windowScene?.screen ?? UIScreen.main }

  /// The controller whose view fills the window (iOS 4.0).
  /// https://developer.apple.com/documentation/uikit/uiwindow/rootviewcontroller
  open var rootViewController: UIViewController? {
    didSet { install(rootViewController, insteadOf: oldValue) }
  }

  /// Whether the window is the one for keys (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiwindow/iskeywindow
  open var isKeyWindow: Bool { windowScene?.keyWindow === self }

  /// Whether the window may become key (iOS 15.0).
  /// https://developer.apple.com/documentation/uikit/uiwindow/canbecomekey
  open var canBecomeKey: Bool { true }

  /// Makes the window key (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiwindow/makekey()
  open func makeKey() {
    guard !isKeyWindow, canBecomeKey, let windowScene else { return }
    let former = windowScene.keyWindow
    windowScene.windowForKeys = self
    if let former { notify(UIWindow.didResignKeyNotification, of: former) }
    notify(UIWindow.didBecomeKeyNotification, of: self)
  }

  /// Makes the window key and shows it (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiwindow/makekeyandvisible()
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Hands an event to the recognizers and views under its touches (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiwindow/sendevent(_:)
  open func sendEvent(_ event: UIEvent) {
    event.delivery?.deliver(event)
  }

  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      let name =
        isHidden ? UIWindow.didBecomeHiddenNotification : UIWindow.didBecomeVisibleNotification
      notify(name, of: self)
      rootViewController?.windowVisibilityDidChange(isVisible: !isHidden)
    }
  }

  open override var window: UIWindow? { self }

  open override var next: UIResponder? { windowScene }

  /// The responder that has this window's focus.
  weak var focus: UIResponder?

  /// Whether the holder of the focus gives it up for somebody else.
  private(set) var isHandingOverFocus = false

  /// Asks the holder of the focus to give it up; whether nobody holds it now.
  func releaseFocus() -> Bool {
    guard let holder = focus else { return true }
    guard holder.canResignFirstResponder else { return false }
    isHandingOverFocus = true
    defer { isHandingOverFocus = false }
    return holder.resignFirstResponder() && focus !== holder
  }

  var device: DoubleDevice? { windowScene?.screen.device }

  private func join(_ scene: UIWindowScene) {
    windowScene = scene
  }

  private func notify(_ name: Notification.Name, of window: UIWindow) {
    window.device?.post(name, object: window)
  }

  private func install(_ new: UIViewController?, insteadOf old: UIViewController?) {
    guard new !== old else { return }
    old?.leaveScreen(animated: false) { old?.viewIfLoaded?.removeFromSuperview() }
    guard let new, let view = new.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    new.windowAsRoot = self
    let add = { self.insertSubview(view, at: 0) }
    isHidden ? add() : new.enterScreen(animated: false, add)
  }
}
