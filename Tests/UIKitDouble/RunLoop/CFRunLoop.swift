import Foundation

// CoreFoundation is importable on Linux and its run loop works there, but it turns by itself and
// is one for the process. These declarations stand for it: the loop turns when a test says so.

/// A signed count of CoreFoundation (iOS 2.0).
/// https://developer.apple.com/documentation/corefoundation/cfindex
public typealias CFIndex = Int

/// A bit set of CoreFoundation (iOS 2.0).
/// https://developer.apple.com/documentation/corefoundation/cfoptionflags
public typealias CFOptionFlags = UInt

/// Who allocates; only nil is of use here (iOS 2.0).
/// https://developer.apple.com/documentation/corefoundation/cfallocator
public final class CFAllocator {}

/// The points of a turn at which observers are called (iOS 2.0).
/// https://developer.apple.com/documentation/corefoundation/cfrunloopactivity
public struct CFRunLoopActivity: OptionSet, Sendable {
  /// The bits (iOS 2.0).
  /// https://developer.apple.com/documentation/corefoundation/cfrunloopactivity
  public let rawValue: CFOptionFlags

  /// Activities by their bits (iOS 2.0).
  /// https://developer.apple.com/documentation/corefoundation/cfrunloopactivity/init(rawvalue:)
  public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }

  /// The turn's work is done, the loop is about to sleep; frames are committed here (iOS 2.0).
  /// https://developer.apple.com/documentation/corefoundation/cfrunloopactivity/beforewaiting
  public static let beforeWaiting = CFRunLoopActivity(rawValue: 1 << 5)

  /// The loop woke up: a turn begins (iOS 2.0).
  /// https://developer.apple.com/documentation/corefoundation/cfrunloopactivity/afterwaiting
  public static let afterWaiting = CFRunLoopActivity(rawValue: 1 << 6)
}

/// What a loop listens to. The double's loop is in the default mode, and while a finger scrolls in
/// UIKit's tracking mode, which is a common one (iOS 2.0).
/// https://developer.apple.com/documentation/corefoundation/cfrunloopmode
public struct CFRunLoopMode: Hashable, Sendable {
  private let name: String

  /// Every ordinary mode, scrolling included (iOS 2.0).
  /// https://developer.apple.com/documentation/corefoundation/cfrunloopmode/commonmodes
  public static let commonModes = CFRunLoopMode(name: "kCFRunLoopCommonModes")

  /// The mode while nothing is tracked (iOS 2.0).
  /// https://developer.apple.com/documentation/corefoundation/cfrunloopmode/defaultmode
  public static let defaultMode = CFRunLoopMode(name: "kCFRunLoopDefaultMode")
}

/// Called at points of a turn (iOS 2.0).
/// https://developer.apple.com/documentation/corefoundation/cfrunloopobserver
@MainActor public final class CFRunLoopObserver {
  let activities: CFRunLoopActivity
  let repeats: Bool
  let order: CFIndex
  var block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)?
  var modes: Set<CFRunLoopMode> = []

  init(
    activities: CFRunLoopActivity, repeats: Bool, order: CFIndex,
    block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)?
  ) {
    self.activities = activities
    self.repeats = repeats
    self.order = order
    self.block = block
  }
}

/// A loop of turns (iOS 2.0).
/// https://developer.apple.com/documentation/corefoundation/cfrunloop
@MainActor public final class CFRunLoop {
  private var observers: [CFRunLoopObserver] = []
  weak var device: DoubleDevice?

  /// How often it was asked to turn once more.
  var wakeUps = 0

  func add(_ observer: CFRunLoopObserver, _ mode: CFRunLoopMode) {
    observer.modes.insert(mode)
    guard observer.block != nil, !observers.contains(where: { $0 === observer }) else { return }
    observers.append(observer)
  }

  func remove(_ observer: CFRunLoopObserver, _ mode: CFRunLoopMode) {
    observer.modes.remove(mode)
    observers.removeAll { $0 === observer && $0.modes.isEmpty }
  }

  /// How many observers are waiting.
  var count: Int { observers.filter { $0.block != nil }.count }

  /// Calls the observers of an activity by order, those of one order as they were added.
  func call(_ activity: CFRunLoopActivity, orders: Range<CFIndex>) {
    let due = observers.enumerated()
      .filter { $0.element.activities.contains(activity) && orders.contains($0.element.order) }
      .sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }
      .map(\.element)
      .filter { $0.modes.contains(.commonModes) || device?.isTracking != true }
    for observer in due {
      guard let block = observer.block, observers.contains(where: { $0 === observer }) else {
        continue
      }
      if !observer.repeats { CFRunLoopObserverInvalidate(observer) }
      block(observer, activity)
    }
    observers.removeAll { $0.block == nil }
  }
}
