public import KeyboardAvoidance

@available(macOS 15, iOS 18, visionOS 2, *)
extension KeyboardAvoider {
  /// An avoider on a scheduler: it has a lane of its own, its tasks another, and the scheduler's
  /// clock, so that nothing of it runs outside the scheduler.
  ///
  /// Call the avoider's `finish()` before the scheduler's: a settled avoider may still sleep until
  /// its last deadline, which is a leftover.
  public init(
    policy: AvoidancePolicy = .standard, on scheduler: Scheduler, name: String = "avoider"
  ) {
    self.init(policy: policy, on: scheduler, lane: scheduler.serialLane(name))
  }

  /// An avoider on a lane of a scheduler, for tests that enter it synchronously by
  /// `lane.enter { avoider.assumeIsolated { … } }`.
  public init(policy: AvoidancePolicy = .standard, on scheduler: Scheduler, lane: SerialLane) {
    let tasks = scheduler.taskLane("\(lane.name)'s tasks")
    self.init(policy: policy, clock: scheduler.clock, executor: lane) { work in
      Task(executorPreference: tasks) { await work() }
    }
  }
}
