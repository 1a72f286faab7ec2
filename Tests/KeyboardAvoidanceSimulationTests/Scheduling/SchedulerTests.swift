import KeyboardAvoidanceSimulation
import Testing

@Suite("Scheduler")
struct SchedulerTests {
  @Test("The same seed makes the same schedule, for 200 seeds")
  @available(macOS 15, iOS 18, visionOS 2, *)
  func sameSeedSameSchedule() throws {
    for seed in 0..<200 as Range<UInt64> {
      let runs = try (0..<2).map { _ in
        let scheduler = Scheduler(policy: .random(seed: seed))
        let order = try scheduler.runAppenders(clients: 3, times: 3)
        try scheduler.finish()
        return (order, scheduler.schedule, scheduler.choices)
      }
      #expect(runs[0] == runs[1], "seed \(seed)")
    }
  }

  @Test("200 seeds find more than 100 orders of three clients with three calls each")
  @available(macOS 15, iOS 18, visionOS 2, *)
  func distinctOrders() {
    let report = Scheduler.sample(seeds: 0..<200) { scheduler in
      try scheduler.runAppenders(clients: 3, times: 3)
    }
    #expect(report.schedules == 200)
    #expect(report.firstFailure == nil)
    #expect(report.occurrences.count > 100)
  }

  @Test("First-in runs clients in turn, and its choices are all zero")
  @available(macOS 15, iOS 18, visionOS 2, *)
  func fifo() throws {
    let scheduler = Scheduler()
    let order = try scheduler.runAppenders(clients: 3, times: 2)
    #expect(order == ["0", "1", "2", "0", "1", "2"])
    #expect(!scheduler.choices.isEmpty && scheduler.choices.allSatisfy { $0 == 0 })
    try scheduler.finish()
  }

  @Test("A random schedule that was recorded is repeated by its choices", arguments: 0..<20)
  @available(macOS 15, iOS 18, visionOS 2, *)
  func replay(seed: Int) throws {
    let original = Scheduler(policy: .random(seed: UInt64(seed)))
    let order = try original.runAppenders(clients: 3, times: 3)
    let repeated = Scheduler(policy: .scripted(original.choices))
    #expect(try repeated.runAppenders(clients: 3, times: 3) == order)
    #expect(repeated.schedule == original.schedule)
    #expect(repeated.choices == original.choices)
    #expect(repeated.preemptions == original.preemptions)
  }

  @Test("A script that names a lane which is not ready is refused with the lanes that are")
  @available(macOS 15, iOS 18, visionOS 2, *)
  func badScript() throws {
    let scheduler = Scheduler(policy: .scripted([9])) { _ in }
    let error = #expect(throws: SchedulerError.self) {
      try scheduler.runAppenders(clients: 2, times: 1)
    }
    #expect(
      error == .badChoice(position: 0, choice: 9, ready: ["client 0", "client 1"]))
    #expect(
      error?.description
        == "choice 0 of the script is 9, but the ready lanes are 0: client 0, 1: client 1")
    #expect(
      SchedulerError.badChoice(position: 3, choice: 9, ready: []).description
        .hasPrefix("choice 3 of the script is 9"))
    try scheduler.runUntilIdle()
    try scheduler.finish()
  }

  @Test("Inside a lane jobs keep their order under every seed")
  @available(macOS 15, iOS 18, visionOS 2, *)
  func fifoInsideLane() {
    let report = Scheduler.sample(seeds: 0..<100) { scheduler in
      let register = Register(on: scheduler.serialLane("register"))
      scheduler.spawn("other") { await register.append("other") }
      let lane = scheduler.taskLane("posts")
      for post in 0..<5 {
        _ = Task(executorPreference: lane) { await register.append("\(post)") }
      }
      try scheduler.runUntilIdle()
      return register.snapshot.log.filter { $0 != "other" }
    }
    #expect(report.occurrences.map(\.outcome) == [["0", "1", "2", "3", "4"]])
    #expect(report.firstFailure == nil)
  }

  @Test("Child tasks and task groups stay on the lane of their client")
  @available(macOS 15, iOS 18, visionOS 2, *)
  func children() throws {
    let scheduler = Scheduler()
    let sum = scheduler.spawn("client") {
      async let one = 1
      let two = await withTaskGroup(of: Int.self) { group in
        for number in 1...2 { group.addTask { number } }
        return await group.reduce(0, +)
      }
      return await one + two
    }
    try scheduler.runUntilIdle()
    #expect(sum.value == 4)
    #expect(Set(scheduler.schedule) == ["client"])
    try scheduler.finish()
  }

  @Test("Names that are taken get a number")
  @available(macOS 15, iOS 18, visionOS 2, *)
  func uniqueNames() throws {
    try Scheduler.run { scheduler in
      let names = (0..<3).map { _ in scheduler.spawn("client") {}.name }
      #expect(names == ["client", "client 2", "client 3"])
      #expect(scheduler.serialLane("client").name == "client 4")
      try scheduler.runUntilIdle()
    }
  }

  @Test("Jobs can be run from an async test")
  @available(macOS 15, iOS 18, visionOS 2, *)
  func asyncTest() async throws {
    await Task.detached {}.value
    try Scheduler.run { scheduler in
      let value = try scheduler.runReadersAndWriters(clients: 1)
      #expect(value == 1)
    }
  }
}
