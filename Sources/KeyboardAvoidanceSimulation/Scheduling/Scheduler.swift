import Foundation

/// Runs actors and tasks one job at a time, in an order that a seed or a script decides.
///
/// One for each test. Every actor under test gets a ``SerialLane``, every client is spawned on a
/// lane of its own, and time is the scheduler's ``clock``. Nothing runs except inside the calls
/// that run jobs, on the caller's thread, so a test needs no waiting and no sleeping.
///
///     let scheduler = Scheduler(policy: .random(seed: 7))
///     let counter = Counter(executor: scheduler.serialLane("counter"))
///     scheduler.spawn("client") { await counter.increment() }
///     try scheduler.runUntilIdle()
///     try scheduler.finish()
///
/// A scheduler that goes away with leftovers which ``finish()`` did not report tells
/// `onAbandoned` and cancels them. It does not trap: that would hide the failure of the test that
/// left them. ``run(policy:_:)`` calls ``finish()`` by itself.
@available(macOS 15, iOS 18, visionOS 2, *)
public final class Scheduler: Sendable {
  /// The most jobs that one call runs, unless told otherwise: 100,000.
  public static let defaultLimit = 100_000

  /// The most schedules that one walk tries, unless told otherwise: 100,000.
  public static let defaultSchedules = 100_000

  /// The clock that ``advance(by:limit:)`` moves.
  public let clock = ManualClock()
  let core: SchedulerCore
  private let onAbandoned: @Sendable (Leftovers) -> Void

  /// Creates a scheduler with no lanes.
  ///
  /// - Parameters:
  ///   - policy: How the next lane is chosen.
  ///   - onAbandoned: Called in `deinit` with leftovers that nobody was told of. By default they
  ///     are written to standard error.
  public convenience init(
    policy: SchedulingPolicy = .fifo,
    onAbandoned: @escaping @Sendable (Leftovers) -> Void = Scheduler.writeToStandardError
  ) {
    self.init(chooser: LaneChooser(policy), onAbandoned: onAbandoned)
  }

  init(
    chooser: LaneChooser,
    onAbandoned: @escaping @Sendable (Leftovers) -> Void = Scheduler.writeToStandardError
  ) {
    core = SchedulerCore(chooser: chooser)
    self.onAbandoned = onAbandoned
  }

  deinit {
    let leftovers = self.leftovers
    if !leftovers.isEmpty {
      onAbandoned(leftovers)
      abandon()
    }
    core.state.withLock { $0.isClosed = true }
  }

  /// Writes leftovers to standard error, one line.
  public static func writeToStandardError(_ leftovers: Leftovers) {
    FileHandle.standardError.write(Data("Scheduler: \(leftovers)\n".utf8))
  }

  /// Makes a lane for one actor; a name that is taken gets a number.
  public func serialLane(_ name: String) -> SerialLane {
    SerialLane(name, core: core)
  }

  /// Makes a lane for one task that the code under test starts; a name that is taken gets a number.
  public func taskLane(_ name: String) -> TaskLane {
    TaskLane(name, core: core)
  }

  /// Starts a task on a lane of its own; it first runs when jobs are run.
  ///
  /// Its children, its calls to actors without an executor, and its nonisolated calls run on the
  /// lane too. A `Task` that it starts does not: give it a ``taskLane(_:)``.
  @discardableResult
  public func spawn<Success: Sendable>(
    _ name: String, _ operation: @escaping @Sendable () async throws -> Success
  ) -> ClientTask<Success> {
    let lane = taskLane(name)
    let root = core.addRoot()
    let outcome = Locked<Result<Success, any Error>?>(nil)
    let task = Task(executorPreference: lane) { [core] in
      do {
        let value = try await operation()
        outcome.withLock { $0 = .success(value) }
        core.setProgress(.finished, ofRoot: root)
      } catch {
        outcome.withLock { $0 = .failure(error) }
        core.setProgress(.threw("\(error)"), ofRoot: root)
      }
    }
    core.setRoot(root, name: lane.name, cancel: { task.cancel() })
    return ClientTask(name: lane.name, outcome: outcome, core: core, root: root, task: task)
  }

  /// The names of the lanes in the order in which they ran a job.
  public var schedule: [String] { core.state.withLock { $0.schedule } }

  /// The choices so far, one for each job that ran while several lanes were ready.
  ///
  /// ``SchedulingPolicy/scripted(_:)`` repeats them.
  public var choices: [Int] { core.state.withLock { $0.choices } }

  /// How often a lane was chosen although the last job had handed on its work to another one.
  public var preemptions: Int { core.state.withLock { $0.preemptions } }

  /// What would be reported if the test ended now.
  public var leftovers: Leftovers {
    let sleepers = clock.sleepers
    return core.state.withLock { $0.leftovers(sleepers: sleepers) }
  }
}
