public import Foundation

extension UIView {
  /// Changes made in the block animate. A duration of 0 or less applies them at once; an
  /// enclosing block's duration and curve count unless the options say otherwise (iOS 4.0).
  /// https://developer.apple.com/documentation/uikit/uiview/animate(withduration:delay:options:animations:completion:)
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let scope = AnimationScope.block(duration: duration, delay: delay, options: options)
    scope.run(animations, completion: completion)
  }

  /// Changes made in the block animate (iOS 4.0).
  /// https://developer.apple.com/documentation/uikit/uiview/animate(withduration:animations:completion:)
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations,
      completion: completion)
  }

  /// Changes made in the block animate (iOS 4.0).
  /// https://developer.apple.com/documentation/uikit/uiview/animate(withduration:animations:)
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    animate(withDuration: duration, animations: animations, completion: nil)
  }

  /// Changes made in the block do not animate, whatever is around it (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uiview/performwithoutanimation(_:)
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationScope.still.run(actionsWithoutAnimation)
  }

  /// Turns animation on or off until it is said otherwise (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiview/setanimationsenabled(_:)
  public class func setAnimationsEnabled(_ enabled: Bool) {
    DoubleDevice.inForce.areAnimationsEnabled = enabled
  }

  /// Whether changes can animate here and now (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiview/areanimationsenabled
  public class var areAnimationsEnabled: Bool {
    DoubleDevice.inForce.areAnimationsEnabled && AnimationScope.current?.isStill != true
  }

  /// The duration of the block around this call; 0 outside of one (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uiview/inheritedanimationduration
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationScope.current?.duration ?? 0
  }

  /// Notes a change of a value that animates, for the block around it.
  func record(_ property: DoubleChange.Property, from: DoubleValue, to: DoubleValue) {
    AnimationScope.current?.note(DoubleChange(view: self, property: property, from: from, to: to))
  }
}
