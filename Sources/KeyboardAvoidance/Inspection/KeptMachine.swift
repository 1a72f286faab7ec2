/// A machine that does not change any more: to be shared, and to be compared where it is.
///
/// Exploration compares machines more often than anything else. `==` is handed copies of both, and
/// of their largest parts once more; here one part after the other is read in place.
package final class KeptMachine: Sendable {
  /// What its keeper tells it apart by, beside its value.
  package let mark: UInt64

  /// What its keeper looks for it by.
  package let hash: UInt64

  package let machine: KeyboardMachine

  package init(_ machine: KeyboardMachine, mark: UInt64, hash: UInt64) {
    self.mark = mark
    self.hash = hash
    self.machine = machine
  }

  /// Whether the mark and every stored value are equal.
  package func equals(_ other: KeyboardMachine, mark: UInt64) -> Bool {
    mark == self.mark && hasSameFacts(as: other) && hasSamePlan(as: other)
      && hasSameKeyboard(as: other) && hasSameTurn(as: other)
  }

  /// What the host reports.
  private func hasSameFacts(as other: KeyboardMachine) -> Bool {
    machine.policy == other.policy && machine.grace == other.grace
      && machine.layout == other.layout && machine.isLaidOut == other.isLaidOut
      && machine.focused == other.focused && machine.isFocused == other.isFocused
      && machine.isPaused == other.isPaused
  }

  /// What is in force, and what it was planned for.
  private func hasSamePlan(as other: KeyboardMachine) -> Bool {
    machine.adjustment == other.adjustment && machine.currentEpisode == other.currentEpisode
      && machine.isEpisodeOpen == other.isEpisodeOpen && machine.plannedLift == other.plannedLift
      && machine.lowerEdge == other.lowerEdge && machine.revealed.holds == other.revealed.holds
      && (!machine.revealed.holds || hasSameKey(as: other))
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

  /// What is known of the keyboard.
  private func hasSameKeyboard(as other: KeyboardMachine) -> Bool {
    machine.state == other.state && machine.timer == other.timer
      && machine.generation == other.generation && machine.keyboard == other.keyboard
      && machine.wills == other.wills
  }

  /// What one turn leaves to the next.
  private func hasSameTurn(as other: KeyboardMachine) -> Bool {
    machine.announcedReason == other.announcedReason && machine.wasUp == other.wasUp
      && machine.wasHeld == other.wasHeld && machine.isDraggedAnew == other.isDraggedAnew
      && machine.isChainNew == other.isChainNew && machine.nestedOffsets == other.nestedOffsets
      && machine.pending == other.pending && machine.report == other.report
  }
}
