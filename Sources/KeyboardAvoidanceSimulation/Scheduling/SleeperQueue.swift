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
  /// The armed sleeps by deadline, then in the order in which they were begun.
  private(set) var sleepers: [ManualClock.Sleeper] = []
  private var begun: Set<Int> = []
  private var cancelledEarly: Set<Int> = []
  private var nextOrder = 0

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
    let sleeper = ManualClock.Sleeper(deadline: deadline, order: order)
    let place = sleepers.firstIndex { sleeper < $0 } ?? sleepers.endIndex
    sleepers.insert(sleeper, at: place)
    return .waiting
  }

  /// Cancels a sleep; true when it was waiting and has to be told.
  mutating func cancel(_ order: Int) -> Bool {
    if begun.contains(order) {
      cancelledEarly.insert(order)
      return false
    }
    guard let place = sleepers.firstIndex(where: { $0.order == order }) else { return false }
    sleepers.remove(at: place)
    return true
  }

  /// Moves time to the next deadline up to `limit` and takes everyone who is due then.
  mutating func takeDue(upTo limit: ManualClock.Instant) -> [Int] {
    guard let deadline = sleepers.first?.deadline, deadline <= limit else { return [] }
    now = deadline
    let due = sleepers.prefix { $0.deadline == deadline }.map(\.order)
    sleepers.removeFirst(due.count)
    return due
  }

  /// Takes everyone, whatever the deadline.
  mutating func takeAll() -> [Int] {
    defer { sleepers.removeAll() }
    return sleepers.map(\.order)
  }

  /// Moves time forward to `instant`, or leaves it where that would be backwards.
  mutating func move(to instant: ManualClock.Instant) {
    now = max(now, instant)
  }
}
