#if os(Linux) || os(iOS)
internal import KeyboardAvoidance

#if os(Linux)
internal import UIKitDouble
#elseif os(iOS)
internal import UIKit
#endif

/// Closing a turn: everything is read once, and told as one turn of the machine.
extension AvoidanceSession {
  /// Ending editing makes the system post within the call; that is told in further rounds.
  private static let mostRounds = 4

  /// How long the keyboard may take to follow a turn of the device.
  private static let turning = Duration.milliseconds(350)

  /// Whether every turn is read, asked for or not: while something is focused, up, or displaced.
  private var isWatching: Bool {
    told.input != nil || !displacement.isAtRest || offsets.isOwing
      || avoider.assumeIsolated { $0.state } != .hidden
  }

  /// Tells what the turn has brought, before its frame is committed.
  func closeTurn() {
    guard !isClosing, !isEnded, view != nil, !turn.isEmpty || isWatching else { return }
    isClosing = true
    defer { isClosing = false }
    payOffsets()
    for _ in 0..<Self.mostRounds {
      let events = gather()
      if !events.isEmpty { tell(events) }
      guard !turn.isEmpty else { return }
    }
    ask()
  }

  /// Tells a turn.
  func tell(_ events: [KeyboardEvent]) {
    recorder?.note(events)
    avoider.assumeIsolated { _ = $0.send(turn: events) }
    keyboard.note(events)
    followKeyboard()
  }

  /// Has the observer say what the machine says.
  func followKeyboard() {
    keyboard.update(from: avoider.assumeIsolated { $0.machine })
  }

  /// What the turn has brought: facts first, then the keyboard's events.
  private func gather() -> [KeyboardEvent] {
    let taken = turn
    turn = PendingTurn()
    if view?.window != nil {
      view?.layoutIfNeeded()
      displacement.refresh()
    }
    let input = answeredInput(lookingUp: !taken.news.isEmpty)
    let holding = scrolls(holding: input)
    var events = focusFacts(of: input, in: holding) + taken.facts + pauseFacts()
    events += scrolls.scrolls(
      outside: holding, since: avoider.assumeIsolated { $0.machine.episode })
    let screen = view?.window?.screenOfScene
    events += taken.news.map { .notification($0.notification(on: screen)) }
    events += looks(afterNews: !taken.news.isEmpty)
    guard let viewport = viewports.viewport(holding: holding, for: policy.mover) else {
      return events
    }
    let isDue =
      events.isEmpty ? viewport.isElsewhere(than: told.viewport) : viewport != told.viewport
    guard isDue else { return events }
    if let told = told.viewport, told.screen != viewport.screen { turnedAt = stopwatch.elapsed }
    told.viewport = viewport
    return [.layout(viewport)] + events
  }

  /// The focused input, unless another avoidance nearer to it answers for it.
  private func answeredInput(lookingUp: Bool) -> UIView? {
    guard let input = focus.input(lookingUp: lookingUp) else { return nil }
    return input.answeringProbe === windowProbe ? input : nil
  }

  /// The scroll views that hold the input. When it has lost the focus they are the same until the
  /// episode is over, so that what was added to them can be taken back.
  private func scrolls(holding input: UIView?) -> [UIScrollView] {
    if input != nil || avoider.assumeIsolated({ $0.machine.episode }) == nil {
      chain = inputs.chain(to: input, for: policy.mover).map { WeakScrollView(view: $0) }
    }
    return chain.compactMap(\.view)
  }

  /// What there is to say of the focused input. A new one's caret may still be where it was when
  /// the input was last focused, so it is read again a turn later, whatever comes.
  private func focusFacts(of view: UIView?, in chain: [UIScrollView]) -> [KeyboardEvent] {
    guard let view else {
      guard told.input != nil else { return [] }
      told.input = nil
      return [.blur]
    }
    let input = inputs.focused(view, in: chain, for: policy.mover)
    defer { told.input = input }
    guard let told = told.input, told.id == input.id, told.hasSameSettings(as: input) else {
      askForAnotherTurn()
      return [.focus(input)]
    }
    var events: [KeyboardEvent] = []
    if input.frame != told.frame { events.append(.resize(input.id, input.frame)) }
    if input.caret != told.caret { events.append(.caret(input.id, input.caret)) }
    return events
  }

  private func pauseFacts() -> [KeyboardEvent] {
    let isPaused = !pauses.isEmpty
    guard isPaused != told.isPaused else { return [] }
    told.isPaused = isPaused
    if !isPaused { look = .always }
    return [isPaused ? .pause : .resume]
  }

  /// Looks where the keyboard is: at rest where asked for, else while it is dragged.
  private func looks(afterNews: Bool) -> [KeyboardEvent] {
    guard view?.window != nil, pauses.isEmpty else { return [] }
    lookAfterTurning()
    let look = look
    self.look = .none
    let docked = avoider.assumeIsolated { $0.machine.dockedFrame }
    guard look == .none else { return restingLook(look, docked: docked) }
    if afterNews { drags.restart() }
    let frame = drags.dragged(chain, from: docked) { keyboardProbe?.keyboardFrame() }
    return frame.map { [.sample(KeyboardSample(frame: $0, isInteractive: true))] } ?? []
  }

  /// The layout guide follows a turn of the device; it is looked at when that must be over.
  private func lookAfterTurning() {
    guard let turnedAt, stopwatch.elapsed - turnedAt >= Self.turning else { return }
    self.turnedAt = nil
    if look == .none { look = .ifUp }
  }

  /// A look that finds what is known says nothing.
  private func restingLook(_ look: KeyboardLook, docked: CGRect?) -> [KeyboardEvent] {
    guard let frame = keyboardProbe?.keyboardFrame() else { return [] }
    let screen = view?.window?.screenOfScene.bounds.maxY ?? 0
    if look == .ifUp, frame.minY >= screen { return [] }
    if let docked, abs(docked.minY - frame.minY) < 0.5 { return [] }
    return [.sample(KeyboardSample(frame: frame))]
  }
}

extension FocusedInput {
  fileprivate func hasSameSettings(as other: FocusedInput) -> Bool {
    gap == other.gap && placement == other.placement && isEnabled == other.isEnabled
  }
}
#endif
