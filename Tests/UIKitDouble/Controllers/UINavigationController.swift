public import Foundation

/// A stack of controllers of which the top one shows (iOS 2.0). The double draws no bar.
/// https://developer.apple.com/documentation/uikit/uinavigationcontroller
@MainActor open class UINavigationController: UIViewController {
  /// A stack of one (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uinavigationcontroller/init(rootviewcontroller:)
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    addChild(rootViewController)
    rootViewController.didMove(toParent: self)
  }

  /// An empty stack (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uinavigationcontroller/init(nibname:bundle:)
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// An empty stack; the coder is not looked at (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uinavigationcontroller/init(coder:)
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The stack from the bottom up (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uinavigationcontroller/viewcontrollers
  open var viewControllers: [UIViewController] {
    get { contained }
    set { replaceStack(with: newValue) }
  }

  /// The controller that shows (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uinavigationcontroller/topviewcontroller
  open var topViewController: UIViewController? { contained.last }

  open override func viewDidLoad() {
    super.viewDidLoad()
    if let topViewController { add(topViewController) }
  }

  /// The bar on top (iOS 2.0). Whether it takes room says `DoubleBehavior.bars`.
  /// https://developer.apple.com/documentation/uikit/uinavigationcontroller/navigationbar
  open var navigationBar: UINavigationBar { bar }

  /// Whether the bar is away (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uinavigationcontroller/isnavigationbarhidden
  open var isNavigationBarHidden = false {
    didSet { if isNavigationBarHidden != oldValue { layOutBar() } }
  }

  /// Takes the bar away or brings it back (iOS 2.0). The double moves it at once.
  /// https://developer.apple.com/documentation/uikit/uinavigationcontroller/setnavigationbarhidden(_:animated:)
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    layOutBar()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if showsBar { layOutBar() }
  }

  private let bar = UINavigationBar()

  /// Shows a controller on top (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uinavigationcontroller/pushviewcontroller(_:animated:)
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    let former = topViewController
    addChild(viewController)
    guard isViewLoaded else { return }
    viewController.move = .pushed
    let transition = beginTransition(animated, from: former, to: viewController)
    former?.leaveScreen(animated: animated) { former?.viewIfLoaded?.removeFromSuperview() }
    viewController.enterScreen(animated: animated, { add(viewController) }) { [self] in
      viewController.move = nil
      viewController.didMove(toParent: self)
      end(transition)
    }
    transition?.start()
  }

  /// Takes the top controller off (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uinavigationcontroller/popviewcontroller(animated:)
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard contained.count > 1, let leaving = topViewController else { return nil }
    let transition = beginPop(animated)
    leaving.after(animated) { [self] in
      endPop(of: leaving, animated)
      end(transition)
    }
    return leaving
  }

  /// The first half of a pop: who goes and who comes is told.
  @discardableResult func beginPop(_ animated: Bool, isInteractive: Bool = false) -> Transition? {
    guard contained.count > 1, let leaving = topViewController else { return nil }
    let coming = contained[contained.count - 2]
    let transition = beginTransition(
      animated, from: leaving, to: coming, isInteractive: isInteractive)
    leaving.move = .popped
    leaving.willMove(toParent: nil)
    leaving.willLeave(animated)
    coming.willEnter(animated)
    add(coming, below: leaving.viewIfLoaded)
    coming.viewIsAppearing(animated)
    transition?.start()
    return transition
  }

  /// The second half of a pop that goes through.
  func endPop(of leaving: UIViewController, _ animated: Bool) {
    leaving.viewIfLoaded?.removeFromSuperview()
    leaving.didLeave(animated)
    leaving.removeFromParent()
    leaving.move = nil
    topViewController?.didEnter(animated)
  }

  /// The second half of a pop that is called off: the one that was going is back.
  func cancelPop(of leaving: UIViewController) {
    guard contained.count > 1 else { return }
    let coming = contained[contained.count - 2]
    coming.willLeave(true)
    coming.viewIfLoaded?.removeFromSuperview()
    coming.didLeave(true)
    leaving.move = nil
    leaving.willEnter(true)
    leaving.viewIsAppearing(true)
    leaving.didEnter(true)
  }

  private func replaceStack(with stack: [UIViewController]) {
    let former = topViewController
    for controller in contained where !stack.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      if controller === former, isViewLoaded {
        controller.leaveScreen(animated: false) {
          controller.viewIfLoaded?.removeFromSuperview()
        }
      }
      controller.removeFromParent()
    }
    for controller in stack where controller.container !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    contained = stack
    guard isViewLoaded, let top = stack.last, top !== former else { return }
    isOnScreen ? top.enterScreen(animated: false, { add(top) }) : add(top)
  }

  private func add(_ controller: UIViewController, below other: UIView? = nil) {
    guard let view, let page = controller.view else { return }
    page.frame = view.bounds
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let place = other.flatMap { other in view.subviews.firstIndex { $0 === other } }
    view.insertSubview(page, at: place ?? view.subviews.count)
  }
}
