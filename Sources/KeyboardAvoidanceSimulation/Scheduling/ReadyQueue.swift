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
      // Drops what was taken once it is half of the list: each job is moved once at the most.
      if 2 * head >= jobs.count {
        jobs.removeFirst(head)
        head = 0
      }
      return job
    }
  }

  private var lines: [Line] = []
  private var taken: Set<String> = []
  /// The last number that was given to a lane of each name.
  private var copies: [String: Int] = [:]
  private var arrivals = 0
  private var ready = ReadyLanes()

  /// Adds a lane; a name that is taken gets a number, as in "client 2".
  mutating func addLane(_ name: String) -> (number: Int, name: String) {
    var unique = name
    var number = copies[name] ?? 1
    while !taken.insert(unique).inserted {
      number += 1
      unique = "\(name) \(number)"
    }
    copies[name] = number
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

  /// How many lanes have a job.
  var readyCount: Int { ready.count }

  /// The names of the lanes that have a job, the one that has waited longest first.
  var readyNames: [String] { ready.all.map(name(of:)) }

  /// The place of a lane among those that have a job, counted from 0.
  func place(of lane: Int) -> Int? {
    lines[lane].first.map { ready.place(ofArrival: $0.arrival) }
  }

  mutating func push(_ job: UnownedJob, on lane: any Lane) {
    if lines[lane.number].count == 0 { ready.insert(lane.number, arrival: arrivals) }
    lines[lane.number].jobs.append(ReadyJob(lane: lane, job: job, arrival: arrivals))
    arrivals += 1
  }

  /// Takes the first job of the lane at a place among those that have one.
  mutating func pop(at place: Int) -> ReadyJob? {
    guard let lane = ready.remove(at: place) else { return nil }
    let job = lines[lane].popFirst()
    if let next = lines[lane].first { ready.insert(lane, arrival: next.arrival) }
    return job
  }

  /// Forgets every job.
  mutating func removeJobs() {
    ready = ReadyLanes()
    for index in lines.indices {
      lines[index].jobs.removeAll()
      lines[index].head = 0
    }
  }
}
