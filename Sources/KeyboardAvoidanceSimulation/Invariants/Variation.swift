internal import KeyboardAvoidance

#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

/// The variations of a run that must come to the same.
enum Variation {
  /// A place of a run.
  struct Place: Hashable {
    let turn: Int
    let event: Int
  }

  /// Whether the order of these events must not matter.
  static func isOrderFree(_ events: [TraceEvent]) -> Bool {
    guard events.count > 1 else { return false }
    var focuses = 0
    var layouts = 0
    var notifications: [KeyboardNotification] = []
    for event in events {
      switch event {
      case .focus: focuses += 1
      case .layout: layouts += 1
      case .notification(let notification, _): notifications.append(notification)
      default: return false
      }
    }
    return focuses <= 1 && layouts <= 1 && sayOne(notifications)
  }

  /// Whether notifications tell of one change: one end frame, all of one keyboard, and none but
  /// the hiding kinds or none of them.
  static func sayOne(_ notifications: [KeyboardNotification]) -> Bool {
    guard let first = notifications.first else { return true }
    return notifications.allSatisfy { other in
      other.endFrame == first.endFrame && other.isLocal == first.isLocal
        && other.kind.isHide == first.kind.isHide
    }
  }

  /// Other orders of a few events: all of them for three, turned and mirrored ones for more.
  static func orders(of events: [TraceEvent]) -> [[TraceEvent]] {
    var orders: [[TraceEvent]] = []
    for turn in events.indices {
      let rotated = Array(events[turn...] + events[..<turn])
      if turn > 0 { orders.append(rotated) }
      orders.append(rotated.reversed())
    }
    return orders
  }

  /// Where turns can be cut without a change but in the number of moves.
  ///
  /// A turn matters where it holds a resting sample, a pause or its end, a hide and
  /// a show, a focus that follows a blur, or several things that ask for a reveal one after the
  /// other while the keyboard is up.
  static func cuts(of run: Run) -> [(turn: Int, event: Int)] {
    var player = RunPlayer(run)
    var cuts: [(turn: Int, event: Int)] = []
    while let step = player.next() {
      guard step.kind == .turn else { continue }
      let events = run.turns[step.turn].events
      guard events.count > 1, !step.before.state.isUp else { continue }
      if step.after.policy.anchor == .bottom, events.contains(where: \.isLayout) { continue }
      let facts = events.prefix { $0.isPlainFact }
      let rest = events.dropFirst(facts.count)
      let told = rest.compactMap(\.notification)
      guard told.count == rest.count, sayOne(told), told.allSatisfy({ !$0.kind.isHide }) else {
        continue
      }
      cuts += (max(1, facts.count)..<events.count).map { (step.turn, $0) }
    }
    return cuts
  }
}

extension TraceEvent {
  /// The notification, if it is one.
  var notification: KeyboardNotification? {
    if case .notification(let notification, _) = self { notification } else { nil }
  }

  /// Whether it changes the layout: with an anchor it matters whether the keyboard is up by then.
  fileprivate var isLayout: Bool { if case .layout = self { true } else { false } }

  /// Whether it is a fact that a turn takes the same alone.
  fileprivate var isPlainFact: Bool {
    switch self {
    case .focus, .caret, .caretPending, .companion, .resize, .layout, .scroll, .scrollNested: true
    case .notification, .blur, .sample, .dismiss, .tapOutside, .pause, .resume: false
    }
  }
}

extension KeyboardNotification.Kind {
  /// Whether it says that the keyboard is dismissed.
  var isHide: Bool { self == .willHide || self == .didHide }
}

extension Run {
  /// The run with a turn cut in two.
  func cut(_ turn: Int, before event: Int) -> Run {
    var run = self
    let whole = turns[turn]
    run.turns[turn].events = Array(whole.events[..<event])
    run.turns.insert(Turn(at: whole.time, Array(whole.events[event...])), at: turn + 1)
    return run
  }
}
