/// A machine that does not change any more: to be shared, and to be compared where it is.
///
/// Exploration compares machines more often than anything else. `==` is handed copies of both, and
/// of their largest parts once more; here one part after the other is read in place. What many
/// machines have in common they share, which is two thirds of each: memory that is touched for the
/// first time costs more than all that is done with it.
package final class KeptMachine: Sendable {
  /// What its keeper tells it apart by, beside its value.
  package let mark: UInt64

  /// What its keeper looks for it by.
  package let hash: UInt64

  private let facts: HostFacts
  private let adjustment: Adjustment
  private let currentEpisode: Episode
  private let isEpisodeOpen: Bool
  private let plannedLift: Double
  private let lowerEdge: Double?
  private let state: KeyboardState
  private let timer: SettleTimer?
  private let generation: UInt64
  private let keyboard: Keyboard
  private let wills: WillLedger
  private let announcedReason: DismissalReason?
  private let wasUp: Bool
  private let wasHeld: Bool
  private let isDraggedAnew: Bool
  private let isChainNew: Bool
  private let pending: [KeyboardEvent]
  private let report: TurnReport?

  /// Keeps a machine; its facts are those of the host facts.
  init(_ machine: KeyboardMachine, _ facts: HostFacts, mark: UInt64, hash: UInt64) {
    self.mark = mark
    self.hash = hash
    self.facts = facts
    adjustment = machine.adjustment
    currentEpisode = machine.currentEpisode
    isEpisodeOpen = machine.isEpisodeOpen
    plannedLift = machine.plannedLift
    lowerEdge = machine.lowerEdge
    state = machine.state
    timer = machine.timer
    generation = machine.generation
    keyboard = machine.keyboard
    wills = machine.wills
    announcedReason = machine.announcedReason
    wasUp = machine.wasUp
    wasHeld = machine.wasHeld
    isDraggedAnew = machine.isDraggedAnew
    isChainNew = machine.isChainNew
    pending = machine.pending
    report = machine.report
  }

  /// The machine, put together again.
  package var machine: KeyboardMachine {
    var machine = facts.machine
    machine.adjustment = adjustment
    machine.currentEpisode = currentEpisode
    machine.isEpisodeOpen = isEpisodeOpen
    machine.plannedLift = plannedLift
    machine.lowerEdge = lowerEdge
    machine.state = state
    machine.timer = timer
    machine.generation = generation
    machine.keyboard = keyboard
    machine.wills = wills
    machine.announcedReason = announcedReason
    machine.wasUp = wasUp
    machine.wasHeld = wasHeld
    machine.isDraggedAnew = isDraggedAnew
    machine.isChainNew = isChainNew
    machine.pending = pending
    machine.report = report
    return machine
  }

  /// Whether the mark and every stored value are equal.
  package func equals(_ other: KeyboardMachine, mark: UInt64) -> Bool {
    mark == self.mark && hasSameKeyboard(as: other) && hasSamePlan(as: other)
      && hasSameTurn(as: other) && facts.equal(other)
  }

  /// What is known of the keyboard.
  private func hasSameKeyboard(as other: KeyboardMachine) -> Bool {
    state == other.state && timer == other.timer && generation == other.generation
      && keyboard == other.keyboard && wills == other.wills
  }

  /// What is in force.
  private func hasSamePlan(as other: KeyboardMachine) -> Bool {
    adjustment == other.adjustment && currentEpisode == other.currentEpisode
      && isEpisodeOpen == other.isEpisodeOpen && plannedLift == other.plannedLift
      && lowerEdge == other.lowerEdge
  }

  /// What one turn leaves to the next.
  private func hasSameTurn(as other: KeyboardMachine) -> Bool {
    announcedReason == other.announcedReason && wasUp == other.wasUp && wasHeld == other.wasHeld
      && isDraggedAnew == other.isDraggedAnew && isChainNew == other.isChainNew
      && pending == other.pending && report == other.report
  }
}
