import Foundation
import KeyboardAvoidance

@testable import KeyboardAvoidanceSimulation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// What the avoider's tests share: a screen, a covered input, and keyboards.
enum AvoiderFixture {
  static let docked = CGRect(x: 0, y: 407, width: 375, height: 260)
  static let higher = CGRect(x: 0, y: 367, width: 375, height: 300)
  static let gone = CGRect(x: 0, y: 667, width: 375, height: 260)
  static let viewport = Viewport(screen: CGSize(width: 375, height: 667))
  static let input = FocusedInput(1, frame: CGRect(x: 20, y: 533, width: 335, height: 34))
  static let policy = AvoidancePolicy.keepGap(4)

  /// The screen is laid out and the input focused; nothing is commanded yet.
  static let start: [KeyboardEvent] = [.layout(viewport), .focus(input)]
}

/// A clock whose sleepers wake a little before their deadline, as they may on a device.
struct EarlyClock: Clock {
  let clock: ManualClock

  var now: ManualClock.Instant { clock.now }
  var minimumResolution: Duration { .milliseconds(1) }

  func sleep(until deadline: ManualClock.Instant, tolerance: Duration?) async throws {
    try await clock.sleep(until: deadline.advanced(by: .microseconds(-10)), tolerance: tolerance)
  }
}

/// A list that several places append to, in order.
///
/// Under a lock that the thread sanitizer sees: it takes what `Mutex` guards on Linux for a race.
final class Log<Element: Sendable>: Sendable {
  private let elements = Locked<[Element]>([])

  func append(_ element: Element) { elements.withLock { $0.append(element) } }
  var all: [Element] { elements.withLock { $0 } }
}

extension AdjustmentCommand {
  /// The translation that a move commands.
  var translation: Double? {
    if case .adjust(let move) = self { move.adjustment.translation } else { nil }
  }
}
