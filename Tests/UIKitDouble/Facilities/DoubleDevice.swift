public import Foundation

/// A device with its screen, app, scene, window, keyboard, clock and run loop.
///
/// Every test makes its own and may run beside others: what UIKit keeps for the process (the
/// shared app, the main screen, the main run loop, whether animations are on) belongs to a device
/// here. `run` puts a device in force for the code in it; without one, `UIApplication.shared` and
/// its like answer for a device of their own that the process keeps.
@MainActor public final class DoubleDevice {
  /// The display.
  public let screen: UIScreen

  /// The app.
  public let application = UIApplication()

  /// The first scene; it fills the screen.
  public let scene: UIWindowScene

  /// A window that fills the scene; key and visible.
  public let window: UIWindow

  /// Where everything of this device is posted; an own one unless another is given.
  public let notificationCenter: NotificationCenter

  /// The clock of animations, transitions and scrolling.
  public let clock = DoubleClock()

  /// What `CFRunLoopGetMain()` gives while the device is in force.
  public let runLoop = CFRunLoop()

  /// The keyboard on the screen.
  public private(set) lazy var keyboard = DoubleKeyboard(device: self)

  /// What the screen has shown, frame by frame.
  public internal(set) var frames: [DoubleFrame] = []

  /// What went wrong without an error, as it was found.
  public internal(set) var complaints: [DoubleComplaint] = []

  /// How the device behaves where that is undecided; it can be changed between two turns.
  public var behavior: DoubleBehavior

  /// All animations so far, as they were asked for.
  public internal(set) var animations: [DoubleAnimation] = []

  /// The kind of device.
  public let idiom: UIUserInterfaceIdiom

  /// How far the display's own edges reach in; set it to model a rotation.
  public var safeAreaInsets: UIEdgeInsets {
    didSet { for window in scenes.flatMap(\.windows) { window.updateSafeArea() } }
  }

  var scenes: [UIWindowScene] = []
  var areAnimationsEnabled = true
  var queue: [() -> Void] = []
  let transactions = TransactionStack()
  private(set) weak var witness = DoubleWitness.present
  private(set) lazy var updates = UpdateCycle(device: self)

  /// A device of a size in points, upright.
  public init(
    size: CGSize = CGSize(width: 390, height: 844),
    safeAreaInsets: UIEdgeInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
    scale: CGFloat = 3, idiom: UIUserInterfaceIdiom = .phone,
    notificationCenter: NotificationCenter = NotificationCenter(),
    behavior: DoubleBehavior = .current
  ) {
    self.behavior = behavior
    screen = UIScreen(uprightSize: size, scale: scale)
    self.safeAreaInsets = safeAreaInsets
    self.idiom = idiom
    self.notificationCenter = notificationCenter
    scene = UIWindowScene(screen: screen, frameOnScreen: CGRect(origin: .zero, size: size))
    window = UIWindow(windowScene: scene)
    scenes = [scene]
    screen.device = self
    application.device = self
    runLoop.device = self
    scene.application = application
    window.updateSafeArea()
    window.makeKeyAndVisible()
  }

  /// A large tablet, upright.
  public static func pad(
    notificationCenter: NotificationCenter = NotificationCenter(),
    behavior: DoubleBehavior = .current
  ) -> DoubleDevice {
    DoubleDevice(
      size: CGSize(width: 1024, height: 1366),
      safeAreaInsets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0), scale: 2, idiom: .pad,
      notificationCenter: notificationCenter, behavior: behavior)
  }

  /// Puts the device in force: `UIApplication.shared`, `UIScreen.main`, `CFRunLoopGetMain()` and
  /// `UIView.areAnimationsEnabled` answer for it in the body and in the tasks started there.
  @discardableResult public func run<R>(_ body: () throws -> R) rethrows -> R {
    try Self.$current.withValue(InForce(device: self), operation: body)
  }

  /// The same around code that waits.
  @discardableResult
  public func run<R: Sendable>(
    _ body: @MainActor () async throws -> R
  ) async rethrows -> R {
    try await Self.$current.withValue(InForce(device: self), operation: body)
  }

  /// Posts at the device's centre, with the device in force for who hears of it.
  func post(_ name: Notification.Name, object: NSObject) {
    run { notificationCenter.post(name: name, object: object) }
  }

  /// A task that was started with a device in force does not keep it: it may wait for ever.
  private struct InForce: Sendable {
    weak var device: DoubleDevice?
  }

  @TaskLocal private static var current: InForce?
  private static let ofProcess = DoubleDevice()

  static var inForce: DoubleDevice { current?.device ?? ofProcess }
}
