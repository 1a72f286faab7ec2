internal import KeyboardAvoidance

#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

/// What a platform does not guarantee, done to the turns of a run.
///
/// A did-notification whose will was seen may be dropped, repeated, or late by less than the
/// grace; the notifications of one end frame and the facts of a turn may come in another order;
/// begin frames may be anything. No will is dropped, delayed or given another end frame.
public struct Chaos: Hashable, Sendable {
  /// How likely a did is dropped, from 0 to 1.
  public var dropping: Double

  /// How likely a did is posted once more, from 0 to 1.
  public var repeating: Double

  /// How likely a did is late, from 0 to 1.
  public var delaying: Double

  /// How likely a turn is reordered, from 0 to 1.
  public var reordering: Double

  /// How likely a begin frame is replaced by another, from 0 to 1.
  public var misplacing: Double

  /// The machine's grace: no did is late by as much.
  public var grace: Duration

  /// Chaos with likelihoods from 0 to 1.
  public init(
    dropping: Double = 0.25, repeating: Double = 0.25, delaying: Double = 0.25,
    reordering: Double = 0.5, misplacing: Double = 0.25, grace: Duration = .milliseconds(100)
  ) {
    self.dropping = dropping
    self.repeating = repeating
    self.delaying = delaying
    self.reordering = reordering
    self.misplacing = misplacing
    self.grace = grace
  }

  /// The turns as they might have come, in order of time.
  public func disturb(
    _ turns: [TimedEvents], using generator: inout SplitMix64
  ) -> [TimedEvents] {
    var disturbed: [TimedEvents] = []
    var seen: [Announcement] = []
    for turn in TimedEvents.inOrder(turns) {
      var kept: [TraceEvent] = []
      for event in turn.events {
        guard case .notification(let notification, let begin) = event else {
          kept.append(event)
          continue
        }
        let event = TraceEvent.notification(
          notification, begin: misplaced(begin, using: &generator))
        if notification.kind.isWill {
          seen.append(Announcement(notification, at: turn.time))
          kept.append(event)
        } else {
          let due = seen.last { $0.owns(notification, at: turn.time, grace: grace) }
          disturbed += scatter(event, at: turn.time, &kept, due, using: &generator)
        }
      }
      disturbed.append(TimedEvents(at: turn.time, kept))
    }
    return TimedEvents.inOrder(disturbed).map { turn in
      guard happens(reordering, using: &generator) else { return turn }
      return TimedEvents(at: turn.time, reordered(turn.events, using: &generator))
    }
  }

  /// Keeps, drops, repeats or delays a did that belongs to `will`; what is late is returned.
  private func scatter(
    _ did: TraceEvent, at time: Duration, _ kept: inout [TraceEvent], _ will: Announcement?,
    using generator: inout SplitMix64
  ) -> [TimedEvents] {
    guard let will else {
      kept.append(did)
      return []
    }
    if happens(dropping, using: &generator) { return [] }
    let latest = min(will.end + grace - Script.shortest, time + grace - Script.shortest)
    let isLate = happens(delaying, using: &generator) && latest > time
    let isRepeated = happens(repeating, using: &generator)
    if !isLate {
      kept.append(did)
      if isRepeated { kept.append(did) }
      return []
    }
    if isRepeated { kept.append(did) }
    let late = time + (latest - time) * generator.fraction()
    return [TimedEvents(at: max(late.toMilliseconds, time), [did])]
  }

  private func happens(_ likelihood: Double, using generator: inout SplitMix64)
    -> Bool
  {
    generator.fraction() < likelihood
  }

  private func misplaced(
    _ begin: CGRect?, using generator: inout SplitMix64
  ) -> CGRect? {
    guard happens(misplacing, using: &generator) else { return begin }
    let frames: [CGRect?] = [nil, .zero, begin?.offsetBy(dx: 0, dy: -200)]
    return frames[generator.index(below: frames.count)]
  }

  /// Another order: facts keep theirs among themselves, as do notifications of different end
  /// frames.
  private func reordered(
    _ events: [TraceEvent], using generator: inout SplitMix64
  ) -> [TraceEvent] {
    var facts: [TraceEvent] = []
    var runs: [[TraceEvent]] = []
    for event in events {
      guard let frame = event.notifiedFrame else {
        facts.append(event)
        continue
      }
      if let last = runs.last?.last?.notifiedFrame, last == frame,
        !(runs.last ?? []).contains(where: event.contradicts)
      {
        runs[runs.count - 1].append(event)
      } else {
        runs.append([event])
      }
    }
    var result = runs.flatMap { generator.shuffled($0) }
    let places = facts.map { _ in generator.index(below: result.count + 1) }.sorted()
    for (fact, place) in zip(facts, places).reversed() { result.insert(fact, at: place) }
    return result
  }
}

/// A will-notification that waits for its did.
private struct Announcement {
  let notification: KeyboardNotification
  let end: Duration

  init(_ notification: KeyboardNotification, at time: Duration) {
    self.notification = notification
    end = time + .seconds(notification.animation.duration)
  }

  /// Whether a did belongs to this will, unless a later one has the same end frame.
  func owns(_ did: KeyboardNotification, at time: Duration, grace: Duration) -> Bool {
    guard time < end + grace else { return false }
    if did.kind == .didHide { return notification.kind == .willHide }
    return did.endFrame != nil && did.endFrame == notification.endFrame
  }
}

extension TraceEvent {
  /// The end frame of a notification, which may be none; nothing for a fact.
  fileprivate var notifiedFrame: CGRect?? {
    guard case .notification(let notification, _) = self else { return nil }
    return .some(notification.endFrame)
  }

  /// Whether one shows what the other hides, so that their order says which of them is true.
  fileprivate func contradicts(_ other: TraceEvent) -> Bool {
    guard case .notification(let one, _) = self, case .notification(let two, _) = other else {
      return false
    }
    return (one.kind.shows && two.kind.hides) || (one.kind.hides && two.kind.shows)
  }
}

extension KeyboardNotification.Kind {
  fileprivate var shows: Bool { self == .willShow || self == .didShow }

  fileprivate var hides: Bool { self == .willHide || self == .didHide }
}
