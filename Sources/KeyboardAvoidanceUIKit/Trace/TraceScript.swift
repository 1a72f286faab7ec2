#if os(Linux) || os(iOS)
internal import Foundation
internal import KeyboardAvoidance

/// Writes what was recorded as the lines of a trace, version 1.
///
/// Inputs are named `input-1`, `input-2` and so on as they appear. A trace knows an input as it was
/// last; where one is focused again in another place, that is said after its focus.
struct TraceScript {
  private var names: [Key: String] = [:]
  private var known: [String: FocusedInput] = [:]
  private var inputs: [String: TraceValue] = [:]
  private var focused: String?
  private let nestedCount: Int

  /// An input together with what cannot be said of it later.
  private struct Key: Hashable {
    let id: InputID
    let gap: Double?
    let placement: Placement?
    let isEnabled: Bool
  }

  init(nestedCount: Int) { self.nestedCount = nestedCount }

  /// The keys of the header; known once every event has been written.
  func header(_ viewport: Viewport, _ policy: AvoidancePolicy) -> [String: TraceValue] {
    var keys = viewport.traceKeys(nested: nestedCount)
    keys["trace"] = .number(1)
    keys["policy"] = .object(policy.traceKeys)
    keys["inputs"] = .object(inputs)
    return keys
  }

  /// The keys of an event's lines; more than one where an input is elsewhere than it was.
  mutating func lines(_ event: KeyboardEvent) -> [[String: TraceValue]] {
    switch event {
    case .notification(let notification): return [notification.traceKeys]
    case .sample(let sample):
      return [
        [
          "do": .text("sample"), "end": .frame(sample.frame),
          "interactive": .flag(sample.isInteractive),
        ]
      ]
    case .focus(let input): return focus(input)
    case .caret(_, let frame): return caret(frame)
    case .caretPending: return caretPending()
    case .companion(_, let frame): return companion(frame)
    case .resize(_, let frame): return resize(frame)
    case .layout(let viewport):
      return [viewport.traceKeys(nested: nestedCount).merging(["do": .text("layout")]) { $1 }]
    case .scroll(let offset): return [["do": .text("scroll"), "offset": .number(offset)]]
    // What held an earlier input is in no chain any more, and a trace has one.
    case .scrollNested: return []
    case .dismissal(let reason):
      return [["do": .text("dismiss"), "reason": .text(reason.rawValue)]]
    case .blur: return [["do": .text("blur")]]
    case .tapOutside: return [["do": .text("tapOutside")]]
    case .pause: return [["do": .text("pause")]]
    case .resume: return [["do": .text("resume")]]
    }
  }

  private mutating func focus(_ input: FocusedInput) -> [[String: TraceValue]] {
    let key = Key(
      id: input.id, gap: input.gap, placement: input.placement, isEnabled: input.isEnabled)
    let name = names[key] ?? "input-\(names.count + 1)"
    names[key] = name
    focused = name
    var lines: [[String: TraceValue]] = [["do": .text("focus"), "input": .text(name)]]
    guard let known = known[name] else {
      known[name] = input
      inputs[name] = .object(input.traceKeys)
      return lines
    }
    if known.frame != input.frame { lines += resize(input.frame) }
    if input.isCaretPending {
      if !known.isCaretPending { lines += caretPending() }
    } else if known.isCaretPending || known.caret != input.caret {
      lines += caret(input.caret)
    }
    if known.companion != input.companion { lines += companion(input.companion) }
    return lines
  }

  private mutating func resize(_ frame: CGRect) -> [[String: TraceValue]] {
    guard let focused else { return [] }
    known[focused]?.frame = frame
    return [["do": .text("resize"), "input": .text(focused), "frame": .frame(frame)]]
  }

  private mutating func caret(_ frame: CGRect?) -> [[String: TraceValue]] {
    guard let focused else { return [] }
    known[focused]?.caret = frame
    known[focused]?.isCaretPending = false
    return [["do": .text("caret"), "input": .text(focused), "frame": .frame(frame)]]
  }

  private mutating func caretPending() -> [[String: TraceValue]] {
    guard let focused else { return [] }
    known[focused]?.isCaretPending = true
    return [["do": .text("caret"), "input": .text(focused), "frame": .text("pending")]]
  }

  private mutating func companion(_ frame: CGRect?) -> [[String: TraceValue]] {
    guard let focused else { return [] }
    known[focused]?.companion = frame
    return [["do": .text("companion"), "input": .text(focused), "frame": .frame(frame)]]
  }
}
#endif
