import KeyboardAvoidanceSimulation
import Testing

@Suite("ManualClock.Instant")
struct ManualClockInstantTests {
  static let offsets: [Duration] = [
    .seconds(-86_400), .milliseconds(-1), .zero, .nanoseconds(1), .milliseconds(250), .seconds(1),
    .seconds(1) + .nanoseconds(1), .seconds(1 << 40),
  ]
  static let instants = offsets.map { ManualClock.Instant(offset: $0) }

  @Test("Going the way from one instant to another arrives there", arguments: instants)
  func advancing(from start: ManualClock.Instant) {
    for end in Self.instants {
      #expect(start.advanced(by: start.duration(to: end)) == end)
    }
  }

  @Test("The way back is the way there, negated", arguments: instants)
  func antisymmetry(from start: ManualClock.Instant) {
    for end in Self.instants {
      #expect(start.duration(to: end) == .zero - end.duration(to: start))
    }
  }

  @Test("An instant is earlier where the way to the other is positive", arguments: instants)
  func ordering(from start: ManualClock.Instant) {
    for end in Self.instants {
      #expect((start < end) == (start.duration(to: end) > .zero))
      #expect((start == end) == (start.duration(to: end) == .zero))
    }
  }

  @Test("Two steps are one step of both", arguments: instants)
  func addition(from start: ManualClock.Instant) {
    for first in Self.offsets {
      for second in Self.offsets {
        let inTwo = start.advanced(by: first).advanced(by: second)
        #expect(inTwo == start.advanced(by: first + second))
      }
    }
  }
}

@Suite("ManualClock alone")
struct ManualClockTests {
  @Test("A new clock is at the origin, and moves only when told")
  func moving() throws {
    let clock = ManualClock()
    #expect(clock.now == .origin)
    try clock.advance(by: .seconds(2))
    try clock.advance(to: .init(offset: .seconds(3)))
    try clock.advance(by: .zero)
    #expect(clock.now.offset == .seconds(3))
  }

  @Test("A move backwards is refused and changes nothing")
  func backwards() throws {
    let clock = ManualClock()
    try clock.advance(by: .seconds(3))
    let present = clock.now
    let past = ManualClock.Instant(offset: .seconds(2))
    #expect(throws: ManualClock.MoveError.backwards(from: present, to: past)) {
      try clock.advance(to: past)
    }
    #expect(throws: ManualClock.MoveError.backwards(from: present, to: past)) {
      try clock.advance(by: .seconds(-1))
    }
    #expect(clock.now == present)
    let error = ManualClock.MoveError.backwards(from: present, to: past)
    #expect(error.description.contains("3.0 seconds and cannot go back to 2.0 seconds"))
  }

  @Test("A sleep until now or earlier returns at once", arguments: [0, -1])
  func due(seconds: Int) async throws {
    let clock = ManualClock()
    try await clock.sleep(until: clock.now.advanced(by: .seconds(seconds)))
    #expect(clock.sleepers.isEmpty)
  }

  @Test("A cancelled task does not sleep, not even where the deadline is past")
  func cancelledBefore() async {
    let clock = ManualClock()
    for seconds in [-1, 1] {
      let error = await withTaskGroup(of: (any Error)?.self) { group in
        group.cancelAll()
        group.addTask {
          do {
            try await clock.sleep(until: clock.now.advanced(by: .seconds(seconds)))
            return nil
          } catch {
            return error
          }
        }
        return await group.next() ?? nil
      }
      #expect(error is CancellationError)
    }
    #expect(clock.sleepers.isEmpty)
  }

  @Test("Every sleep ends, whatever moves and cancels at the same time")
  func concurrentUse() async {
    let clock = ManualClock()
    let sleepers = (0..<200).map { number in
      Task { try await clock.sleep(for: .milliseconds(number % 7)) }
    }
    let mover = Task {
      while !Task.isCancelled {
        try? clock.advance(by: .milliseconds(1))
        await Task.yield()
      }
    }
    for sleeper in sleepers.enumerated() where sleeper.offset.isMultiple(of: 3) {
      Task { sleeper.element.cancel() }
    }
    for sleeper in sleepers { _ = await sleeper.result }
    mover.cancel()
    #expect(clock.sleepers.isEmpty)
  }
}
