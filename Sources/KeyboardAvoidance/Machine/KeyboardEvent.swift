#if canImport(CoreGraphics)
  public import CoreGraphics
#else
  public import Foundation
#endif

/// A fact that the host reports.
public enum KeyboardEvent: Hashable, Sendable {
  /// A keyboard notification came.
  case notification(KeyboardNotification)

  /// The keyboard's frame was sampled.
  case sample(KeyboardSample)

  /// An input inside the avoiding view became the first responder, or says more of itself.
  ///
  /// Indirect, as `layout` is: both are large and rare, and every other event is copied with them.
  indirect case focus(FocusedInput)

  /// No input inside the avoiding view is the first responder any more.
  case blur

  /// The caret of an input moved, in content coordinates; ignored unless that input is focused.
  case caret(InputID, CGRect?)

  /// The caret of an input cannot be known yet; ignored unless that input is focused.
  case caretPending(InputID)

  /// What must stay visible with an input moved, came or went (`nil`), in content coordinates;
  /// ignored unless that input is focused.
  case companion(InputID, CGRect?)

  /// An input moved or grew, in content coordinates; ignored unless that input is focused.
  case resize(InputID, CGRect)

  /// The screen, the window, the view or its scroll metrics changed.
  ///
  /// A view that is reported as a scroll view for the first time, or not any more, is expected to
  /// have been put at rest: what an episode adds to its offset is counted anew.
  indirect case layout(Viewport)

  /// The user scrolled to a vertical content offset, in points.
  case scroll(offset: Double)

  /// The user scrolled a nested scroll view, by the host's number, to an offset, in points.
  case scrollNested(Int, offset: Double)

  /// A reason was announced, before the keyboard leaves.
  case dismissal(DismissalReason)

  /// The user tapped outside every input.
  case tapOutside

  /// The scene became inactive, or the view disappears: nothing is commanded until `resume`.
  case pause

  /// The scene is active, or the view is back: one command says what holds now.
  case resume

  /// Hashes the values; equal events hash alike.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .notification(let notification): hasher.combine(notification)
    case .sample(let sample): hasher.combine(sample)
    case .focus(let input): hasher.combine(input)
    case .blur: hasher.combine(0)
    case .caret(let id, let frame):
      hasher.combine(id)
      hasher.combine(frame)
    case .caretPending(let id): hasher.combine(id)
    case .companion(let id, let frame):
      hasher.combine(id)
      hasher.combine(frame)
    case .resize(let id, let frame):
      hasher.combine(id)
      hasher.combine(frame)
    case .layout(let viewport): hasher.combine(viewport)
    case .scroll(let offset): hasher.combine(offset)
    case .scrollNested(let id, let offset):
      hasher.combine(id)
      hasher.combine(offset)
    case .dismissal(let reason): hasher.combine(reason)
    case .tapOutside: hasher.combine(1)
    case .pause: hasher.combine(2)
    case .resume: hasher.combine(3)
    }
  }
}
