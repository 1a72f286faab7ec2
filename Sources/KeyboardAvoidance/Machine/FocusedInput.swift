#if canImport(CoreGraphics)
  public import CoreGraphics
#else
  public import Foundation
#endif

/// The focused text input inside the avoiding view.
public struct FocusedInput: Hashable, Sendable {
  /// Which input this is.
  public var id: InputID

  /// Its frame in content coordinates: the scroll view's content, or the view at rest.
  public var frame: CGRect

  /// Its caret in content coordinates, used where the frame does not fit; `nil` if it has none.
  public var caret: CGRect?

  /// Whether the caret cannot be known yet; `caret` is not looked at then.
  ///
  /// An input that does not fit is revealed when its caret is reported, with
  /// `KeyboardEvent.caret(_:_:)`; until then what is in force stays.
  public var isCaretPending: Bool

  /// What must stay visible with it, in content coordinates: a button or a message, for example.
  public var companion: CGRect?

  /// Its own gap in points; `nil` for the policy's.
  public var gap: Double?

  /// Its own placement; `nil` for the policy's.
  public var placement: Placement?

  /// Whether the view avoids the keyboard for it; if not, it is as if no input were focused.
  public var isEnabled: Bool

  /// A focused input; what is not named is as the policy says.
  public init(
    _ id: InputID, frame: CGRect, caret: CGRect? = nil, isCaretPending: Bool = false,
    companion: CGRect? = nil, gap: Double? = nil, placement: Placement? = nil,
    isEnabled: Bool = true
  ) {
    self.id = id
    self.frame = frame
    self.caret = caret
    self.isCaretPending = isCaretPending
    self.companion = companion
    self.gap = gap
    self.placement = placement
    self.isEnabled = isEnabled
  }

  /// What stands where no input is focused.
  static let unfocused = FocusedInput(0, frame: .zero)

  func isSame(as other: FocusedInput) -> Bool {
    id == other.id && frame.isSame(as: other.frame) && isCaretPending == other.isCaretPending
      && (isCaretPending || caret.isSame(as: other.caret))
      && companion.isSame(as: other.companion) && gap == other.gap && placement == other.placement
      && isEnabled == other.isEnabled
  }

  /// Compares every stored value, in place.
  @inline(__always) public static func == (lhs: FocusedInput, rhs: FocusedInput) -> Bool {
    lhs.id == rhs.id && lhs.frame.equals(rhs.frame) && lhs.caret.equals(rhs.caret)
      && lhs.isCaretPending == rhs.isCaretPending && lhs.companion.equals(rhs.companion)
      && lhs.gap == rhs.gap && lhs.placement == rhs.placement && lhs.isEnabled == rhs.isEnabled
  }

  /// Hashes every stored value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(frame)
    hasher.combine(caret)
    hasher.combine(isCaretPending)
    hasher.combine(companion)
    hasher.combine(gap)
    hasher.combine(placement)
    hasher.combine(isEnabled)
  }
}
