public import KeyboardAvoidance

/// What a transition of the chart leaves: one state, or the frame around several.
public enum StatechartPart: Hashable, Sendable {
  /// The frame around every state.
  case everyState
  /// The frame around the states in which the keyboard is up.
  case keyboardUp
  /// One state.
  case state(KeyboardState)

  /// The states in it, in the order of `KeyboardState.allCases`.
  public var states: [KeyboardState] {
    switch self {
    case .everyState: KeyboardState.allCases
    case .keyboardUp: KeyboardState.allCases.filter(\.isUp)
    case .state(let state): [state]
    }
  }

  /// A name that every format accepts as an identifier.
  public var name: String {
    switch self {
    case .everyState: "everyState"
    case .keyboardUp: "keyboardUp"
    case .state(let state): state.rawValue
    }
  }
}
