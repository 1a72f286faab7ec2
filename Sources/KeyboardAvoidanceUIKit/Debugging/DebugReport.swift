#if os(Linux) || os(iOS)
internal import KeyboardAvoidance

#if os(Linux)
internal import UIKitDouble
#elseif os(iOS)
internal import UIKit
#endif

/// What the debug overlay shows of a turn; everything in the window's coordinates, in points.
struct DebugReport: Equatable {
  /// Why the view did not move.
  enum Stillness: Hashable {
    case ignored(IgnoredReason)
    case paused(Set<PauseReason>)
    case keyboardHidden
    case nothingFocused
    case disabled
    case notCovered
    case asCommandedBefore
  }

  /// The keyboard's state at the end of the turn.
  var state = KeyboardState.hidden

  /// The last trigger that said something.
  var trigger: Trigger?

  /// The keyboard's frame as the machine believes it.
  var keyboard: CGRect?

  /// What is kept clear of it: the input with its companion.
  var target: CGRect?

  /// Why nothing moved; `nil` where something did.
  var stillness: Stillness?

  /// The room between the target and the keyboard.
  var gap: Double? {
    guard let keyboard, let target else { return nil }
    return keyboard.minY - target.maxY
  }

  /// The report in words, a line each.
  var lines: [String] {
    let gap = gap.map { "\(($0 * 10).rounded() / 10) pt" } ?? "none"
    return [
      "state: \(state.rawValue), last trigger: \(trigger?.rawValue ?? "none")",
      "gap: \(gap)",
      stillness.map { "nothing moved: \($0.words)" } ?? "moved",
    ]
  }
}

extension DebugReport.Stillness {
  fileprivate var words: String {
    switch self {
    case .ignored(let reason): "what was announced is ignored, \(reason.rawValue)"
    case .paused(let reasons):
      "paused, "
        + PauseReason.allCases.filter(reasons.contains).map(\.words).joined(separator: ", ")
    case .keyboardHidden: "the keyboard is hidden"
    case .nothingFocused: "no input of this view is focused"
    case .disabled: "the focused input is disabled"
    case .notCovered: "the input is not covered"
    case .asCommandedBefore: "the view is in its place"
    }
  }
}

extension PauseReason {
  fileprivate var words: String {
    switch self {
    case .noWindow: "the view is in no window"
    case .inactiveScene: "the scene is inactive"
    case .app: "the app asked for it"
    case .leaving: "the page is leaving"
    }
  }
}
#endif
