import KeyboardAvoidanceSimulation
import Testing

@Suite("Exhaustive schedules")
struct ExhaustionTests {
  @Test("Two clients that read and write back: most schedules lose an update, some do not")
  @available(macOS 15, iOS 18, visionOS 2, *)
  func lostUpdate() throws {
    let report = try Scheduler.exhaust { try $0.runReadersAndWriters(clients: 2) }
    #expect(report.isComplete)
    #expect(report.pruned == 0)
    #expect(report.firstFailure == nil)
    #expect(Set(report.occurrences.map(\.outcome)) == [1, 2])
    #expect(report.count(of: 1) > report.count(of: 2))
  }

  @Test(
    "The walk finds every schedule that a model without tasks counts",
    arguments: [0, 1, 2, 3, 4, nil] as [Int?])
  @available(macOS 15, iOS 18, visionOS 2, *)
  func agreesWithModel(bound: Int?) throws {
    // How many jobs a client takes depends on the build, so it is measured.
    let single = Scheduler()
    _ = try single.runReadersAndWriters(clients: 1)
    let model = ScheduleModel(isShared: single.schedule.map { $0 == "register" }, bound: bound)
    let expected = model.counts()

    let report = try Scheduler.exhaust(preemptions: bound) { scheduler in
      let value = try scheduler.runReadersAndWriters(clients: 2)
      #expect(bound.map { scheduler.preemptions <= $0 } ?? true)
      return value
    }
    #expect(report.isComplete)
    #expect(report.schedules == expected.values.reduce(0, +))
    for (value, count) in expected { #expect(report.count(of: value) == count) }
  }

  @Test("Clients that end in their last call have fewer schedules, all of them found")
  @available(macOS 15, iOS 18, visionOS 2, *)
  func endingInLastCall() throws {
    func scenario(_ scheduler: Scheduler, clients: Int) throws -> Int {
      let register = Register(on: scheduler.serialLane("register"))
      for client in 0..<clients {
        _ = Task(executorPreference: scheduler.taskLane("client \(client)")) {
          let read = await register.value
          await register.write(read + 1)
        }
      }
      try scheduler.runUntilIdle()
      return register.snapshot.value
    }
    let single = Scheduler()
    _ = try scenario(single, clients: 1)
    let expected = ScheduleModel(isShared: single.schedule.map { $0 == "register" }).counts()
    let report = try Scheduler.exhaust { try scenario($0, clients: 2) }
    #expect(report.schedules == expected.values.reduce(0, +))
    for (value, count) in expected { #expect(report.count(of: value) == count) }
  }

  @Test("No schedule is tried twice, and each is repeated by its choices")
  @available(macOS 15, iOS 18, visionOS 2, *)
  func noneTwice() throws {
    var seen: Set<[Int]> = []
    let report = try Scheduler.exhaust { scheduler in
      let value = try scheduler.runReadersAndWriters(clients: 2)
      seen.insert(scheduler.choices)
      let repeated = Scheduler(policy: .scripted(scheduler.choices))
      let again = try repeated.runReadersAndWriters(clients: 2)
      #expect(again == value)
      #expect(repeated.schedule == scheduler.schedule)
      return value
    }
    #expect(seen.count == report.schedules)
  }

  @Test("Without preemptions no update is lost; one is enough to lose it")
  @available(macOS 15, iOS 18, visionOS 2, *)
  func preemptionBound() throws {
    for bound in 0...1 {
      let report = try Scheduler.exhaust(preemptions: bound) {
        try $0.runReadersAndWriters(clients: 2)
      }
      #expect(report.isComplete)
      #expect(report.pruned > 0)
      #expect((report.count(of: 1) > 0) == (bound == 1))
    }
  }

  @Test("A schedule that fails is named, and its choices fail again")
  @available(macOS 15, iOS 18, visionOS 2, *)
  func failureIsNamed() throws {
    struct LostUpdate: Error {}
    func scenario(_ scheduler: Scheduler) throws -> Bool {
      guard try scheduler.runReadersAndWriters(clients: 2) == 2 else { throw LostUpdate() }
      return true
    }
    let report = try Scheduler.exhaust(preemptions: 1, scenario)
    let failure = try #require(report.firstFailure)
    #expect(failure.error is LostUpdate)
    #expect(failure.schedule.preemptions == 1)
    #expect(report.failures + report.count(of: true) == report.schedules)
    #expect(failure.description.contains(".scripted(\(failure.schedule.choices))"))
    #expect(throws: LostUpdate.self) {
      try Scheduler.run(policy: .scripted(failure.schedule.choices), scenario)
    }
  }

  @Test("A schedule that leaves a task waiting fails")
  @available(macOS 15, iOS 18, visionOS 2, *)
  func leftoverFails() throws {
    let report = try Scheduler.exhaust { scheduler in
      let register = Register(on: scheduler.serialLane("register"))
      let clock = scheduler.clock
      scheduler.spawn("first") { await register.write(1) }
      scheduler.spawn("second") {
        if await register.value == 0 { try await clock.sleep(for: .seconds(1)) }
      }
      try scheduler.runUntilIdle()
      return true
    }
    #expect(report.failures > 0)
    #expect(report.count(of: true) > 0)
    let failure = try #require(report.firstFailure)
    #expect("\(failure)".contains("task \"second\" never finished"))
  }

  @Test("A walk that is stopped early says that it is not complete")
  @available(macOS 15, iOS 18, visionOS 2, *)
  func stopped() throws {
    let report = try Scheduler.exhaust(maximumSchedules: 5) {
      try $0.runAppenders(clients: 3, times: 2)
    }
    #expect(report.schedules == 5)
    #expect(!report.isComplete)
  }

  @Test("A scenario that does not repeat itself is refused")
  @available(macOS 15, iOS 18, visionOS 2, *)
  func diverging() {
    var run = 0
    let error = #expect(throws: SchedulerError.self) {
      try Scheduler.exhaust { scheduler in
        run += 1
        return try scheduler.runAppenders(clients: run == 1 ? 2 : 3, times: 1)
      }
    }
    guard case .diverged(position: 0, expected: 2, let ready) = error else {
      Issue.record("expected a divergence, not \(String(describing: error))")
      return
    }
    #expect(ready == ["client 0", "client 1", "client 2"])
  }

  @Test("Sampled seeds find the lost update too, and the number of the schedule is the seed")
  @available(macOS 15, iOS 18, visionOS 2, *)
  func sampling() throws {
    let report = Scheduler.sample(seeds: 100..<200) { try $0.runReadersAndWriters(clients: 2) }
    let lost = try #require(report.occurrences.first { $0.outcome == 1 })
    #expect((100..<200).contains(lost.first.number))
    let value = try Scheduler.run(policy: .random(seed: lost.first.number)) {
      try $0.runReadersAndWriters(clients: 2)
    }
    #expect(value == 1)
  }
}
