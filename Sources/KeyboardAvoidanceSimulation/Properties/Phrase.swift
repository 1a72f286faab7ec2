internal import KeyboardAvoidance

#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

/// What may happen in a random run: single events, what a keyboard posts together, and what an app
/// does meanwhile.
enum Phrase: CaseIterable {
  case focus, blur, caret, resize, scroll, rotate, riding, dismiss, tap, pause, resume, policy
  case show, change, swap, hide, float, empty, elsewhere, foreign, rest, drag, fieldToField, did,
    late
  case message, companion, pending, underFinger, grow, edges

  /// Turns, each with its delay in nanoseconds after the one before.
  typealias Turns = [(delay: Int64, events: [TraceEvent])]

  /// How often each is drawn in a run that favours none, relative to the others.
  private func weight(on kind: Stage.Kind) -> Int {
    switch (self, kind) {
    case (.scroll, _), (.message, .chat), (.underFinger, .bar), (.companion, .bar): 5
    case (.focus, _), (.show, _), (.rotate, _), (.did, _), (.policy, _): 3
    case (.message, _), (.companion, _): 3
    default: 2
    }
  }

  /// The phrases of one run, as often as they are to be drawn: some, most or all of them, each
  /// favoured or not.
  static func swarm(_ stage: Stage, _ random: inout SplitMix64) -> [Phrase] {
    let share = 2 + random.index(below: 3)
    var swarm: [Phrase] = [.focus, .show]
    for phrase in allCases where random.index(below: 4) < share {
      let favour = random.index(below: 4) == 0 ? 4 : 1
      swarm += Array(repeating: phrase, count: phrase.weight(on: stage.kind) * favour)
    }
    return swarm
  }

  /// The turns it consists of.
  func turns(_ stage: inout Stage, _ random: inout SplitMix64) -> Turns {
    switch self {
    case .focus: [(0, [stage.focus(&random)])]
    case .blur: [(0, [.blur])]
    case .caret:
      [(0, [.caret(stage.likelyFocused(&random), Self.stretch(2, 20, &random))])]
    case .resize: [(0, [.resize(stage.likelyFocused(&random), Self.stretch(335, 60, &random))])]
    case .scroll: [(0, [stage.scroll(&random)])]
    case .riding: [(0, [stage.riding(&random)])]
    case .edges: [(0, [stage.edged(&random)])]
    case .policy: [(0, [])]
    case .dismiss:
      [(0, [.dismiss(DismissalReason.allCases[random.index(below: 6)])])]
    case .tap: [(0, [.tapOutside])]
    case .pause: [(0, [stage.suspend(&random)])]
    case .resume: peek(&stage, &random)
    case .rotate: turned(&stage, &random)
    case .late: late(stage)
    case .show: shown(&stage, &random)
    case .swap: swapped(&stage, &random)
    case .change: changed(&stage, &random)
    case .hide: hidden(stage, &random)
    case .fieldToField: switched(&stage, &random)
    case .float, .empty, .elsewhere, .foreign, .rest, .drag, .did:
      [(0, [single(&stage, &random)])]
    case .message: message(&stage, &random)
    case .companion: companion(stage, &random)
    case .pending: pending(&stage, &random)
    case .underFinger: underFinger(&stage, &random)
    case .grow: grown(&stage, &random)
    }
  }

  static func stretch(
    _ width: Double, _ height: Double, _ random: inout SplitMix64
  ) -> CGRect {
    CGRect(x: 20, y: 100 + Double(random.index(below: 10)) * 50, width: width, height: height)
  }

  static func say(_ kind: KeyboardNotification.Kind, _ frame: CGRect?) -> TraceEvent {
    .notification(KeyboardNotification(kind, endFrame: frame))
  }

  /// When a did-notification follows its will: as it should, at once, or late.
  static func later(_ random: inout SplitMix64) -> Int64 {
    [250_000_000, 250_000_000, 300_000_000, 0, 600_000_000][random.index(below: 5)]
  }
}
