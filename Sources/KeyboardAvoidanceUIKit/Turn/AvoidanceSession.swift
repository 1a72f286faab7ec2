#if os(Linux) || os(iOS)
internal import KeyboardAvoidance

#if os(Linux)
internal import UIKitDouble
#elseif os(iOS)
internal import UIKit
#endif

/// One view's avoidance: collects what happens in a turn, tells the avoider at its end, and applies
/// what is commanded.
///
/// It holds the view weakly, and everything that the system keeps (observers, the run loop, probes,
/// the recognizer) holds it weakly.
@MainActor final class AvoidanceSession {
  let avoider: KeyboardAvoider
  let displacement: ViewDisplacement
  let viewports: ViewportReader
  let inputs: InputReader
  let focus: FocusTracker
  let keyboard = KeyboardObserver()
  let observers: NotificationObservers
  let drags: DragWatcher
  let tap: OutsideTapRecognizer

  private let clock: any Clock<Duration>
  private(set) weak var view: UIView?
  private(set) var policy: AvoidancePolicy
  private(set) var isEnded = false
  private(set) var pauses: PauseReasons = []
  private var closer: TurnCloser?
  private(set) var windowProbe: WindowProbe?
  private(set) var keyboardProbe: KeyboardProbe?
  private var following: Task<Void, Never>?

  var turn = PendingTurn()
  var told = ToldFacts()
  var look = KeyboardLook.none
  let stopwatch: Stopwatch
  var turnedAt: Duration?
  var isClosing = false
  var chain: [WeakScrollView] = []
  let offsets = OffsetMover()
  let scrolls: ScrollRegister
  weak var recorder: TraceRecorder?

  init(
    view: UIView, policy: AvoidancePolicy, center: NotificationCenter, clock: any Clock<Duration>
  ) {
    self.view = view
    self.policy = policy
    self.clock = clock
    stopwatch = Stopwatch(clock)
    avoider = KeyboardAvoider(policy: policy, clock: clock)
    displacement = ViewDisplacement(of: view)
    scrolls = ScrollRegister(movedBy: offsets)
    viewports = ViewportReader(
      of: view, displacedBy: displacement, numbering: scrolls, movedBy: offsets)
    inputs = InputReader(in: view, viewports: viewports)
    focus = FocusTracker(in: view)
    observers = NotificationObservers(center)
    drags = DragWatcher(of: view)
    tap = OutsideTapRecognizer(in: view)
  }

  /// Installs everything that listens.
  func begin() {
    guard let view else { return }
    connect()
    observe()
    tap.tapped = { [weak self] in self?.note(.tapOutside) }
    view.addGestureRecognizer(tap)
    closer = TurnCloser { [weak self] in self?.closeTurn() }
    let probe = WindowProbe { [weak self] window in self?.moved(to: window) }
    windowProbe = probe
    if view.window == nil { moved(to: nil) }
    probe.add(to: view)
    focus.lookUp()
    ask()
  }

  private func connect() {
    avoider.assumeIsolated { avoider in
      avoider.connect { [weak self] command in
        MainActor.assumeIsolated { self?.apply(command) }
      }
    }
    let updates = avoider.assumeIsolated { $0.updates() }
    following = Task { [weak self] in
      for await _ in updates { self?.followKeyboard() }
    }
  }

  /// The view came to a window, or left one.
  private func moved(to window: UIWindow?) {
    guard !isEnded else { return }
    keyboardProbe?.removeFromSuperview()
    keyboardProbe = window.map(KeyboardProbe.init)
    setPaused(window == nil, .noWindow)
    setPaused(window?.isInInactiveScene ?? false, .inactiveScene)
    guard window != nil else { return }
    focus.lookUp()
    if look == .none { look = .ifUp }
    ask()
  }

  /// Holds or goes on, for one of the reasons.
  func setPaused(_ isPaused: Bool, _ reason: PauseReasons) {
    guard pauses.contains(reason) != isPaused else { return }
    if isPaused { pauses.insert(reason) } else { pauses.remove(reason) }
    ask()
  }

  /// Changes the policy and plans anew.
  func setPolicy(_ policy: AvoidancePolicy) {
    let isPlain = [self.policy, policy].allSatisfy { viewports.scrollView(for: $0.mover) == nil }
    if !isEnded, policy != self.policy, !isPlain { beginAnew() }
    self.policy = policy
    guard !isEnded else { return }
    avoider.assumeIsolated { _ = $0.setPolicy(policy) }
    told.viewport = nil
    told.input = nil
    ask()
  }

  /// Takes everything back before an offset is counted otherwise: a policy that scrolls begins with
  /// the view at rest, and what is measured depends on the policy. The machine waits for that.
  private func beginAnew() {
    takeBack()
    guard var viewport = avoider.assumeIsolated({ $0.machine.viewport }) else { return }
    viewport.scroll = nil
    viewport.nested = []
    tell([.pause, .layout(viewport)])
    if !told.isPaused { turn.facts.append(.resume) }
  }

  /// Has the turn read everything at its end.
  func ask() {
    turn.isAsked = true
    askForAnotherTurn()
  }

  /// Makes sure that another turn comes, also if nothing happens in it.
  func askForAnotherTurn() { closer?.askForAnotherTurn() }

  /// Begins to record; what is focused already is its first line.
  func record() -> TraceRecorder {
    let recorder = TraceRecorder(policy: policy, viewport: told.viewport, clock: clock)
    var events: [KeyboardEvent] = []
    if let input = told.input { events.append(.focus(input)) }
    if told.isPaused { events.append(.pause) }
    if !events.isEmpty { recorder.note(events) }
    self.recorder = recorder
    return recorder
  }

  /// Takes back what was added, and lets go of everything that listens.
  func end() {
    guard !isEnded else { return }
    isEnded = true
    takeBack()
    observers.removeAll()
    closer?.invalidate()
    following?.cancel()
    windowProbe?.removeFromSuperview()
    keyboardProbe?.removeFromSuperview()
    tap.view?.removeGestureRecognizer(tap)
    avoider.assumeIsolated { $0.finish() }
  }
}

#endif
