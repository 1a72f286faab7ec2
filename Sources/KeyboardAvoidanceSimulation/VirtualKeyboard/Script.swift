internal import KeyboardAvoidance

/// The turns of one action, their times counted from its start.
struct Script {
  /// The shortest time between two turns.
  static let shortest = Duration.milliseconds(1)

  private(set) var turns: [TimedEvents] = []

  /// When the last turn comes that holds more than reports of what was announced.
  private(set) var lastAnnounced = Duration.zero

  /// Adds a turn, if it holds anything.
  mutating func add(_ events: [TraceEvent], at time: Duration = .zero) {
    guard !events.isEmpty else { return }
    turns.append(TimedEvents(at: time, events))
    if !events.allSatisfy(\.isDid) { lastAnnounced = max(lastAnnounced, time) }
  }

  /// Adds a movement: facts and announcements in one turn, its dids in another.
  mutating func add(
    _ movement: Movement, with facts: [TraceEvent] = [], factsFirst: Bool = true,
    at time: Duration = .zero
  ) {
    add(factsFirst ? facts + movement.wills : movement.wills + facts, at: time)
    add(movement.dids, at: time + movement.didDelay)
    if movement.wills.isEmpty, !movement.dids.isEmpty {
      lastAnnounced = max(lastAnnounced, time + movement.didDelay)
    }
  }

  /// When the last turn so far comes.
  var end: Duration { turns.map(\.time).max() ?? .zero }
}

extension TraceEvent {
  /// Whether it is a did-notification.
  var isDid: Bool {
    guard case .notification(let notification, _) = self else { return false }
    return !notification.kind.isWill
  }
}
