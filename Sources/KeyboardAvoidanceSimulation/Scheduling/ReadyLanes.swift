/// The lanes that have a job, in the order in which their first jobs arrived.
///
/// Arrivals only count up, so each has a slot of its own in a window that moves on with them. A
/// Fenwick tree over the window counts the lanes up to a slot (P. Fenwick, "A New Data Structure for
/// Cumulative Frequency Tables", 1994): adding a lane, taking the one at a place and finding a
/// lane's place are logarithmic.
struct ReadyLanes: Sendable {
  /// The lane in each slot of the window, or none.
  private var lanes: [Int?] = []

  /// The tree: at `i`, how many lanes are in the slots below `i`, from `i` without its lowest bit.
  private var sums: [Int] = []

  /// The arrival that the first slot stands for.
  private var start = 0

  /// How many lanes have a job.
  private(set) var count = 0

  /// The lanes, the one that has waited longest first.
  var all: [Int] { lanes.compactMap { $0 } }

  /// Adds a lane by the arrival of its first job.
  mutating func insert(_ lane: Int, arrival: Int) {
    if arrival - start >= lanes.count { moveWindow(toHold: arrival) }
    lanes[arrival - start] = lane
    count += 1
    add(1, at: arrival - start)
  }

  /// Takes out the lane at a place, counted from 0.
  mutating func remove(at place: Int) -> Int? {
    guard (0..<count).contains(place) else { return nil }
    let slot = slot(at: place)
    let lane = lanes[slot]
    lanes[slot] = nil
    count -= 1
    add(-1, at: slot)
    return lane
  }

  /// The place of the lane whose first job has this arrival.
  func place(ofArrival arrival: Int) -> Int {
    var index = arrival - start
    var before = 0
    while index > 0 {
      before += sums[index]
      index &= index - 1
    }
    return before
  }

  private mutating func add(_ number: Int, at slot: Int) {
    var index = slot + 1
    while index < sums.count {
      sums[index] += number
      index += index & -index
    }
  }

  /// The slot of the lane at a place: the last that fewer than `place + 1` lanes stand below.
  private func slot(at place: Int) -> Int {
    var slot = 0
    var rest = place
    var step = lanes.count
    while step > 0 {
      if slot + step < sums.count, sums[slot + step] <= rest {
        slot += step
        rest -= sums[slot]
      }
      step /= 2
    }
    return slot
  }

  /// Lets the window begin with the lane that has waited longest, and makes it at least twice as
  /// long as is needed, a power of two: so it is seldom moved.
  private mutating func moveWindow(toHold arrival: Int) {
    let first = lanes.firstIndex { $0 != nil }.map { min($0 + start, arrival) } ?? arrival
    let old = lanes.dropFirst(first - start)
    start = first
    var length = 64
    while length < 2 * (arrival - start + 1) { length *= 2 }
    lanes = Array(old) + Array(repeating: nil, count: length - old.count)
    sums = [0] + lanes.map { $0 == nil ? 0 : 1 }
    for index in 1..<sums.count where index + (index & -index) < sums.count {
      sums[index + (index & -index)] += sums[index]
    }
  }
}
