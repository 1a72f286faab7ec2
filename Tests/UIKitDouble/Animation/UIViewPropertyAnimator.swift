public import Foundation

/// Where an animation stands or shall end (iOS 10.0).
/// https://developer.apple.com/documentation/uikit/uiviewanimatingposition
public typealias UIViewAnimatingPosition = CUIViewAnimatingPosition

/// Whether an animator runs (iOS 10.0).
/// https://developer.apple.com/documentation/uikit/uiviewanimatingstate
public typealias UIViewAnimatingState = CUIViewAnimatingState

/// An animation that can be started later (iOS 10.0). The double runs it to its end or stops it;
/// it does not scrub or reverse.
/// https://developer.apple.com/documentation/uikit/uiviewpropertyanimator
@MainActor open class UIViewPropertyAnimator: NSObject {
  private let length: TimeInterval
  private let curve: Int
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var phase: UIViewAnimatingState = .inactive

  /// An animator that waits to be started (iOS 10.0). Required here so that
  /// `runningPropertyAnimator` can return Self.
  /// https://developer.apple.com/documentation/uikit/uiviewpropertyanimator/init(duration:curve:animations:)
  public required init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    length = duration
    self.curve = curve.rawValue
    super.init()
    if let animations { addAnimations(animations) }
  }

  /// An animator that has started; in another block it inherits as `UIView.animate` does
  /// (iOS 10.0).
  /// https://developer.apple.com/documentation/uikit/uiviewpropertyanimator/runningpropertyanimator(withduration:delay:options:animations:completion:)
  @discardableResult
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let curve = UIView.AnimationCurve(rawValue: options.curve) ?? .easeInOut
    let animator = Self(duration: duration, curve: curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.start(
      in: .block(duration: duration, delay: delay, options: options, source: .animator))
    return animator
  }

  /// How long it takes (iOS 10.0).
  /// https://developer.apple.com/documentation/uikit/uiviewpropertyanimator/duration
  open var duration: TimeInterval { length }

  /// Whether it waits, runs or was stopped (iOS 10.0).
  /// https://developer.apple.com/documentation/uikit/uiviewanimating/state
  open var state: UIViewAnimatingState { phase }

  /// Whether it moves (iOS 10.0).
  /// https://developer.apple.com/documentation/uikit/uiviewanimating/isrunning
  open var isRunning: Bool { phase == .active }

  /// Adds changes (iOS 10.0).
  /// https://developer.apple.com/documentation/uikit/uiviewpropertyanimator/addanimations(_:)
  open func addAnimations(_ animation: @escaping () -> Void) {
    guard phase == .active else { return animations.append(animation) }
    scope(after: 0).run(animation)
  }

  /// Adds what follows the end (iOS 10.0).
  /// https://developer.apple.com/documentation/uikit/uiviewpropertyanimator/addcompletion(_:)
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Starts (iOS 10.0).
  /// https://developer.apple.com/documentation/uikit/uiviewanimating/startanimation()
  open func startAnimation() {
    start(in: scope(after: 0))
  }

  /// Starts later (iOS 10.0).
  /// https://developer.apple.com/documentation/uikit/uiviewanimating/startanimation(afterdelay:)
  open func startAnimation(afterDelay delay: TimeInterval) {
    start(in: scope(after: delay))
  }

  /// Stops where it is; without finishing, it waits for `finishAnimation(at:)` (iOS 10.0).
  /// https://developer.apple.com/documentation/uikit/uiviewanimating/stopanimation(_:)
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard phase == .active else { return }
    phase = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }

  /// Ends a stopped animation (iOS 10.0).
  /// https://developer.apple.com/documentation/uikit/uiviewanimating/finishanimation(at:)
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard phase == .stopped else { return }
    end(at: finalPosition)
  }

  private func scope(after delay: TimeInterval) -> AnimationScope {
    AnimationScope(source: .animator, duration: length, delay: delay, curve: curve)
  }

  private func start(in scope: AnimationScope) {
    guard phase == .inactive else { return }
    phase = .active
    let waiting = animations
    animations = []
    scope.run({ for block in waiting { block() } }) { [self] _ in
      if phase == .active { end(at: .end) }
    }
  }

  private func end(at position: UIViewAnimatingPosition) {
    phase = .inactive
    let waiting = completions
    completions = []
    for completion in waiting { completion(position) }
  }
}
