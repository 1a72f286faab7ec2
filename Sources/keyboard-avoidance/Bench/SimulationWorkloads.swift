internal import Foundation
internal import KeyboardAvoidance
internal import KeyboardAvoidanceSimulation

/// What the simulation does in bulk.
@MainActor enum SimulationWorkloads {
  static let explorationDepth = 5

  static var all: [Workload] {
    let explored = Explorer(.standard(), depth: explorationDepth).run().transitions
    let trace = trace(lines: 2_000)
    var workloads = [
      Workload("exploration", per: "transition", beside: "machine", units: explored) {
        _ = Explorer(.standard(), depth: explorationDepth).run()
      },
      Workload("replay", per: "line", beside: "machine", units: 2_000) { replay(trace) },
    ]
    if #available(macOS 15, *) {
      for count in [1_000, 10_000] {
        let small = count == 1_000
        workloads += [
          Workload(
            "sleep of \(count)", per: "sleep", beside: small ? nil : "sleep of 1000", units: count
          ) { sleeps(count) },
          Workload(
            "lane of \(count)", per: "lane", beside: small ? nil : "lane of 1000", units: count
          ) { lanes(count) },
        ]
      }
    }
    return workloads
  }

  /// Reads a trace line by line and plays it.
  private static func replay(_ trace: Data) {
    var stream = TraceStream()
    var player: TracePlayer?
    func take(_ item: TraceStream.Item) {
      switch item {
      case .header(let header): player = TracePlayer(header)
      case .line(let line): player?.take(line) { _ in }
      }
    }
    do throws(TraceError) {
      try stream.read(trace, take)
      try stream.finish(take)
    } catch {
      Output.error("bench: \(error)")
    }
  }

  /// The bench's cycle as a trace of so many lines, an expectation in each cycle.
  private static func trace(lines count: Int) -> Data {
    let input = TraceInput(
      name: "email", input: FocusedInput(1, frame: CGRect(x: 20, y: 560, width: 350, height: 44)))
    let header = TraceHeader(
      name: "bench", viewport: BenchCycle.viewport, inputs: [input], policy: BenchCycle.policy)
    var lines: [TraceLine] = []
    while lines.count < count {
      let time = Double(lines.count / 9)
      lines.append(TraceLine(at: time, .event(.focus("email"))))
      for (place, event) in BenchCycle.turns.dropFirst().enumerated() {
        let traced: TraceEvent? =
          switch event {
          case .notification(let notification): .notification(notification)
          case .tapOutside: .tapOutside
          default: nil
          }
        guard let traced else { continue }
        lines.append(TraceLine(at: time + Double(place + 1) / 10, .event(traced)))
      }
      let expected = TraceExpectation([.state: .state(.hidden), .inset: .number(0)])
      lines.append(TraceLine(at: time + 0.9, .expectation(expected)))
    }
    let trace = Trace(header: header, lines: Array(lines.prefix(count)))
    return (try? TraceWriter.write(trace)) ?? Data()
  }

  /// Sleeps that begin together and end one after the other.
  @available(macOS 15, *)
  private static func sleeps(_ count: Int) {
    let scheduler = Scheduler()
    let clock = scheduler.clock
    for number in 0..<count {
      // A prime step, so that deadlines do not come in the order of the sleeps.
      let deadline = 1 + number * 7_919 % count
      scheduler.spawn("sleeper") { try await clock.sleep(for: .milliseconds(deadline)) }
    }
    try? scheduler.runToEnd(limit: 4 * count)
  }

  /// Lanes of one name, ready together and chosen at random.
  @available(macOS 15, *)
  private static func lanes(_ count: Int) {
    let scheduler = Scheduler(policy: .random(seed: 1))
    for _ in 0..<count { scheduler.spawn("client") {} }
    try? scheduler.runUntilIdle(limit: 4 * count)
  }
}
