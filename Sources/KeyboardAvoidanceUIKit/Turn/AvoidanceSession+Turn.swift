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

  /// Whether turns are read that nothing was noted in: while something is focused, up, or displaced.
  private var isWatching: Bool {
    reported.input != nil || !displacement.isAtRest || offsets.isHolding || rotatedAt != nil
      || avoider.assumeIsolated { $0.state } != .hidden
  }

  /// Tells what the turn has brought, before its frame is committed.
  func closeTurn(rounds: Int = mostRounds) {
    guard !isClosing, !isEnded, view != nil else { return }
    isClosing = true
    attach()
    followWindow()
    applyHeldOffsets()
    for _ in 0..<rounds {
      layOut()
      let events = gather()
      if !events.isEmpty { tell(events) }
      applyCommands(inPlace: transitions.phase == .arriving && events.tellOfKeyboard)
      guard !turn.isEmpty else { break }
    }
    readGuideAtRest()
    reported.state = avoider.assumeIsolated { $0.state }
    showDebugging()
    isClosing = false
    if !isEnded { closer.rest(turn.isEmpty ? (isWatching ? .watching : .none) : .asked) }
  }

  /// Tells a turn.
  func tell(_ events: [KeyboardEvent]) {
    recorder?.note(events)
    noteForDebugging(events)
    avoider.assumeIsolated { _ = $0.send(turn: events) }
    keyboard.note(events)
    followKeyboard()
  }

  /// Has the observer say what the machine says.
  func followKeyboard() {
    keyboard.update(from: avoider.assumeIsolated { $0.machine })
  }

  /// Lays out what the view is in, from the top, and then the view: a sheet's container moves in
  /// its own layout.
  func layOut() {
    guard let view, let window = view.window else { return }
    let path = sequence(first: view, next: \.superview).prefix { $0 !== window }
    for view in path.reversed() { view.layoutIfNeeded() }
    displacement.refresh()
  }

  /// What the turn has brought: facts first, then the keyboard's events.
  private func gather() -> [KeyboardEvent] {
    let taken = turn
    turn = PendingTurn()
    followScene()
    followTransition()
    let input = answeredInput()
    let holding = scrolls(holding: input)
    let viewport = viewport(holding: holding)
    let screen = view?.window?.screen
    let notifications = taken.notifications.map { $0.notification(on: screen) }
    if !notifications.isEmpty {
      reported.sampled = nil
      witnesses.hearOfKeyboard(at: closer.halfTurn)
    }
    let reading = CaretReading(
      viewport: viewport, mover: policy.mover, isAsked: !taken.isEmpty,
      keyboards: notifications.compactMap(\.endFrame) + [dockedFrame].compactMap { $0 })
    var events = focusFacts(of: input, in: holding, reading) + taken.facts + pauseFacts()
    if taken.endsByDrag, input == nil { events.append(.dismissal(.drag)) }
    events += scrolls.scrolls(
      outside: holding, since: avoider.assumeIsolated { $0.machine.episode })
    events += notifications.map { .notification($0) }
    events += samples(among: notifications)
    return layoutFacts(viewport, isDue: !events.isEmpty) + events
  }

  /// What a lift has moved.
  func changedPlaces() -> [KeyboardEvent] {
    let input = answeredInput()
    let holding = scrolls(holding: input)
    let viewport = viewport(holding: holding)
    let reading = CaretReading(
      viewport: viewport, mover: policy.mover, isAsked: true,
      keyboards: [dockedFrame].compactMap { $0 })
    let events = focusFacts(of: input, in: holding, reading)
    return layoutFacts(viewport, isDue: false) + events
  }

  /// Where the view is, as the machine is to know it.
  private func viewport(holding chain: [UIScrollView]) -> Viewport? {
    let viewport = viewports.viewport(holding: chain, for: policy.mover)
    guard policy.anchor == .bottom else { return viewport }
    return viewport?.withOffsetBeforeCut(
      since: reported.viewport, adding: displacement.addedBottomInset)
  }

  /// The docked keyboard's frame, as the machine has it.
  var dockedFrame: CGRect? { avoider.assumeIsolated { $0.machine.dockedFrame } }

  private func layoutFacts(_ viewport: Viewport?, isDue: Bool) -> [KeyboardEvent] {
    guard let viewport else { return [] }
    let isNew =
      isDue ? viewport != reported.viewport : viewport.isElsewhere(than: reported.viewport)
    guard isNew else { return [] }
    if let reported = reported.viewport, reported.screen != viewport.screen {
      rotatedAt = stopwatch.elapsed
      witnesses.forget()
    }
    reported.viewport = viewport
    return [.layout(viewport)]
  }

  /// The focused input, unless another avoidance nearer to it answers for it.
  private func answeredInput() -> UIView? {
    guard let input = focus.input() else { return nil }
    return input.answeringAnchor === view?.avoidanceAnchor ? input : nil
  }

  /// The scroll views that hold the input. When it has lost the focus they are the same until the
  /// episode is over, so that what was added to them can be taken back.
  private func scrolls(holding input: UIView?) -> [UIScrollView] {
    if input != nil || avoider.assumeIsolated({ $0.machine.episode }) == nil {
      chain = inputs.chain(to: input, for: policy.mover).map { WeakScrollView(view: $0) }
    }
    return chain.compactMap(\.view)
  }

  /// What there is to say of the focused input.
  private func focusFacts(
    of view: UIView?, in chain: [UIScrollView], _ reading: CaretReading
  ) -> [KeyboardEvent] {
    guard let view else {
      inputs.forgetCaret()
      guard reported.input != nil else { return [] }
      reported.input = nil
      return [.blur]
    }
    let input = inputs.focused(view, in: chain, reading, at: closer.halfTurn)
    let before = reported.input
    reported.input = input
    if input.isCaretPending { closer.askLater() }
    guard let before, before.id == input.id, before.hasSameSettings(as: input) else {
      return [.focus(input)]
    }
    return input.changes(since: before)
  }

  private func pauseFacts() -> [KeyboardEvent] {
    let before = reported.isPaused
    let isPaused = !pauses.isEmpty
    guard isPaused != before else { return [] }
    reported.isPaused = isPaused
    guard !isPaused else { return [.pause] }
    isGuideDue = true
    return before == nil ? [.pause, .resume] : [.resume]
  }

  private func followScene() {
    setPaused(view?.window?.isInInactiveScene == true, .inactiveScene)
  }

  private func followTransition() {
    transitions.follow()
    setPaused(transitions.phase == .leaving, .leaving)
  }
}

extension [KeyboardEvent] {
  /// Whether there is a notification of the keyboard's among them.
  fileprivate var tellOfKeyboard: Bool {
    contains { if case .notification = $0 { true } else { false } }
  }
}

extension FocusedInput {
  fileprivate func hasSameSettings(as other: FocusedInput) -> Bool {
    gap == other.gap && placement == other.placement && isEnabled == other.isEnabled
  }

  /// What has changed of an input that goes on being focused.
  fileprivate func changes(since before: FocusedInput) -> [KeyboardEvent] {
    var events: [KeyboardEvent] = []
    if frame != before.frame { events.append(.resize(id, frame)) }
    if isCaretPending {
      if !before.isCaretPending { events.append(.caretPending(id)) }
    } else if caret != before.caret || before.isCaretPending {
      events.append(.caret(id, caret))
    }
    if companion != before.companion { events.append(.companion(id, companion)) }
    return events
  }
}
#endif
