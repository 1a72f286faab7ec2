/// A clock that stands still until a test moves it.
///
/// Sleepers wake by deadline, then in the order in which they began to sleep. Safe to use from
/// any isolation. Moved alone it resumes sleepers and returns at once, without waiting for them to
/// run; under a ``Scheduler`` use ``Scheduler/advance(by:limit:)``, which runs what wakes at each
/// deadline before time goes on.
public final class ManualClock: Clock {
  /// A point in time, as the time since the clock was made.
  public struct Instant: InstantProtocol, CustomStringConvertible {
    /// The time since the clock was made.
    public let offset: Duration

    /// Where every manual clock starts.
    public static let origin = Instant(offset: .zero)

    /// Creates the instant at `offset` after the clock's start.
    public init(offset: Duration) {
      self.offset = offset
    }

    /// The instant `duration` later, or earlier where it is negative.
    public func advanced(by duration: Duration) -> Instant {
      Instant(offset: offset + duration)
    }

    /// The time from here to `other`; negative where `other` is earlier.
    public func duration(to other: Instant) -> Duration {
      other.offset - offset
    }

    /// Whether `lhs` is earlier.
    public static func < (lhs: Instant, rhs: Instant) -> Bool {
      lhs.offset < rhs.offset
    }

    /// The offset, as in "1.5 seconds".
    public var description: String { "\(offset)" }
  }

  /// One unfinished sleep.
  public struct Sleeper: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// When it wakes.
    public let deadline: Instant
    /// Its place among all sleeps of its clock, counted from 0 in the order in which they began.
    public let order: Int

    /// Whether `lhs` wakes before `rhs`.
    public static func < (lhs: Sleeper, rhs: Sleeper) -> Bool {
      (lhs.deadline, lhs.order) < (rhs.deadline, rhs.order)
    }

    /// The number and the deadline, as in "sleep 3 until 1.5 seconds".
    public var description: String { "sleep \(order) until \(deadline)" }
  }

  /// A refused move of the clock.
  public enum MoveError: Error, Hashable, CustomStringConvertible {
    /// The instant asked for is earlier than the present one.
    case backwards(from: Instant, to: Instant)

    /// What was asked for and what is accepted.
    public var description: String {
      switch self {
      case .backwards(let from, let to):
        "the clock is at \(from) and cannot go back to \(to); move it by zero or more"
      }
    }
  }

  private struct State: Sendable {
    var queue = SleeperQueue()
    var waiting: [Int: CheckedContinuation<Void, any Error>] = [:]

    mutating func take(_ orders: [Int]) -> [CheckedContinuation<Void, any Error>] {
      orders.compactMap { waiting.removeValue(forKey: $0) }
    }
  }

  private let state = Locked(State())

  /// Creates a clock at ``Instant/origin``.
  public init() {}

  /// The present instant; during a move, the deadline of whoever is being woken.
  public var now: Instant { state.withLock { $0.queue.now } }

  /// Zero: deadlines are exact.
  public var minimumResolution: Duration { .zero }

  /// The unfinished sleeps, the next to wake first. At the end of a test there should be none.
  public var sleepers: [Sleeper] { state.withLock { $0.queue.sleepers } }

  /// When the next unfinished sleep ends.
  var nextDeadline: Instant? { state.withLock { $0.queue.nextDeadline } }

  /// Waits until the clock is moved to `deadline` or beyond; returns at once where it is not in
  /// the future.
  ///
  /// - Parameters:
  ///   - deadline: The instant to sleep until.
  ///   - tolerance: Ignored; this clock is exact.
  /// - Throws: `CancellationError` when the task is cancelled before the deadline, or already was.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let order = state.withLock { $0.queue.begin() }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        arm(order, deadline: deadline, continuation: continuation)
      }
    } onCancel: {
      let cancelled = state.withLock { state in
        state.queue.cancel(order) ? state.take([order]) : []
      }
      for continuation in cancelled { continuation.resume(throwing: CancellationError()) }
    }
  }

  private func arm(
    _ order: Int, deadline: Instant, continuation: CheckedContinuation<Void, any Error>
  ) {
    let arming = state.withLock { state in
      let arming = state.queue.arm(order, deadline: deadline)
      if arming == .waiting { state.waiting[order] = continuation }
      return arming
    }
    switch arming {
    case .waiting: break
    case .due: continuation.resume()
    case .cancelled: continuation.resume(throwing: CancellationError())
    }
  }

  /// Moves the clock by `duration` and resumes who is due, in order.
  ///
  /// - Throws: ``MoveError`` for a negative duration; the clock then stays where it is.
  public func advance(by duration: Duration) throws(MoveError) {
    try advance(to: now.advanced(by: duration))
  }

  /// Moves the clock to `instant` and resumes who is due, in order.
  ///
  /// - Throws: ``MoveError`` for an earlier instant; the clock then stays where it is.
  public func advance(to instant: Instant) throws(MoveError) {
    try checkMove(to: instant)
    while wakeNext(upTo: instant) {}
    settle(at: instant)
  }

  /// Refuses an instant before the present one.
  func checkMove(to instant: Instant) throws(MoveError) {
    let now = self.now
    if instant < now { throw .backwards(from: now, to: instant) }
  }

  /// Moves to the next deadline up to `limit` and resumes its sleepers; false when there is none.
  func wakeNext(upTo limit: Instant) -> Bool {
    let due = state.withLock { state in
      let due = state.queue.takeDue(upTo: limit)
      return state.take(due)
    }
    for continuation in due { continuation.resume() }
    return !due.isEmpty
  }

  /// Ends a move whose sleepers have been woken.
  func settle(at instant: Instant) {
    state.withLock { $0.queue.move(to: instant) }
  }

  /// Ends every unfinished sleep as if its task had been cancelled.
  func cancelSleepers() {
    let cancelled = state.withLock { state in
      let orders = state.queue.takeAll()
      return state.take(orders)
    }
    for continuation in cancelled { continuation.resume(throwing: CancellationError()) }
  }
}
