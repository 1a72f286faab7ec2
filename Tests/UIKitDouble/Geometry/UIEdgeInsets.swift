public import Foundation

/// Distances inwards from the four edges of a rectangle (iOS 2.0). Belongs to no actor.
/// https://developer.apple.com/documentation/uikit/uiedgeinsets
public struct UIEdgeInsets: Equatable, Codable, Sendable {
  /// The inset at the top (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiedgeinsets/top
  public var top: CGFloat

  /// The inset at the left (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiedgeinsets/left
  public var left: CGFloat

  /// The inset at the bottom (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiedgeinsets/bottom
  public var bottom: CGFloat

  /// The inset at the right (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiedgeinsets/right
  public var right: CGFloat

  /// No insets (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiedgeinsets/zero
  public static let zero = UIEdgeInsets()

  /// No insets (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiedgeinsets/init()
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Insets for the four edges (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiedgeinsets/init(top:left:bottom:right:)
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension UIEdgeInsets {
  static func + (lhs: UIEdgeInsets, rhs: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: lhs.top + rhs.top, left: lhs.left + rhs.left,
      bottom: lhs.bottom + rhs.bottom, right: lhs.right + rhs.right)
  }

  static func - (lhs: UIEdgeInsets, rhs: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: lhs.top - rhs.top, left: lhs.left - rhs.left,
      bottom: lhs.bottom - rhs.bottom, right: lhs.right - rhs.right)
  }

  /// The insets with no edge below zero.
  var clampedToZero: UIEdgeInsets {
    UIEdgeInsets(top: max(0, top), left: max(0, left), bottom: max(0, bottom), right: max(0, right))
  }
}
