/// A task that sleeps until a moment.
struct Alarm: Sendable {
  let due: MachineInstant
  let task: Task<Void, Never>
}

/// Time: one sleeping task for the settle timer, the end of a move and the end of waits.
///
/// A deadline that moves back lets the task sleep on; it looks again when it wakes. So a burst of
/// notifications costs one task.
extension KeyboardAvoider {
  /// Whether something that a turn started is due before the alarm wakes the avoider.
  ///
  /// The waits are not looked at: each set the alarm when it began.
  var isAlarmLate: Bool {
    isLate(for: settleDeadline) || (isObserved && isLate(for: runningMove?.end))
  }

  private func isLate(for deadline: MachineInstant?) -> Bool {
    guard let deadline else { return false }
    guard let due = alarm?.due else { return true }
    return deadline < due
  }

  /// Makes sure that a task wakes the avoider no later than the next deadline.
  func setAlarm() {
    var next = settleDeadline
    if let end = runningMove?.end { next = min(next ?? end, end) }
    if let up = waiters.nextDeadline { next = min(next ?? up, up) }
    guard let next, !isFinished else { return }
    if let alarm, alarm.due <= next { return }
    alarm?.task.cancel()
    alarm = Alarm(due: next, task: sleeper(until: next))
  }

  /// Stops the task that sleeps until a wait's end, once nobody waits for it any more.
  func forgetAlarm(due deadline: MachineInstant) {
    guard let alarm, alarm.due == deadline else { return }
    alarm.task.cancel()
    self.alarm = nil
    setAlarm()
  }

  private func sleeper(until due: MachineInstant) -> Task<Void, Never> {
    let clock = clock
    return spawn { [weak self] in
      do { try await clock.sleep(until: due) } catch { return }
      await self?.wake(due: due)
    }
  }

  /// Does what is due: fires the settle timer, ends the move, ends waits. A host that spins its run
  /// loop within a command is woken in it; then that waits until the command has been handled.
  private func wake(due: MachineInstant) {
    guard let alarm, alarm.due == due, !isFinished else { return }
    guard !isWorking else { return queueTime(due) }
    work { machine, now in machine.advance(to: max(now, due)) }
    endWhatIsDue(by: due)
  }

  /// Ends the move and the waits that are due, and sleeps until the next deadline.
  func endWhatIsDue(by due: MachineInstant) {
    let now = max(clock.now(), due)
    if let end = runningMove?.end, end <= now { endMove(finished: true) }
    waiters.expire(at: now)
    self.alarm = nil
    setAlarm()
  }
}
