import Testing

@testable import KeyboardAvoidanceSimulation

@Suite("What a scheduler keeps")
struct SchedulerKeepingTests {
  @Test("Of a lane that ran in part the jobs that are left are counted")
  @available(macOS 15, iOS 18, visionOS 2, *)
  func partOfLane() {
    let scheduler = Scheduler()
    let lane = scheduler.taskLane("posts")
    for _ in 0..<5 { _ = Task(executorPreference: lane) {} }
    #expect(throws: SchedulerError.stepLimit(limit: 2, lastLanes: ["posts", "posts"])) {
      try scheduler.runUntilIdle(limit: 2)
    }
    #expect(scheduler.leftovers.jobs == [.init(lane: "posts", jobs: 3)])
    #expect(throws: Never.self) { try scheduler.runUntilIdle(limit: 3) }
    #expect(scheduler.leftovers.isEmpty)
  }

  @Test("A task that ignores its end is left as it is, and none of its jobs waits any more")
  @available(macOS 15, iOS 18, visionOS 2, *)
  func ignoresItsEnd() throws {
    let scheduler = Scheduler()
    let register = Register(on: scheduler.serialLane("register"))
    scheduler.spawn("endless") { while true { await register.append("again") } }
    try? scheduler.runUntilIdle(limit: 10)
    let schedule = scheduler.schedule
    #expect(throws: SchedulerError.self) { try scheduler.finish() }
    #expect(scheduler.leftovers.isEmpty)
    #expect(scheduler.core.state.withLock { $0.queue.readyCount } == 0)
    #expect(scheduler.schedule == schedule, "what runs to go away is not recorded")
  }

  @Test("A lane takes no job once its scheduler is gone")
  @available(macOS 15, iOS 18, visionOS 2, *)
  func gone() {
    var scheduler: Scheduler? = Scheduler()
    let lane = scheduler?.taskLane("late")
    let core = scheduler?.core
    scheduler = nil
    _ = Task(executorPreference: lane) {}
    #expect(core?.state.withLock { $0.queue.readyCount } == 0)
  }

  @Test("A sleep of a task that nobody spawned ends with the scheduler, by a cancellation")
  @available(macOS 15, iOS 18, visionOS 2, *)
  func unspawned() throws {
    let scheduler = Scheduler()
    let clock = scheduler.clock
    let ends = Log<Bool>()
    _ = Task(executorPreference: scheduler.taskLane("timer")) {
      do {
        try await clock.sleep(for: .seconds(1))
      } catch {
        ends.append(error is CancellationError)
      }
    }
    try scheduler.runUntilIdle()
    #expect(throws: SchedulerError.self) { try scheduler.finish() }
    #expect(ends.all == [true])
  }

  @Test("What the test spawns after an interruption was handed on by no job")
  @available(macOS 15, iOS 18, visionOS 2, *)
  func interrupted() throws {
    try Scheduler.run { scheduler in
      for name in ["a", "b"] { scheduler.spawn(name) {} }
      #expect(throws: SchedulerError.self) { try scheduler.runUntilIdle(limit: 1) }
      scheduler.spawn("c") {}
      try scheduler.runUntilIdle()
      #expect(scheduler.preemptions == 0)
      #expect(scheduler.schedule == ["a", "b", "c"])
    }
  }

  @Test("The eight lanes that ran last are told, the latest at the end")
  @available(macOS 15, iOS 18, visionOS 2, *)
  func lastLanes() throws {
    try Scheduler.run { scheduler in
      for number in 0..<12 { scheduler.spawn("task \(number)") {} }
      try scheduler.runUntilIdle()
      #expect(scheduler.leftovers.lastLanes == (4..<12).map { "task \($0)" })
    }
  }

  @Test("A call runs 100,000 jobs unless told otherwise, and a walk tries as many schedules")
  @available(macOS 15, iOS 18, visionOS 2, *)
  func limits() {
    #expect(Scheduler.defaultLimit == 100_000)
    #expect(Scheduler.defaultSchedules == 100_000)
  }

  @Test("What a task threw is no value, and what it returned is no error to read")
  @available(macOS 15, iOS 18, visionOS 2, *)
  func results() throws {
    struct Refusal: Error {}
    try Scheduler.run { scheduler in
      let good = scheduler.spawn("good") { 1 }
      let bad = scheduler.spawn("bad") { () throws -> Int in throw Refusal() }
      #expect(good.value == nil && good.result == nil)
      try scheduler.runUntilIdle()
      #expect(good.value == 1 && bad.value == nil)
      #expect(scheduler.leftovers.failures == [.init(name: "bad", error: "Refusal()")])
      #expect(throws: Refusal.self) { try bad.result?.get() }
      #expect(scheduler.leftovers.isEmpty)
    }
  }

  @Test("Time stands where it was when a move is refused, and where it was told to go after one")
  @available(macOS 15, iOS 18, visionOS 2, *)
  func moves() throws {
    try Scheduler.run { scheduler in
      let clock = scheduler.clock
      #expect(clock.minimumResolution == .zero)
      let wakes = scheduler.spawn("sleeper") {
        try await clock.sleep(for: .seconds(1))
        try await clock.sleep(for: .seconds(5))
        return clock.now.offset
      }
      try scheduler.runUntilIdle()
      #expect(throws: SchedulerError.self) { try scheduler.advance(by: .seconds(2), limit: 0) }
      #expect(clock.now.offset == .seconds(1), "it stands where the work was interrupted")
      try scheduler.advance(to: .init(offset: .seconds(3)))
      #expect(clock.now.offset == .seconds(3))
      try scheduler.runToEnd()
      #expect(wakes.value == .seconds(6))
    }
  }
}
