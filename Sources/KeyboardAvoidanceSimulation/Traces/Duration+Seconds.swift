internal import KeyboardAvoidance

extension Duration {
  /// So many seconds to the nearest nanosecond, as a trace's file writes times.
  package static func wholeNanoseconds(inSeconds seconds: Double) -> Duration {
    .nanoseconds(Int64((seconds * 1e9).rounded()))
  }

  /// The duration in seconds.
  package var inSeconds: Double { self / .seconds(1) }

  /// The duration to the nearest millisecond, so that traces are readable.
  var toMilliseconds: Duration { .milliseconds((self / .milliseconds(1)).rounded()) }
}

extension MachineInstant {
  /// How long after the origin.
  var sinceOrigin: Duration { .nanoseconds(nanoseconds) }
}
