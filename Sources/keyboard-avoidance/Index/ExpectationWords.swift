internal import Foundation
internal import KeyboardAvoidance
internal import KeyboardAvoidanceSimulation

extension TraceExpectation {
  /// What must hold, in words: `the keyboard covers nothing of the view, 1 move`.
  var words: String {
    values.map { Self.words($0.key, $0.value) }.joined(separator: ", ")
  }

  private static func words(_ key: Key, _ value: Value) -> String {
    switch (key, value) {
    case (.gap, .number(let gap)) where gap < 0:
      "the input ends \((-gap).toThousandths) pt below the keyboard's top"
    case (.gap, .number(let gap)): "the input ends \(gap.toThousandths) pt above the keyboard"
    case (.animation, .animation(let duration, let curve)):
      "animated in \(duration.toThousandths) s with curve \(curve.toThousandths)"
    case (.moves, .number(let count)): "\(times(count, "move"))"
    case (.resigns, .number(let count)): "\(times(count, "request")) to resign"
    case (_, .number(0)): nothing(key)
    case (_, .number(let number)): points(key, number.toThousandths)
    case (_, .bool(let isOpen)): isOpen ? "the episode is open" : "the episode is over"
    case (_, .state(let state)): "the state is `\(state.rawValue)`"
    case (_, .none): none(key)
    default: "\(key.rawValue) is \(value)"
    }
  }

  private static func times(_ count: Double, _ noun: String) -> String {
    count == 0 ? "no \(noun)" : "\(count.toThousandths) \(noun)\(count == 1 ? "" : "s")"
  }

  private static func nothing(_ key: Key) -> String {
    switch key {
    case .overlap: "the keyboard covers nothing of the view"
    case .inset: "no inset is added"
    case .lift: "the content is not lifted"
    case .translation: "the view is not translated"
    case .boundsOrigin: "the bounds are not shifted"
    default: points(key, "0")
    }
  }

  private static func points(_ key: Key, _ points: String) -> String {
    switch key {
    case .overlap: "the keyboard covers \(points) pt of the view"
    case .inset: "an inset of \(points) pt is added"
    case .lift: "the content is lifted by \(points) pt"
    case .translation: "the view is translated by \(points) pt"
    case .boundsOrigin: "the bounds are shifted to \(points) pt"
    case .offset: "the offset is \(points) pt"
    case .maxOffset: "the offset can be at most \(points) pt"
    default: "\(key.rawValue) is \(points)"
    }
  }

  private static func none(_ key: Key) -> String {
    switch key {
    case .gap: "there is no gap to measure"
    case .animation: "not animated"
    default: "there is no scroll view"
    }
  }
}
