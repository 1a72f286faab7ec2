/// A place where jobs wait their turn and run; a lane is an executor of one scheduler.
protocol Lane: AnyObject, Sendable {
  /// Its place among the scheduler's lanes.
  var number: Int { get }
  /// Runs a job that was taken from the queue, on this executor.
  func run(_ job: UnownedJob)
}

/// A job and the lane it was given to; it runs nowhere else.
///
/// It holds the lane, because a job does not keep its executor alive.
struct ReadyJob: Sendable {
  let lane: any Lane
  let job: UnownedJob
  fileprivate let arrival: Int

  /// Runs the job; never under the scheduler's lock.
  func run() { lane.run(job) }
}

/// The jobs that are ready, first-in first-out in each lane.
struct ReadyQueue: Sendable {
  private struct Line: Sendable {
    let name: String
    var jobs: [ReadyJob] = []
    var head = 0

    var first: ReadyJob? { head < jobs.count ? jobs[head] : nil }
    var count: Int { jobs.count - head }

    mutating func popFirst() -> ReadyJob? {
      guard let job = first else { return nil }
      head += 1
      if head == jobs.count {
        jobs.removeAll(keepingCapacity: true)
        head = 0
      }
      return job
    }
  }

  private var lines: [Line] = []
  private var arrivals = 0
  /// The numbers of the lanes that have a job, the one that has waited longest first.
  private(set) var ready: [Int] = []

  /// Adds a lane; a name that is taken gets a number, as in "client 2".
  mutating func addLane(_ name: String) -> (number: Int, name: String) {
    var unique = name
    var copies = 1
    while lines.contains(where: { $0.name == unique }) {
      copies += 1
      unique = "\(name) \(copies)"
    }
    lines.append(Line(name: unique))
    return (lines.count - 1, unique)
  }

  func name(of lane: Int) -> String {
    lines[lane].name
  }

  /// The lanes with jobs that wait and how many, in the order of the lanes.
  var waiting: [Leftovers.WaitingLane] {
    lines.filter { $0.count > 0 }.map { Leftovers.WaitingLane(lane: $0.name, jobs: $0.count) }
  }

  mutating func push(_ job: UnownedJob, on lane: any Lane) {
    if lines[lane.number].count == 0 { ready.append(lane.number) }
    lines[lane.number].jobs.append(ReadyJob(lane: lane, job: job, arrival: arrivals))
    arrivals += 1
  }

  /// Takes the first job of the lane at a place in ``ready``.
  mutating func pop(at place: Int) -> ReadyJob? {
    let lane = ready.remove(at: place)
    let job = lines[lane].popFirst()
    if let next = lines[lane].first {
      let place = ready.firstIndex { (lines[$0].first?.arrival ?? .max) > next.arrival }
      ready.insert(lane, at: place ?? ready.endIndex)
    }
    return job
  }

  /// Forgets every job.
  mutating func removeJobs() {
    ready.removeAll()
    for index in lines.indices {
      lines[index].jobs.removeAll()
      lines[index].head = 0
    }
  }
}
