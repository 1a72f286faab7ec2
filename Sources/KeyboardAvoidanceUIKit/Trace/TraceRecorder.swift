#if os(Linux) || os(iOS)
public import Foundation
internal import KeyboardAvoidance

/// Records what a view's avoidance sees, as a trace that `keyboard-avoidance replay` accepts.
///
/// Only values are recorded: frames, carets, times, settings. No text, no placeholder, and no names
/// but `input-1`, `input-2` and so on. It records for as long as it is kept. A trace cannot say that
/// the policy changes meanwhile, nor what becomes of nested scroll views that hold one input and not
/// the next. Isolated to the main actor.
@MainActor public final class TraceRecorder {
  private let policy: AvoidancePolicy
  private let stopwatch: Stopwatch
  private var turns: [(time: Double, events: [KeyboardEvent])] = []
  private var viewport: Viewport?

  init(policy: AvoidancePolicy, viewport: Viewport?, clock: any Clock<Duration>) {
    self.policy = policy
    self.viewport = viewport
    stopwatch = Stopwatch(clock)
  }

  /// How many turns have been recorded.
  public var turnCount: Int { turns.count }

  /// The trace so far, as JSON Lines in UTF-8; empty before the view has been in a window.
  ///
  /// Throws what encoding throws.
  public func trace() throws -> Data {
    guard let viewport else { return Data() }
    let chains = turns.flatMap(\.events).compactMap(\.viewport).map(\.nested.count)
    var script = TraceScript(nestedCount: chains.reduce(viewport.nested.count, max))
    var text = ""
    for turn in turns {
      for event in turn.events {
        for keys in script.lines(event) {
          text += try keys.merging(["at": .number(turn.time)]) { $1 }.line()
        }
      }
    }
    return Data((try script.header(viewport, policy).line() + text).utf8)
  }

  /// Records a turn. Two turns never have one time, in which they would be one.
  func note(_ events: [KeyboardEvent]) {
    let elapsed = stopwatch.elapsed.components
    var time = Double(elapsed.seconds) + Double(elapsed.attoseconds / 1_000_000_000_000) / 1e6
    if let last = turns.last?.time, time <= last { time = ((last * 1e6).rounded() + 1) / 1e6 }
    turns.append((time, events))
    if viewport == nil { viewport = events.lazy.compactMap(\.viewport).first(where: \.isUsable) }
  }
}

extension KeyboardEvent {
  fileprivate var viewport: Viewport? {
    if case .layout(let viewport) = self { viewport } else { nil }
  }
}
#endif
