import Testing

@testable import KeyboardAvoidanceSimulation

/// A number that counts how often it is compared.
private struct Counted: Comparable {
  final class Counter { var comparisons = 0 }

  let value: Int
  let counter: Counter

  static func < (lhs: Counted, rhs: Counted) -> Bool {
    lhs.counter.comparisons += 1
    return lhs.value < rhs.value
  }

  static func == (lhs: Counted, rhs: Counted) -> Bool { lhs.value == rhs.value }
}

@Suite("Scheduling at scale")
struct ScaleTests {
  @Test("Adding to a heap and emptying it takes n log n comparisons and sorts", arguments: 1...3)
  func heap(seed: UInt64) {
    let counter = Counted.Counter()
    let count = 1 << 14
    var generator = SplitMix64(seed: seed)
    var heap = Heap<Counted>()
    for _ in 0..<count {
      heap.insert(Counted(value: generator.index(below: 5_000), counter: counter))
    }
    var taken: [Int] = []
    while let next = heap.popFirst() { taken.append(next.value) }
    #expect(taken == taken.sorted())
    #expect(taken.count == count)
    #expect(counter.comparisons <= 3 * count * 14)
  }

  @Test("Ready lanes are what a sorted list of arrivals is, whatever is added and taken")
  func readyLanes() {
    var generator = SplitMix64(seed: 11)
    var lanes = ReadyLanes()
    var model: [(arrival: Int, lane: Int)] = []
    var later: [Int] = []
    for arrival in 0..<6_000 {
      // Every third arrival waits behind another job of its lane and becomes a first job later.
      if arrival % 3 == 0, !model.isEmpty {
        later.append(arrival)
      } else {
        lanes.insert(arrival * 7, arrival: arrival)
        model.append((arrival, arrival * 7))
      }
      let takes = generator.index(below: 3)
      for _ in 0..<takes where !model.isEmpty {
        let place = generator.index(below: model.count)
        #expect(lanes.place(ofArrival: model[place].arrival) == place)
        let lane = lanes.remove(at: place)
        let expected = model.remove(at: place).lane
        #expect(lane == expected)
        let first = model.first?.arrival ?? arrival
        if let next = later.first, next > first {
          later.removeFirst()
          lanes.insert(next * 7, arrival: next)
          model.append((next, next * 7))
          model.sort { $0.arrival < $1.arrival }
        }
      }
      #expect(lanes.count == model.count)
    }
    #expect(lanes.all == model.map(\.lane))
    let none = lanes.remove(at: lanes.count)
    #expect(none == nil)
  }

  @Test("Ten thousand sleeps wake in order, half of them cancelled, and nothing of them is kept")
  func sleeps() {
    var queue = SleeperQueue()
    var generator = SplitMix64(seed: 5)
    var deadlines: [Int: Int] = [:]
    for _ in 0..<10_000 {
      let order = queue.begin()
      let deadline = 1 + generator.index(below: 700)
      deadlines[order] = deadline
      let arming = queue.arm(order, deadline: .init(offset: .milliseconds(deadline)))
      #expect(arming == .waiting)
    }
    for order in stride(from: 0, to: 10_000, by: 2) {
      let cancelled = [queue.cancel(order), queue.cancel(order)]
      #expect(cancelled == [true, false])
      deadlines[order] = nil
    }
    #expect(queue.sleepers.count == 5_000)
    var woken: [Int] = []
    while queue.nextDeadline != nil {
      woken += queue.takeDue(upTo: .init(offset: .seconds(1)))
    }
    let expected = deadlines.keys.sorted { one, other in
      (deadlines[one] ?? 0, one) < (deadlines[other] ?? 0, other)
    }
    #expect(woken == expected)
    #expect(queue.sleepers.isEmpty)
  }

  @Test("Sleeps that are begun and cancelled again and again leave nothing behind a long one")
  func cancelledSleeps() {
    var queue = SleeperQueue()
    let long = queue.begin()
    _ = queue.arm(long, deadline: .init(offset: .seconds(1)))
    for second in 2..<50_000 {
      let order = queue.begin()
      _ = queue.arm(order, deadline: .init(offset: .seconds(second)))
      _ = queue.cancel(order)
    }
    #expect(queue.heap.count <= 67)
    let due = queue.takeDue(upTo: .init(offset: .seconds(1)))
    #expect(due == [long])
  }

  @Test("Ten thousand lanes of one name get numbers, and their tasks run in the order of arrival")
  @available(macOS 15, iOS 18, visionOS 2, *)
  func lanes() throws {
    try Scheduler.run { scheduler in
      for number in 0..<10_000 { scheduler.spawn("client") { number } }
      try scheduler.runUntilIdle()
      let schedule = scheduler.schedule
      #expect(schedule.count == 10_000)
      #expect(schedule.first == "client")
      #expect(schedule.last == "client 10000")
      #expect(Set(schedule).count == 10_000)
    }
  }
}
