#if os(Linux) || os(iOS)
#if os(Linux)
internal import UIKitDouble
#elseif os(iOS)
internal import UIKit
#endif

/// Closes a turn inside the very commit that shows what the turn has brought.
///
/// Since iOS 17 events, display links and the commit follow one another inside one source of the
/// run loop, so an observer of the loop comes after the commit. What is called inside it on every
/// system is layout: something noted dirties a probe in the window, and its layout pass closes the
/// turn. Where there is an update link, that closes it just before. The observer is what is left:
/// for a view without a window, and for turns in which nothing was noted.
@MainActor final class TurnCloser {
  /// Core Animation's own observer, where it commits in one, has 2,000,000.
  static let order = 1_999_999

  /// Closes the turn.
  var close: (@MainActor () -> Void)?

  /// Where in the turns of the run loop this is, as far as they are watched, in halves: the loop's
  /// waiting, and what lies before and after it. Which of the two commits is not known, so that
  /// only what is two halves later is surely in another turn.
  var halfTurn: Int { 2 * waits + (isWaiting ? 0 : 1) }

  private var waits = 0
  private var isWaiting = false

  private let probe = CommitProbe()
  private var updates: (any UpdateObserving)?
  private var observer: CFRunLoopObserver?
  private var isListening = false
  private var isAsked = false
  private var isAskedLater = false
  private var isWatching = false

  /// Whether an update has closed a turn since the loop last waited.
  private var hasUpdated = false

  private let followsUpdates: Bool

  /// Closes turns with an update link where there is one, unless told otherwise.
  init(followsUpdates: Bool) {
    self.followsUpdates = followsUpdates
    probe.laidOut = { [weak self] in self?.probeWasLaidOut() }
  }

  /// Has the turn closed before its frame is committed.
  func ask() {
    isAsked = true
    probe.setNeedsLayout()
    listen()
    CFRunLoopWakeUp(CFRunLoopGetMain())
  }

  /// Has the next turn closed, though nothing may happen in it.
  func askLater() {
    isAskedLater = true
    listen()
    CFRunLoopWakeUp(CFRunLoopGetMain())
  }

  /// Follows the view to a window.
  func move(to window: UIWindow?) {
    updates?.isEnabled = false
    updates = nil
    probe.removeFromSuperview()
    guard let window else { return }
    window.addSubview(probe)
    updates = observeUpdates()
    updates?.isEnabled = isListening
  }

  /// The turn has been closed; listens on where something was noted meanwhile, or where turns are
  /// watched.
  func rest(watching: Bool, asked: Bool) {
    isAsked = asked
    isWatching = watching
    if asked || watching || isAskedLater { listen() } else { stopListening() }
  }

  /// Closes no more turns.
  func invalidate() {
    close = nil
    stopListening()
    if let observer { CFRunLoopObserverInvalidate(observer) }
    observer = nil
    move(to: nil)
  }

  /// Nothing is closed in a pass that code of the app or of UIKit forces while events are still
  /// being dispatched, and none of the system's own passes is in an animation block.
  private func probeWasLaidOut() {
    guard isAsked, updates?.isDispatching != true, UIView.inheritedAnimationDuration == 0 else {
      return
    }
    close?()
  }

  private func observeUpdates() -> (any UpdateObserving)? {
    #if !targetEnvironment(macCatalyst)
    if #available(iOS 18, *), followsUpdates {
      return UpdateObserver(of: probe) { [weak self] in
        guard let self, isAsked || isWatching else { return }
        hasUpdated = true
        close?()
      }
    }
    #endif
    return nil
  }

  private func listen() {
    guard !isListening, close != nil else { return }
    isListening = true
    updates?.isEnabled = true
    if observer == nil { observer = makeObserver() }
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
  }

  private func stopListening() {
    guard isListening else { return }
    isListening = false
    updates?.isEnabled = false
    CFRunLoopRemoveObserver(CFRunLoopGetMain(), observer, .commonModes)
  }

  private func makeObserver() -> CFRunLoopObserver? {
    let activities = CFRunLoopActivity([.beforeWaiting, .afterWaiting]).rawValue
    return CFRunLoopObserverCreateWithHandler(nil, activities, true, Self.order) {
      [weak self] _, activity in
      MainActor.assumeIsolated {
        if activity == .afterWaiting { self?.loopWokeUp() } else { self?.loopWillWait() }
      }
    }
  }

  private func loopWokeUp() {
    guard isAskedLater else { return }
    isAskedLater = false
    ask()
  }

  private func loopWillWait() {
    waits += 1
    isWaiting = true
    if isAsked || (isWatching && !hasUpdated) { close?() }
    hasUpdated = false
    isWaiting = false
  }
}
#endif
