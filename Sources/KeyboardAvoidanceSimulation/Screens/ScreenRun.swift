public import KeyboardAvoidance

/// What a user does on a screen of your own, one action after the other.
///
///     let screen = VirtualKeyboard(
///       on: .phone390x844, platform: .iOS17, portrait: signUp, landscape: signUpInLandscape)
///     let run = ScreenRun(on: screen, policy: .keepGap(4), actions: [.tap("email"), .rotate])
///     let failure = try run.failure(of: [.gap(atLeast: 4)])
public struct ScreenRun: Equatable, Sendable {
  /// An action, and how soon it follows the one before.
  public struct Step: Hashable, Sendable, Codable {
    /// What the user does.
    public var action: UserAction

    /// How long after the last announcement of the step before it comes; `nil` = when everything
    /// is over and has rested.
    public var delay: Duration?

    /// An action that comes at rest, or so long after the last announcement of the one before.
    public init(_ action: UserAction, after delay: Duration? = nil) {
      self.action = action
      self.delay = delay
    }
  }

  /// The device, its system and the app's screen, at rest.
  public var screen: VirtualKeyboard

  /// How the view avoids the keyboard.
  public var policy: AvoidancePolicy

  /// What the user does.
  public var steps: [Step]

  /// A run of steps.
  public init(on screen: VirtualKeyboard, policy: AvoidancePolicy, steps: [Step]) {
    self.screen = screen
    self.policy = policy
    self.steps = steps
  }

  /// A run of actions, each of which comes at rest.
  public init(on screen: VirtualKeyboard, policy: AvoidancePolicy, actions: [UserAction]) {
    self.init(on: screen, policy: policy, steps: actions.map { Step($0) })
  }

  /// The run as a trace: what a host would have seen.
  ///
  /// - Throws: ``UnknownInput`` for an action that names no input of the screen.
  public func trace(name: String = "") throws(UnknownInput) -> Trace {
    var keyboard = screen
    var turns: [TimedEvents] = []
    for step in steps { turns += try keyboard.perform(step.action, after: step.delay) }
    return Trace(header: screen.header(name: name, policy: policy), turns: turns)
  }

  /// The first requirement or invariant that does not hold, with what was seen.
  ///
  /// Requirements are looked at whenever everything that was done has settled, invariants after
  /// every turn.
  ///
  /// - Throws: ``UnknownInput`` for an action that names no input of the screen.
  public func failure(
    of requirements: [ScreenRequirement] = ScreenRequirement.all, _ invariants: [Invariant] = []
  ) throws(UnknownInput) -> Violation? {
    var stage = Stage(self)
    for (index, step) in steps.enumerated() {
      try stage.perform(step)
      let next = index + 1 < steps.count ? steps[index + 1] : nil
      if next?.delay != nil { continue }
      let moment = stage.settle()
      for requirement in requirements {
        guard let message = requirement.message(at: moment) else { continue }
        return Violation(of: requirement.name, "after \(step.action.swift), \(message)")
      }
    }
    return Invariant.violation(of: invariants, in: Run(try trace()))
  }

  /// A keyboard and the machine that hears of it, side by side.
  private struct Stage {
    private let start: ScreenMoment.Start
    private var keyboard: VirtualKeyboard
    private var player: TracePlayer
    private var hurried: [TimedEvents] = []
    private var end = Duration.zero

    init(_ run: ScreenRun) {
      keyboard = run.screen
      let header = run.screen.header(policy: run.policy)
      player = TracePlayer(header)
      start = ScreenMoment.Start(offset: player.snapshot.offset, policy: run.policy)
    }

    mutating func perform(_ step: Step) throws(UnknownInput) {
      hurried += try keyboard.perform(step.action, after: step.delay)
    }

    /// Plays what was done, and lets time pass until nothing moves any more.
    mutating func settle() -> ScreenMoment {
      for turn in TimedEvents.inOrder(hurried) {
        _ = player.turn(turn.events, at: turn.time)
        end = max(end, turn.time)
      }
      hurried = []
      player.advance(to: end + .seconds(player.machine.policy.grace) + .milliseconds(500))
      return ScreenMoment(snapshot: player.snapshot, keyboard: keyboard, start: start)
    }
  }
}
