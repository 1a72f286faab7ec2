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
  private(set) var halfTurn = 0

  /// What turns are closed for.
  enum Attention {
    /// Nothing: none is closed.
    case none
    /// What changes without a word: each is closed when it ends.
    case watching
    /// What was noted: the next is closed before its frame is committed.
    case asked
  }

  private var attention = Attention.none
  private let probe = CommitProbe()
  private var updates: (any UpdateObserving)?
  private lazy var observer = makeObserver()
  private var isListening = false
  private var isAskedLater = false

  /// The half of a turn in which an update has closed a turn last.
  private var updated: Int?

  private let followsUpdates: Bool

  /// Closes turns with an update link where there is one, unless told otherwise.
  init(followsUpdates: Bool) {
    self.followsUpdates = followsUpdates
    probe.laidOut = { [weak self] in self?.probeWasLaidOut() }
  }

  /// Has the turn closed before its frame is committed.
  func ask() {
    attention = .asked
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
  func rest(_ attention: Attention) {
    self.attention = attention
    if attention != .none || isAskedLater { listen() } else { stopListening() }
  }

  /// Closes no more turns.
  func invalidate() {
    CFRunLoopObserverInvalidate(observer)
    move(to: nil)
  }

  /// Nothing is closed in a pass that code of the app or of UIKit forces while events are still
  /// being dispatched, and none of the system's own passes is in an animation block.
  private func probeWasLaidOut() {
    guard attention == .asked, updates?.isDispatching != true,
      UIView.inheritedAnimationDuration == 0
    else { return }
    close?()
  }

  private func observeUpdates() -> (any UpdateObserving)? {
    #if !targetEnvironment(macCatalyst)
    if #available(iOS 18, *), followsUpdates {
      return UpdateObserver(of: probe) { [weak self] in
        guard let self, attention != .none else { return }
        updated = halfTurn
        close?()
      }
    }
    #endif
    return nil
  }

  private func listen() {
    guard !isListening else { return }
    isListening = true
    updates?.isEnabled = true
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
  }

  private func stopListening() {
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
    let isUpdated = updated == halfTurn
    halfTurn += 1
    if attention == .asked || (attention == .watching && !isUpdated) { close?() }
    halfTurn += 1
  }
}
#endif
