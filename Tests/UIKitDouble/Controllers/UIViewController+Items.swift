public import Foundation

/// What a controller is called and shows in the bars of others.
struct ControllerItems {
  var title: String?
  var navigation: UINavigationItem?
  var tab: UITabBarItem?
  var toolbar: [UIBarButtonItem]?
  var hidesBottomBar = false
  var isModalInPresentation = false
  var definesContext = false
  var style: UIModalTransitionStyle = .coverVertical
  var edges: UIRectEdge = .all
  var extendsUnderOpaque = false
}

extension UIViewController {
  /// The name, for bars (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/title
  public var title: String? {
    get { items.title }
    set {
      items.title = newValue
      items.navigation?.title = newValue
      items.tab?.title = newValue
    }
  }

  /// What a navigation bar shows for the controller (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/navigationitem
  public var navigationItem: UINavigationItem {
    if let made = items.navigation { return made }
    let item = UINavigationItem(title: items.title ?? "")
    items.navigation = item
    return item
  }

  /// What a tab bar shows for the controller (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/tabbaritem
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals, AllPublicDeclarationsHaveDocumentation
  public var tabBarItem: UITabBarItem! {
    get {
      if let made = items.tab { return made }
      let item = UITabBarItem(title: items.title, image: nil, tag: 0)
      items.tab = item
      return item
    }
    set { items.tab = newValue }
  }

  /// The tab bar controller around it (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/tabbarcontroller
  public var tabBarController: UITabBarController? {
    sequence(first: container, next: { $0?.container })
      .lazy.compactMap { $0 as? UITabBarController }.first
  }

  /// The buttons of the toolbar below (iOS 3.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/toolbaritems
  public var toolbarItems: [UIBarButtonItem]? {
    get { items.toolbar }
    set { items.toolbar = newValue }
  }

  /// Whether the bar below goes when the controller is pushed (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/hidesbottombarwhenpushed
  public var hidesBottomBarWhenPushed: Bool {
    get { items.hidesBottomBar }
    set { items.hidesBottomBar = newValue }
  }

  /// Whether a swipe down does not dismiss it (iOS 13.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/ismodalinpresentation
  public var isModalInPresentation: Bool {
    get { items.isModalInPresentation }
    set { items.isModalInPresentation = newValue }
  }

  /// Whether presentations in its context cover it (iOS 5.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/definespresentationcontext
  public var definesPresentationContext: Bool {
    get { items.definesContext }
    set { items.definesContext = newValue }
  }

  /// How it comes when it is presented; not modelled (iOS 3.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/modaltransitionstyle
  public var modalTransitionStyle: UIModalTransitionStyle {
    get { items.style }
    set { items.style = newValue }
  }

  /// Under which bars the view reaches; not modelled (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/edgesforextendedlayout
  public var edgesForExtendedLayout: UIRectEdge {
    get { items.edges }
    set { items.edges = newValue }
  }

  /// Whether the view reaches under opaque bars; not modelled (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/extendedlayoutincludesopaquebars
  public var extendedLayoutIncludesOpaqueBars: Bool {
    get { items.extendsUnderOpaque }
    set { items.extendsUnderOpaque = newValue }
  }

  /// The traits of the controller's window, scene and device (iOS 8.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/traitcollection
  public var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection ?? UITraitCollection()
  }

  /// Asks for the status bar's looks anew (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/setneedsstatusbarappearanceupdate()
  public func setNeedsStatusBarAppearanceUpdate() {}

  /// Shows a controller as its container does (iOS 8.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/show(_:sender:)
  public func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  /// The view whose scrolling the bars follow; not modelled (iOS 11.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/setcontentscrollview(_:)
  public func setContentScrollView(_ scrollView: UIScrollView?) {}
}

/// How a controller comes when it is presented (iOS 3.0).
/// https://developer.apple.com/documentation/uikit/uimodaltransitionstyle
public typealias UIModalTransitionStyle = CUIModalTransitionStyle

/// How the status bar looks (iOS 2.0).
/// https://developer.apple.com/documentation/uikit/uistatusbarstyle
public typealias UIStatusBarStyle = CUIStatusBarStyle

/// What a navigation bar shows for a controller (iOS 2.0).
/// https://developer.apple.com/documentation/uikit/uinavigationitem
@MainActor open class UINavigationItem: NSObject {
  /// Whether the title is large (iOS 11.0).
  /// https://developer.apple.com/documentation/uikit/uinavigationitem/largetitledisplaymode
  public typealias LargeTitleDisplayMode = CUINavigationItemLargeTitleDisplayMode

