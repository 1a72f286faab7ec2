internal import KeyboardAvoidance
internal import KeyboardAvoidanceSimulation

/// Plays a trace moment by moment and keeps what is to be drawn.
struct MomentRecorder {
  private(set) var moments: [RecordedMoment] = []
  private var player: TracePlayer
  private var keyboard = KeyboardFollower()

  init(_ header: TraceHeader) {
    player = TracePlayer(header)
    keep(.start, at: .zero, player.snapshot)
  }

  /// Plays a turn or checks an expectation; a timer that is due fires before.
  mutating func record(_ moment: TraceMoment) {
    fireTimers(dueBy: moment.time)
    switch moment.content {
    case .turn(let events):
      let entry = player.turn(events, at: moment.time)
      keyboard.follow(events, player.machine)
      keep(.turn(entry, line: moment.line), at: moment.time, entry.snapshot)
    case .expectation(let expectation):
      let entry = player.check(expectation, at: moment.time, line: moment.line)
      keep(.expectation(entry), at: moment.time, entry.snapshot)
    }
  }

  /// Lets the timer fire that still runs at the end.
  mutating func letTimeRunOut() {
    if let timer = player.machine.timer {
      fireTimers(dueBy: .nanoseconds(timer.deadline.nanoseconds))
    }
  }

  private mutating func fireTimers(dueBy time: Duration) {
    while let entry = player.fireTimer(dueBy: time) {
      keyboard.follow([], player.machine)
      keep(.timer(entry), at: entry.time, entry.snapshot)
    }
  }

  private mutating func keep(
    _ content: RecordedMoment.Content, at time: Duration, _ snapshot: Snapshot
  ) {
    moments.append(
      RecordedMoment(
        time: time, content: content, snapshot: snapshot, screen: player.screen,
        keyboard: keyboard.drawn))
  }
}
