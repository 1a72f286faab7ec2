#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

// Short descriptions for a log: what an event or a command is, with its numbers in points and
// seconds.

extension KeyboardEvent: CustomStringConvertible {
  /// The event in a few words, as `focus 1 (20, 500, 335, 34)`.
  public var description: String {
    switch self {
    case .notification(let notification): "\(notification)"
    case .sample(let sample): "\(sample)"
    case .focus(let input): "focus \(input.id.rawValue) \(text(input.frame))"
    case .blur: "blur"
    case .caret(let id, let frame): "caret \(id.rawValue) \(text(frame))"
    case .caretPending(let id): "caret \(id.rawValue) pending"
    case .companion(let id, let frame): "companion \(id.rawValue) \(text(frame))"
    case .resize(let id, let frame): "resize \(id.rawValue) \(text(frame))"
    case .layout(let viewport):
      "layout screen \(text(viewport.screen)) view \(text(viewport.viewOnScreen))"
    case .scroll(let offset): "scroll \(text(offset))"
    case .scrollNested(let id, let offset): "scroll nested \(id) \(text(offset))"
    case .dismissal(let reason): "dismissal \(reason)"
    case .tapOutside: "tapOutside"
    case .pause: "pause"
    case .resume: "resume"
    }
  }
}

extension KeyboardNotification: CustomStringConvertible {
  /// The notification in a few words, as `willShow (0, 407, 375, 260) 0.25 s, curve 7`.
  public var description: String {
    "\(kind) \(text(endFrame)) \(animation)" + (isLocal ? "" : ", not local")
      + (isOnOtherScreen ? ", other screen" : "")
  }
}

extension KeyboardSample: CustomStringConvertible {
  /// The sample in a few words, as `sample (0, 407, 375, 260)`.
  public var description: String { (isInteractive ? "drag " : "sample ") + text(frame) }
}

extension KeyboardAnimation: CustomStringConvertible {
  /// The animation in a few words, as `0.25 s, curve 7`.
  public var description: String { "\(text(duration)) s, curve \(curve)" }
}

extension AdjustmentCommand: CustomStringConvertible {
  /// The command in a few words.
  public var description: String {
    switch self {
    case .adjust(let move): "adjust \(move)"
    case .resignFirstResponder: "resignFirstResponder"
    }
  }
}

extension AdjustmentCommand.Move: CustomStringConvertible {
  /// The move in a few words, as `translation -131, 0.25 s, curve 7`.
  public var description: String {
    var parts = ["\(adjustment)"]
    if let contentOffset { parts.append("to offset \(text(contentOffset))") }
    parts += nestedOffsets.map { "nested \($0.id) to offset \(text($0.offset))" }
    parts.append(animation.map { "\($0)" } ?? "at once")
    return parts.joined(separator: ", ")
  }
}

extension Adjustment: CustomStringConvertible {
  /// What is displaced, as `translation -131`; `rest` where nothing is.
  public var description: String {
    let parts = [
      ("translation", translation), ("bounds origin", boundsOrigin), ("inset", bottomInset),
      ("added offset", addedContentOffset),
    ]
    let displaced = parts.filter { $0.1 != 0 }.map { "\($0.0) \(text($0.1))" }
    return displaced.isEmpty ? "rest" : displaced.joined(separator: ", ")
  }
}

/// A number without a fraction that is none.
private func text(_ number: Double) -> String {
  number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
}

private func text(_ size: CGSize) -> String {
  "\(text(Double(size.width))) × \(text(Double(size.height)))"
}

private func text(_ frame: CGRect?) -> String {
  guard let frame else { return "none" }
  let sides = [frame.left, frame.top, Double(frame.size.width), Double(frame.size.height)]
  return "(\(sides.map { text($0) }.joined(separator: ", ")))"
}
