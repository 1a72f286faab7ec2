internal import Foundation

/// The spring that the keyboard slides along: UIKit's raw animation curve 7.
///
/// Public reports of what `UIView` builds for that curve agree on a `CASpringAnimation` of mass 3,
/// stiffness 1000, damping 500 and a duration of 0.5 s, whatever duration is asked for (for example
/// Apple's developer forums, thread 48088). Such a spring is more than critically damped
/// (ζ = c / (2·√(k·m)) = 4.6), and `CASpringAnimation.allowsOverdamping` is false unless it is set;
/// so it is drawn as critically damped, ζ = 1:
///
///     ω = √(k / m) = 18.26 per second
///     x(t) = 1 − (1 + ω·t)·e^(−ω·t)
///
/// That the damping is clamped so is a guess; with it the spring has 0.1 % of its way left at the
/// reported 0.5 s, and what is reported of newer systems (mass 1, stiffness 555, damping 47.1) is
/// critically damped without clamping.
public enum KeyboardSpring {
  /// As reported for raw curve 7.
  public static let mass = 3.0

  /// As reported for raw curve 7.
  public static let stiffness = 1_000.0

  /// As reported for raw curve 7.
  public static let damping = 500.0

  /// The undamped angular frequency, per second.
  public static let frequency = (stiffness / mass).squareRoot()

  /// The damping ratio, at most 1.
  public static let dampingRatio = min(1, damping / (2 * (stiffness * mass).squareRoot()))

  /// After this many seconds less than a thousandth of the way is left, and the rest is not drawn.
  public static let settling = 0.6

  /// How far along its way the keyboard is after some seconds: 0 at first, 1 in the end.
  ///
  /// Of a spring that starts at rest. With a damping ratio below 1 it would swing, which these
  /// constants do not.
  public static func progress(after seconds: Double) -> Double {
    guard seconds > 0 else { return 0 }
    let time = frequency * seconds
    guard dampingRatio < 1 else { return 1 - (1 + time) * exp(-time) }
    let damped = (1 - dampingRatio * dampingRatio).squareRoot()
    let swing = cos(damped * time) + dampingRatio / damped * sin(damped * time)
    return 1 - exp(-dampingRatio * time) * swing
  }
}
