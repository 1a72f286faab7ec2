public import Foundation

/// How a controller is presented (iOS 2.0).
/// https://developer.apple.com/documentation/uikit/uimodalpresentationstyle
public typealias UIModalPresentationStyle = CUIModalPresentationStyle

/// Owns a view tree and hears when it comes and goes (iOS 2.0).
/// https://developer.apple.com/documentation/uikit/uiviewcontroller
@MainActor open class UIViewController: UIResponder {
  /// A controller; there are no nibs here, so both arguments are ignored (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/init(nibname:bundle:)
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// A controller; the coder is not looked at (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/init(coder:)
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// A controller that makes its view itself (iOS 2.0).
  /// https://developer.apple.com/documentation/objectivec/nsobject/init()
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  // MARK: View

  /// The root view, made when it is first asked for (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/view
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return rootView
    }
    set {
      rootView?.controller = nil
      rootView = newValue
      rootView?.controller = self
    }
  }

  /// The root view if there is one (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/viewifloaded
  open var viewIfLoaded: UIView? { rootView }

  /// Whether there is a root view (iOS 3.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/isviewloaded
  open var isViewLoaded: Bool { rootView != nil }

  /// Makes the root view (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/loadview()
  open func loadView() {
    view = UIView()
  }

  /// Makes the root view if there is none (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/loadviewifneeded()
  open func loadViewIfNeeded() {
    guard rootView == nil else { return }
    loadView()
    viewDidLoad()
  }

  // MARK: Coming and going

  /// Called when the root view has been made (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidload()
  open func viewDidLoad() {}

  /// Called before the view comes (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwillappear(_:)
  open func viewWillAppear(_ animated: Bool) {}

  /// Called once the view is in the tree and has its size (iOS 13.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:)
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called when the view has come (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidappear(_:)
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view goes (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwilldisappear(_:)
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called when the view has gone (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdiddisappear(_:)
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called before the root view lays out (iOS 5.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwilllayoutsubviews()
  open func viewWillLayoutSubviews() {}

  /// Called when the root view has laid out (iOS 5.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidlayoutsubviews()
  open func viewDidLayoutSubviews() {}

  /// Called when the root view's safe area has changed (iOS 11.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/viewsafeareainsetsdidchange()
  open func viewSafeAreaInsetsDidChange() {}

  /// What the controller adds to the safe area below its root view (iOS 11.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/additionalsafeareainsets
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet { if additionalSafeAreaInsets != oldValue { rootView?.updateSafeArea() } }
  }

  // MARK: Presenting

  /// How this controller is presented (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/modalpresentationstyle
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic

  /// The size this controller would like (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/preferredcontentsize
  open var preferredContentSize: CGSize = .zero

  /// Who this controller or one around it presents (iOS 5.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/presentedviewcontroller
  open var presentedViewController: UIViewController? {
    presented ?? parent?.presentedViewController
  }

  /// Who presents this controller or one around it (iOS 5.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/presentingviewcontroller
  open var presentingViewController: UIViewController? {
    presenter ?? parent?.presentingViewController
  }

  /// Whether the controller is on its way in (iOS 5.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/isbeingpresented
  open var isBeingPresented: Bool { move == .presented }

  /// Whether the controller is on its way out (iOS 5.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/isbeingdismissed
  open var isBeingDismissed: Bool { move == .dismissed }

  /// Whether the controller is on its way into a parent (iOS 5.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/ismovingtoparent
  open var isMovingToParent: Bool { move == .pushed }

  /// Whether the controller is on its way out of its parent (iOS 5.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/ismovingfromparent
  open var isMovingFromParent: Bool { move == .popped }

  /// Presents a controller over the window (iOS 5.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    beginPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses the controller presented from here, or this one (iOS 5.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/dismiss(animated:completion:)
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if let presented {
      beginDismissing(presented, animated: flag, completion: completion)
    } else if let presentingViewController {
      presentingViewController.dismiss(animated: flag, completion: completion)
    }
  }

  /// The transition under way of this controller or of one around it (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/transitioncoordinator
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transition ?? container?.transitionCoordinator
  }

  /// Called before the size changes; here never (iOS 8.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwilltransition(to:with:)
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// How the status bar is to look (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/preferredstatusbarstyle
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// Whether there is to be no status bar (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/prefersstatusbarhidden
  open var prefersStatusBarHidden: Bool { false }

  /// Called when traits have changed; here never (iOS 8.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/traitcollectiondidchange(_:)
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Puts constraints of the view up to date; called before layout where it was asked for (iOS
  /// 5.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/updateviewconstraints()
  open func updateViewConstraints() {}

  // MARK: Containing

  /// The controller around this one (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/parent
  open var parent: UIViewController? { container }

  /// The controllers in this one (iOS 5.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/children
  open var children: [UIViewController] { contained }

  /// The navigation controller around this one (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/navigationcontroller
  open var navigationController: UINavigationController? {
    sequence(first: container, next: { $0?.container })
      .lazy.compactMap { $0 as? UINavigationController }.first
  }

  /// Called before the parent changes (iOS 5.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/willmove(toparent:)
  open func willMove(toParent parent: UIViewController?) {}

  /// Called when the parent has changed (iOS 5.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/didmove(toparent:)
  open func didMove(toParent parent: UIViewController?) {}

  /// The presenting controller or what holds the root view (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiresponder/next
  open override var next: UIResponder? {
    rootView?.parent ?? presenter
  }

  override var windowOfFocus: UIWindow? { rootView?.window }

  // MARK: What the double keeps

  private var rootView: UIView?
  weak var container: UIViewController?
  var contained: [UIViewController] = []
  var items = ControllerItems()
  var presented: UIViewController?
  weak var presenter: UIViewController?

  /// What a full-screen presentation has taken out of the window.
  var hiddenView: UIView?

  weak var windowAsRoot: UIWindow?

  /// The transition under way.
  var transition: Transition?
  var move: Move?
  var isOnScreen = false

  /// A way in or out that is under way.
  enum Move {
    case presented, dismissed, pushed, popped
  }
}
