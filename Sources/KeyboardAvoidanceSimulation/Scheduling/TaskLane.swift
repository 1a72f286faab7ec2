/// The executor of one task under a ``Scheduler``: what is isolated to no actor runs here.
///
/// ``Scheduler/spawn(_:_:)`` makes one for each client. Others, made by
/// ``Scheduler/taskLane(_:)``, are for `Task(executorPreference:)` in the code under test:
/// a task that is started without one runs on the global pool, where no scheduler sees it.
@available(macOS 15, iOS 18, visionOS 2, *)
public final class TaskLane: TaskExecutor, Lane {
  /// The name in schedules and reports, unique in its scheduler.
  public let name: String
  let number: Int
  private let core: SchedulerCore

  init(_ name: String, core: SchedulerCore) {
    (number, self.name) = core.state.withLock { $0.queue.addLane(name) }
    self.core = core
  }

  /// Adds a job at the end of the lane; for the runtime, from any isolation.
  public func enqueue(_ job: consuming ExecutorJob) {
    core.push(UnownedJob(job), on: self)
  }

  func run(_ job: UnownedJob) {
    job.runSynchronously(on: asUnownedTaskExecutor())
  }
}
