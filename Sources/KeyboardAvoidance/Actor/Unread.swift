/// What is kept for a reader that has not come for it yet; it cannot grow without bound.
package protocol Unread: Sendable {
  /// What the reader gets.
  associatedtype Element: Sendable

  /// Nothing unread.
  init()

  /// How many elements are kept.
  var count: Int { get }

  /// Keeps an element, or what it leaves of the others.
  mutating func put(_ element: Element)

  /// Hands out the oldest element.
  mutating func take() -> Element?
}

/// Commands that were not read: the newest adjustment and one resignation, in the order in which
/// they came.
///
/// An adjustment is absolute, so the newest says all that the older ones did.
package struct UnreadCommands: Unread {
  private var commands: [AdjustmentCommand] = []

  /// Nothing unread.
  package init() {}

  /// How many commands are kept: two at the most.
  package var count: Int { commands.count }

  /// Takes the place of an older adjustment; a resignation that is kept already is enough.
  package mutating func put(_ command: AdjustmentCommand) {
    switch command {
    case .adjust:
      commands.removeAll { $0 != .resignFirstResponder }
      commands.append(command)
    case .resignFirstResponder:
      if !commands.contains(command) { commands.append(command) }
    }
  }

  /// Hands out the oldest command.
  package mutating func take() -> AdjustmentCommand? {
    commands.isEmpty ? nil : commands.removeFirst()
  }
}

/// Updates that were not read: the oldest 256, then how many were missed.
package struct UnreadUpdates: Unread {
  /// More updates than this are not kept.
  package static let limit = 256

  private var updates: [AvoidanceUpdate] = []
  private var missed = 0

  /// Nothing unread.
  package init() {}

  /// How many updates are kept, the one that tells of missed ones included.
  package var count: Int { updates.count + (missed > 0 ? 1 : 0) }

  /// Keeps an update, or counts it as missed.
  package mutating func put(_ update: AvoidanceUpdate) {
    if missed > 0 || updates.count >= Self.limit {
      missed += 1
    } else {
      updates.append(update)
    }
  }

  /// Hands out the oldest update, and after the last one how many were missed.
  package mutating func take() -> AvoidanceUpdate? {
    guard updates.isEmpty else { return updates.removeFirst() }
    defer { missed = 0 }
    return missed > 0 ? .missed(missed) : nil
  }
}
