#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

/// What exploration and invariants need to know of a machine beyond its public face.
extension KeyboardMachine {
  /// Moves the time line so that `origin` becomes its origin, and forgets what no future can tell.
  ///
  /// Two machines that are equal afterwards answer every further run alike: only how far ahead the
  /// timer's deadline and the announcements' ends lie matters, not when they were set, and which
  /// generation the timer has matters only to who sleeps on it. That the keyboard was dragged since
  /// the last plan matters only as long as the drag holds.
  package mutating func rebase(to origin: MachineInstant) {
    generation = 0
    if let timer {
      let ahead = timer.deadline.nanoseconds &- origin.nanoseconds
      self.timer = SettleTimer(generation: 0, deadline: MachineInstant(nanoseconds: ahead))
    }
    if keyboard.drag == nil { isDraggedAnew = false }
    if !wills.wills.isEmpty { wills.rebase(to: origin) }
    if pending.capacity > 0 { pending = [] }
  }

  /// Whether an episode is open.
  package var hasEpisode: Bool { isEpisodeOpen }

  /// The open episode's content offset at the start, in points; 0 without one.
  package var baseline: Double { currentEpisode.baseline }

  /// Whether an input of ours is focused.
  package var hasInput: Bool { isFocused }

  /// Whether an enabled input of ours is focused.
  package var hasEnabledInput: Bool { isFocused && focused.isEnabled }

  /// Whether the host does not know the focused input's caret yet.
  package var isCaretPending: Bool { isFocused && focused.isCaretPending }

  /// The content offset now, in points; 0 without a scroll view.
  package var offset: Double { isLaidOut ? layout.scroll?.offset ?? 0 : 0 }

  /// Whether the keyboard is up and its frame belongs to a screen of another size.
  package var isStale: Bool { keyboard.isStale }

  /// Whether a drag of the keyboard holds.
  package var isDragged: Bool { keyboard.drag != nil }

  /// Whether the keyboard was last said to be this app's.
  package var isKeyboardLocal: Bool { keyboard.isLocal }

  /// Takes a turn and adds its steps to `report`, whose memory is used again.
  package mutating func step(
    _ events: [KeyboardEvent], at now: MachineInstant, report: inout TurnReport
  ) -> Commands {
    self.report = report
    report = TurnReport()
    let commands: Commands
    if events.count == 1, let event = events.first {
      commands = handle(event, at: now)
    } else {
      commands = handle(turn: events, at: now)
    }
    if let taken = self.report { report = taken }
    self.report = nil
    return commands
  }
}

/// A quick hash for tables of machines, where equality decides in the end.
extension KeyboardMachine {
  /// A number that is equal for equal machines, made of what differs most between the machines of
  /// one host; cheaper than `hashValue`, and the same in every process.
  package var fingerprint: UInt64 {
    var mix = Fingerprint()
    mix.add(Int64(bits), timer?.deadline.nanoseconds ?? -1)
    mix.add(adjustment.boundsOrigin - adjustment.translation, adjustment.bottomInset)
    mix.add(adjustment.addedContentOffset, layout.scroll?.offset ?? 0)
    mix.add(plannedLift, lowerEdge ?? -1)
    mix.add(Double(layout.screen.width), keyboard.frame?.top ?? -1)
    if isFocused {
      mix.add(Int64(focused.id.rawValue), isCaretPending ? 1 : 0)
      mix.add(focused.frame.top, focused.caret?.top ?? -1)
    }
    if case .at(let frame) = keyboard.drag { mix.add(frame.top, 0) }
    if revealed.holds { mix.add(revealed.key.docked.top, revealed.key.input.frame.top) }
    if isEpisodeOpen { mix.add(currentEpisode.baseline, currentEpisode.addedContentOffset) }
    wills.add(to: &mix)
    return mix.value
  }

  /// Likewise for what its host reports, and what of it the last plan was made for.
  var factsFingerprint: UInt64 {
    var mix = Fingerprint()
    let flags = (isFocused ? 1 : 0) | (isCaretPending ? 2 : 0) | (isPaused ? 4 : 0)
    mix.add(Int64(focused.id.rawValue), Int64(flags | (revealed.holds ? 8 : 0)))
    mix.add(focused.frame.top, focused.caret?.top ?? -1)
    mix.add(Double(layout.screen.width), layout.contentTop)
    guard revealed.holds else { return mix.value }
    mix.add(revealed.key.docked.top, revealed.key.view.size.width)
    mix.add(revealed.key.input.frame.top, revealed.key.input.caret?.top ?? -1)
    return mix.value
  }

  /// What has a few values only, side by side.
  private var bits: Int {
    var bits = Fingerprint.digits(state) | Fingerprint.digits(keyboard.memory) << 3
    bits |= currentEpisode.reason.map { (Int(DismissalReasons($0).rawValue) + 1) << 5 } ?? 0
    let flags = [
      keyboard.isStale, keyboard.isLocal, keyboard.drag != nil, isPaused, wasUp, wasHeld,
      isEpisodeOpen, currentEpisode.isEngaged, currentEpisode.awaitsRestore, revealed.holds,
    ]
    for (index, flag) in flags.enumerated() where flag { bits |= 1 << (index + 16) }
    return bits
  }
}

extension TurnReport {
  /// Forgets the steps and keeps their memory. There are one or two as a rule: to remove them one by
  /// one is quicker than all of them together.
  package mutating func removeAll() {
    while !steps.isEmpty { steps.removeLast() }
  }
}
