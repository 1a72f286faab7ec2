#if canImport(CoreGraphics)
  public import CoreGraphics
#else
  public import Foundation
#endif

/// A keyboard notification as UIKit posts it; the begin frame is left out, it never decides.
public struct KeyboardNotification: Hashable, Sendable {
  /// Which of the six notifications.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Immediately before the keyboard is displayed.
    case willShow
    /// Immediately after it was displayed.
    case didShow
    /// Immediately before it is dismissed.
    case willHide
    /// Immediately after it was dismissed.
    case didHide
    /// Immediately before its frame changes.
    case willChangeFrame
    /// Immediately after its frame has changed.
    case didChangeFrame

    /// Whether it announces something; the others report it.
    public var isWill: Bool {
      switch self {
      case .willShow, .willHide, .willChangeFrame: true
      case .didShow, .didHide, .didChangeFrame: false
      }
    }
  }

  /// Which of the six notifications.
  public var kind: Kind

  /// The keyboard's frame at the end, in screen coordinates; `nil` if there is none.
  public var endFrame: CGRect?

  /// The keyboard's own animation.
  public var animation: KeyboardAnimation

  /// Whether this app caused the keyboard; `true` where the system does not say.
  public var isLocal: Bool

  /// Whether the keyboard is on another screen than the window.
  public var isOnOtherScreen: Bool

  /// A notification with its end frame in screen coordinates.
  public init(
    _ kind: Kind, endFrame: CGRect?, animation: KeyboardAnimation = .standard,
    isLocal: Bool = true, isOnOtherScreen: Bool = false
  ) {
    self.kind = kind
    self.endFrame = endFrame
    self.animation = animation
    self.isLocal = isLocal
    self.isOnOtherScreen = isOnOtherScreen
  }

  /// Hashes every stored value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(endFrame)
    hasher.combine(animation)
    hasher.combine(isLocal)
    hasher.combine(isOnOtherScreen)
  }
}
