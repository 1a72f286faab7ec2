#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

/// What an action of a transition takes from the event that caused it.
struct Cause {
  /// The event's frame, in screen coordinates.
  var frame: CGRect?

  /// When its animation is over, the grace included; `nil` for the default's.
  var end: MachineInstant?
}

extension KeyboardEvent {
  /// Whether it is taken after the facts of its turn.
  var isOfKeyboard: Bool {
    switch self {
    case .notification, .sample: true
    default: false
    }
  }

  /// Whether it is a sample of the keyboard at rest.
  var isRestingSample: Bool {
    if case .sample(let sample) = self { !sample.isInteractive } else { false }
  }
}

/// What the keyboard's events mean, taken when all facts of their turn are.
extension KeyboardMachine {
  /// Takes the pending events in their order; what was seen at rest comes last and so outranks the
  /// notifications.
  mutating func takePending(_ turn: inout Turn) {
    for index in pending.indices where !pending[index].isRestingSample {
      takeKeyboard(pending[index], &turn)
    }
    for index in pending.indices where pending[index].isRestingSample {
      takeKeyboard(pending[index], &turn)
    }
    pending.removeAll(keepingCapacity: true)
  }

  /// Takes an event of the keyboard; a fact is none.
  mutating func takeKeyboard(_ event: KeyboardEvent, _ turn: inout Turn) {
    switch event {
    case .notification(let notification): take(notification, &turn)
    case .sample(let sample): take(sample, &turn)
    default: break
    }
  }

  mutating func take(_ sample: KeyboardSample, _ turn: inout Turn) {
    if sample.isInteractive { take(dragged: sample, &turn) } else { take(resting: sample, &turn) }
  }

  /// Reads a notification, unless it is of another screen or late.
  ///
  /// Mutating, so that it looks at the machine in place and not at a copy.
  @inline(__always) private mutating func reading(
    of notification: KeyboardNotification, _ kind: KeyboardFrameKind, at now: MachineInstant
  ) -> Reading {
    if notification.isOnOtherScreen { return .noise(.otherScreen) }
    if !notification.kind.isWill, wills.isLate(notification, kind, at: now) { return .noise(.late) }
    return classifier.read(notification, kind)
  }

  mutating func take(_ notification: KeyboardNotification, _ turn: inout Turn) {
    let isWill = notification.kind.isWill
    guard isLaidOut else { return run(.noise, &turn, ignored: .noViewport) }
    let kind = KeyboardFrameKind(
      notification.endFrame, announced: isWill, screen: layout.screen, window: layout.window)
    let reading = reading(of: notification, kind, at: turn.now)
    let end = grace.end(of: notification.animation, from: turn.now)
    remember(notification, kind, reading)
    note(notification, reading, until: end, at: turn.now)
    guard case .noise(let reason) = reading else {
      return take(notification, kind, as: reading, until: end, &turn)
    }
    run(.noise, &turn, ignored: reason)
  }

  /// Keeps what is announced until its did-notification can be distinguished from a late one; an
  /// announcement that says nothing overtakes nothing.
  private mutating func note(
    _ notification: KeyboardNotification, _ reading: Reading, until end: MachineInstant,
    at now: MachineInstant
  ) {
    guard notification.kind.isWill, reading != .noise(.otherScreen) else { return }
    wills.note(notification, reading, until: end, at: now)
  }

  private mutating func take(
    _ notification: KeyboardNotification, _ kind: KeyboardFrameKind, as reading: Reading,
    until end: MachineInstant, _ turn: inout Turn
  ) {
    if notification.kind.isWill { keyboard.drag = nil }
    if state != .hiding || reading != .trigger(.didDock) { turn.saying = notification.animation }
    if reading.movesKeyboard(from: state) { turn.moving = notification.animation }
    let cause = Cause(frame: notification.endFrame, end: end)
    if reading == .trigger(.didDock), kind == .empty, keyboard.isStale {
      judgeStaleFrame(arrived: .didDock, cause, &turn)
    } else {
      follow(reading, cause, &turn)
    }
    if state.isUp { keyboard.isLocal = notification.isLocal }
  }

