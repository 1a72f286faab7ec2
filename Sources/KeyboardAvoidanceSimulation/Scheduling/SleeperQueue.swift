/// Who waits on a manual clock, as a value: which sleeps were begun, armed and cancelled.
///
/// A sleep is begun (it has a number), then armed, and each step may meet a cancellation:
/// before it is armed, while it waits, or after it was woken, when it comes too late.
struct SleeperQueue: Sendable {
  /// What becomes of a sleep when it is armed.
  enum Arming: Hashable, Sendable {
    /// It waits for its deadline.
    case waiting
    /// Its deadline is not in the future.
    case due
    /// It was cancelled before it was armed.
    case cancelled
  }

  private(set) var now = ManualClock.Instant.origin
  /// The armed sleeps, and some that were cancelled since; the first of them is never one of those.
  private(set) var heap = Heap<ManualClock.Sleeper>()
  /// The sleeps that are armed and wait.
  private var waiting: Set<Int> = []
  private var begun: Set<Int> = []
  private var cancelledEarly: Set<Int> = []
  private var nextOrder = 0

  /// When the next sleep ends.
  var nextDeadline: ManualClock.Instant? { heap.first?.deadline }

  /// The armed sleeps by deadline, then in the order in which they were begun.
  var sleepers: [ManualClock.Sleeper] {
    heap.elements.filter { waiting.contains($0.order) }.sorted()
  }

  /// Numbers a new sleep.
  mutating func begin() -> Int {
    defer { nextOrder += 1 }
    begun.insert(nextOrder)
    return nextOrder
  }

  /// Arms a sleep; a cancellation wins over a deadline that is already due.
  mutating func arm(_ order: Int, deadline: ManualClock.Instant) -> Arming {
    begun.remove(order)
    if cancelledEarly.remove(order) != nil { return .cancelled }
    guard deadline > now else { return .due }
    heap.insert(ManualClock.Sleeper(deadline: deadline, order: order))
    waiting.insert(order)
    return .waiting
  }

  /// Cancels a sleep; true when it was waiting and has to be told.
  mutating func cancel(_ order: Int) -> Bool {
    if begun.contains(order) {
      cancelledEarly.insert(order)
      return false
    }
    guard waiting.remove(order) != nil else { return false }
    dropCancelled()
    return true
  }

  /// Moves time to the next deadline up to `limit` and takes everyone who is due then.
  mutating func takeDue(upTo limit: ManualClock.Instant) -> [Int] {
    guard let deadline = nextDeadline, deadline <= limit else { return [] }
    now = deadline
    var due: [Int] = []
    while heap.first?.deadline == deadline, let sleeper = heap.popFirst() {
      if waiting.remove(sleeper.order) != nil { due.append(sleeper.order) }
    }
    dropCancelled()
    return due
  }

  /// Takes everyone, whatever the deadline.
  mutating func takeAll() -> [Int] {
    let orders = sleepers.map(\.order)
    waiting.removeAll()
    dropCancelled()
    return orders
  }

  /// Moves time forward to `instant`, or leaves it where that would be backwards.
  mutating func move(to instant: ManualClock.Instant) {
    now = max(now, instant)
  }

  /// Drops the cancelled sleeps at the front, and all of them once they are most of the heap.
  private mutating func dropCancelled() {
    if heap.count > 2 * waiting.count + 64 {
      heap.removeAll { !waiting.contains($0.order) }
    }
    while let first = heap.first, !waiting.contains(first.order) { _ = heap.popFirst() }
  }
}
