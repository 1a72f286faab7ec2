public import KeyboardAvoidance

#if canImport(CoreGraphics)
  public import CoreGraphics
#else
  public import Foundation
#endif

/// Something that the host saw, as a trace tells it.
public enum TraceEvent: Hashable, Sendable {
  /// A keyboard notification; the begin frame is kept for the reader and never decides.
  case notification(KeyboardNotification, begin: CGRect? = nil)
  /// The input with this name became the first responder.
  case focus(String)
  /// No input is the first responder any more.
  case blur
  /// The caret of an input moved, in content coordinates; `nil` = none.
  case caret(String, CGRect?)
  /// The caret of an input cannot be known yet.
  case caretPending(String)
  /// What must stay visible with an input moved, came or went (`nil`), in content coordinates.
  case companion(String, CGRect?)
  /// An input moved or grew, in content coordinates.
  case resize(String, CGRect)
  /// Parts of the layout changed.
  case layout(LayoutChange)
  /// The user scrolled to an offset, in points.
  case scroll(offset: Double)
  /// The user scrolled a nested scroll view, counted from the innermost, to an offset, in points.
  case scrollNested(Int, offset: Double)
  /// The keyboard's frame was looked at, in screen coordinates.
  case sample(KeyboardSample)
  /// A reason was announced before the keyboard leaves.
  case dismiss(DismissalReason)
  /// A tap outside every input.
  case tapOutside
  /// The scene became inactive, or the view disappears.
  case pause
  /// The scene is active, or the view is back.
  case resume

  /// What the `do` key says.
  public var name: String {
    switch self {
    case .notification(let notification, _): notification.kind.rawValue
    case .focus: "focus"
    case .blur: "blur"
    case .caret, .caretPending: "caret"
    case .companion: "companion"
    case .resize: "resize"
    case .layout: "layout"
    case .scroll, .scrollNested: "scroll"
    case .sample: "sample"
    case .dismiss: "dismiss"
    case .tapOutside: "tapOutside"
    case .pause: "pause"
    case .resume: "resume"
    }
  }

  /// Every name that the `do` key accepts.
  static let names =
    KeyboardNotification.Kind.allCases.map(\.rawValue) + [
      "focus", "blur", "caret", "resize", "layout", "scroll", "companion", "sample", "dismiss",
      "tapOutside", "pause", "resume",
    ]

  /// Hashes the name and what tells most events of one name apart.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    switch self {
    case .notification(let notification, _): hasher.combine(notification)
    case .sample(let sample): hasher.combine(sample)
    case .focus(let input), .caret(let input, _), .caretPending(let input),
      .companion(let input, _), .resize(let input, _):
      hasher.combine(input)
    case .scroll(let offset), .scrollNested(_, let offset): hasher.combine(offset)
    case .dismiss(let reason): hasher.combine(reason)
    case .layout, .blur, .tapOutside, .pause, .resume: break
    }
  }
}
