import Dispatch
import Foundation
import Testing

@testable import KeyboardAvoidanceSimulation

@Suite("What schedules are made of")
struct SchedulePartTests {
  @Test("No change of a locked value is lost, however many threads make one")
  func locked() {
    let count = Locked(0)
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<500 {
        count.withLock { count in
          let before = count
          // Lets the others run, who must not get in.
          sched_yield()
          count = before + 1
        }
      }
    }
    #expect(count.withLock { $0 } == 2_000)
    struct Refusal: Error {}
    #expect(throws: Refusal.self) { try count.withLock { _ throws(Refusal) in throw Refusal() } }
    #expect(count.withLock { $0 } == 2_000, "a lock is given back by an error too")
  }

  @Test("The first of each choice goes on with the work that was handed on")
  func depthFirst() throws {
    var path = DepthFirstPath(preemptions: nil)
    var runs: [[Int]] = []
    repeat {
      runs.append([
        try path.choose(below: 2, handedOn: 1), try path.choose(below: 3, handedOn: nil),
      ])
    } while path.backtrack()
    #expect(runs == [[1, 0], [1, 1], [1, 2], [0, 0], [0, 1], [0, 2]])
    #expect(path.pruned == 0)
  }

  @Test("A bound on preemptions leaves out what goes beyond it, and counts that")
  func bounded() throws {
    var path = DepthFirstPath(preemptions: 1)
    var runs: [[Int]] = []
    repeat {
      runs.append([
        try path.choose(below: 3, handedOn: 2), try path.choose(below: 3, handedOn: 1),
        try path.choose(below: 2, handedOn: nil),
      ])
    } while path.backtrack()
    let starts = [[2, 1], [2, 0], [2, 2], [0, 1], [1, 1]]
    #expect(runs == starts.flatMap { [$0 + [0], $0 + [1]] })
    #expect(path.pruned == 4, "two alternatives after each of two preemptions")
  }

  @Test("A run that has other lanes to choose from, or hands on to another, has diverged")
  func diverged() throws {
    for (count, handedOn) in [(3, 1), (2, 0), (2, nil)] as [(Int, Int?)] {
      var path = DepthFirstPath(preemptions: nil)
      _ = try path.choose(below: 2, handedOn: 1)
      let goesOn = path.backtrack()
      #expect(goesOn)
      let choice = Result { () throws(ChoiceError) in
        try path.choose(below: count, handedOn: handedOn)
      }
      guard case .failure(.diverged(expected: 2)) = choice else {
        Issue.record("expected a divergence, not \(choice)")
        continue
      }
    }
  }

  @Test("A sleep is begun, armed and cancelled in any order, and told once")
  func sleeps() {
    var queue = SleeperQueue()
    let orders = (0..<4).map { _ in queue.begin() }
    #expect(orders == [0, 1, 2, 3])
    let early = queue.cancel(0)
    #expect(!early, "nobody waits yet")
    let armed = [
      queue.arm(0, deadline: .init(offset: .seconds(-1))), queue.arm(1, deadline: .origin),
      queue.arm(2, deadline: .init(offset: .seconds(2))),
      queue.arm(3, deadline: .init(offset: .seconds(1))),
    ]
    #expect(armed == [.cancelled, .due, .waiting, .waiting])
    #expect(queue.sleepers.map(\.order) == [3, 2])
    #expect(queue.nextDeadline == .init(offset: .seconds(1)))
    let none = queue.takeDue(upTo: .init(offset: .milliseconds(999)))
    #expect(none == [] && queue.now == .origin)
    let due = queue.takeDue(upTo: .init(offset: .seconds(3)))
    #expect(due == [3] && queue.now == .init(offset: .seconds(1)))
    let late = queue.cancel(3)
    #expect(!late, "it was woken already")
    queue.move(to: .origin)
    #expect(queue.now == .init(offset: .seconds(1)))
    let rest = [queue.takeAll(), queue.takeAll()]
    #expect(rest == [[2], []])
    #expect(queue.heap.count == 0 && queue.nextDeadline == nil && queue.sleepers.isEmpty)
  }

  @Test("What a heap drops leaves the rest in order")
  func heap() {
    var heap = Heap<Int>()
    for number in [9, 3, 7, 1, 8, 2, 6, 4, 5, 0] { heap.insert(number) }
    heap.removeAll { $0.isMultiple(of: 3) }
    #expect(heap.count == 6 && heap.first == 1)
    var taken: [Int] = []
    while let next = heap.popFirst() { taken.append(next) }
    #expect(taken == [1, 2, 4, 5, 7, 8])
    #expect(heap.first == nil)
  }

  @Test("A schedule is told with its number, its choices as code and its lanes")
  func descriptions() {
    let schedule = Schedule(number: 7, choices: [1, 0], lanes: ["a", "b"], preemptions: 1)
    #expect(schedule.description == "schedule 7, .scripted([1, 0]): a → b")
    let nothing = Leftovers(tasks: [], failures: [], jobs: [], sleepers: [], lastLanes: ["a"])
    #expect(nothing.isEmpty && nothing.description == "nothing is left")
    let left = Leftovers(
      tasks: ["t"], failures: [.init(name: "f", error: "E()")],
      jobs: [.init(lane: "l", jobs: 1), .init(lane: "m", jobs: 2)],
      sleepers: [.init(deadline: .init(offset: .seconds(1)), order: 3)], lastLanes: ["a", "b"])
    let all =
      "task \"t\" never finished; task \"f\" threw E(), and nobody read it; "
      + "lane \"l\" has 1 job not run; lane \"m\" has 2 jobs not run; "
      + "sleep 3 until 1.0 seconds never ended (last ran: a → b)"
    #expect(left.description == all)
    let errors: [(SchedulerError, String)] = [
      (
        .stepLimit(limit: 5, lastLanes: ["a", "b"]),
        "the limit of 5 jobs was reached; last ran: a → b"
      ),
      (
        .diverged(position: 2, expected: 3, ready: ["a"]),
        "choice 2 was among 3 lanes in an earlier run of the same scenario, now the ready lanes "
          + "are 0: a; look for a task without an executor, time or randomness"
      ),
      (
        .reentered,
        "the scheduler is already running; run jobs from the test, not from a job or from enter"
      ),
      (
        .clock(.backwards(from: .init(offset: .seconds(2)), to: .origin)),
        "the clock is at 2.0 seconds and cannot go back to 0.0 seconds; move it by zero or more"
      ),
      (.stalled(left), "stalled: \(all)"), (.leftovers(left), "left over: \(all)"),
    ]
    for (error, text) in errors { #expect(error.description == text) }
    for (isTask, isFailure, isJob, isSleeper) in [
      (true, false, false, false), (false, true, false, false), (false, false, true, false),
      (false, false, false, true),
    ] {
      let one = Leftovers(
        tasks: isTask ? left.tasks : [], failures: isFailure ? left.failures : [],
        jobs: isJob ? left.jobs : [], sleepers: isSleeper ? left.sleepers : [], lastLanes: [])
      #expect(!one.isEmpty)
    }
  }

  @Test("Outcomes are counted in the order in which they were first seen")
  func report() {
    struct Refusal: Error {}
    func schedule(_ number: UInt64) -> Schedule {
      Schedule(number: number, choices: [], lanes: [], preemptions: 0)
    }
    var report = ScheduleReport<String>()
    #expect(report.pruned == 0 && !report.isComplete)
    for (number, outcome) in ["b", "a", nil, "b", nil].enumerated() {
      report.record(
        outcome.map { .success($0) } ?? .failure(Refusal()), of: schedule(UInt64(number)))
    }
    #expect(report.schedules == 5 && report.failures == 2)
    #expect(report.firstFailure?.schedule == schedule(2))
    #expect(report.firstFailure?.description == "Refusal() in schedule 2, .scripted([]): ")
    #expect(report.occurrences.map(\.outcome) == ["b", "a"])
    #expect(report.occurrences.map(\.count) == [2, 1])
    #expect(report.occurrences.map(\.first.number) == [0, 1])
    #expect(["a", "b", "c"].map { report.count(of: $0) } == [1, 2, 0])
  }
}
