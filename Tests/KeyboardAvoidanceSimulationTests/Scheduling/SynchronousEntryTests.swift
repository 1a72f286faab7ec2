import KeyboardAvoidanceSimulation
import Testing

@Suite("Synchronous entry")
struct SynchronousEntryTests {
  @Test("Inside enter an actor is used without a job, in a test that is not async")
  @available(macOS 15, iOS 18, visionOS 2, *)
  func withoutTask() throws {
    try Self.enterAndRead()
  }

  @Test("Inside enter an actor is used without a job, in a test that is async")
  @available(macOS 15, iOS 18, visionOS 2, *)
  func withTask() async throws {
    await Task.detached {}.value
    try Self.enterAndRead()
  }

  @Test("Inside enter an actor is used without a job, from a job of another lane")
  @available(macOS 15, iOS 18, visionOS 2, *)
  func fromJob() throws {
    try Scheduler.run { scheduler in
      let register = Register(on: scheduler.serialLane("register"))
      scheduler.spawn("client") {
        Self.append("entered", to: register)
        await register.append("awaited")
      }
      try scheduler.runUntilIdle()
      #expect(register.snapshot.log == ["entered", "awaited"])
    }
  }

  @Test("An entry nests, and what it returns or throws comes out")
  @available(macOS 15, iOS 18, visionOS 2, *)
  func nesting() throws {
    struct Refusal: Error {}
    try Scheduler.run { scheduler in
      let lane = scheduler.serialLane("register")
      let register = Register(on: lane)
      let value = lane.enter { lane.enter { 1 } + register.assumeIsolated { $0.value } }
      #expect(value == 1)
      #expect(throws: Refusal.self) { try lane.enter { () throws(Refusal) in throw Refusal() } }
      #expect(lane.isIsolatingCurrentContext() == false)
    }
  }

  @Test("Jobs cannot be run from inside enter")
  @available(macOS 15, iOS 18, visionOS 2, *)
  func noJobsInside() throws {
    try Scheduler.run { scheduler in
      let lane = scheduler.serialLane("lane")
      #expect(throws: SchedulerError.reentered) { try lane.enter { try scheduler.runUntilIdle() } }
      try scheduler.runUntilIdle()
    }
  }

  #if os(Linux) || os(macOS)
    @Test("Outside enter the entry traps")
    @available(macOS 15, iOS 18, visionOS 2, *)
    func outside() async {
      await #expect(processExitsWith: .failure) {
        let scheduler = Scheduler()
        SynchronousEntryTests.appendWithoutEntering(Register(on: scheduler.serialLane("register")))
      }
    }

    @Test("The check of an older runtime traps outside enter, and passes inside")
    @available(macOS 15, iOS 18, visionOS 2, *)
    func olderRuntime() async {
      let lane = Scheduler().serialLane("register")
      lane.enter { lane.checkIsolated() }
      await #expect(processExitsWith: .failure) {
        Scheduler().serialLane("register").checkIsolated()
      }
    }

    @Test("Inside another lane's enter the entry traps")
    @available(macOS 15, iOS 18, visionOS 2, *)
    func otherLane() async {
      await #expect(processExitsWith: .failure) {
        let scheduler = Scheduler()
        let register = Register(on: scheduler.serialLane("register"))
        scheduler.serialLane("other").enter {
          SynchronousEntryTests.appendWithoutEntering(register)
        }
      }
    }
  #endif

  @available(macOS 15, iOS 18, visionOS 2, *)
  static func append(_ entry: String, to register: Register) {
    register.lane.enter { register.assumeIsolated { $0.append(entry) } }
  }

  @available(macOS 15, iOS 18, visionOS 2, *)
  static func appendWithoutEntering(_ register: Register) {
    register.assumeIsolated { $0.append("never") }
  }

  @available(macOS 15, iOS 18, visionOS 2, *)
  private static func enterAndRead() throws {
    try Scheduler.run { scheduler in
      let register = Register(on: scheduler.serialLane("register"))
      scheduler.spawn("client") { await register.append("awaited") }
      append("entered", to: register)
      #expect(register.snapshot.log == ["entered"])
      try scheduler.runUntilIdle()
      #expect(register.snapshot.log == ["entered", "awaited"])
      #expect(scheduler.schedule.contains("register"))
    }
  }
}
