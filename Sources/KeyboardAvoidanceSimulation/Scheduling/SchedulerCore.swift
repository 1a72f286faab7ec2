/// The part of a scheduler that its lanes hold: the state and the loop that runs jobs.
///
/// Lanes outlive a scheduler as long as an actor or a task holds them, so they hold this instead.
final class SchedulerCore: Sendable {
  let state: Locked<SchedulerState>

  init(chooser: LaneChooser) {
    state = Locked(SchedulerState(chooser: chooser))
  }

  func push(_ job: UnownedJob, on lane: any Lane) {
    state.withLock { $0.push(job, on: lane) }
  }

  /// Keeps others from running jobs while `body` does.
  func running<Result>(
    _ body: () throws(SchedulerError) -> Result
  ) throws(SchedulerError) -> Result {
    try state.withLock { state throws(SchedulerError) in
      guard !state.isRunning, state.entered.isEmpty else { throw .reentered }
      state.isRunning = true
    }
    defer {
      state.withLock { state in
        state.rest()
        state.isRunning = false
      }
    }
    return try body()
  }

  /// Runs jobs until none is ready; `budget` is what is left of `limit`.
  func drain(budget: inout Int, of limit: Int) throws(SchedulerError) {
    while true {
      let remaining = budget
      let next = try state.withLock { state throws(SchedulerError) -> ReadyJob? in
        guard remaining > 0 || state.queue.readyCount == 0 else {
          throw .stepLimit(limit: limit, lastLanes: state.lastLanes)
        }
        return try state.takeNext()
      }
      guard let next else { break }
      next.run()
      budget -= 1
    }
    state.withLock { $0.rest() }
  }

  func enter(_ lane: Int) {
    state.withLock { $0.entered.append(lane) }
  }

  func leave() {
    state.withLock { _ = $0.entered.popLast() }
  }

  func isEntered(_ lane: Int) -> Bool {
    state.withLock { $0.entered.contains(lane) }
  }

  /// Numbers a task that is about to be spawned.
  func addRoot() -> Int {
    state.withLock { state in
      state.roots.append(nil)
      return state.roots.count - 1
    }
  }

  func setRoot(_ number: Int, name: String, cancel: @escaping @Sendable () -> Void) {
    state.withLock { $0.roots[number] = .init(name: name, cancel: cancel) }
  }

  func setProgress(_ progress: SchedulerState.Progress, ofRoot number: Int) {
    state.withLock { $0.roots[number]?.progress = progress }
  }

  /// Marks the error of a task as read.
  func acknowledge(root number: Int) {
    state.withLock { state in
      if case .threw = state.roots[number]?.progress {
        state.roots[number]?.progress = .finished
      }
    }
  }
}
