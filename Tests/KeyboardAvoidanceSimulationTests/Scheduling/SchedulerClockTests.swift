import KeyboardAvoidanceSimulation
import Testing

@Suite("Scheduler and time")
struct SchedulerClockTests {
  @Test("Sleepers wake by deadline, then in the order of arming, and now is the deadline")
  @available(macOS 15, iOS 18, visionOS 2, *)
  func order() throws {
    try Scheduler.run { scheduler in
      let clock = scheduler.clock
      let register = Register(on: scheduler.serialLane("register"))
      for (name, seconds) in [("c", 3), ("a", 1), ("b1", 2), ("b2", 2)] {
        scheduler.spawn(name) {
          try await clock.sleep(for: .seconds(seconds))
          await register.append("\(name) at \(clock.now)")
        }
      }
      try scheduler.runUntilIdle()
      #expect(clock.sleepers.map(\.order) == [1, 2, 3, 0])
      #expect(clock.sleepers.map(\.deadline.offset) == [1, 2, 2, 3].map { .seconds($0) })

      try scheduler.advance(by: .seconds(2))
      let early = ["a at 1.0 seconds", "b1 at 2.0 seconds", "b2 at 2.0 seconds"]
      #expect(register.snapshot.log == early)
      #expect(clock.now.offset == .seconds(2))

      try scheduler.advance(to: .init(offset: .seconds(10)))
      #expect(register.snapshot.log == early + ["c at 3.0 seconds"])
      #expect(clock.now.offset == .seconds(10))
    }
  }

  @Test("A timer armed by a woken task fires in the same move where it is due")
  @available(macOS 15, iOS 18, visionOS 2, *)
  func ticks() throws {
    try Scheduler.run { scheduler in
      let clock = scheduler.clock
      let ticks = scheduler.spawn("ticker") {
        var ticks: [Duration] = []
        for _ in 0..<4 {
          try await clock.sleep(for: .milliseconds(300))
          ticks.append(clock.now.offset)
        }
        return ticks
      }
      try scheduler.advance(by: .seconds(1))
      #expect(clock.sleepers.map(\.deadline.offset) == [.milliseconds(1_200)])
      try scheduler.advance(by: .seconds(1))
      #expect(ticks.value == [300, 600, 900, 1_200].map { .milliseconds($0) })
    }
  }

  @Test("A sleep that is cancelled throws at once and is forgotten")
  @available(macOS 15, iOS 18, visionOS 2, *)
  func cancelledWhileSleeping() throws {
    try Scheduler.run { scheduler in
      let clock = scheduler.clock
      let sleeper = scheduler.spawn("sleeper") { try await clock.sleep(for: .seconds(1)) }
      try scheduler.runUntilIdle()
      #expect(clock.sleepers.count == 1)
      sleeper.cancel()
      #expect(clock.sleepers.isEmpty)
      try scheduler.runUntilIdle()
      #expect(throws: CancellationError.self) { try sleeper.result?.get() }
      #expect(clock.now == .origin)
    }
  }

  @Test("A sleep whose task is cancelled before it first runs throws")
  @available(macOS 15, iOS 18, visionOS 2, *)
  func cancelledBeforeSleeping() throws {
    try Scheduler.run { scheduler in
      let clock = scheduler.clock
      let sleeper = scheduler.spawn("sleeper") { try await clock.sleep(for: .seconds(1)) }
      sleeper.cancel()
      try scheduler.runUntilIdle()
      #expect(throws: CancellationError.self) { try sleeper.result?.get() }
      #expect(clock.sleepers.isEmpty)
    }
  }

  @Test("A cancellation after the deadline comes too late")
  @available(macOS 15, iOS 18, visionOS 2, *)
  func cancelledAfterWaking() throws {
    try Scheduler.run { scheduler in
      let clock = scheduler.clock
      let sleeper = scheduler.spawn("sleeper") { try await clock.sleep(for: .seconds(1)) }
      try scheduler.runUntilIdle()
      try clock.advance(by: .seconds(1))
      sleeper.cancel()
      try scheduler.runUntilIdle()
      #expect(sleeper.value != nil)
    }
  }

  @Test("A move backwards is refused and runs nothing")
  @available(macOS 15, iOS 18, visionOS 2, *)
  func backwards() throws {
    try Scheduler.run { scheduler in
      try scheduler.advance(by: .seconds(1))
      let task = scheduler.spawn("task") { 1 }
      let refusal = ManualClock.MoveError.backwards(from: scheduler.clock.now, to: .origin)
      #expect(throws: SchedulerError.clock(refusal)) { try scheduler.advance(by: .seconds(-1)) }
      #expect(task.value == nil)
      try scheduler.runUntilIdle()
      #expect(task.value == 1)
    }
  }

  @Test("Running to the end moves time from deadline to deadline")
  @available(macOS 15, iOS 18, visionOS 2, *)
  func runToEnd() throws {
    try Scheduler.run { scheduler in
      let clock = scheduler.clock
      scheduler.spawn("long") { try await clock.sleep(for: .seconds(3_600)) }
      scheduler.spawn("short") {
        try await clock.sleep(for: .seconds(1))
        try await clock.sleep(for: .seconds(1))
      }
      try scheduler.runToEnd()
      #expect(clock.now.offset == .seconds(3_600))
    }
  }

  @Test("An actor's own timer is under control where its task is given a lane")
  @available(macOS 15, iOS 18, visionOS 2, *)
  func innerTimer() throws {
    try Scheduler.run { scheduler in
      let clock = scheduler.clock
      let register = Register(on: scheduler.serialLane("register"))
      let timers = scheduler.taskLane("timer")
      register.lane.enter {
        register.assumeIsolated { _ in
          _ = Task(executorPreference: timers) {
            try await clock.sleep(for: .seconds(1))
            await register.append("fired at \(clock.now)")
          }
        }
      }
      try scheduler.advance(by: .seconds(2))
      #expect(register.snapshot.log == ["fired at 1.0 seconds"])
    }
  }
}
