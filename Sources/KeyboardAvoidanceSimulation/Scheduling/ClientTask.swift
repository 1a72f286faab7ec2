/// A task that a ``Scheduler`` spawned.
public final class ClientTask<Success: Sendable>: Sendable {
  /// The name in schedules and reports, unique in its scheduler.
  public let name: String
  private let outcome: Locked<Result<Success, any Error>?>
  private let core: SchedulerCore
  private let root: Int
  private let task: Task<Void, Never>

  init(
    name: String, outcome: Locked<Result<Success, any Error>?>, core: SchedulerCore, root: Int,
    task: Task<Void, Never>
  ) {
    self.name = name
    self.outcome = outcome
    self.core = core
    self.root = root
    self.task = task
  }

  /// What the task returned or threw, or nil while it is unfinished.
  ///
  /// An error that is never read here is reported by ``Scheduler/finish()``.
  public var result: Result<Success, any Error>? {
    let result = outcome.withLock { $0 }
    if case .failure = result { core.acknowledge(root: root) }
    return result
  }

  /// What the task returned, or nil while it is unfinished or where it threw.
  public var value: Success? {
    guard case .success(let value) = outcome.withLock({ $0 }) else { return nil }
    return value
  }

  /// Cancels the task; its cancellation handlers run before this returns.
  public func cancel() {
    task.cancel()
  }
}
