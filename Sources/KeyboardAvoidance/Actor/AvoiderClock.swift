/// A clock as the avoider reads it: the machine's instants, counted from when it was made.
struct AvoiderClock: Sendable {
  /// The moment now.
  let now: @Sendable () -> MachineInstant

  /// Sleeps until a moment; throws `CancellationError` if the task is cancelled meanwhile.
  let sleep: @Sendable (_ deadline: MachineInstant) async throws -> Void

  init(_ clock: some Clock<Duration>) {
    let origin = clock.now
    now = { MachineInstant(origin.duration(to: clock.now)) }
    sleep = { deadline in
      let offset = Duration.nanoseconds(deadline.nanoseconds)
      try await clock.sleep(until: origin.advanced(by: offset), tolerance: nil)
    }
  }
}
