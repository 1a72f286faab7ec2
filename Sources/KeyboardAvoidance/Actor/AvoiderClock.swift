/// A clock as the avoider reads it: the machine's instants, counted from when it was made.
enum AvoiderClock: Sendable {
  /// The usual clock, which is read in every turn and so without a generic call.
  case continuous(origin: ContinuousClock.Instant)

  /// Another clock: how it is read, and how to sleep on it.
  case other(
    now: @Sendable () -> MachineInstant,
    sleep: @Sendable (_ deadline: MachineInstant) async throws -> Void)

  init(_ clock: some Clock<Duration>) {
    guard !(clock is ContinuousClock) else {
      self = .continuous(origin: .now)
      return
    }
    let origin = clock.now
    self = .other(
      now: { MachineInstant(origin.duration(to: clock.now)) },
      sleep: { deadline in
        try await clock.sleep(until: origin.advanced(by: deadline.sinceOrigin), tolerance: nil)
      })
  }

  /// The moment now.
  func now() -> MachineInstant {
    switch self {
    case .continuous(let origin): MachineInstant(origin.duration(to: .now))
    case .other(let now, _): now()
    }
  }

  /// Sleeps until a moment; throws `CancellationError` if the task is cancelled meanwhile.
  func sleep(until deadline: MachineInstant) async throws {
    switch self {
    case .continuous(let origin):
      try await ContinuousClock().sleep(until: origin.advanced(by: deadline.sinceOrigin))
    case .other(_, let sleep): try await sleep(deadline)
    }
  }
}

extension MachineInstant {
  /// How long after the origin.
  fileprivate var sinceOrigin: Duration { .nanoseconds(nanoseconds) }
}
