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

  private static func floor() -> @MainActor () -> Int {
    var floor = BenchCycle.floor
    var now: Int64 = 0
    return {
      for _ in 0..<cycles {
        for event in BenchCycle.floorTurns {
          now += BenchCycle.interval
          consume(floor.turn(event, at: now))
        }
      }
      return cycles * BenchCycle.floorTurns.count
    }
  }

  private static func machine(
    _ viewport: Viewport = BenchCycle.viewport, _ turns: [KeyboardEvent] = BenchCycle.turns
  ) -> @MainActor () -> Int {
    var machine = KeyboardMachine(policy: BenchCycle.policy)
    var now = MachineInstant.origin
    machine.handle(.layout(viewport), at: now)
    return {
      for _ in 0..<cycles {
        for event in turns {
          now.nanoseconds += BenchCycle.interval
          consume(machine.handle(event, at: now))
        }
      }
      return cycles * turns.count
    }
  }

  /// Keeps the optimiser from leaving out what nobody reads.
  @inline(never)
  private static func consume<Value>(_ value: borrowing Value) {}
}
