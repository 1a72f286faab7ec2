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

  /// The floor's cycles. What a closure keeps is checked at every access, so a run takes it out.
  private static func floor() -> @MainActor () -> Int {
    var kept = (floor: BenchCycle.floor, now: Int64(0), resignations: 0)
    return {
      var (floor, now, resignations) = kept
      BenchCycle.floorTurns.withUnsafeBufferPointer { turns in
        for _ in 0..<cycles {
          for place in turns.indices {
            now += BenchCycle.interval
            if floor.turn(turns[place], at: now).resigns { resignations += 1 }
          }
        }
      }
      kept = (floor, now, resignations)
      return cycles * BenchCycle.floorTurns.count
    }
  }

  private static func machine(
    _ viewport: Viewport = BenchCycle.viewport, _ turns: [KeyboardEvent] = BenchCycle.turns
  ) -> @MainActor () -> Int {
    var kept = (
      machine: KeyboardMachine(policy: BenchCycle.policy), now: MachineInstant.origin,
      resignations: 0
    )
    kept.machine.handle(.layout(viewport), at: kept.now)
    return {
      var (machine, now, resignations) = kept
      kept.machine = KeyboardMachine()
      // In place: an iterator would copy each event, which a host does not.
      turns.withUnsafeBufferPointer { turns in
        for _ in 0..<cycles {
          for place in turns.indices {
            now.nanoseconds += BenchCycle.interval
            if machine.handle(turns[place], at: now).resigns { resignations += 1 }
          }
        }
      }
      kept = (machine, now, resignations)
      return cycles * turns.count
    }
  }
}
