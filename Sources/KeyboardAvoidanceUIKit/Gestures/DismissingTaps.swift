#if os(Linux) || os(iOS)

/// Which taps end editing, where the policy's `dismissesOnOutsideTap` lets them.
///
/// A tap on a text input and one with Apple Pencil never do.
public struct DismissingTaps: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt8

  /// Taps by their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Taps beside the avoiding view too, anywhere in its window: in the other column, on a bar.
  public static let outsideView = DismissingTaps(rawValue: 1 << 0)

  /// Taps on controls too, which get the tap as well.
  public static let onControls = DismissingTaps(rawValue: 1 << 1)
}
#endif
