public import Foundation

/// Scenes, rotation, and the app's life. The order of a scene's and the app's notifications is not
/// documented; here the scene's come first.
extension DoubleDevice {
  /// Another scene of the app, for Split View, Slide Over or a second window.
  public func addScene(
    frame: CGRect, state: UIScene.ActivationState = .foregroundActive
  ) -> UIWindowScene {
    let scene = UIWindowScene(screen: screen, frameOnScreen: frame)
    scene.application = application
    scene.activation = state
    scenes.append(scene)
    post(UIScene.willConnectNotification, object: scene)
    return scene
  }

  /// Moves or resizes a scene on the screen; windows that filled it go on filling it.
  public func setFrame(_ frame: CGRect, of scene: UIWindowScene) {
    scene.frameOnScreen = frame
  }

  /// Turns the device: screen, full-screen scenes, their windows and what autoresizes in them.
  public func rotate(
    to orientation: UIInterfaceOrientation, safeAreaInsets insets: UIEdgeInsets? = nil
  ) {
    let before = screen.bounds
    screen.orientation = orientation
    if let insets { safeAreaInsets = insets }
    for scene in scenes where scene.frameOnScreen == before { scene.frameOnScreen = screen.bounds }
    for scene in scenes { for window in scene.windows { window.setNeedsLayout() } }
  }

  /// The scene stops taking input: a call, the app switcher, a system alert.
  public func deactivate() {
    guard scene.activation == .foregroundActive else { return }
    post(UIScene.willDeactivateNotification, object: scene)
    scene.activation = .foregroundInactive
    post(UIApplication.willResignActiveNotification, object: application)
    application.state = .inactive
  }

  /// The scene takes input again; whether that is posted says `behavior.activation`.
  public func activate() {
    guard scene.activation == .foregroundInactive else { return }
    scene.activation = .foregroundActive
    application.state = .active
    if behavior.activation == .announced {
      post(UIScene.didActivateNotification, object: scene)
    }
    post(UIApplication.didBecomeActiveNotification, object: application)
  }

  /// The user leaves the app.
  public func enterBackground() {
    deactivate()
    scene.activation = .background
    application.state = .background
    post(UIScene.didEnterBackgroundNotification, object: scene)
    post(UIApplication.didEnterBackgroundNotification, object: application)
  }

  /// The user comes back.
  public func enterForeground() {
    guard scene.activation == .background else { return }
    post(UIScene.willEnterForegroundNotification, object: scene)
    post(UIApplication.willEnterForegroundNotification, object: application)
    scene.activation = .foregroundInactive
    application.state = .inactive
    activate()
  }
}
