public import Foundation

/// An entry of a tab bar (iOS 2.0).
/// https://developer.apple.com/documentation/uikit/uitabbaritem
@MainActor open class UITabBarItem: UIBarItem {
  /// The system's own entries (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitabbaritem/systemitem
  public typealias SystemItem = CUITabBarSystemItem

  /// An entry of nothing (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitabbaritem/init()
  public override init() { super.init() }

  /// An entry of a text and a picture (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitabbaritem/init(title:image:tag:)
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// An entry of a text and two pictures (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uitabbaritem/init(title:image:selectedimage:)
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }

  /// One of the system's entries (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitabbaritem/init(tabbarsystemitem:tag:)
  public convenience init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int) {
    self.init()
    (title, self.tag) = ("\(systemItem)", tag)
  }

  /// The picture where it is selected (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uitabbaritem/selectedimage
  open var selectedImage: UIImage?

  /// The text in the red disc (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitabbaritem/badgevalue
  open var badgeValue: String?
}

/// A bar of pages to choose from, 49 points high above the safe area (iOS 2.0).
/// https://developer.apple.com/documentation/uikit/uitabbar
@MainActor open class UITabBar: UIView {
  /// The entries (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitabbar/items
  open var items: [UITabBarItem]?

  /// The chosen entry (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitabbar/selecteditem
  open weak var selectedItem: UITabBarItem?

  /// How it looks (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitabbar/barstyle
  open var barStyle: UIBarStyle = .default

  /// Whether what is behind shines through (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uitabbar/istranslucent
  open var isTranslucent = true

  /// The bar's colour (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uitabbar/bartintcolor
  open var barTintColor: UIColor?

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard let touch = touches.first, let count = items?.count, count > 0, bounds.width > 0 else {
      return
    }
    let place = Int(touch.location(in: self).x / bounds.width * CGFloat(count))
    chosen?(min(max(0, place), count - 1))
  }

  static let height: CGFloat = 49
  var chosen: ((Int) -> Void)?
}

/// A controller of pages with a bar to choose by (iOS 2.0).
/// https://developer.apple.com/documentation/uikit/uitabbarcontroller
@MainActor open class UITabBarController: UIViewController {
  /// The pages (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitabbarcontroller/viewcontrollers
  open var viewControllers: [UIViewController]? {
    get { pages.isEmpty ? nil : pages }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets the pages (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitabbarcontroller/setviewcontrollers(_:animated:)
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let former = selectedViewController
    for page in pages where viewControllers?.contains(where: { $0 === page }) != true {
      page.willMove(toParent: nil)
      page.viewIfLoaded?.removeFromSuperview()
      page.removeFromParent()
    }
    pages = viewControllers ?? []
    for page in pages where page.parent !== self {
      addChild(page)
      page.didMove(toParent: self)
    }
    bar.items = pages.map(\.tabBarItem)
    place = min(place, max(0, pages.count - 1))
    showPage(insteadOf: former)
  }

  /// The page that is shown (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitabbarcontroller/selectedviewcontroller
  open var selectedViewController: UIViewController? {
    get { pages.indices.contains(place) ? pages[place] : nil }
    set {
      if let index = pages.firstIndex(where: { $0 === newValue }) { selectedIndex = index }
    }
  }

  /// Which page is shown (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitabbarcontroller/selectedindex
  open var selectedIndex: Int {
    get { place }
    set {
      guard pages.indices.contains(newValue), newValue != place else { return }
      let former = selectedViewController
      place = newValue
      showPage(insteadOf: former)
    }
  }

  /// The bar (iOS 3.0).
  /// https://developer.apple.com/documentation/uikit/uitabbarcontroller/tabbar
  open var tabBar: UITabBar { bar }

  /// What hears of the choice (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitabbarcontroller/delegate
  open weak var delegate: (any UITabBarControllerDelegate)?

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(bar)
    bar.chosen = { [weak self] in self?.userChose($0) }
    showPage(insteadOf: nil)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layOutBar()
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    layOutBar()
  }

  private let bar = UITabBar(frame: .zero)
  private var pages: [UIViewController] = []
  private var place = 0

  private func userChose(_ index: Int) {
    guard pages.indices.contains(index) else { return }
    let page = pages[index]
    guard delegate?.tabBarController(self, shouldSelect: page) != false else { return }
    selectedIndex = index
    delegate?.tabBarController(self, didSelect: page)
  }

  private func showPage(insteadOf former: UIViewController?) {
    guard isViewLoaded else { return }
    let page = selectedViewController
    bar.selectedItem = page?.tabBarItem
    guard former !== page || page?.viewIfLoaded?.superview == nil else { return }
    if former !== page {
      former?.leaveScreen(animated: false) { former?.viewIfLoaded?.removeFromSuperview() }
    }
    guard let page, let own = page.view else { return }
    own.frame = view.bounds
    own.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let add = { self.view.insertSubview(own, belowSubview: self.bar) }
    isOnScreen ? page.enterScreen(animated: false, add) : add()
    layOutBar()
  }

  private func layOutBar() {
    guard let view = viewIfLoaded else { return }
    let height = UITabBar.height + view.safeAreaInsets.bottom
    bar.frame = CGRect(
      x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    for page in pages { page.viewIfLoaded?.updateSafeArea() }
  }
}

/// The bar adds its height to the safe area of the page.
extension UITabBarController: BarContainer {
  func insetsOfBars(over child: UIViewController) -> UIEdgeInsets {
    let device = viewIfLoaded?.window?.device ?? DoubleDevice.inForce
    let isShown = !tabBar.isHidden && device.behavior.bars == .takeRoom
    return UIEdgeInsets(top: 0, left: 0, bottom: isShown ? UITabBar.height : 0, right: 0)
  }
}

/// What hears of the choice of a page (iOS 2.0).
/// https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate
@MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether a page may be chosen (iOS 3.0).
  /// https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:shouldselect:)
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool

  /// The user has chosen a page (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:didselect:)
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// It may.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }

  /// Nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}
