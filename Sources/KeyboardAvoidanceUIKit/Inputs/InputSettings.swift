#if os(Linux) || os(iOS)
public import KeyboardAvoidance

#if os(Linux)
public import UIKitDouble
#elseif os(iOS)
public import UIKit
#endif

/// How the view avoids the keyboard for one input; what is left out is as the policy says.
public struct InputSettings: Hashable, Sendable {
  /// The room between the input and the keyboard, in points; `nil` for the policy's, and so is what
  /// is not finite or negative.
  public var gap: Double?

  /// Where the input is put; `nil` for the policy's.
  public var placement: Placement?

  /// Whether the view avoids the keyboard for the input at all.
  public var isEnabled: Bool

  /// What must stay visible with the input, inside the avoiding view: a button or a message below
  /// it, for example. It is followed as it moves, grows and is hidden.
  public var companion: UIView?

  /// Settings of an input; the gap in points.
  public init(
    gap: Double? = nil, placement: Placement? = nil, isEnabled: Bool = true,
    companion: UIView? = nil
  ) {
    self.gap = gap
    self.placement = placement
    self.isEnabled = isEnabled
    self.companion = companion
  }

  /// As the policy says.
  public static let standard = InputSettings()

  /// The gap, if it is a length.
  var usableGap: Double? { gap.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil } }

  /// Not avoided: as if no input were focused.
  public static let disabled = InputSettings(isEnabled: false)
}

/// A view that says how the keyboard is avoided for it: an input, or what holds inputs.
///
/// The nearest one counts, from the input up to the avoiding view. A closure in
/// ``AvoidanceHandle/inputSettings`` comes first.
@MainActor public protocol KeyboardAvoidingInput: UIView {
  /// The settings now; read at the end of each turn while the input is focused.
  var keyboardAvoidance: InputSettings { get }
}
#endif
