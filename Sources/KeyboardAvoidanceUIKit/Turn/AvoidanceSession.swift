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
/// The view's anchor keeps it. It holds the view weakly, and everything that the system keeps
/// (observers, the run loop, probes, the recognizer) holds it weakly.
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
  let transitions: TransitionWatcher
  let closer: TurnCloser
  let witnesses = KeyboardWitnesses()

  private let clock: any Clock<Duration>
  private(set) weak var view: UIView?
  private(set) var policy: AvoidancePolicy
  private(set) var isEnded = false
  private(set) var pauses: Set<PauseReason> = []
  private let probe = WindowProbe()
  private weak var window: UIWindow?

  var turn = PendingTurn()
  var reported = ReportedFacts()

  /// Whether the layout guides are to be asked where the keyboard is, at the end of the turn.
  var isGuideDue = false
  let stopwatch: Stopwatch
  var rotatedAt: Duration?
  var sightingsLeft = AvoidanceSession.mostSightings
  var isClosing = false
  var commands = Commands()
  var chain: [WeakScrollView] = []
  let offsets = OffsetMover()
  let scrolls: ScrollRegister
  weak var recorder: TraceRecorder?
  var debugging: Debugging?

  init(
    view: UIView, policy: AvoidancePolicy, center: NotificationCenter,
    clock: any Clock<Duration>, closer: TurnCloser
  ) {
    self.view = view
    self.policy = policy
    self.clock = clock
    self.closer = closer
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
    transitions = TransitionWatcher(of: view)
  }

  /// Installs everything that listens.
  func begin() {
    connect()
    observe()
    tap.tapped = { [weak self] in self?.tapped() }
    probe.moved = { [weak self] in self?.probeMoved() }
    closer.close = { [weak self] in self?.closeTurn() }
    transitions.ended = { [weak self] in self?.ask() }
    attach()
    followWindow()
  }

  private func connect() {
    avoider.assumeIsolated { avoider in
      avoider.connect { [weak self] command in
        MainActor.assumeIsolated { self?.take(command) }
      }
    }
    let updates = avoider.assumeIsolated { $0.updates() }
    Task { [weak self] in
      for await update in updates { self?.follow(update) }
    }
  }

  /// The clock ends transitions between turns; what the keyboard does at rest is read then.
  private func follow(_ update: AvoidanceUpdate) {
    followKeyboard()
    if case .stateChanged = update, reported.state != avoider.assumeIsolated({ $0.state }) { ask() }
  }

  /// Puts the probe and the recognizer where they belong, also where the app has removed them.
  func attach() {
    guard let view else { return }
    probe.add(to: view)
    let host = tap.taps.contains(.outsideView) ? view.window ?? view : view
    guard tap.view !== host else { return }
    tap.view?.removeGestureRecognizer(tap)
    host.addGestureRecognizer(tap)
  }

  /// Follows the view into a window, or out of one.
  func followWindow() {
    guard let view else { return }
    let window = view.window
    if window == nil || window !== self.window { moved(to: window) }
  }

  /// The view has moved, or the app has removed the probe from it: that is put back at the close.
  private func probeMoved() {
    followWindow()
    if probe.superview == nil { ask() }
  }

  private func moved(to window: UIWindow?) {
    self.window = window
    closer.move(to: window)
    witnesses.move(to: window)
    setPaused(window == nil, .noWindow)
    guard window != nil else { return }
    reported.isPaused = nil
    isGuideDue = true
    ask()
  }

  /// Holds or goes on, for one of the reasons.
  func setPaused(_ isPaused: Bool, _ reason: PauseReason) {
    guard pauses.contains(reason) != isPaused else { return }
    if isPaused { pauses.insert(reason) } else { pauses.remove(reason) }
    ask()
  }

  /// Changes which taps end editing.
  func setDismissingTaps(_ taps: DismissingTaps) {
    tap.taps = taps
    if !isEnded { attach() }
  }

  /// Changes the policy and plans anew.
  func setPolicy(_ policy: AvoidancePolicy) {
    let isPlain = [self.policy, policy].allSatisfy { viewports.scrollView(for: $0.mover) == nil }
    if !isEnded, policy != self.policy, !isPlain { beginAnew() }
    self.policy = policy
    avoider.assumeIsolated { _ = $0.setPolicy(policy) }
    reported.viewport = nil
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
    if reported.isPaused == false { turn.facts.append(.resume) }
  }

  /// Has the turn read everything at its end.
  func ask() {
    turn.isAsked = true
    closer.ask()
  }

  /// Begins to record; what is focused already is its first line.
  func record() -> TraceRecorder {
    let recorder = TraceRecorder(policy: policy, viewport: reported.viewport, clock: clock)
    var events: [KeyboardEvent] = []
    if let input = reported.input { events.append(.focus(input)) }
    if reported.isPaused == true { events.append(.pause) }
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
    closer.invalidate()
    witnesses.move(to: nil)
    debugging?.overlay.removeFromSuperview()
    debugging = nil
    probe.removeFromSuperview()
    tap.view?.removeGestureRecognizer(tap)
    if let view, let anchor = view.avoidanceAnchor { view.removeLayoutGuide(anchor) }
    avoider.assumeIsolated { $0.finish() }
  }
}

#endif
