/// A cell of the matrix: the state that follows and what is to be done.
public struct Transition: Codable, Hashable, Sendable {
  /// The state that follows.
  public let next: KeyboardState

  /// What is to be done; each action at most once, in the order of the set.
  public let actions: TransitionActions

  /// A cell.
  public init(_ next: KeyboardState, _ actions: TransitionActions = []) {
    self.next = next
    self.actions = actions
  }
}

extension Transition {
  /// A transition with the state and the trigger that it is for.
  public struct Cell: Codable, Hashable, Sendable {
    /// The state before.
    public let state: KeyboardState

    /// What an event meant.
    public let trigger: Trigger

    /// What follows.
    public let transition: Transition
  }

  /// The whole matrix: every state with every trigger, in the order of their cases, as the
  /// transition function says.
  public static var all: [Cell] {
    KeyboardState.allCases.flatMap { state in
      Trigger.allCases.map { Cell(state: state, trigger: $0, transition: from(state, on: $0)) }
    }
  }

  /// The machine's one transition function: total, pure, and the source of every diagram.
  ///
  /// Reaching `hidden` forgets the frame in force; `hidden` and `shown` stop the settle timer, the
  /// others start it anew whenever the keyboard announces something.
  public static func from(_ state: KeyboardState, on trigger: Trigger) -> Transition {
    switch (state, trigger) {
    case (.hidden, .dock): Transition(.showing, [.takeFrame, .armTimer, .plan])
    case (.hidden, .dockSame): Transition(.showing, [.takeFrame, .armTimer, .plan])
    case (.hidden, .didDock): Transition(.shown, [.takeFrame, .disarmTimer, .plan])
    case (.hidden, .leave): Transition(.hidden)
    case (.hidden, .didLeave): Transition(.hidden)
    case (.hidden, .settled): Transition(.hidden)

    case (.showing, .dock): Transition(.showing, [.takeFrame, .armTimer, .plan])
    case (.showing, .dockSame): Transition(.showing, [.armTimer, .plan])
    case (.showing, .didDock): Transition(.shown, [.disarmTimer, .plan])
    case (.showing, .leave): Transition(.hiding, [.armTimer, .plan])
    case (.showing, .didLeave): Transition(.hidden, [.forgetFrame, .disarmTimer, .plan])
    case (.showing, .settled): Transition(.shown, [.disarmTimer, .plan])

    case (.shown, .dock): Transition(.changingFrame, [.takeFrame, .armTimer, .plan])
    case (.shown, .dockSame): Transition(.shown, [.disarmTimer, .plan])
    case (.shown, .didDock): Transition(.shown, [.disarmTimer, .plan])
    case (.shown, .leave): Transition(.hiding, [.armTimer, .plan])
    case (.shown, .didLeave): Transition(.hidden, [.forgetFrame, .disarmTimer, .plan])
    case (.shown, .settled): Transition(.shown, [.disarmTimer, .plan])

    case (.changingFrame, .dock): Transition(.changingFrame, [.takeFrame, .armTimer, .plan])
    case (.changingFrame, .dockSame): Transition(.changingFrame, [.armTimer, .plan])
    case (.changingFrame, .didDock): Transition(.shown, [.disarmTimer, .plan])
    case (.changingFrame, .leave): Transition(.hiding, [.armTimer, .plan])
    case (.changingFrame, .didLeave): Transition(.hidden, [.forgetFrame, .disarmTimer, .plan])
    case (.changingFrame, .settled): Transition(.shown, [.disarmTimer, .plan])

    case (.hiding, .dock): Transition(.showing, [.takeFrame, .armTimer, .plan])
    case (.hiding, .dockSame): Transition(.showing, [.armTimer, .plan])
    case (.hiding, .didDock): Transition(.hiding)
    case (.hiding, .leave): Transition(.hiding, [.armTimer])
    case (.hiding, .didLeave): Transition(.hidden, [.forgetFrame, .disarmTimer])
    case (.hiding, .settled): Transition(.hidden, [.forgetFrame, .disarmTimer])

    case (_, .focus): Transition(state, [.plan])
    case (_, .blur): Transition(state, [.plan])
    case (_, .caret): Transition(state, [.plan])
    case (_, .layout): Transition(state, [.plan])
    case (_, .userScroll): Transition(state, [.plan])
    case (_, .sample): Transition(state, [.plan])
    case (_, .dismissal): Transition(state)
    case (_, .pause): Transition(state)
    case (_, .resume): Transition(state, [.plan])
    case (_, .noise): Transition(state)
    }
  }
}
