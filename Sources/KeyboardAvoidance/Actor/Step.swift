/// One run of the machine, and what the avoider has to know of it.
struct Step {
  let now: MachineInstant
  let before: KeyboardState
  let after: KeyboardState
  let commands: Commands

  /// When the settle timer is due, if it runs.
  let deadline: MachineInstant?

  init(
    _ machine: inout KeyboardMachine, at now: MachineInstant,
    _ handle: (inout KeyboardMachine, MachineInstant) -> Commands
  ) {
    self.now = now
    before = machine.state
    commands = handle(&machine, now)
    after = machine.state
    deadline = machine.timer?.deadline
  }
}
