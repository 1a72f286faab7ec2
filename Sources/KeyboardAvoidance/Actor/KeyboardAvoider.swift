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

  /// What is posted, until a task reads it: most avoiders are never posted to, and a task is most of
  /// what an idle one would hold.
  private var unreadPosts: AsyncStream<Post>?

  var apply: (@Sendable (AdjustmentCommand) -> Void)?
  var commandReaders = Readers<UnreadCommands>()
  var updateReaders = Readers<UnreadUpdates>()
  var keyboardReaders = Broadcast<ObservedKeyboard>()

  /// The animation that was announced last while somebody observed.
  var announcedAnimation: KeyboardAnimation?
  var waiters = Waiters()
  var runningMove: RunningMove?
  var isFinished = false

  /// Whether anybody but the host may want to hear of a step.
  var isObserved = false

  private(set) var isWorking = false
  private var queue: [Queued] = []
  private var isQueueEmpty = true
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
    (unreadPosts, posts) = AsyncStream.makeStream(bufferingPolicy: .bufferingOldest(.max))
  }

  deinit {
    posts.finish()
    alarm?.task.cancel()
    commandReaders.finish()
    updateReaders.finish()
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
    guard !isWorking else { return enqueue(.turn([event])) }
    if isObserved { keepAnimation(of: CollectionOfOne(event)) }
    return work { machine, now in machine.handle(event, at: now) }
  }

  /// Takes the events that belong together as one turn and returns its commands.
  @discardableResult
  public func send(turn events: some Sequence<KeyboardEvent>) -> Commands {
    guard !isWorking else { return enqueue(.turn(Array(events))) }
    if isObserved { keepAnimation(of: events) }
    return work { machine, now in machine.handle(turn: events, at: now) }
  }

  /// Sends an event from anywhere; posts are handled in their order, each as a turn.
  ///
  /// A `send` may overtake a post; after `finish()` a post does nothing.
  public nonisolated func post(_ event: KeyboardEvent) { post(.event(event)) }

  /// Sends the events that belong together from anywhere; they are one turn, in the order of posts.
  public nonisolated func post(turn events: some Sequence<KeyboardEvent>) {
    post(.turn(Array(events)))
  }

  /// Posts, and starts the task that reads where it may not be there yet: where nobody waits for the
  /// post, it alone takes a place in the buffer.
  private nonisolated func post(_ post: Post) {
    guard case .enqueued(remaining: .max - 1) = posts.yield(post) else { return }
    _ = spawn { [weak self] in
      guard let posts = await self?.takeUnreadPosts() else { return }
      for await post in posts { await self?.take(post) }
    }
  }

  private func takeUnreadPosts() -> AsyncStream<Post>? {
    defer { unreadPosts = nil }
    return unreadPosts
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
    // `assumeIsolated` casts like this too, but a closure that has to hold the event, which costs
    // two allocations. The compiler sees to it that the caller is on the main actor, as this is.
    let isolated: (isolated KeyboardAvoider, KeyboardEvent) -> Void = { $0.send($1) }
    typealias Entry = (KeyboardAvoider, KeyboardEvent) -> Void
    unsafeBitCast(isolated, to: Entry.self)(self, event)
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
    guard !isWorking else { return enqueue(.policy(policy)) }
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
    keyboardReaders.finish()
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
    if !isQueueEmpty { handleQueue() }
    isWorking = false
    if isAlarmLate { setAlarm() }
    guard let earlier else { return step.commands }
    return earlier.followed(by: step.commands)
  }

  /// Fires a timer that is due as a step of its own, so that the state between is not passed over.
  private func settle(at now: MachineInstant) -> Commands? {
    guard let settleDeadline, settleDeadline <= now else { return nil }
    let step = Step(&machine, at: now) { machine, now in machine.advance(to: now) }
    handOut(step)
    return step.commands
  }

  /// Has the clock checked when what is being handled is done.
  func queueTime(_ due: MachineInstant) { _ = enqueue(.time(due)) }

  /// Keeps what arrived while something else is being handled; it commands nothing by itself.
  private func enqueue(_ queued: Queued) -> Commands {
    queue.append(queued)
    isQueueEmpty = false
    return Commands()
  }

  /// Handles what was queued, in its order, and what is queued meanwhile.
  private func handleQueue() {
    while !queue.isEmpty {
      let batch = queue
      queue = []
      for queued in batch where !isFinished { handle(queued) }
    }
    isQueueEmpty = true
  }

  private func handle(_ queued: Queued) {
    if isObserved, case .turn(let events) = queued { keepAnimation(of: events) }
    let step = Step(&machine, at: clock.now()) { machine, now in
      switch queued {
      case .turn(let events): machine.handle(turn: events, at: now)
      case .policy(let policy): machine.setPolicy(policy, at: now)
      case .time(let due): machine.advance(to: max(now, due))
      }
    }
    handOut(step)
    if case .time(let due) = queued { endWhatIsDue(by: due) }
  }
}