  private mutating func take(resting sample: KeyboardSample, _ turn: inout Turn) {
    guard isLaidOut else { return run(.noise, &turn, ignored: .noViewport) }
    let kind = KeyboardFrameKind(sample.frame, announced: false, in: layout)
    let reading = classifier.read(resting: sample, kind)
    guard case .noise(let reason) = reading else {
      if kind == .floating { keyboard.memory = .floating }
      keyboard.drag = nil
      wills.replaceAll()
      let wasUp = state.isUp
      follow(reading, Cause(frame: sample.frame), &turn)
      if !wasUp, state.isUp { keyboard.isLocal = true }
      return
    }
    run(.noise, &turn, ignored: reason)
  }

  private mutating func take(dragged sample: KeyboardSample, _ turn: inout Turn) {
    guard isLaidOut else { return run(.noise, &turn, ignored: .noViewport) }
    let kind = KeyboardFrameKind(sample.frame, announced: false, in: layout)
    let reading = classifier.read(dragged: sample, kind)
    guard case .noise(let reason) = reading else {
      keyboard.drag = Keyboard.Drag(sample.frame, kind)
      turn.isDragged = true
      isDraggedAnew = true
      return follow(reading, Cause(), &turn)
    }
    run(.noise, &turn, ignored: reason)
  }

  /// Runs the triggers of a reading that says something.
  private mutating func follow(_ reading: Reading, _ cause: Cause, _ turn: inout Turn) {
    switch reading {
    case .noise: return
    case .trigger(let trigger): follow(trigger, cause, &turn)
    case .dockThenDidDock:
      follow(.dock, cause, &turn)
      follow(.didDock, cause, &turn)
    }
  }

  private mutating func follow(_ trigger: Trigger, _ cause: Cause, _ turn: inout Turn) {
    run(trigger, by: cause, &turn)
    keyboard.stale = nil
    if state.isUp {
      if trigger == .dock || trigger == .dockSame || trigger == .didDock {
        keyboard.memory = .docked
      }
      dropDragAboveDocked()
    } else {
      keyboard.drag = nil
    }
  }

  /// A drag holds only below the docked frame, which may have become a lower one.
  private mutating func dropDragAboveDocked() {
    guard case .at(let dragged) = keyboard.drag, let docked = keyboard.frame else { return }
    if dragged.top <= docked.top - Tolerance.points { keyboard.drag = nil }
  }

  /// Notes what is known of the keyboard: docked frames are noted when they are followed.
  @inline(__always) private mutating func remember(
    _ notification: KeyboardNotification, _ kind: KeyboardFrameKind, _ reading: Reading
  ) {
    if reading == .noise(.otherScreen) || reading == .noise(.late) { return }
    switch notification.kind {
    case .willHide: keyboard.memory = .gone
    case .didHide: if state.isUp { keyboard.memory = .gone }
    case .willShow:
      if kind == .floating {
        keyboard.memory = .floating
      } else if keyboard.memory == .gone {
        keyboard.memory = .docked
      }
    case .willChangeFrame, .didChangeFrame: if kind == .floating { keyboard.memory = .floating }
    case .didShow: break
    }
  }

  /// The settle timer fires: a transition is over, or a frame that a rotation made stale is judged
  /// by the new screen.
  mutating func settle(_ turn: inout Turn) {
    guard keyboard.isStale else { return run(.settled, &turn) }
    judgeStaleFrame(arrived: .settled, Cause(), &turn)
  }

  /// Judges a frame of the old screen by the new one: still docked, it is in force again and the
  /// keyboard has arrived; else the keyboard is gone.
  private mutating func judgeStaleFrame(
    arrived: Trigger, _ cause: Cause, _ turn: inout Turn
  ) {
    let kind = KeyboardFrameKind(keyboard.frame, announced: false, in: layout)
    follow(kind == .docked ? arrived : .didLeave, cause, &turn)
  }
}
