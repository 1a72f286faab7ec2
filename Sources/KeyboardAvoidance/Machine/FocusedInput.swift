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

  /// Its caret in content coordinates, used where the frame does not fit; `nil` if unknown.
  public var caret: CGRect?

  /// Its own gap in points; `nil` for the policy's.
  public var gap: Double?

  /// Its own placement; `nil` for the policy's.
  public var placement: Placement?

  /// Whether the view avoids the keyboard for it; if not, it is as if no input were focused.
  public var isEnabled: Bool

  /// A focused input; what is not named is as the policy says.
  public init(
    _ id: InputID, frame: CGRect, caret: CGRect? = nil, gap: Double? = nil,
    placement: Placement? = nil, isEnabled: Bool = true
  ) {
    self.id = id
    self.frame = frame
    self.caret = caret
    self.gap = gap
    self.placement = placement
    self.isEnabled = isEnabled
  }

  func isSame(as other: FocusedInput) -> Bool {
    id == other.id && frame.isSame(as: other.frame) && caret.isSame(as: other.caret)
      && gap == other.gap && placement == other.placement && isEnabled == other.isEnabled
  }

  /// Hashes every stored value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(frame)
    hasher.combine(caret)
    hasher.combine(gap)
    hasher.combine(placement)
    hasher.combine(isEnabled)
  }
}
