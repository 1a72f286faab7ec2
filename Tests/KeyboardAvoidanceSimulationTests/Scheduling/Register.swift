import KeyboardAvoidanceSimulation

/// A number that is read and written in separate calls, so that an update can be lost.
@available(macOS 15, iOS 18, visionOS 2, *)
actor Register {
  nonisolated let lane: SerialLane
  nonisolated var unownedExecutor: UnownedSerialExecutor { lane.asUnownedSerialExecutor() }
  private(set) var value = 0
  private(set) var log: [String] = []

  init(on lane: SerialLane) {
    self.lane = lane
  }

  func write(_ value: Int) {
    self.value = value
  }

  func append(_ entry: String) {
    log.append(entry)
  }

  /// What a read from outside sees while nothing runs.
  nonisolated var snapshot: (value: Int, log: [String]) {
    lane.enter { assumeIsolated { ($0.value, $0.log) } }
  }
}

@available(macOS 15, iOS 18, visionOS 2, *)
extension Scheduler {
  /// Each client reads the register and writes back one more: updates can be lost.
  func runReadersAndWriters(clients: Int) throws -> Int {
    let register = Register(on: serialLane("register"))
    for client in 0..<clients {
      spawn("client \(client)") {
        let read = await register.value
        await register.write(read + 1)
      }
    }
    try runUntilIdle()
    return register.snapshot.value
  }

  /// Each client appends its name as often as told; returns the order of arrival.
  func runAppenders(clients: Int, times: Int) throws -> [String] {
    let register = Register(on: serialLane("register"))
    for client in 0..<clients {
      spawn("client \(client)") {
        for _ in 0..<times { await register.append("\(client)") }
      }
    }
    try runUntilIdle()
    return register.snapshot.log
  }
}
