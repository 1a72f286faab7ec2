internal import KeyboardAvoidance

extension Duration {
  /// So many seconds to the nearest nanosecond, as a trace's file writes times.
  package static func wholeNanoseconds(inSeconds seconds: Double) -> Duration {
    .nanoseconds(Int64((seconds * 1e9).rounded()))
  }

  /// The duration in seconds, as exact as a number can say whole nanoseconds.
  ///
  /// One duration divided by another is not: it makes 591.2499999999999 of 591.25 seconds.
  package var inSeconds: Double {
    let (seconds, attoseconds) = components
    guard abs(seconds) < 9_000_000_000 else { return Double(seconds) }
    return Double(seconds * 1_000_000_000 + attoseconds / 1_000_000_000) / 1e9
  }

  /// The duration to the nearest millisecond, so that traces are readable.
  var toMilliseconds: Duration { .milliseconds((self / .milliseconds(1)).rounded()) }
}

extension MachineInstant {
  /// How long after the origin.
  var sinceOrigin: Duration { .nanoseconds(nanoseconds) }
}
