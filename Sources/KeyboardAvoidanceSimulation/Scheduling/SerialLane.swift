/// The executor of one actor under a ``Scheduler``: its jobs run in order, when their turn comes.
///
/// Give it to an actor as its `unownedExecutor`; the actor must hold the lane. Made by
/// ``Scheduler/serialLane(_:)``.
@available(macOS 15, iOS 18, visionOS 2, *)
public final class SerialLane: SerialExecutor, Lane {
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
    job.runSynchronously(on: asUnownedSerialExecutor())
  }

  /// Runs `body` as if on this lane, at once and without a job.
  ///
  /// Inside it `assumeIsolated` works for the lane's actor, as it does on the main thread for an
  /// actor on the main actor's executor. Call it from the test's thread between runs of the
  /// scheduler, or from a job; jobs cannot be run from inside it.
  public func enter<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    core.enter(number)
    defer { core.leave() }
    return try body()
  }

  /// Traps outside ``enter(_:)``, as the protocol asks; for the runtime.
  public func checkIsolated() {
    precondition(core.isEntered(number), "not on the lane \"\(name)\"; use enter")
  }

  /// Whether ``enter(_:)`` is under way; for the runtime, which knows of jobs by itself.
  public func isIsolatingCurrentContext() -> Bool? {
    core.isEntered(number)
  }
}
