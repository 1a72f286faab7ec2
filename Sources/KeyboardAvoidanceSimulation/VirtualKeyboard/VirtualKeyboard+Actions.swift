internal import KeyboardAvoidance

extension VirtualKeyboard {
  /// Writes what an action comes to.
  mutating func run(_ action: UserAction, _ script: inout Script) {
    switch action {
    case .tap(let name): tap(name, &script)
    case .tapSecureField(let name): tap(name, isSecure: true, &script)
    case .tapOutside(let endsEditing): tapOutside(endsEditing, &script)
    case .pressReturn: endEditing(.returnKey, &script)
    case .endEditing: endEditingInCode(&script)
    case .switchInputMethod(let height):
      change(&script) { $0.method = height.map { .other(height: $0) } ?? .own }
    case .switchToThirdPartyKeyboard(let heights): switchToThirdParty(heights, &script)
    case .togglePredictiveBar: change(&script) { $0.hasPredictions.toggle() }
    case .attachHardwareKeyboard: change(&script) { $0.hasHardwareKeyboard = true }
    case .detachHardwareKeyboard: change(&script) { $0.hasHardwareKeyboard = false }
    case .float: setMode(.floating, &script)
    case .undock: setMode(.undocked, &script)
    case .split: setMode(.split, &script)
    case .merge: if facts.mode == .split { setMode(.undocked, &script) }
    case .dock: setMode(.docked, &script)
    case .moveLoose(let points): moveLoose(up: points, &script)
    case .rotate: rotate(&script)
    case .dragToDismiss: dragToDismiss(&script)
    case .cancelDrag: cancelDrag(&script)
    case .background: background(&script)
    case .foreground: foreground(&script)
    case .push: push(&script)
    case .pop: pop(&script)
    case .cancelSwipeBack: cancelSwipeBack(&script)
    case .passwordPrompt: promptForPassword(&script)
    case .closePasswordPrompt: closePrompt(&script)
    case .preferCrossFade(let isOn): facts.prefersCrossFade = isOn
    case .showAccessoryBar(let height): change(&script) { $0.accessoryBar = max(0, height) }
    case .hideAccessoryBar: change(&script) { $0.accessoryBar = 0 }
    case .otherAppShowsKeyboard(let height): showForeign(height: height, &script)
    case .otherAppHidesKeyboard: hideForeign(&script)
    }
  }
}
