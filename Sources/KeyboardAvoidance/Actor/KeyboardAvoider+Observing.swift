extension KeyboardAvoider {
  /// Every command from here on.
  ///
  /// Streams are for observers, who may hear a turn later than the host: whoever moves views uses
  /// `connect(_:)`. Of the commands that were not read the newest adjustment and one resignation are
  /// kept. The stream ends when the avoider is finished or goes away.
  public func commands() -> AsyncStream<AdjustmentCommand> {
    if isFinished { return AsyncStream { $0.finish() } }
    isObserved = true
    return commandReaders.stream(on: executor)
  }

  /// Every change of state and every move from here on, its end included.
  ///
  /// Streams are for observers, who may hear a turn later than the host. Of the updates that were
  /// not read 256 are kept; then one says how many were missed. The stream ends when the avoider is
  /// finished or goes away.
  public func updates() -> AsyncStream<AvoidanceUpdate> {
    if isFinished { return AsyncStream { $0.finish() } }
    isObserved = true
    return updateReaders.stream(on: executor)
  }

  /// How many commands and updates are kept for readers that have not come for them.
  package var unreadCount: Int { commandReaders.unreadCount + updateReaders.unreadCount }

  /// How many read along, as far as is known: one that went away is forgotten when the next element
  /// comes.
  package var readerCount: Int {
    commandReaders.count + updateReaders.count + keyboardReaders.count
  }

  /// How many wait for a state.
  package var waiterCount: Int { waiters.count }

  /// The keyboard after each turn from here on; who is slow hears of the last one only.
  func keyboards() -> AsyncStream<ObservedKeyboard> {
    if isFinished { return AsyncStream { $0.finish() } }
    isObserved = true
    return keyboardReaders.stream(keeping: .bufferingNewest(1))
  }

  /// Keeps the animation that a turn announces, for those who follow.
  func keepAnimation(of events: some Sequence<KeyboardEvent>) {
    guard let animation = KeyboardAnimation.announced(in: events) else { return }
    announcedAnimation = animation
  }

  /// Hands a turn's commands to the host first, then tells the observers, if there are any.
  func handOut(_ step: Step) {
    settleDeadline = step.deadline
    if step.commands.hasAny, let apply {
      if let move = step.commands.move { apply(.adjust(move)) }
      if step.commands.resigns { self.apply?(.resignFirstResponder) }
    }
    if isObserved { tell(step) }
  }

  private func tell(_ step: Step) {
    if step.before != step.after {
      waiters.reach(step.after)
      updateReaders.send(.stateChanged(from: step.before, to: step.after))
    }
    if let move = step.commands.move {
      begin(move, at: step.now)
      commandReaders.send(.adjust(move))
    }
    if step.commands.resigns { commandReaders.send(.resignFirstResponder) }
    if !keyboardReaders.isEmpty {
      keyboardReaders.send(ObservedKeyboard(machine: machine, animation: announcedAnimation))
    }
    isObserved =
      !(waiters.isEmpty && updateReaders.isEmpty && commandReaders.isEmpty
      && keyboardReaders.isEmpty && runningMove == nil)
  }

  private func begin(_ move: AdjustmentCommand.Move, at now: MachineInstant) {
    guard !updateReaders.isEmpty else { return }
    if let running = runningMove { endMove(finished: running.end <= now) }
    updateReaders.send(.adjustmentWillBegin(move))
    let duration = move.animation?.duration ?? 0
    runningMove = RunningMove(
      move: move, end: now.advanced(by: MachineInstant.nanoseconds(in: duration)))
  }

  /// Tells that the running move is over.
  func endMove(finished: Bool) {
    guard let running = runningMove else { return }
    runningMove = nil
    updateReaders.send(.adjustmentDidEnd(running.move, finished: finished))
  }
}