  /// An item with a title (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uinavigationitem/init(title:)
  public init(title: String) { self.title = title }

  /// The title (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uinavigationitem/title
  open var title: String?

  /// The text above (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uinavigationitem/prompt
  open var prompt: String?

  /// The view in the title's place (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uinavigationitem/titleview
  open var titleView: UIView?

  /// The button at the left (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uinavigationitem/leftbarbuttonitem
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The button at the right (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uinavigationitem/rightbarbuttonitem
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// The buttons at the left (iOS 5.0).
  /// https://developer.apple.com/documentation/uikit/uinavigationitem/leftbarbuttonitems
  open var leftBarButtonItems: [UIBarButtonItem]?

  /// The buttons at the right (iOS 5.0).
  /// https://developer.apple.com/documentation/uikit/uinavigationitem/rightbarbuttonitems
  open var rightBarButtonItems: [UIBarButtonItem]?

  /// The button that leads back to it (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uinavigationitem/backbarbuttonitem
  open var backBarButtonItem: UIBarButtonItem?

  /// The text of the button that leads back to it (iOS 11.0).
  /// https://developer.apple.com/documentation/uikit/uinavigationitem/backbuttontitle
  open var backButtonTitle: String?

  /// Whether there is no button that leads back (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uinavigationitem/hidesbackbutton
  open var hidesBackButton = false

  /// Whether the title is large; not modelled (iOS 11.0).
  /// https://developer.apple.com/documentation/uikit/uinavigationitem/largetitledisplaymode
  open var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode = .automatic

  /// The search below the bar; not modelled (iOS 11.0).
  /// https://developer.apple.com/documentation/uikit/uinavigationitem/searchcontroller
  open var searchController: UISearchController?

  /// Whether the search goes when content is scrolled (iOS 11.0).
  /// https://developer.apple.com/documentation/uikit/uinavigationitem/hidessearchbarwhenscrolling
  open var hidesSearchBarWhenScrolling = true
}

/// What a navigation bar is told and the double only keeps.
struct BarLook {
  var tint: UIColor?
  var isTranslucent = true
  var style: UIBarStyle = .default
  var prefersLargeTitles = false
  var isToolbarHidden = true
}

extension UINavigationBar {
  /// The bar's colour (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uinavigationbar/bartintcolor
  public var barTintColor: UIColor? {
    get { barLook.tint }
    set { barLook.tint = newValue }
  }

  /// Whether what is behind shines through (iOS 3.0).
  /// https://developer.apple.com/documentation/uikit/uinavigationbar/istranslucent
  public var isTranslucent: Bool {
    get { barLook.isTranslucent }
    set { barLook.isTranslucent = newValue }
  }

  /// How it looks (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uinavigationbar/barstyle
  public var barStyle: UIBarStyle {
    get { barLook.style }
    set { barLook.style = newValue }
  }

  /// Whether titles are large; not modelled (iOS 11.0).
  /// https://developer.apple.com/documentation/uikit/uinavigationbar/preferslargetitles
  public var prefersLargeTitles: Bool {
    get { barLook.prefersLargeTitles }
    set { barLook.prefersLargeTitles = newValue }
  }
}

extension UINavigationController {
  /// The controller that is seen: presented, or the top one (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uinavigationcontroller/visibleviewcontroller
  public var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  /// Sets the stack (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uinavigationcontroller/setviewcontrollers(_:animated:)
  public func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// Goes back to the first controller (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uinavigationcontroller/poptorootviewcontroller(animated:)
  @discardableResult public func popToRootViewController(animated: Bool) -> [UIViewController]? {
    viewControllers.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Goes back to a controller (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uinavigationcontroller/poptoviewcontroller(_:animated:)
  @discardableResult public func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let place = viewControllers.firstIndex(where: { $0 === viewController }),
      place + 1 < viewControllers.count
    else { return nil }
    let leaving = Array(viewControllers[(place + 1)...])
    viewControllers = Array(viewControllers[...place]) + [leaving[leaving.count - 1]]
    popViewController(animated: animated)
    return leaving
  }

  /// Whether the toolbar below is hidden; not modelled (iOS 3.0).
  /// https://developer.apple.com/documentation/uikit/uinavigationcontroller/istoolbarhidden
  public var isToolbarHidden: Bool {
    get { navigationBar.barLook.isToolbarHidden }
    set { navigationBar.barLook.isToolbarHidden = newValue }
  }

  /// Sets whether the toolbar below is hidden; not modelled (iOS 3.0).
  /// https://developer.apple.com/documentation/uikit/uinavigationcontroller/settoolbarhidden(_:animated:)
  public func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
}
