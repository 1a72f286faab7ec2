internal import AllocationCounter
internal import Foundation
internal import KeyboardAvoidance

/// An actor on the main actor's executor that does nothing: what any entry costs.
private actor EmptyActor {
  nonisolated let unownedExecutor = MainActor.sharedUnownedExecutor
  private var count = 0

  func touch() { count &+= 1 }
}

extension BenchReport {
  /// Cycles of eight turns in each measurement.
  private static let cycles = 500

  /// Measures everything, the avoider and the empty actor by turns in the same run.
  @MainActor static func measure(rounds: Int) async -> BenchReport {
    var report = BenchReport()
    var machine = KeyboardMachine(policy: BenchCycle.policy)
    machine.handle(.layout(BenchCycle.viewport), at: .origin)
    let avoider = KeyboardAvoider(policy: BenchCycle.policy)
    await avoider.send(.layout(BenchCycle.viewport))
    let empty = EmptyActor()

    report.allocationsPerMachineTurn = allocations { turns(&machine) }
    report.allocationsPerAvoiderTurn = allocations { synchronousTurns(avoider) }
    for _ in 0..<rounds {
      least(&report.machine, time { turns(&machine) })
      least(&report.synchronousEmptyActor, time { synchronousTouches(empty) })
      least(&report.synchronousAvoider, time { synchronousTurns(avoider) })
      least(&report.awaitEmptyFromMainActor, await timeOnMain { _ in await empty.touch() })
      least(&report.awaitFromMainActor, await timeOnMain { await avoider.send($0) })
      least(&report.awaitEmptyFromElsewhere, await timeElsewhere { _ in await empty.touch() })
      least(&report.awaitFromElsewhere, await timeElsewhere { await avoider.send($0) })
    }
    return report
  }

  private static func least(_ figure: inout Double, _ measured: Double) {
    figure = figure == 0 ? measured : min(figure, measured)
  }

  private static func turns(_ machine: inout KeyboardMachine) {
    var now = MachineInstant.origin
    for _ in 0..<cycles {
      for event in BenchCycle.turns {
        now.nanoseconds += 20_000_000
        machine.handle(event, at: now)
      }
    }
  }

  @MainActor private static func synchronousTurns(_ avoider: KeyboardAvoider) {
    for _ in 0..<cycles {
      for event in BenchCycle.turns { avoider.assumeIsolated { _ = $0.send(event) } }
    }
  }

  @MainActor private static func synchronousTouches(_ empty: EmptyActor) {
    for _ in 0..<cycles {
      for _ in BenchCycle.turns { empty.assumeIsolated { $0.touch() } }
    }
  }

  /// Nanoseconds for each turn.
  private static func time(_ body: () -> Void) -> Double {
    let elapsed = ContinuousClock().measure(body)
    return elapsed / .nanoseconds(1) / Double(cycles * BenchCycle.turns.count)
  }

  @MainActor private static func timeOnMain(
    _ body: @MainActor (KeyboardEvent) async -> some Any
  ) async -> Double {
    let start = ContinuousClock.now
    for _ in 0..<cycles { for event in BenchCycle.turns { _ = await body(event) } }
    return (ContinuousClock.now - start) / .nanoseconds(1) / Double(cycles * BenchCycle.turns.count)
  }

  /// From another executor each call is a round trip, so it makes fewer.
  private nonisolated static func timeElsewhere(
    _ body: @escaping @Sendable (KeyboardEvent) async -> some Any
  ) async -> Double {
    let start = ContinuousClock.now
    for _ in 0..<cycles / 10 { for event in BenchCycle.turns { _ = await body(event) } }
    return (ContinuousClock.now - start) / .nanoseconds(1)
      / Double(cycles / 10 * BenchCycle.turns.count)
  }

  /// Allocations for each turn, once everything is warm.
  private static func allocations(_ body: () -> Void) -> Double? {
    body()
    let before = allocation_count()
    body()
    let after = allocation_count()
    return before < 0 ? nil : Double(after - before) / Double(cycles * BenchCycle.turns.count)
  }
}
