#if os(Linux) || os(iOS)

/// Time since it was made, by whatever clock.
struct Stopwatch: Sendable {
  private let read: @Sendable () -> Duration

  init(_ clock: any Clock<Duration>) { self.init(running: clock) }

  private init(running clock: some Clock<Duration>) {
    let start = clock.now
    read = { start.duration(to: clock.now) }
  }

  /// How long it has been running.
  var elapsed: Duration { read() }
}
#endif
