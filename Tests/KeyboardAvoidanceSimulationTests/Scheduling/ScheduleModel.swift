/// Counts the schedules of two equal clients without running any task.
///
/// A client is the row of lanes its jobs run on. Jobs on the shared lane run in the order in which
/// they came; its first job there reads the number, its second writes back one more.
struct ScheduleModel {
  /// For each job of a client whether it runs on the shared lane.
  let isShared: [Bool]
  /// The most preemptions in one schedule, or nil for no bound.
  var bound: Int?

  private struct Run {
    /// The clients whose next job waits, first come first.
    var waiting = [0, 1]
    var position = [0, 0]
    var read = [0, 0]
    var value = 0
    var preemptions = 0
    /// The client whose job ran last, while it has more.
    var last: Int?
  }

  /// How many schedules end with each value.
  func counts() -> [Int: Int] {
    var counts: [Int: Int] = [:]
    visit(Run(), &counts)
    return counts
  }

  private func visit(_ run: Run, _ counts: inout [Int: Int]) {
    let first = candidates(run)
    guard !first.isEmpty else { return counts[run.value, default: 0] += 1 }
    for client in first {
      var next = run
      if let last = run.last, first.count > 1, lane(of: last, run) != lane(of: client, run) {
        next.preemptions += 1
        if let bound, next.preemptions > bound { continue }
      }
      step(client, &next)
      visit(next, &counts)
    }
  }

  /// The clients at the head of a lane.
  private func candidates(_ run: Run) -> [Int] {
    var lanes: Set<Int> = []
    return run.waiting.filter { lanes.insert(lane(of: $0, run)).inserted }
  }

  private func lane(of client: Int, _ run: Run) -> Int {
    isShared[run.position[client]] ? -1 : client
  }

  private func step(_ client: Int, _ run: inout Run) {
    let position = run.position[client]
    if isShared[position] {
      if isShared[..<position].contains(true) {
        run.value = run.read[client] + 1
      } else {
        run.read[client] = run.value
      }
    }
    run.waiting.removeAll { $0 == client }
    run.position[client] += 1
    run.last = nil
    if run.position[client] < isShared.count {
      run.waiting.append(client)
      run.last = client
    }
  }
}
