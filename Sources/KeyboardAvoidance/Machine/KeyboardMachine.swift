#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

/// The keyboard state machine: a value that takes turns of events and answers with commands.
///
/// It knows no clock, task or view. The same turns at the same instants give the same commands.
///
///     var machine = KeyboardMachine(policy: .standard)
///     machine.handle(.layout(viewport), at: .origin)
///     let commands = machine.handle(turn: [.focus(input), .willShow(frame)], at: .origin)
public struct KeyboardMachine: Hashable, Sendable {
  /// Where the keyboard is in its life.
  public internal(set) var state = KeyboardState.hidden

  /// How the view avoids the keyboard.
  public internal(set) var policy: AvoidancePolicy

  /// The policy's grace as the timer counts it.
  var grace: Grace

  /// The adjustment in force: the last one commanded.
  public internal(set) var adjustment = Adjustment.identity

  /// The last usable layout that was reported, with the content offset as it is now.
  public var viewport: Viewport? { isLaidOut ? layout : nil }

  /// The last usable layout, once there is one.
  var layout = Viewport(screen: .zero)

  /// Whether a usable layout has been reported.
  var isLaidOut = false

  /// The focused input of ours.
  public var input: FocusedInput? { isFocused ? focused : nil }

  /// The focused input of ours, while there is one.
  var focused = FocusedInput.unfocused

  /// Whether an input of ours is focused.
  var isFocused = false

  /// The episode that is open.
  public var episode: Episode? { isEpisodeOpen ? currentEpisode : nil }

  /// The episode, while one is open; else the empty one.
  var currentEpisode = Episode.none

  /// Whether an episode is open.
  var isEpisodeOpen = false

  /// The settle timer, while it runs.
  public internal(set) var timer: SettleTimer?

  /// Whether a pause is on.
  public internal(set) var isPaused = false

  var keyboard = Keyboard()
  var wills = WillLedger()
  var generation: UInt64 = 0

  /// What the last lift or reveal was planned for.
  var revealed = Revealed()

  /// The lift of the last plan that something asked for, in points, with the keyboard docked.
  var plannedLift = 0.0

  /// Where what can be seen ended at the last plan, in the view's coordinates; `nil` for content
  /// that is not anchored at the bottom.
  var lowerEdge: Double?

  /// The reason that was announced in this turn, for an episode that may open with it.
  var announcedReason: DismissalReason?

  /// Whether the keyboard was up at the end of the last turn that was judged.
  var wasUp = false

  /// Whether an input was avoided for at the end of the last turn that was judged.
  var wasHeld = false

  /// Whether the keyboard was seen in a drag since the last plan; a pause may lie between.
  var isDraggedAnew = false

  /// Whether the scroll views that hold the input may be others than the episode knows of.
  var isChainNew = false

  /// Where the offsets of nested scroll views are put together for a command.
  var nestedOffsets = ReusedOffsets()

  /// The keyboard's events of the turn at hand; empty between turns.
  var pending: [KeyboardEvent] = []

  /// The steps of the turn at hand, if somebody wants to know; none between turns.
  var report: TurnReport?

  /// What events of the keyboard are read by.
  var classifier: Classifier {
    Classifier(
      state: state, frameInForce: keyboard.frameInForce, memory: keyboard.memory,
      isFocused: isFocused)
  }

  /// A machine without a keyboard, a layout or a focused input.
  public init(policy: AvoidancePolicy = .standard) {
    self.policy = policy
    grace = Grace(policy)
  }

  /// Takes a turn of one event at an instant and returns its commands.
  @discardableResult
  public mutating func handle(_ event: KeyboardEvent, at now: MachineInstant) -> Commands {
    var commands = Commands()
    if isDue(at: now) { settle(&commands) }
    var turn = Turn(at: now)
    switch event {
    case .notification(let notification): take(notification, &turn)
    case .sample(let sample): take(sample, &turn)
    default: takeFact(event, &turn)
    }
    finish(turn, &commands)
    return commands
  }

