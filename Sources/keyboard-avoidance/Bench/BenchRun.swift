internal import AllocationCounter

/// Measures workloads, by turns, so that all of them meet the same weather.
@MainActor struct BenchRun {
  /// How many samples of a workload are taken in each round.
  private static let samplesPerRound = 10

  private let workloads: [Workload]
  private let rounds: Int

  init(_ workloads: [Workload], rounds: Int) {
    self.workloads = workloads
    self.rounds = rounds
  }

  /// Every workload of the bench.
  static var allWorkloads: [Workload] {
    MachineWorkloads.all + ActorWorkloads.all + SimulationWorkloads.all
  }

  func report() async -> BenchReport {
    var samples: [[Double]] = Array(repeating: [], count: workloads.count)
    for workload in workloads { _ = await workload.time() }
    for _ in 0..<rounds {
      for (place, workload) in workloads.enumerated() {
        for _ in 0..<(workload.isLong ? 1 : Self.samplesPerRound) {
          samples[place].append(await workload.time())
        }
      }
    }
    var figures: [BenchReport.Figure] = []
    for (place, workload) in workloads.enumerated() {
      let sorted = samples[place].sorted()
      let baseline = figures.first { $0.name == workload.baseline }
      figures.append(
        BenchReport.Figure(
          name: workload.name, unit: workload.unit, least: sorted[0],
          median: sorted[sorted.count / 2], p99: sorted[(sorted.count - 1) * 99 / 100],
          allocations: await workload.allocations(), baseline: baseline?.name,
          ratio: baseline.map { sorted[0] / $0.least }))
    }
    return BenchReport(figures: figures, idleAvoiderBytes: await ActorWorkloads.idleBytes())
  }
}
