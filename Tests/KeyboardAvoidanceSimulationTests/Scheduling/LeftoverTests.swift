import KeyboardAvoidanceSimulation
import Testing

@Suite("Scheduler leftovers and limits")
struct LeftoverTests {
  @Test("A task that was cancelled and has not run since is left over")
  func cancelledTask() throws {
    let scheduler = Scheduler()
    let client = scheduler.spawn("client") { try Task.checkCancellation() }
    client.cancel()
    #expect(scheduler.leftovers.tasks == ["client"])
    try scheduler.runUntilIdle()
    #expect(throws: CancellationError.self) { try #require(client.result).get() }
    try scheduler.finish()
  }

  struct Refusal: Error {}

  @Test("A stall names the task that never finished")
  @available(macOS 15, iOS 18, visionOS 2, *)
  func stall() throws {
    let scheduler = Scheduler()
    let (stream, source) = AsyncStream.makeStream(of: Int.self)
    scheduler.spawn("reader") { for await _ in stream {} }
    scheduler.spawn("writer") { source.yield(1) }
    let error = #expect(throws: SchedulerError.self) { try scheduler.runToEnd() }
    guard case .stalled(let leftovers) = error else {
      Issue.record("expected a stall, not \(String(describing: error))")
      return
    }
    #expect(leftovers.tasks == ["reader"])
    #expect(leftovers.jobs.isEmpty)
    #expect(leftovers.description.hasPrefix("task \"reader\" never finished (last ran: reader → "))
    source.finish()
    try scheduler.runToEnd()
    try scheduler.finish()
  }

  @Test("Tasks that are unfinished while idle are no error before the end")
  @available(macOS 15, iOS 18, visionOS 2, *)
  func waitingIsAllowed() throws {
    let scheduler = Scheduler()
    let (stream, source) = AsyncStream.makeStream(of: Int.self)
    let sum = scheduler.spawn("reader") { await stream.reduce(0, +) }
    try scheduler.runUntilIdle()
    source.yield(2)
    source.yield(3)
    source.finish()
    try scheduler.runUntilIdle()
    #expect(sum.value == 5)
    try scheduler.finish()
  }

  @Test("A job that was never run is reported with its lane, and does not leak its task")
  @available(macOS 15, iOS 18, visionOS 2, *)
  func jobNeverRun() throws {
    let scheduler = Scheduler()
    weak var captured: Register?
    do {
      let register = Register(on: scheduler.serialLane("register"))
      captured = register
      scheduler.spawn("client") { await register.append("never") }
    }
    let error = #expect(throws: SchedulerError.self) { try scheduler.finish() }
    #expect(
      error?.description == """
        left over: task "client" never finished; lane "client" has 1 job not run (nothing ran)
        """)
    #expect(scheduler.leftovers.isEmpty)
    #expect(captured == nil)
  }

  @Test("A sleep that never ended is reported with its deadline, and is cancelled")
  @available(macOS 15, iOS 18, visionOS 2, *)
  func sleepNeverEnded() throws {
    let scheduler = Scheduler()
    let clock = scheduler.clock
    let sleeper = scheduler.spawn("sleeper") { try await clock.sleep(for: .seconds(5)) }
    try scheduler.advance(by: .seconds(4))
    let error = #expect(throws: SchedulerError.self) { try scheduler.finish() }
    guard case .leftovers(let leftovers) = error else {
      Issue.record("expected leftovers, not \(String(describing: error))")
      return
    }
    #expect(leftovers.tasks == ["sleeper"])
    #expect(leftovers.sleepers.map(\.deadline.offset) == [.seconds(5)])
    #expect(leftovers.description.contains("sleep 0 until 5.0 seconds never ended"))
    #expect(throws: CancellationError.self) { try sleeper.result?.get() }
    #expect(clock.sleepers.isEmpty)
  }

  @Test("An error is reported unless somebody reads it")
  @available(macOS 15, iOS 18, visionOS 2, *)
  func unreadError() throws {
    let scheduler = Scheduler()
    let read = scheduler.spawn("read") { throw Refusal() }
    scheduler.spawn("unread") { throw Refusal() }
    try scheduler.runUntilIdle()
    #expect(throws: Refusal.self) { try read.result?.get() }
    #expect(scheduler.leftovers.failures.map(\.name) == ["unread"])
    #expect(scheduler.leftovers.description.contains("\"unread\" threw Refusal(), and nobody"))
    #expect(throws: SchedulerError.self) { try scheduler.finish() }
    try scheduler.finish()
  }

  @Test("A scheduler that goes away with leftovers says so once, unless they were reported")
  @available(macOS 15, iOS 18, visionOS 2, *)
  func abandoned() {
    let reports = Log<[String]>()
    weak var captured: Register?
    for reported in [false, true] {
      let scheduler = Scheduler { reports.append($0.tasks) }
      let register = Register(on: scheduler.serialLane("register"))
      captured = register
      scheduler.spawn("client") { await register.append("too late") }
      if reported { #expect(throws: SchedulerError.self) { try scheduler.finish() } }
    }
    #expect(reports.all == [["client"]])
    #expect(captured == nil)
  }

  @Test("An endless loop stops at the limit and names the lanes that ran")
  @available(macOS 15, iOS 18, visionOS 2, *)
  func stepLimit() throws {
    let scheduler = Scheduler()
    let register = Register(on: scheduler.serialLane("register"))
    let loop = scheduler.spawn("loop") {
      while !Task.isCancelled { await register.append("again") }
    }
    let error = #expect(throws: SchedulerError.self) { try scheduler.runUntilIdle(limit: 100) }
    guard case .stepLimit(100, let lastLanes) = error else {
      Issue.record("expected the limit, not \(String(describing: error))")
      return
    }
    #expect(scheduler.schedule.count == 100)
    #expect(Set(lastLanes) == ["loop", "register"])
    loop.cancel()
    try scheduler.runUntilIdle()
    try scheduler.finish()
  }

  @Test("A limit that is just enough is no error")
  @available(macOS 15, iOS 18, visionOS 2, *)
  func exactLimit() throws {
    try Scheduler.run { scheduler in
      for _ in 0..<10 { scheduler.spawn("task") {} }
      try scheduler.runUntilIdle(limit: 10)
    }
  }

  @Test("The limit holds over a whole move of the clock, so an endless ticker stops")
  @available(macOS 15, iOS 18, visionOS 2, *)
  func endlessTicker() throws {
    let scheduler = Scheduler()
    let clock = scheduler.clock
    scheduler.spawn("ticker") { while true { try await clock.sleep(for: .seconds(1)) } }
    let error = #expect(throws: SchedulerError.self) { try scheduler.runToEnd(limit: 50) }
    guard case .stepLimit(50, _) = error else {
      Issue.record("expected the limit, not \(String(describing: error))")
      return
    }
    #expect(throws: SchedulerError.self) { try scheduler.finish() }
    #expect(scheduler.leftovers.isEmpty)
  }

  @Test("Jobs cannot be run from inside a job")
  @available(macOS 15, iOS 18, visionOS 2, *)
  func reentered() throws {
    try Scheduler.run { scheduler in
      let inner = scheduler.spawn("inner") { [weak scheduler] in try scheduler?.runUntilIdle() }
      try scheduler.runUntilIdle()
      #expect(throws: SchedulerError.reentered) { try inner.result?.get() }
    }
  }
}