  /// Takes a turn: facts first, then the keyboard's events, then one plan.
  ///
  /// A timer that is due by then fires before.
  @discardableResult
  public mutating func handle(
    turn events: some Sequence<KeyboardEvent>, at now: MachineInstant
  ) -> Commands {
    var commands = Commands()
    if isDue(at: now) { settle(&commands) }
    var turn = Turn(at: now)
    for event in events {
      if event.isOfKeyboard { pending.append(event) } else { takeFact(event, &turn) }
    }
    takePending(&turn)
    finish(turn, &commands)
    return commands
  }

  /// Takes a turn and reports its steps, those of a timer that was due included.
  @discardableResult
  public mutating func handle(
    turn events: some Sequence<KeyboardEvent>, at now: MachineInstant, report: inout TurnReport
  ) -> Commands {
    self.report = report
    let commands = handle(turn: events, at: now)
    report = self.report ?? report
    self.report = nil
    return commands
  }

  /// Whether the settle timer is due.
  private func isDue(at now: MachineInstant) -> Bool {
    guard let timer else { return false }
    return timer.deadline <= now
  }

  /// Fires the settle timer if it is due at `now`.
  @discardableResult
  public mutating func advance(to now: MachineInstant) -> Commands {
    var commands = Commands()
    if isDue(at: now) { settle(&commands) }
    return commands
  }

  /// Fires the settle timer, at its deadline.
  private mutating func settle(_ commands: inout Commands) {
    guard let timer else { return }
    var turn = Turn(at: timer.deadline)
    settle(&turn)
    finish(turn, &commands)
  }

  /// Fires a timer that a host has slept on; one that has been started anew or stopped since does
  /// nothing.
  @discardableResult
  public mutating func fire(_ timer: SettleTimer, at now: MachineInstant) -> Commands {
    guard timer == self.timer else { return Commands() }
    return advance(to: max(now, timer.deadline))
  }

  /// Fires the settle timer if it is due at `now`, and reports the steps.
  @discardableResult
  public mutating func advance(to now: MachineInstant, report: inout TurnReport) -> Commands {
    self.report = report
    let commands = advance(to: now)
    report = self.report ?? report
    self.report = nil
    return commands
  }

  /// Changes the policy and plans anew; what another mover had displaced is taken back.
  @discardableResult
  public mutating func setPolicy(
    _ policy: AvoidancePolicy, at now: MachineInstant
  ) -> Commands {
    guard policy != self.policy else { return Commands() }
    var commands = advance(to: now)
    self.policy = policy
    grace = Grace(policy)
    stopRevealing()
    currentEpisode.isEngaged = false
    var turn = Turn(at: now)
    turn.plans = true
    finish(turn, &commands)
    return commands
  }

  /// Follows the transition function: the one place where the state changes.
  mutating func run(
    _ trigger: Trigger, by cause: Cause = Cause(), _ turn: inout Turn,
    ignored: IgnoredReason? = nil
  ) {
    let from = state
    let transition = Transition.from(from, on: trigger)
    state = transition.next
    if !from.isUp, state.isUp { forgetReason() }
    perform(transition.actions, cause, &turn)
    if report != nil {
      report?.steps.append(
        TurnReport.Step(from: from, trigger: trigger, to: state, ignored: ignored))
    }
  }

  /// A reason holds until the keyboard comes up again.
  private mutating func forgetReason() {
    currentEpisode.reason = nil
    announcedReason = nil
  }

  @inline(__always) private mutating func perform(
    _ actions: TransitionActions, _ cause: Cause, _ turn: inout Turn
  ) {
    if actions.contains(.takeFrame) { keyboard.frame = cause.frame }
    if actions.contains(.forgetFrame) { keyboard.forget() }
    if actions.contains(.armTimer) { arm(until: cause.end, at: turn.now) }
    if actions.contains(.disarmTimer) { timer = nil }
    if actions.contains(.plan) { turn.plans = true }
  }

  /// Starts the settle timer; without a deadline it is the default animation's end.
  mutating func arm(until end: MachineInstant?, at now: MachineInstant) {
    generation &+= 1
    let end = end ?? grace.end(of: .standard, from: now)
    timer = SettleTimer(generation: generation, deadline: end)
  }
}
