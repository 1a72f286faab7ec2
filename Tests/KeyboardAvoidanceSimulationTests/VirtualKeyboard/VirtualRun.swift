import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceSimulation

/// A virtual keyboard whose turns are played against the machine; after each action both are
/// compared.
struct VirtualRun {
  private(set) var keyboard: VirtualKeyboard
  private(set) var player: TracePlayer
  private(set) var turns: [TimedEvents] = []
  private let header: TraceHeader
  private let policy: AvoidancePolicy
  private var wasDragged = false
  private var wasRotated = false

  init(_ keyboard: VirtualKeyboard, policy: AvoidancePolicy) {
    self.keyboard = keyboard
    self.policy = policy
    header = keyboard.header(policy: policy)
    player = TracePlayer(header)
  }

  /// What was played so far, as the text of a trace.
  var trace: String {
    guard let data = try? TraceWriter.write(Trace(header: header, turns: turns)) else { return "" }
    return String(decoding: data, as: UTF8.self)
  }

  /// Performs an action, lets it settle, and says what is not as it has to be.
  mutating func perform(
    _ action: UserAction, disturbing: ([TimedEvents]) -> [TimedEvents] = { $0 }
  ) throws -> [String] {
    if action == .dragToDismiss { wasDragged = true }
    if action == .rotate { wasRotated = true }
    return play(disturbing(try keyboard.perform(action)))
  }

  /// Performs an action so soon after the last that both are under way; nothing is compared.
  mutating func hurry(_ action: UserAction, after delay: Duration) throws {
    if action == .dragToDismiss { wasDragged = true }
    if action == .rotate { wasRotated = true }
    turns += try keyboard.perform(action, after: delay)
  }

  /// Plays the turns of what was hurried, as they might have come.
  mutating func settle(disturbing: ([TimedEvents]) -> [TimedEvents]) -> [String] {
    let new = disturbing(turns)
    turns = []
    return play(new)
  }

  /// Plays all turns, lets them settle, and says what is not as it has to be.
  mutating func play(_ new: [TimedEvents]) -> [String] {
    for turn in TimedEvents.inOrder(new) { _ = player.turn(turn.events, at: turn.time) }
    turns += new
    player.advance(to: (turns.map(\.time).max() ?? .zero) + .milliseconds(900))
    return violations
  }

  private var violations: [String] {
    let snapshot = player.snapshot
    let docked = keyboard.place.dockedFrame
    var found: [String] = []
    let state: KeyboardState = docked == nil ? .hidden : .shown
    if snapshot.state != state { found.append("state \(snapshot.state), truth \(state)") }
    if abs(snapshot.overlap - keyboard.overlap) > 0.5 {
      found.append("overlap \(snapshot.overlap), truth \(keyboard.overlap)")
    }
    let input = player.machine.input.flatMap { header.name(of: $0.id) }
    if input != keyboard.focused { found.append("focus \(input ?? "-")") }
    guard keyboard.isActive else { return found }
    found += insetViolations(snapshot)
    if keyboard.focused != nil, docked != nil, !keyboard.isForeign {
      found += visibleViolations(snapshot)
    } else if docked == nil {
      found += restViolations(snapshot)
    }
    return found
  }

  private func insetViolations(_ snapshot: Snapshot) -> [String] {
    let scrolls = policy.mover == .inset || policy.mover == .scroll
    let rest = player.screen.viewport.scroll?.insets.bottom ?? 0
    let expected = scrolls ? max(0, keyboard.overlap - rest) : 0
    let inset = snapshot.adjustment.bottomInset
    return abs(inset - expected) > 0.5 ? ["inset \(inset), expected \(expected)"] : []
  }

  /// The focused input has its gap, or the mover has reached its limit, or nothing engaged.
  private func visibleViolations(_ snapshot: Snapshot) -> [String] {
    guard keyboard.overlap > 0 else { return [] }
    guard let gap = snapshot.gap, let frame = player.screen.focusedFrame else {
      return ["no gap"]
    }
    if gap >= policy.gap - 0.5 { return [] }
    let isEngaged = player.machine.episode?.isEngaged ?? false
    if !isEngaged, policy.engagement == .whenCovered, gap >= 0 { return [] }
    let viewport = player.screen.viewport
    let top =
      viewport.viewOnScreen.origin.y + (viewport.scroll?.insets.top ?? viewport.safeArea.top)
    if frame.origin.y <= top + 0.5 { return [] }
    if let docked = keyboard.place.dockedFrame, docked.origin.y <= top { return [] }
    if let offset = snapshot.offset, let last = snapshot.maxOffset, offset >= last - 0.5 {
      return []
    }
    return ["gap \(gap)"]
  }

  /// Without a docked keyboard the view is back where it was, where the rule says so.
  private func restViolations(_ snapshot: Snapshot) -> [String] {
    var found: [String] = []
    if snapshot.adjustment.lift != 0, policy.restore.reasons != [], !wasDragged {
      found.append("lift \(snapshot.adjustment.lift)")
    }
    if snapshot.adjustment.translation != 0 || snapshot.adjustment.boundsOrigin != 0 {
      found.append("displaced \(snapshot.adjustment)")
    }
    if let offset = snapshot.offset, policy.restore.reasons != [], !wasDragged, offset != 0 {
      found.append("offset \(offset)")
    }
    // A rotation without a keyboard leaves the offset to the scroll view, which is not played here.
    if let offset = snapshot.offset, let last = snapshot.maxOffset, offset > last, !wasRotated {
      found.append("offset \(offset) beyond \(last)")
    }
    return found
  }
}
