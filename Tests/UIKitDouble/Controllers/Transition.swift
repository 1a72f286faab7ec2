import Foundation

/// A transition while it lasts.
@MainActor final class Transition: NSObject, UIViewControllerTransitionCoordinator {
  private typealias Context = any UIViewControllerTransitionCoordinatorContext

  private weak var leaving: UIViewController?
  private weak var coming: UIViewController?
  private let container: UIView
  private var animations: [(Context) -> Void] = []
  private var completions: [(Context) -> Void] = []
  private var interactionHandlers: [(Context) -> Void] = []
  private var hasStarted = false
  private var isOver = false

  let presentationStyle: UIModalPresentationStyle
  let initiallyInteractive: Bool
  private(set) var isInteractive: Bool
  private(set) var isCancelled = false
  private(set) var percentComplete: CGFloat = 0

  init(
    from leaving: UIViewController?, to coming: UIViewController?, in container: UIView,
    style: UIModalPresentationStyle = .none, isInteractive: Bool = false
  ) {
    self.leaving = leaving
    self.coming = coming
    self.container = container
    presentationStyle = style
    initiallyInteractive = isInteractive
    self.isInteractive = isInteractive
  }

  var isAnimated: Bool { true }
  var isInterruptible: Bool { false }
  var transitionDuration: TimeInterval { UIViewController.transitionDuration }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var containerView: UIView { container }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? leaving : key == .to ? coming : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? leaving?.viewIfLoaded : key == .to ? coming?.viewIfLoaded : nil
  }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !isOver else { return false }
    if let completion { completions.append(completion) }
    if let animation { animations.append(animation) }
    if hasStarted { runAnimations() }
    return true
  }

  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    interactionHandlers.append(handler)
  }

  /// The views are in place: what goes along is animated.
  func start() {
    hasStarted = true
    runAnimations()
  }

  /// The user lets go of it.
  func letGo(isCancelled: Bool, at part: CGFloat) {
    self.isCancelled = isCancelled
    percentComplete = part
    isInteractive = false
    for handler in interactionHandlers { handler(self) }
  }

  /// It is over.
  func end() {
    isOver = true
    let due = completions
    completions = []
    for completion in due { completion(self) }
  }

  private func runAnimations() {
    let due = animations
    animations = []
    guard !due.isEmpty else { return }
    AnimationScope(
      source: .block, duration: transitionDuration, curve: completionCurve.rawValue
    ).run { for animation in due { animation(self) } }
  }
}

extension UIViewController {
  /// Begins a transition of this controller's, if it takes time.
  func beginTransition(
    _ isAnimated: Bool, from leaving: UIViewController?, to coming: UIViewController?,
    style: UIModalPresentationStyle = .none, isInteractive: Bool = false
  ) -> Transition? {
    guard isAnimated, let view = viewIfLoaded, view.window != nil else { return nil }
    let transition = Transition(
      from: leaving, to: coming, in: view, style: style, isInteractive: isInteractive)
    self.transition = transition
    return transition
  }

  /// The transition is over; another that has begun since stays.
  func end(_ transition: Transition?) {
    guard let transition else { return }
    if self.transition === transition { self.transition = nil }
    transition.end()
  }
}
