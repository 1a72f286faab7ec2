internal import KeyboardAvoidance

/// The machine alone, beside the floor.
enum MachineWorkloads {
  private static let cycles = 50

  static var all: [Workload] {
    [
      Workload("floor", floor()),
      Workload("machine", beside: "floor", machine()),
      Workload(
        "machine, one nested scroll view", beside: "machine",
        machine(BenchCycle.nestedViewport, BenchCycle.nestedTurns)),
    ]
  }

  /// The floor's cycles. What a closure keeps is checked at every access, so a run works on a copy.
  private static func floor() -> @MainActor () -> Int {
    var kept = (floor: BenchCycle.floor, now: Int64(0))
    return {
      var (floor, now) = kept
      for _ in 0..<cycles {
        for event in BenchCycle.floorTurns {
          now += BenchCycle.interval
          consume(floor.turn(event, at: now))
        }
      }
      kept = (floor, now)
      return cycles * BenchCycle.floorTurns.count
    }
  }

  private static func machine(
    _ viewport: Viewport = BenchCycle.viewport, _ turns: [KeyboardEvent] = BenchCycle.turns
  ) -> @MainActor () -> Int {
    var kept = (machine: KeyboardMachine(policy: BenchCycle.policy), now: MachineInstant.origin)
    kept.machine.handle(.layout(viewport), at: kept.now)
    return {
      var (machine, now) = kept
      for _ in 0..<cycles {
        for event in turns {
          now.nanoseconds += BenchCycle.interval
          consume(machine.handle(event, at: now))
        }
      }
      kept = (machine, now)
      return cycles * turns.count
    }
  }

  /// Keeps the optimiser from leaving out what nobody reads.
  @inline(never)
  private static func consume<Value>(_ value: borrowing Value) {}
}
