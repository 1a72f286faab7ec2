public import KeyboardAvoidance

/// All transitions from one state to another that are drawn as one line.
///
/// Parallel ones share a line with one label; the clock's have a line of their own.
public struct MachineEdge: Hashable, Sendable {
  /// The state before.
  public let from: KeyboardState

  /// The state after.
  public let to: KeyboardState

  /// Whether the clock causes it.
  public let isTimer: Bool

  /// A trigger, and what it asks for on the way.
  public struct Cause: Hashable, Sendable {
    /// The trigger.
    public let trigger: Trigger

    /// What it asks for.
    public let actions: TransitionActions
  }

  /// The triggers with what they ask for, in the order of `Trigger.allCases`.
  public let causes: [Cause]

  /// One line for each trigger: `dock / takeFrame, armTimer, plan`.
  public var labels: [String] {
    causes.map { cause in
      let (name, actions) = (cause.trigger.rawValue, cause.actions)
      return actions.isEmpty ? name : "\(name) / \(actions.names.joined(separator: ", "))"
    }
  }

  /// Every edge of the transition function, sorted by the states' order; the triggers that keep
  /// every state are left to `keepingTriggers`.
  public static var all: [MachineEdge] {
    var edges: [MachineEdge] = []
    for from in KeyboardState.allCases {
      for to in KeyboardState.allCases {
        for isTimer in [false, true] {
          let edge = MachineEdge(from: from, to: to, isTimer: isTimer)
          if !edge.causes.isEmpty { edges.append(edge) }
        }
      }
    }
    return edges
  }

  /// The triggers that keep whatever state there is.
  public static var keepingTriggers: [Trigger] {
    Trigger.allCases.filter { trigger in
      KeyboardState.allCases.allSatisfy { Transition.from($0, on: trigger).next == $0 }
    }
  }

  private init(from: KeyboardState, to: KeyboardState, isTimer: Bool) {
    self.from = from
    self.to = to
    self.isTimer = isTimer
    let keeping = Set(Self.keepingTriggers)
    causes = Trigger.allCases.compactMap { trigger in
      guard (trigger == .settled) == isTimer, !keeping.contains(trigger) else { return nil }
      let transition = Transition.from(from, on: trigger)
      return transition.next == to ? Cause(trigger: trigger, actions: transition.actions) : nil
    }
  }
}
