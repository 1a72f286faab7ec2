public import KeyboardAvoidance

/// The machine as a statechart: what all states of a frame do alike leaves the frame, once.
///
/// Frames and arrows are found by asking the transition function for every pair; `transition(from:on:)`
/// undoes the factoring, so that a chart can be held against the function.
public struct Statechart: Hashable, Sendable {
  /// A trigger, and what it asks for on the way.
  public struct Cause: Hashable, Sendable {
    /// The trigger.
    public let trigger: Trigger

    /// What it asks for.
    public let actions: TransitionActions
  }

  /// All transitions from one part of the chart to one state that are drawn as one arrow; the
  /// clock's have an arrow of their own.
  public struct Arrow: Hashable, Sendable {
    /// The state or the frame that is left.
    public let source: StatechartPart

    /// The state that follows; `nil` where each state of the source stays what it is.
    public let target: KeyboardState?

    /// Whether the clock causes it.
    public let isTimer: Bool

    /// The triggers with what they ask for, in the order of `Trigger.allCases`.
    public let causes: [Cause]
  }

  /// The arrows: the frames' first, then each state's, in the order of `KeyboardState.allCases`.
  public let arrows: [Arrow]

  /// The states in the chart, in the order of `KeyboardState.allCases`.
  public let states: [KeyboardState]

  /// The whole machine.
  public init() {
    var claimed: Set<Trigger> = []
    var arrows: [Arrow] = []
    let keeping = Trigger.allCases.filter { trigger in
      Self.common(.everyState, trigger).map { $0.target == nil } ?? false
    }
    arrows += Self.arrows(from: .everyState, on: keeping)
    claimed.formUnion(keeping)
    let common = Trigger.allCases.filter {
      !claimed.contains($0) && Self.common(.keyboardUp, $0) != nil
    }
    arrows += Self.arrows(from: .keyboardUp, on: common)
    for state in KeyboardState.allCases {
      let own = Trigger.allCases.filter { trigger in
        !claimed.contains(trigger) && !(state.isUp && common.contains(trigger))
      }
      arrows += Self.arrows(from: .state(state), on: own)
    }
    self.arrows = arrows
    states = KeyboardState.allCases
  }

  private init(arrows: [Arrow], states: [KeyboardState]) {
    self.arrows = arrows
    self.states = states
  }

  /// The part of the chart around one state: what leaves it, what leads to it, and where from.
  public func around(_ state: KeyboardState) -> Statechart {
    let kept = arrows.filter { $0.source.states.contains(state) || $0.target == state }
    let ends = kept.flatMap { arrow -> [KeyboardState] in
      let target = arrow.target.map { [$0] } ?? []
      if case .state(let source) = arrow.source { return target + [source] }
      return target
    }
    let wanted = Set(ends + [state])
    return Statechart(
      arrows: kept.filter { arrow in
        if case .state(let source) = arrow.source { wanted.contains(source) } else { true }
      }, states: states.filter(wanted.contains))
  }

  /// What the chart says of a state and a trigger: the cell that its arrows give back.
  ///
  /// `nil` where no arrow, or more than one, speaks of them.
  public func transition(from state: KeyboardState, on trigger: Trigger) -> Transition? {
    let cells = arrows.filter { $0.source.states.contains(state) }.flatMap { arrow in
      arrow.causes.filter { $0.trigger == trigger }
        .map { Transition(arrow.target ?? state, $0.actions) }
    }
    return cells.count == 1 ? cells.first : nil
  }

  /// The state in which the machine begins.
  public static var initial: KeyboardState { KeyboardMachine().state }
}

extension Statechart {
  /// What a trigger does from a part.
  private struct Deed: Hashable {
    let target: KeyboardState?
    let actions: TransitionActions
  }

  /// What a trigger does in all states of a part alike; `nil` where they differ.
  private static func common(_ part: StatechartPart, _ trigger: Trigger) -> Deed? {
    let states = part.states
    let cells = states.map { Transition.from($0, on: trigger) }
    guard let first = cells.first, cells.allSatisfy({ $0.actions == first.actions }) else {
      return nil
    }
    if zip(states, cells).allSatisfy({ $0 == $1.next }) {
      return Deed(target: nil, actions: first.actions)
    }
    guard cells.allSatisfy({ $0.next == first.next }) else { return nil }
    return Deed(target: first.next, actions: first.actions)
  }

  /// The arrows that leave a part on triggers that its states handle alike.
  private static func arrows(from part: StatechartPart, on triggers: [Trigger]) -> [Arrow] {
    let deeds = triggers.compactMap { trigger in
      common(part, trigger).map { (trigger: trigger, deed: $0) }
    }
    let targets: [KeyboardState?] = [nil] + KeyboardState.allCases.map(Optional.some)
    return targets.flatMap { target in
      [false, true].compactMap { isTimer in
        let causes = deeds.filter { trigger, deed in
          deed.target == target && (trigger == .settled) == isTimer
        }.map { Cause(trigger: $0.trigger, actions: $0.deed.actions) }
        return causes.isEmpty
          ? nil : Arrow(source: part, target: target, isTimer: isTimer, causes: causes)
      }
    }
  }
}
