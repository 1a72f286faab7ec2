extension KeyboardAvoider {
  /// Waits until the keyboard is `shown` or `hidden`, and says which.
  ///
  /// If the task is cancelled or the avoider finished meanwhile, the state at that time is returned.
  public func settled() async -> KeyboardState {
    if !machine.state.isTransitional || isFinished { return machine.state }
    let outcome = await outcome(of: .settled, until: nil)
    if case .reached(let state) = outcome { return state }
    return machine.state
  }

  /// Waits until the keyboard is in a state; returns at once if it is.
  ///
  /// - Parameters:
  ///   - state: The state to wait for.
  ///   - timeout: How long to wait at the most; `nil` waits for as long as it takes.
  /// - Throws: `WaitError.timedOut` or `WaitError.finished`; `CancellationError` if the task is
  ///   cancelled.
  public func wait(for state: KeyboardState, timeout: Duration? = nil) async throws {
    try Task.checkCancellation()
    if machine.state == state { return }
    guard !isFinished else { throw WaitError.finished(waitingFor: state) }
    let deadline = timeout.map { limit in
      let limit = MachineInstant(max(limit, .zero))
      return MachineInstant(nanoseconds: clock.now().nanoseconds + limit.nanoseconds)
    }
    switch await outcome(of: .state(state), until: deadline) {
    case .reached: return
    case .timedOut: throw WaitError.timedOut(waitingFor: state, in: machine.state)
    case nil:
      try Task.checkCancellation()
      throw WaitError.finished(waitingFor: state)
    }
  }

  /// How a wait ended; `nil` if the task was cancelled or the avoider finished.
  private func outcome(
    of goal: Waiters.Goal, until deadline: MachineInstant?
  ) async -> Waiters.Outcome? {
    let (id, stream) = waiters.add(goal, until: deadline)
    isObserved = true
    setAlarm()
    var outcome: Waiters.Outcome?
    for await value in stream { outcome = value }
    waiters.remove(id)
    if let deadline { forgetAlarm(due: deadline) }
    return outcome
  }
}
