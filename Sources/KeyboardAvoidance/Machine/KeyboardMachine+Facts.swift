#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

/// The facts of a turn, taken at once and in their order.
extension KeyboardMachine {
  /// Takes a fact; an event of the keyboard is none.
  mutating func takeFact(_ event: KeyboardEvent, _ turn: inout Turn) {
    switch event {
    case .notification, .sample: break
    case .focus(let input):
      focused = input
      isFocused = true
      run(.focus, &turn)
    case .blur:
      focused = .unfocused
      isFocused = false
      run(.blur, &turn)
    case .caret(let id, let frame): take(caret: frame, of: id, &turn)
    case .caretPending(let id): takePendingCaret(of: id, &turn)
    case .companion(let id, let frame): take(companion: frame, of: id, &turn)
    case .resize(let id, let frame): take(frame: frame, of: id, &turn)
    case .layout(let viewport): take(viewport, &turn)
    case .scroll(let offset): take(offset: offset, &turn)
    case .scrollNested(let id, let offset): take(offset: offset, ofNested: id, &turn)
    case .dismissal(let reason):
      announce(reason)
      run(.dismissal, &turn)
    case .tapOutside: takeTap(&turn)
    case .pause:
      isPaused = true
      turn.resumes = false
      run(.pause, &turn)
    case .resume: takeResume(&turn)
    }
  }

  private mutating func ignore(_ reason: IgnoredReason, _ turn: inout Turn) {
    run(.noise, &turn, ignored: reason)
  }

  private mutating func take(caret: CGRect?, of id: InputID, _ turn: inout Turn) {
    guard isFocused, focused.id == id else { return ignore(.notFocused, &turn) }
    focused.caret = caret
    focused.isCaretPending = false
    run(.caret, &turn)
  }

  private mutating func takePendingCaret(of id: InputID, _ turn: inout Turn) {
    guard isFocused, focused.id == id else { return ignore(.notFocused, &turn) }
    focused.caret = nil
    focused.isCaretPending = true
    run(.caret, &turn)
  }

  private mutating func take(companion: CGRect?, of id: InputID, _ turn: inout Turn) {
    guard isFocused, focused.id == id else { return ignore(.notFocused, &turn) }
    focused.companion = companion
    run(.layout, &turn)
  }

  private mutating func take(frame: CGRect, of id: InputID, _ turn: inout Turn) {
    guard isFocused, focused.id == id else { return ignore(.notFocused, &turn) }
    guard frame.isUsable else { return ignore(.unusable, &turn) }
    focused.frame = frame
    run(.layout, &turn)
  }

  private mutating func take(offset: Double, _ turn: inout Turn) {
    guard offset.isUsable, layout.scroll != nil else { return ignore(.unusable, &turn) }
    layout.scroll?.offset = offset
    run(.userScroll, &turn)
  }

  private mutating func take(offset: Double, ofNested id: Int, _ turn: inout Turn) {
    guard offset.isUsable else { return ignore(.unusable, &turn) }
    setOffset(offset, ofNested: id)
    run(.userScroll, &turn)
  }

  /// A screen of another size makes the frame of an earlier turn stale while the keyboard is up,
  /// and overtakes whatever was announced for the old one.
  private mutating func take(_ viewport: Viewport, _ turn: inout Turn) {
    guard viewport.isUsable else { return ignore(.unusable, &turn) }
    let isRotated = isLaidOut && viewport.hasOtherScreen(than: layout)
    if isLaidOut, (layout.scroll == nil) != (viewport.scroll == nil) {
      beginAccount(at: viewport.scroll?.offset ?? 0)
    }
    if isRotated, state.isUp, keyboard.stale == nil {
      keyboard.stale = Keyboard.Sighting(
        frame: visibleFrame, overlap: turn.overlapBefore ?? overlap)
    }
    if turn.overlapBefore == nil { turn.overlapBefore = overlap }
    noteCut(to: viewport)
    layout = viewport
    isLaidOut = true
    isChainNew = !viewport.nested.isEmpty
    run(.layout, &turn)
    guard isRotated else { return }
    wills.replaceAll()
    guard state.isUp else { return }
    arm(until: nil, at: turn.now)
  }

  /// A view that is reported as a scroll view for the first time, or not any more, has been put in
  /// its place by the host: what the episode adds is counted anew.
  private mutating func beginAccount(at offset: Double) {
    if isEpisodeOpen { currentEpisode.beginAccount(at: offset) }
    lowerEdge = nil
    stopRevealing()
  }

  private mutating func announce(_ reason: DismissalReason) {
    if isEpisodeOpen { currentEpisode.reason = reason } else { announcedReason = reason }
  }

  private mutating func takeTap(_ turn: inout Turn) {
    guard policy.dismissesOnOutsideTap, state.isUp, isFocused, !isPaused else {
      return ignore(.nothingToDismiss, &turn)
    }
    turn.resigns = true
    announce(.tap)
    run(.dismissal, &turn)
  }

  private mutating func takeResume(_ turn: inout Turn) {
    guard isPaused else { return ignore(.notPaused, &turn) }
    isPaused = false
    turn.resumes = true
    run(.resume, &turn)
  }
}
