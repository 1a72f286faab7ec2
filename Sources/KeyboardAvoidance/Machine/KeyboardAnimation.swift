/// How a move is animated: the keyboard's own duration and curve.
public struct KeyboardAnimation: Hashable, Sendable {
  /// In seconds; 0 means that the move is applied at once.
  public let duration: Double

  /// The raw value of UIKit's animation curve, passed through; the keyboard's own is 7.
  public let curve: Int

  /// An animation; a negative duration is 0, one that is no number is the default.
  public init(duration: Double = 0.25, curve: Int = 7) {
    self.duration = duration.isFinite ? max(0, duration) : 0.25
    self.curve = curve
  }

  /// A quarter of a second along the keyboard's curve.
  public static let standard = KeyboardAnimation()
}
