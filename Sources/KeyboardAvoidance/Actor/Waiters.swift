/// Those who wait for a state, in the order in which they came.
struct Waiters: Sendable {
  /// What is waited for.
  enum Goal: Hashable, Sendable {
    /// `shown` or `hidden`.
    case settled
    /// One state.
    case state(KeyboardState)

    func isMet(by state: KeyboardState) -> Bool {
      switch self {
      case .settled: !state.isTransitional
      case .state(let goal): state == goal
      }
    }
  }

  /// How a wait ends.
  enum Outcome: Hashable, Sendable {
    case reached(KeyboardState)
    case timedOut
  }

  private struct Waiter: Sendable {
    let id: UInt64
    let goal: Goal
    let deadline: MachineInstant?
    let continuation: AsyncStream<Outcome>.Continuation
  }

  private var waiters: [Waiter] = []
  private var lastID: UInt64 = 0

  /// The next moment at which a wait is up.
  var nextDeadline: MachineInstant? {
    var next: MachineInstant?
    for waiter in waiters {
      guard let deadline = waiter.deadline else { continue }
      next = min(next ?? deadline, deadline)
    }
    return next
  }

  /// A stream that brings the outcome and ends, or ends without one.
  mutating func add(_ goal: Goal, until deadline: MachineInstant?) -> (UInt64, AsyncStream<Outcome>)
  {
    let (stream, continuation) = AsyncStream.makeStream(of: Outcome.self)
    lastID &+= 1
    waiters.append(
      Waiter(id: lastID, goal: goal, deadline: deadline, continuation: continuation))
    return (lastID, stream)
  }

  /// Forgets one who does not wait any more.
  mutating func remove(_ id: UInt64) { waiters.removeAll { $0.id == id } }

  /// Tells those whose goal a state meets.
  mutating func reach(_ state: KeyboardState) {
    end(.reached(state)) { $0.goal.isMet(by: state) }
  }

  /// Tells those whose time is up.
  mutating func expire(at now: MachineInstant) {
    end(.timedOut) { waiter in waiter.deadline.map { $0 <= now } ?? false }
  }

  /// Ends every wait without an outcome.
  mutating func finish() {
    for waiter in waiters { waiter.continuation.finish() }
    waiters.removeAll()
  }

  private mutating func end(_ outcome: Outcome, where isDone: (Waiter) -> Bool) {
    guard !waiters.isEmpty else { return }
    for waiter in waiters where isDone(waiter) {
      waiter.continuation.yield(outcome)
      waiter.continuation.finish()
    }
    waiters.removeAll(where: isDone)
  }
}
