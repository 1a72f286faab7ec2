public import KeyboardAvoidance
public import KeyboardAvoidanceSimulation

#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

/// What happened at one moment of a trace, and where everything is once it has come to rest.
public struct RecordedMoment: Sendable {
  /// What happened.
  public enum Content: Sendable {
    /// Nothing yet: the screen before the first event.
    case start
    /// A turn of the host; the line is that of its first event, from 1.
    case turn(TracePlayer.TurnEntry, line: Int)
    /// The settle timer fired.
    case timer(TracePlayer.TurnEntry)
    /// An expectation was checked.
    case expectation(TracePlayer.ExpectationEntry)
  }

  /// How long after the start of the trace.
  public let time: Duration

  /// What happened.
  public let content: Content

  /// What the machine and the virtual screen say after it.
  public let snapshot: Snapshot

  /// The screen after it: layout, inputs, offsets and the adjustment in force.
  public let screen: VirtualScreen

  /// The keyboard as it is to be drawn after it.
  public let keyboard: DrawnKeyboard

  /// The machine's steps in it; none where an expectation was checked.
  public var steps: [TurnReport.Step] { entry?.steps ?? [] }

  /// The commands of it.
  public var commands: Commands { entry?.commands ?? Commands() }

  /// Whether an expectation failed.
  public var fails: Bool {
    guard case .expectation(let entry) = content else { return false }
    return !entry.failures.isEmpty
  }

  /// Whether the keyboard covers the focused input, and its caret with it where that is known.
  var isCovered: Bool {
    guard let gap = snapshot.gap, let input = screen.focused.flatMap({ screen.inputs[$0] }) else {
      return false
    }
    let bottom = Double(input.frame.origin.y + input.frame.size.height)
    let caret = input.isCaretPending ? nil : input.caret
    let below = caret.map { bottom - Double($0.origin.y + $0.size.height) } ?? 0
    return gap + below < -0.5
  }

  private var entry: TracePlayer.TurnEntry? {
    switch content {
    case .turn(let entry, _), .timer(let entry): entry
    case .start, .expectation: nil
    }
  }
}
