internal import KeyboardAvoidance

#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

/// The focus comes, goes on and goes.
extension VirtualKeyboard {
  mutating func tap(_ name: String, isSecure: Bool = false, _ script: inout Script) {
    guard isActive, layout.inputs.contains(where: { $0.name == name }) else { return }
    let wasFocused = focused
    var events: [TraceEvent] = []
    if wasFocused != name { events = (wasFocused == nil ? [] : [.blur]) + [.focus(name)] }
    let wasHidden = wasFocused == nil || facts.isAway || isForeign
    focused = name
    facts.isAway = false
    facts.foreignHeight = nil
    let old = place
    if isSecure, wasFocused != name, case .docked(let frame) = wanted {
      add(secureMovement(to: frame), events, &script)
    } else if wasHidden {
      add(hardwareHiding ?? movement(comes: true), events, &script)
    } else if wasFocused != name, case .docked(let frame) = wanted, old == wanted {
      goOn(to: frame, events, &script)
    } else {
      add(hardwareHiding ?? movement(), events, &script)
    }
    place = wanted
  }

  private func add(_ movement: Movement, _ events: [TraceEvent], _ script: inout Script) {
    script.add(movement, with: events, factsFirst: platform.focusesFirst)
  }

  /// The focus goes from one input to another under a docked keyboard.
  private func goOn(to frame: CGRect, _ events: [TraceEvent], _ script: inout Script) {
    switch platform.fieldToField {
    case .nothing: script.add(events)
    case .show:
      add(movement([(.willShow, frame)], [.didShow], duration: 0.25), events, &script)
    case .hideAndShow:
      let show = appearance(at: frame)
      let pair = disappearance().followed(by: show, with: Array(events.dropFirst()))
      script.add(pair, with: Array(events.prefix(1)))
    }
  }

  /// A burst of frames for an input for passwords; a showing ends it where no keyboard was up.
  private func secureMovement(to frame: CGRect) -> Movement {
    let visible = Double(face.screen.height) - frame.origin.y
    let lower = self.frame(height: max(1, visible - face.predictiveBar))
    let dids: [KeyboardNotification.Kind] = [.didChangeFrame, .didShow]
    switch platform.secureField {
    case .twoShows:
      return movement([(.willShow, lower), (.willShow, frame)], dids, duration: 0.25)
    case .threeChanges:
      let changes = movement(
        [(.willChangeFrame, lower), (.willChangeFrame, frame)], dids, duration: 0.25)
      if place.dockedFrame == nil {
        return changes.followed(by: movement([(.willShow, frame)], dids, duration: 0.25))
      }
      let odd = movement([(.willChangeFrame, self.frame(height: 100))], [], duration: 0)
      return odd.followed(by: changes)
    }
  }

  /// What a phone posts for the focus while a hardware keyboard is attached.
  private var hardwareHiding: Movement? {
    guard facts.hasHardwareKeyboard, platform.hidesForHardwareKeyboard else { return nil }
    guard place == .gone, wanted == .gone else { return nil }
    var movement = movement(
      [(.willHide, frameBelow(height: height))], [.didHide], duration: 0.25)
    movement.wills = movement.wills.map { $0.beginning(at: frameBelow(height: 0)) }
    return movement
  }

  mutating func tapOutside(_ endsEditing: Bool, _ script: inout Script) {
    guard isActive else { return }
    script.add([.tapOutside])
    if endsEditing { endEditing(.tap, &script, at: Script.shortest) }
  }

  mutating func endEditingInCode(_ script: inout Script) {
    guard platform.showsAgainBeforeEndingInCode, !isForeign, case .docked(let frame) = place else {
      return endEditing(.programmatic, &script)
    }
    let again = movement([(.willShow, frame)], [], duration: 0.25)
    endEditing(.programmatic, &script, again: again)
  }

  /// The focus goes for a reason, and the keyboard with it; an accessory bar stays and is shown
  /// anew.
  mutating func endEditing(
    _ reason: DismissalReason, _ script: inout Script, again: Movement = Movement(),
    rule: PlatformProfile.HideFrame? = nil, at time: Duration = .zero
  ) {
    guard isActive, focused != nil else { return }
    focused = nil
    facts.isAway = false
    var leaving = hardwareHiding ?? movement()
    if !isForeign, case .docked = place {
      leaving = disappearance(rule: rule)
      if case .docked(let bar) = wanted { leaving = leaving.followed(by: appearance(at: bar)) }
    }
    script.add(again.followed(by: leaving), with: [.dismiss(reason), .blur], at: time)
    place = wanted
  }
}

extension TraceEvent {
  /// The same notification with another begin frame.
  fileprivate func beginning(at frame: CGRect) -> TraceEvent {
    guard case .notification(let notification, _) = self else { return self }
    return .notification(notification, begin: frame)
  }
}
