/// A move whose end an observer wants to hear of.
struct RunningMove: Sendable {
  let move: AdjustmentCommand.Move
  let end: MachineInstant
}
