/// Owns the keyboard machine, hands its commands to one host, and tells observers.
///
/// It runs on the main actor's executor unless another is injected, so code on the main actor
/// enters it without a hop and has the commands applied before the call returns:
///
///     avoider.sendNow(.willShow(frame))
///
/// Asynchronous code awaits: `await avoider.send(.willShow(frame))`.
///
/// A send that arrives while another is being handled, because applying a command made the host
/// send again, is queued and handled after it; such a send returns no commands of its own.
public actor KeyboardAvoider {
  /// The executor that the avoider runs on.
  public nonisolated let unownedExecutor: UnownedSerialExecutor

  /// The machine as it is now.
  public internal(set) var machine: KeyboardMachine

  /// What arrived while something else was being handled.
  private enum Queued {
    case turn([KeyboardEvent])
    case policy(AvoidancePolicy)
    case time(MachineInstant)
  }

  /// What was posted from anywhere.
  private enum Post: Sendable {
    case event(KeyboardEvent)
    case turn([KeyboardEvent])
  }

  /// Starts a task that runs beside the avoider.
  package typealias Spawn = @Sendable (@escaping @Sendable () async -> Void) -> Task<Void, Never>

  /// Whether the avoider runs on the main actor's executor, because no other was injected.
  private nonisolated let isOnMainActor: Bool

  let clock: AvoiderClock
  let spawn: Spawn
  let executor: (any SerialExecutor)?
  private nonisolated let posts: AsyncStream<Post>.Continuation

  var apply: (@Sendable (AdjustmentCommand) -> Void)?
  var commandReaders = Readers<UnreadCommands>()
  var updateReaders = Readers<UnreadUpdates>()
  var machineReaders = Broadcast<KeyboardMachine>()
  var waiters = Waiters()
  var runningMove: RunningMove?
  var isFinished = false

  private(set) var isWorking = false
  private var queue: [Queued] = []
  var alarm: Alarm?

  /// When the machine's settle timer is due, if it runs.
  var settleDeadline: MachineInstant?

  /// An avoider without a host.
  ///
  /// - Parameters:
  ///   - policy: How the view avoids the keyboard.
  ///   - clock: The clock that ends transitions, and by which moves are over.
  ///   - executor: The executor to run on; without one the main actor's.
  public init(
    policy: AvoidancePolicy = .standard, clock: any Clock<Duration> = ContinuousClock(),
    executor: (any SerialExecutor)? = nil
  ) {
    self.init(policy: policy, clock: clock, executor: executor) { work in Task { await work() } }
  }

  /// An avoider whose own tasks are started by `spawn`, for a test that owns every task.
  package init(
    policy: AvoidancePolicy, clock: any Clock<Duration>, executor: (any SerialExecutor)?,
    spawn: @escaping Spawn
  ) {
    machine = KeyboardMachine(policy: policy)
    self.clock = AvoiderClock(clock)
    self.executor = executor
    isOnMainActor = executor == nil
    self.spawn = spawn
    unownedExecutor = executor?.asUnownedSerialExecutor() ?? MainActor.sharedUnownedExecutor
    let (stream, posts) = AsyncStream.makeStream(of: Post.self)
    self.posts = posts
    _ = spawn { [weak self] in
      for await post in stream { await self?.take(post) }
    }
  }

  deinit {
    posts.finish()
    alarm?.task.cancel()
    commandReaders.finish()
    updateReaders.finish()
    machineReaders.finish()
    waiters.finish()
  }

  /// The keyboard's state.
  public var state: KeyboardState { machine.state }

  /// The adjustment in force: the last one commanded.
  public var adjustment: Adjustment { machine.adjustment }

  /// How the view avoids the keyboard; `setPolicy(_:)` changes it.
  public var policy: AvoidancePolicy { machine.policy }

  /// Connects the one host: it gets every command at once, in isolation and in order, those of
  /// timers too. A later connection takes the place of an earlier one.
  ///
  /// It gets the adjustment in force at once, without an animation, if that is not rest.
  public func connect(_ apply: @escaping @Sendable (AdjustmentCommand) -> Void) {
    guard !isFinished else { return }
    self.apply = apply
    if let move = machine.moveInForce { apply(.adjust(move)) }
  }

  /// Lets go of the host.
  public func disconnect() { apply = nil }

  /// Takes one event as a turn of its own and returns its commands.
  @discardableResult
  public func send(_ event: KeyboardEvent) -> Commands {
    guard !isWorking else {
      queue.append(.turn([event]))
      return Commands()
    }
    return work { machine, now in machine.handle(event, at: now) }
  }

  /// Takes the events that belong together as one turn and returns its commands.
  @discardableResult
  public func send(turn events: some Sequence<KeyboardEvent>) -> Commands {
    guard !isWorking else {
      queue.append(.turn(Array(events)))
      return Commands()
    }
    return work { machine, now in machine.handle(turn: events, at: now) }
  }

  /// Sends an event from anywhere; posts are handled in their order, each as a turn.
  ///
  /// A `send` may overtake a post; after `finish()` a post does nothing.
  public nonisolated func post(_ event: KeyboardEvent) { posts.yield(.event(event)) }

  /// Sends the events that belong together from anywhere; they are one turn, in the order of posts.
  public nonisolated func post(turn events: some Sequence<KeyboardEvent>) {
    posts.yield(.turn(Array(events)))
  }

  private func take(_ post: Post) {
    switch post {
    case .event(let event): send(event)
    case .turn(let events): send(turn: events)
    }
  }

  /// Sends an event from the main actor at once: where the avoider runs there, as it does without
  /// an injected executor, its commands are applied before this returns. Else it is posted.
  @MainActor public func sendNow(_ event: KeyboardEvent) {
    guard isOnMainActor else { return post(event) }
    assumeIsolated { _ = $0.send(event) }
  }

  /// Sends the events that belong together from the main actor at once, as one turn; where the
  /// avoider runs elsewhere they are posted.
  @MainActor public func sendNow(turn events: [KeyboardEvent]) {
    guard isOnMainActor else { return post(turn: events) }
    assumeIsolated { _ = $0.send(turn: events) }
  }

  /// Changes the policy, plans anew and returns the commands.
  @discardableResult
  public func setPolicy(_ policy: AvoidancePolicy) -> Commands {
    guard !isWorking else {
      queue.append(.policy(policy))
      return Commands()
    }
    return work { machine, now in machine.setPolicy(policy, at: now) }
  }

  /// Ends the avoider: streams end, `wait` throws, `settled()` returns the state there is, and
  /// nothing is commanded any more.
  public func finish() {
    isFinished = true
    posts.finish()
    alarm?.task.cancel()
    alarm = nil
    apply = nil
    commandReaders.finish()
    updateReaders.finish()
    machineReaders.finish()
    waiters.finish()
  }

  /// Runs the machine once, hands out what comes of it, and then handles what was queued
  /// meanwhile. There is no suspension in between.
  @discardableResult
  func work(_ handle: (inout KeyboardMachine, MachineInstant) -> Commands) -> Commands {
    guard !isFinished else { return Commands() }
    isWorking = true
    let now = clock.now()
    let earlier = settle(at: now)
    let step = Step(&machine, at: now, handle)
    handOut(step)
    if !queue.isEmpty { handleQueue() }
    isWorking = false
    setAlarm()
    return earlier.map { $0.followed(by: step.commands) } ?? step.commands
  }

  /// Fires a timer that is due as a step of its own, so that the state between is not passed over.
  private func settle(at now: MachineInstant) -> Commands? {
    guard let settleDeadline, settleDeadline <= now else { return nil }
    let step = Step(&machine, at: now) { machine, now in machine.advance(to: now) }
    handOut(step)
    return step.commands
  }

  /// Has the clock checked when what is being handled is done.
  func queueTime(_ due: MachineInstant) { queue.append(.time(due)) }

  /// Handles what was queued, in its order.
  private func handleQueue() {
    while !queue.isEmpty, !isFinished {
      let queued = queue.removeFirst()
      let step = Step(&machine, at: clock.now()) { machine, now in
        switch queued {
        case .turn(let events): machine.handle(turn: events, at: now)
        case .policy(let policy): machine.setPolicy(policy, at: now)
        case .time(let due): machine.advance(to: max(now, due))
        }
      }
      handOut(step)
    }
    queue.removeAll()
  }
}
