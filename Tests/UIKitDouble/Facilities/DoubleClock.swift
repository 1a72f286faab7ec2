public import Foundation

/// A clock that stands still until it is advanced.
@MainActor public final class DoubleClock {
  /// Seconds since the device was made.
  public private(set) var now: TimeInterval = 0

  private var work: [(ticket: Ticket, due: TimeInterval, body: () -> Void)] = []
  private var lastTicket = 0

  /// Names scheduled work, to call it off.
  struct Ticket: Hashable {
    let number: Int
  }

  /// When the next work is due.
  var nextDue: TimeInterval? { work.map(\.due).min() }

  @discardableResult func schedule(after delay: TimeInterval, _ body: @escaping () -> Void)
    -> Ticket
  {
    lastTicket += 1
    let ticket = Ticket(number: lastTicket)
    work.append((ticket, now + max(0, delay), body))
    return ticket
  }

  func cancel(_ ticket: Ticket) {
    work.removeAll { $0.ticket == ticket }
  }

  /// Moves to a time and does the work due by then that was first in line; one piece.
  func runNext(upTo time: TimeInterval) -> Bool {
    let first = work.min { ($0.due, $0.ticket.number) < ($1.due, $1.ticket.number) }
    guard let first, first.due <= time else { return false }
    work.removeAll { $0.ticket == first.ticket }
    now = max(now, first.due)
    first.body()
    return true
  }

  func move(to time: TimeInterval) {
    now = max(now, time)
  }
}
