internal import KeyboardAvoidance

#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

/// The device is rotated, the app goes and comes, screens cover one another.
extension VirtualKeyboard {
  mutating func rotate(_ script: inout Script) {
    let isForeign = isForeign && !platform.callsForeignKeyboardLocal
    let hiding = disappearance(rule: .belowScreen).saidForeign(isForeign)
    let before = layout
    orientation = orientation.turned
    let turn = layout.events(since: before)
    guard case .docked(let old) = place, case .docked(let frame) = wanted else {
      return move(&script, with: turn)
    }
    let below = frameBelow(height: old.size.height)
    let show = appearance(at: frame).saidForeign(isForeign)
    switch platform.rotation {
    case .hideAndShow:
      let hidden = movement([], [.didHide], to: below).saidForeign(isForeign)
      script.add(hiding.wills)
      script.add(turn, at: .milliseconds(50))
      script.add(hidden.dids, at: .milliseconds(100))
      script.add(show, at: .milliseconds(150))
    case .change:
      let change = movement([.willChangeFrame], [.didChangeFrame], to: frame)
      script.add(change.saidForeign(isForeign), with: turn)
    case .burst:
      let hidden = movement([], [.didChangeFrame, .didHide], to: below).saidForeign(isForeign)
      script.add(hiding.wills)
      script.add(turn + hidden.dids, at: .milliseconds(50))
      script.add(show.wills + show.wills, at: .milliseconds(100))
      script.add(show.dids + show.dids, at: .milliseconds(100) + show.didDelay)
    }
    place = wanted
    sampleAtRest(&script)
  }

  /// Notifications of one frame.
  private func movement(
    _ wills: [KeyboardNotification.Kind], _ dids: [KeyboardNotification.Kind], to frame: CGRect
  ) -> Movement {
    let all = movement((wills + dids).map { ($0, frame) }, [], duration: 0.25)
    return Movement(
      wills: Array(all.wills.prefix(wills.count)), dids: Array(all.wills.dropFirst(wills.count)),
      didDelay: all.didDelay)
  }

  mutating func background(_ script: inout Script) {
    guard isActive else { return }
    script.add([.pause])
    facts.scene = .background
    move(&script, at: .milliseconds(300))
  }

  mutating func foreground(_ script: inout Script) {
    guard facts.scene == .background else { return }
    facts.scene = .active
    move(&script, comes: platform.hidesInBackground && place != wanted)
    script.add([.resume], at: .milliseconds(50))
    sampleAtRest(&script)
  }

  mutating func push(_ script: inout Script) {
    guard isActive else { return }
    facts.focusedBefore = focused
    facts.scene = .covered
    let blur: [TraceEvent] = focused == nil ? [] : [.blur]
    focused = nil
    move(&script, with: [.pause] + blur, duration: 0.35)
  }

  mutating func pop(_ script: inout Script) {
    guard facts.scene == .covered else { return }
    facts.scene = .active
    focused = facts.focusedBefore
    let focus = focused.map { [TraceEvent.focus($0)] } ?? []
    move(&script, with: [.resume] + focus, comes: place != wanted, duration: 0.35)
    sampleAtRest(&script)
  }

  /// The keyboard goes with the screen and comes back with it; the focus stays.
  mutating func cancelSwipeBack(_ script: inout Script) {
    guard isActive else { return }
    facts.scene = .covered
    move(&script, with: [.pause], duration: 0.35)
    facts.scene = .active
    move(&script, with: [.resume], comes: place != wanted, duration: 0.35, at: .milliseconds(600))
    sampleAtRest(&script)
  }
}
