public import Foundation

/// A moment of a keyframe animation, as parts of the whole.
private struct Keyframes {
  let duration: TimeInterval
  let delay: TimeInterval

  @MainActor static var open: [Keyframes] = []
}

extension UIView {
  /// Animates with a spring. Values are at their ends at once; the spring's own movement is not
  /// modelled (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uiview/animate(withduration:delay:usingspringwithdamping:initialspringvelocity:options:animations:completion:)
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  /// Animates with a spring that settles in a time (iOS 17.0).
  /// https://developer.apple.com/documentation/uikit/uiview/animate(springduration:bounce:initialspringvelocity:delay:options:animations:completion:)
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationScope.block(duration: duration, delay: delay, options: options)
      .run(animations, completion: completion)
  }

  /// Animates in parts (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uiview/animatekeyframes(withduration:delay:options:animations:completion:)
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let scope = AnimationScope.block(duration: duration, delay: delay, options: [])
    Keyframes.open.append(Keyframes(duration: duration, delay: delay))
    scope.run(animations, completion: completion)
    Keyframes.open.removeLast()
  }

  /// A part of an animation, by its start and length as parts of the whole (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uiview/addkeyframe(withrelativestarttime:relativeduration:animations:)
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let whole = Keyframes.open.last else { return animations() }
    AnimationScope.block(
      duration: whole.duration * frameDuration,
      delay: whole.delay + whole.duration * frameStartTime,
      options: [.overrideInheritedDuration]
    ).run(animations)
  }

  /// Changes from one look to another; here a plain animation (iOS 4.0).
  /// https://developer.apple.com/documentation/uikit/uiview/transition(with:duration:options:animations:completion:)
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: options, animations: animations ?? {},
      completion: completion)
  }

  /// How keyframes are put together (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uiview/keyframeanimationoptions
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The bits (iOS 7.0).
    /// https://developer.apple.com/documentation/uikit/uiview/keyframeanimationoptions/rawvalue
    public let rawValue: UInt

    /// Options by their bits (iOS 7.0).
    /// https://developer.apple.com/documentation/uikit/uiview/keyframeanimationoptions/init(rawvalue:)
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Even between two keyframes (iOS 7.0).
    /// https://developer.apple.com/documentation/uikit/uiview/keyframeanimationoptions/calculationmodelinear
    public static let calculationModeLinear: KeyframeAnimationOptions = []

    /// No way between two keyframes (iOS 7.0).
    /// https://developer.apple.com/documentation/uikit/uiview/keyframeanimationoptions/calculationmodediscrete
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)

    /// An even pace through all keyframes (iOS 7.0).
    /// https://developer.apple.com/documentation/uikit/uiview/keyframeanimationoptions/calculationmodepaced
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)

    /// A smooth curve through all keyframes (iOS 7.0).
    /// https://developer.apple.com/documentation/uikit/uiview/keyframeanimationoptions/calculationmodecubic
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }
}
