internal import KeyboardAvoidance

/// The turns of one action, their times counted from its start, in seconds.
struct Script {
  /// The shortest time between two turns, in seconds.
  static let shortest = 0.001

  private(set) var turns: [TimedEvents] = []

  /// When the last turn comes that holds more than reports of what was announced.
  private(set) var lastAnnounced = 0.0

  /// Adds a turn, if it holds anything.
  mutating func add(_ events: [TraceEvent], at time: Double = 0) {
    guard !events.isEmpty else { return }
    turns.append(TimedEvents(at: time, events))
    if !events.allSatisfy(\.isDid) { lastAnnounced = max(lastAnnounced, time) }
  }

  /// Adds a movement: facts and announcements in one turn, its dids in another.
  mutating func add(
    _ movement: Movement, with facts: [TraceEvent] = [], factsFirst: Bool = true,
    at time: Double = 0
  ) {
    add(factsFirst ? facts + movement.wills : movement.wills + facts, at: time)
    add(movement.dids, at: time + movement.didDelay)
    if movement.wills.isEmpty, !movement.dids.isEmpty {
      lastAnnounced = max(lastAnnounced, time + movement.didDelay)
    }
  }

  /// When the last turn so far comes.
  var end: Double { turns.map(\.time).max() ?? 0 }

  /// A time to the nearest millisecond, so that traces are readable.
  static func round(_ time: Double) -> Double { (time * 1000).rounded() / 1000 }
}

extension TraceEvent {
  /// Whether it is a did-notification.
  var isDid: Bool {
    guard case .notification(let notification, _) = self else { return false }
    return !notification.kind.isWill
  }
}
