public import KeyboardAvoidance

/// Something that always holds, whatever the host reports.
///
/// One value serves property tests, which look at whole runs, and exhaustive exploration, which
/// looks at states and steps.
public struct Invariant: Sendable {
  /// A check of what holds after a turn.
  public typealias StateCheck =
    @Sendable (_ machine: KeyboardMachine, _ memory: InvariantMemory) -> String?

  /// A check of what a turn changed.
  public typealias StepCheck =
    @Sendable (
      _ before: KeyboardMachine, _ after: KeyboardMachine, _ turn: TurnRecord,
      _ memory: InvariantMemory
    ) -> String?

  /// How an invariant is checked; each check returns what it saw wrong, or nothing.
  public enum Check: Sendable {
    /// By what holds after a turn, and what of the turns before still counts.
    case state(StateCheck)
    /// By what a turn changed; `memory` is the one before the turn.
    case step(StepCheck)
    /// By comparing a whole run with variations of it.
    case run(@Sendable (_ run: Run) -> String?)
  }

  /// One word.
  public let name: String

  /// What holds, with its exceptions.
  public let sentence: String

  /// How it is checked.
  public let check: Check

  /// Where it asks for something; nothing = everywhere.
  let scope: Scope?

  /// An invariant with its check.
  public init(_ name: String, _ sentence: String, _ check: Check) {
    self.init(name, sentence, check, where: nil)
  }

  init(_ name: String, _ sentence: String, _ check: Check, where scope: Scope?) {
    self.name = name
    self.sentence = sentence
    self.check = check
    self.scope = scope
  }

  /// Every invariant, those of states and steps first.
  public static let all: [Invariant] = states + steps + runs

  /// What holds in every state.
  public static let states: [Invariant] = [
    visible, companion, drag, atRest, unfocused, inset, live,
  ]

  /// What holds for every step.
  public static let steps: [Invariant] = [
    episode, restores, anchored, pending, minimal, idempotent, quiet, finite,
  ]

  /// What holds for every run, compared with its variations.
  public static let runs: [Invariant] = [noDrift, orderFree, lossy, shifted, split]

  /// Whether it is checked for variations of a whole run.
  public var isAboutRuns: Bool {
    if case .run = check { true } else { false }
  }

  /// The first place where this does not hold in a run.
  public func violation(in run: Run) -> Violation? { Self.violation(of: [self], in: run) }

  /// The first place where one of several invariants does not hold in a run.
  ///
  /// The run is played once for all that look at states and steps; those about whole runs follow.
  public static func violation(of invariants: [Invariant], in run: Run) -> Violation? {
    let ofSteps = invariants.filter { !$0.isAboutRuns }
    if !ofSteps.isEmpty {
      var player = RunPlayer(run)
      var memory = InvariantMemory()
      while let step = player.next() {
        for invariant in ofSteps {
          let message = invariant.message(for: step, memory)
          if let message { return Violation(of: invariant.name, message, turn: step.turn) }
        }
        memory.note(step.before, step.after, step.record)
      }
    }
    for invariant in invariants {
      guard case .run(let check) = invariant.check, let message = check(run) else { continue }
      return Violation(of: invariant.name, message)
    }
    return nil
  }

  private func message(for step: RunPlayer.Step, _ memory: InvariantMemory) -> String? {
    switch check {
    case .state(let check):
      var memory = memory
      memory.note(step.before, step.after, step.record)
      return check(step.after, memory)
    case .step(let check): return check(step.before, step.after, step.record, memory)
    case .run: return nil
    }
  }
}
