internal import KeyboardAvoidance

/// The machine alone, beside the floor.
enum MachineWorkloads {
  private static let cycles = 50

  static var all: [Workload] {
    [
      Workload("floor", units: cycles * BenchCycle.floorTurns.count, floor()),
      Workload("machine", beside: "floor", units: cycles * BenchCycle.turns.count, machine()),
      Workload(
        "machine, one nested scroll view", beside: "machine",
        units: cycles * BenchCycle.nestedTurns.count,
        machine(BenchCycle.nestedViewport, BenchCycle.nestedTurns)),
    ]
  }

  private static func floor() -> @MainActor () -> Void {
    var floor = BenchCycle.floor
    var now: Int64 = 0
    return {
      for _ in 0..<cycles {
        for event in BenchCycle.floorTurns {
          now += BenchCycle.interval
          consume(floor.turn(event, at: now))
        }
      }
    }
  }

  private static func machine(
    _ viewport: Viewport = BenchCycle.viewport, _ turns: [KeyboardEvent] = BenchCycle.turns
  ) -> @MainActor () -> Void {
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
    }
  }

  /// Keeps the optimiser from leaving out what nobody reads.
  @inline(never)
  private static func consume<Value>(_ value: borrowing Value) {}
}
