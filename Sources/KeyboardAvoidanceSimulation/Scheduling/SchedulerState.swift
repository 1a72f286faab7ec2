/// What a scheduler knows, as a value: who is ready, what ran, which tasks are unfinished.
struct SchedulerState: Sendable {
  /// How far a spawned task is.
  enum Progress: Sendable {
    /// The state while the task has not returned.
    case unfinished
    /// The state after the task returned, or threw and somebody read the error.
    case finished
    /// The state after the task threw and nobody has read the error.
    case threw(String)
  }

  struct Root: Sendable {
    let name: String
    let cancel: @Sendable () -> Void
    var progress = Progress.unfinished
  }

  var chooser: LaneChooser
  var queue = ReadyQueue()
  /// The spawned tasks by number, in order.
  var roots: [Root?] = []
  /// The lanes that were entered synchronously and not left, innermost last.
  var entered: [Int] = []
  /// Whether somebody is inside a call that runs jobs.
  var isRunning = false
  /// Whether the scheduler is gone and jobs are no longer accepted.
  var isClosed = false
  /// Whether the test is over and what is left runs only to go away: first-in, not recorded.
  var isAbandoned = false

  private(set) var ran: [Int] = []
  private(set) var choices: [Int] = []
  private(set) var preemptions = 0
  private var isRunningJob = false
  /// The lane to which the running job, or else the last one, handed on its work.
  private var handedOn: Int?

  init(chooser: LaneChooser) {
    self.chooser = chooser
  }

  var schedule: [String] { ran.map { queue.name(of: $0) } }

  var lastLanes: [String] { ran.suffix(8).map { queue.name(of: $0) } }

  mutating func push(_ job: UnownedJob, on lane: any Lane) {
    guard !isClosed else { return }
    queue.push(job, on: lane)
    if isRunningJob { handedOn = lane.number }
  }

  /// Chooses the next job, or returns nil where none is ready.
  mutating func takeNext() throws(SchedulerError) -> ReadyJob? {
    let count = queue.readyCount
    isRunningJob = false
    guard count > 0 else { return nil }
    if isAbandoned { return queue.pop(at: 0) }
    var place = 0
    if count > 1 {
      let goesOn = handedOn.flatMap { queue.place(of: $0) }
      place = try choose(below: count, goesOn: goesOn)
      choices.append(place)
      if let goesOn, goesOn != place { preemptions += 1 }
    }
    handedOn = nil
    isRunningJob = true
    let next = queue.pop(at: place)
    if let next { ran.append(next.lane.number) }
    return next
  }

  private mutating func choose(below count: Int, goesOn: Int?) throws(SchedulerError) -> Int {
    do {
      return try chooser.choose(below: count, handedOn: goesOn)
    } catch {
      let names = queue.readyNames
      switch error {
      case .notReady(let choice):
        throw .badChoice(position: choices.count, choice: choice, ready: names)
      case .diverged(let expected):
        throw .diverged(position: choices.count, expected: expected, ready: names)
      }
    }
  }

  /// The last job has returned and none follows.
  mutating func rest() {
    isRunningJob = false
    handedOn = nil
  }

  /// Drops jobs and tasks that were reported.
  mutating func forget() {
    queue.removeJobs()
    for index in roots.indices { roots[index]?.progress = .finished }
  }

  func leftovers(sleepers: [ManualClock.Sleeper]) -> Leftovers {
    var unfinished: [String] = []
    var failures: [Leftovers.FailedTask] = []
    for case let root? in roots {
      switch root.progress {
      case .unfinished: unfinished.append(root.name)
      case .finished: break
      case .threw(let error): failures.append(.init(name: root.name, error: error))
      }
    }
    return Leftovers(
      tasks: unfinished, failures: failures, jobs: queue.waiting, sleepers: sleepers,
      lastLanes: lastLanes)
  }
}
