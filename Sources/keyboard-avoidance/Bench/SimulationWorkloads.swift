internal import Foundation
internal import KeyboardAvoidance
internal import KeyboardAvoidanceSimulation

#if canImport(CoreGraphics)
  internal import CoreGraphics
#endif

/// What the simulation does in bulk.
@MainActor enum SimulationWorkloads {
  static var all: [Workload] {
    var trace: Data?
    var workloads = [
      Workload("exploration", per: "transition", beside: "machine", isLong: true) {
        Explorer(.standard(), depth: 5).run().transitions
      },
      Workload(
        "exploration, every processor", per: "transition", beside: "exploration", by: .wall,
        isLong: true
      ) {
        let processors = ProcessInfo.processInfo.activeProcessorCount
        return await Explorer(.standard(), depth: 5).run(tasks: processors).transitions
      },
      Workload("replay", per: "line", beside: "machine", isLong: true) {
        let data = trace ?? self.trace(lines: 2_000)
        trace = data
        return replay(data)
      },
    ]
    guard #available(macOS 15, *) else { return workloads }
    for (count, baseline) in [(1_000, nil), (10_000, "1000")] {
      workloads += [
        Workload(
          "sleep among \(count)", per: "sleep", beside: baseline.map { "sleep among \($0)" },
          isLong: true
        ) { sleeps(count) },
        Workload(
          "lane among \(count)", per: "lane", beside: baseline.map { "lane among \($0)" },
          isLong: true
        ) { lanes(count) },
      ]
    }
    return workloads
  }

  /// Reads a trace line by line and plays it.
  private static func replay(_ trace: Data) -> Int {
    var stream = TraceStream()
    var player: TracePlayer?
    var count = 0
    func take(_ item: TraceStream.Item) {
      switch item {
      case .header(let header): player = TracePlayer(header)
      case .line(let line):
        count += 1
        player?.take(line) { _ in }
      }
    }
    do throws(TraceError) {
      try stream.read(trace, take)
      try stream.finish(take)
    } catch {
      Output.error("bench: \(error)")
    }
    return count
  }

  /// The bench's cycle as a trace of so many lines, an expectation in each cycle.
  private static func trace(lines count: Int) -> Data {
    let input = TraceInput(
      name: "email", input: FocusedInput(1, frame: CGRect(x: 20, y: 560, width: 350, height: 44)))
    let header = TraceHeader(
      name: "bench", viewport: BenchCycle.viewport, inputs: [input], policy: BenchCycle.policy)
    var lines: [TraceLine] = []
    while lines.count < count {
      let time = Duration.seconds(lines.count / 9)
      lines.append(TraceLine(at: time, .event(.focus("email"))))
      for (place, event) in BenchCycle.turns.dropFirst().enumerated() {
        let traced: TraceEvent? =
          switch event {
          case .notification(let notification): .notification(notification)
          case .tapOutside: .tapOutside
          default: nil
          }
        guard let traced else { continue }
        lines.append(TraceLine(at: time + .milliseconds(100 * (place + 1)), .event(traced)))
      }
      let expected = TraceExpectation([.state: .state(.hidden), .inset: .number(0)])
      lines.append(TraceLine(at: time + .milliseconds(900), .expectation(expected)))
    }
    let trace = Trace(header: header, lines: Array(lines.prefix(count)))
    return (try? TraceWriter.write(trace)) ?? Data()
  }

  /// Sleeps that begin together and end one after the other.
  @available(macOS 15, *)
  private static func sleeps(_ count: Int) -> Int {
    let scheduler = Scheduler()
    let clock = scheduler.clock
    for number in 0..<count {
      // A prime step, so that deadlines do not come in the order of the sleeps.
      let deadline = 1 + number * 7_919 % count
      scheduler.spawn("sleeper") { try await clock.sleep(for: .milliseconds(deadline)) }
    }
    try? scheduler.runToEnd(limit: 4 * count)
    return count
  }

  /// Lanes of one name, ready together and chosen at random.
  @available(macOS 15, *)
  private static func lanes(_ count: Int) -> Int {
    let scheduler = Scheduler(policy: .random(seed: 1))
    for _ in 0..<count { scheduler.spawn("client") {} }
    try? scheduler.runUntilIdle(limit: 4 * count)
    return count
  }
}
