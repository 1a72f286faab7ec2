/// What the host reports, and what of it the last plan was made for.
///
/// Of the machines that one host's events lead to many have the same: a million of them have a few
/// hundred of these at most.
final class HostFacts: Sendable {
  /// The first machine that had them; of what else it holds nothing is compared.
  let machine: KeyboardMachine

  init(of machine: KeyboardMachine) { self.machine = machine }

  /// Whether they are a machine's.
  func equal(_ other: KeyboardMachine) -> Bool {
    hasSameReports(as: other) && machine.revealed.holds == other.revealed.holds
      && (!machine.revealed.holds || hasSameKey(as: other))
  }

  private func hasSameReports(as other: KeyboardMachine) -> Bool {
    machine.policy == other.policy && machine.grace == other.grace
      && machine.layout == other.layout && machine.isLaidOut == other.isLaidOut
      && machine.focused == other.focused && machine.isFocused == other.isFocused
      && machine.isPaused == other.isPaused
  }

  private func hasSameKey(as other: KeyboardMachine) -> Bool {
    machine.revealed.key.docked.equals(other.revealed.key.docked)
      && machine.revealed.key.input == other.revealed.key.input
      && machine.revealed.key.window.equals(other.revealed.key.window)
      && machine.revealed.key.view.equals(other.revealed.key.view)
      && machine.revealed.key.safeArea == other.revealed.key.safeArea
      && machine.revealed.key.restingInsets == other.revealed.key.restingInsets
      && machine.revealed.key.overlayBarHeight == other.revealed.key.overlayBarHeight
      && machine.revealed.key.viewBottomInset == other.revealed.key.viewBottomInset
      && machine.revealed.key.nested == other.revealed.key.nested
  }
}

/// Keeps machines in little room.
package struct MachineKeeper: Sendable {
  /// The facts so far, by their machines' fingerprint.
  private var facts: [UInt64: [HostFacts]] = [:]

  /// A keeper of nothing yet.
  package init() {}

  /// Keeps a machine; what its host reports is shared with those that it keeps already.
  ///
  /// - Parameter mark: What tells it apart from others, beside its value.
  /// - Parameter hash: What it is looked for by.
  package mutating func keep(
    _ machine: KeyboardMachine, mark: UInt64, hash: UInt64
  ) -> KeptMachine {
    KeptMachine(machine, shared(machine), mark: mark, hash: hash)
  }

  private mutating func shared(_ machine: KeyboardMachine) -> HostFacts {
    let fingerprint = machine.factsFingerprint
    if let facts = facts[fingerprint]?.first(where: { $0.equal(machine) }) { return facts }
    let facts = HostFacts(of: machine)
    self.facts[fingerprint, default: []].append(facts)
    return facts
  }
}
