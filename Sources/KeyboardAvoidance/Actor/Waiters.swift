/// Those who wait for a state, called in the order in which they came.
struct Waiters: Sendable {
  /// What is waited for.
  enum Goal: Hashable, Sendable {
    /// `shown` or `hidden`.
    case settled
    /// One state.
    case state(KeyboardState)
  }

  /// How a wait ends.
  enum Outcome: Hashable, Sendable {
    case reached(KeyboardState)
    case timedOut
  }

  private struct Waiter: Sendable {
    let id: UInt64
    let deadline: MachineInstant?
    let continuation: AsyncStream<Outcome>.Continuation

    func end(_ outcome: Outcome) {
      continuation.yield(outcome)
      continuation.finish()
    }
  }

  /// Those who wait for `shown` or `hidden`.
  private var settling: [Waiter] = []

  /// Those who wait for one state, by that state: the others cost nothing when it is reached.
  private var byState: [KeyboardState: [Waiter]] = [:]

  private var lastID: UInt64 = 0

  /// Whether nobody waits.
  var isEmpty: Bool { settling.isEmpty && byState.isEmpty }

  /// How many wait.
  var count: Int { byState.values.reduce(settling.count) { $0 + $1.count } }

  /// The next moment at which a wait is up.
  var nextDeadline: MachineInstant? {
    var next: MachineInstant?
    forEach { waiter in
      guard let deadline = waiter.deadline else { return }
      next = min(next ?? deadline, deadline)
    }
    return next
  }

  /// A stream that brings the outcome and ends, or ends without one.
  mutating func add(_ goal: Goal, until deadline: MachineInstant?) -> (UInt64, AsyncStream<Outcome>)
  {
    let (stream, continuation) = AsyncStream.makeStream(of: Outcome.self)
    lastID &+= 1
    let waiter = Waiter(id: lastID, deadline: deadline, continuation: continuation)
    switch goal {
    case .settled: settling.append(waiter)
    case .state(let state): byState[state, default: []].append(waiter)
    }
    return (lastID, stream)
  }

  /// Forgets one who does not wait any more.
  mutating func remove(_ id: UInt64) { removeAll { $0.id == id } }

  /// Tells those whose goal a state meets.
  mutating func reach(_ state: KeyboardState) {
    var reached = byState.isEmpty ? [] : byState.removeValue(forKey: state) ?? []
    if !state.isTransitional {
      reached += settling
      settling = []
    }
    for waiter in reached.sorted(by: { $0.id < $1.id }) { waiter.end(.reached(state)) }
  }

  /// Tells those whose time is up.
  mutating func expire(at now: MachineInstant) {
    var late: [Waiter] = []
    removeAll { waiter in
      guard let deadline = waiter.deadline, deadline <= now else { return false }
      late.append(waiter)
      return true
    }
    for waiter in late.sorted(by: { $0.id < $1.id }) { waiter.end(.timedOut) }
  }

  /// Ends every wait without an outcome; who waited is forgotten when it has heard of it.
  func finish() { forEach { $0.continuation.finish() } }

  private func forEach(_ body: (Waiter) -> Void) {
    settling.forEach(body)
    for state in KeyboardState.allCases { byState[state]?.forEach(body) }
  }

  private mutating func removeAll(where isDone: (Waiter) -> Bool) {
    settling.removeAll(where: isDone)
    for state in KeyboardState.allCases {
      byState[state]?.removeAll(where: isDone)
      if byState[state]?.isEmpty == true { byState[state] = nil }
    }
  }
}
