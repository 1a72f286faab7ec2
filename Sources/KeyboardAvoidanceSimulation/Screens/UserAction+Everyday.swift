extension UserAction {
  /// What may happen to a screen on any day: every input is tapped, the keyboard comes, changes and
  /// goes in every way that its device knows, the app is left and comes back.
  public static func everyday(on screen: VirtualKeyboard) -> [UserAction] {
    let taps = screen.layout.inputs.map { UserAction.tap($0.name) }
    // An input method of one height that is likely held either way.
    let height = min(screen.device.portrait.letters, screen.device.landscape.letters)
    let loose: [UserAction] = screen.device.loose == nil ? [] : [.float, .undock, .split, .dock]
    return taps + taps + [
      .tapOutside(), .pressReturn, .endEditing, .dragToDismiss, .cancelDrag,
      .switchInputMethod(height: height + 40), .switchInputMethod(height: nil),
      .togglePredictiveBar, .attachHardwareKeyboard, .detachHardwareKeyboard, .rotate,
      .background, .foreground, .push, .pop, .cancelSwipeBack,
    ] + loose
  }

  /// The input that the action names.
  var input: String? {
    switch self {
    case .tap(let name), .tapSecureField(let name): name
    default: nil
    }
  }
}

/// An action names an input that the screen does not have.
public struct UnknownInput: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name that was used.
  public let name: String

  /// The names of the screen's inputs.
  public let known: [String]

  /// What was asked for and what is accepted.
  public var description: String {
    let names = known.map { "\"\($0)\"" }.joined(separator: ", ")
    return "the screen has no input \"\(name)\"; it has \(known.isEmpty ? "none" : names)"
  }
}

extension VirtualKeyboard {
  /// Refuses an action that names an input which the screen does not have.
  func check(_ action: UserAction) throws(UnknownInput) {
    guard let name = action.input else { return }
    let known = layout.inputs.map(\.name)
    if !known.contains(name) { throw UnknownInput(name: name, known: known) }
  }
}
