public import Foundation

/// Calls a target at every frame of the display, in the update cycle between the events and the
/// commit (iOS 3.1). Here the target must be a `DoubleTarget`.
/// https://developer.apple.com/documentation/quartzcore/cadisplaylink
@MainActor open class CADisplayLink: NSObject {
  private let target: Any
  private let selector: Selector
  private weak var device: DoubleDevice?
  private var mode = RunLoop.Mode.default
  private var last: TimeInterval?

  /// A link that has yet to be added to a run loop; it keeps its target alive (iOS 3.1).
  /// https://developer.apple.com/documentation/quartzcore/cadisplaylink/init(target:selector:)
  public init(target: Any, selector sel: Selector) {
    self.target = target
    selector = sel
    super.init()
  }

  /// Has a run loop call the target; the loop keeps the link alive (iOS 3.1). Here: the loop of the
  /// device in force; in the default mode it waits while a finger scrolls.
  /// https://developer.apple.com/documentation/quartzcore/cadisplaylink/add(to:formode:)
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    let device = DoubleDevice.inForce
    guard self.device == nil else { return }
    self.device = device
    self.mode = mode
    last = nil
    device.updates.displayLinks.append(self)
  }

  /// Has a run loop call the target no more (iOS 3.1).
  /// https://developer.apple.com/documentation/quartzcore/cadisplaylink/remove(from:formode:)
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    device?.updates.displayLinks.removeAll { $0 === self }
    device = nil
  }

  /// Leaves all run loops (iOS 3.1).
  /// https://developer.apple.com/documentation/quartzcore/cadisplaylink/invalidate()
  open func invalidate() {
    remove(from: .main, forMode: .common)
  }

  /// When the frame on the screen was shown, in seconds (iOS 3.1).
  /// https://developer.apple.com/documentation/quartzcore/cadisplaylink/timestamp
  open var timestamp: CFTimeInterval { last ?? 0 }

  /// When the next frame will be shown, in seconds (iOS 10.0).
  /// https://developer.apple.com/documentation/quartzcore/cadisplaylink/targettimestamp
  open var targetTimestamp: CFTimeInterval { timestamp + duration }

  /// Seconds between two frames (iOS 3.1).
  /// https://developer.apple.com/documentation/quartzcore/cadisplaylink/duration
  open var duration: CFTimeInterval { UpdateCycle.frameDuration }

  /// Whether the target is left alone for now (iOS 3.1).
  /// https://developer.apple.com/documentation/quartzcore/cadisplaylink/ispaused
  open var isPaused = false

  /// The frames a second that are wished for; the double's display has one rate (iOS 15.0).
  /// https://developer.apple.com/documentation/quartzcore/cadisplaylink/preferredframeraterange
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// The frames a second that are wished for; 0 is the display's rate (iOS 10.0).
  /// https://developer.apple.com/documentation/quartzcore/cadisplaylink/preferredframespersecond
  open var preferredFramesPerSecond = 0

  func fire(at time: TimeInterval) {
    guard !isPaused, mode != .default || device?.isTracking != true else { return }
    last = time
    (target as? any DoubleTarget)?.doublePerform(selector, with: self)
  }
}
