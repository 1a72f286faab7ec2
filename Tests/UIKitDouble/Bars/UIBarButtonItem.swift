public import Foundation

/// What a bar shows (iOS 2.0).
/// https://developer.apple.com/documentation/uikit/uibaritem
@MainActor open class UIBarItem: NSObject {
  /// The text (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uibaritem/title
  open var title: String?

  /// The picture (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uibaritem/image
  open var image: UIImage?

  /// Whether it can be used (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uibaritem/isenabled
  open var isEnabled = true

  /// A number by which to find it (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uibaritem/tag
  open var tag = 0

  /// What assistive technologies call it (iOS 3.0).
  /// https://developer.apple.com/documentation/uikit/uibaritem/accessibilitylabel
  public var accessibilityLabel: String?
}

/// A button of a bar (iOS 2.0).
/// https://developer.apple.com/documentation/uikit/uibarbuttonitem
@MainActor open class UIBarButtonItem: UIBarItem {
  /// How it looks (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uibarbuttonitem/style
  public typealias Style = CUIBarButtonItemStyle

  /// The system's own buttons (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uibarbuttonitem/systemitem
  public typealias SystemItem = CUIBarButtonSystemItem

  /// A button of no text (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uibarbuttonitem/init()
  public required override init() { super.init() }

  /// A button of a text (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uibarbuttonitem/init(title:style:target:action:)
  public convenience init(
    title: String?, style: UIBarButtonItem.Style, target: AnyObject?, action: Selector?
  ) {
    self.init()
    (self.title, self.style) = (title, style)
    (self.target, self.action) = (target, action)
  }

  /// A button of a picture (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uibarbuttonitem/init(image:style:target:action:)
  public convenience init(
    image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) {
    self.init()
    (self.image, self.style) = (image, style)
    (self.target, self.action) = (target as AnyObject?, action)
  }

  /// One of the system's buttons (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uibarbuttonitem/init(barbuttonsystemitem:target:action:)
  public convenience init(
    barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    (self.target, self.action) = (target as AnyObject?, action)
    system = systemItem
  }

  /// A view as a button (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uibarbuttonitem/init(customview:)
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// A button that runs an action (iOS 14.0).
  /// https://developer.apple.com/documentation/uikit/uibarbuttonitem/init(title:image:primaryaction:)
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?) {
    self.init()
    self.title = title ?? primaryAction?.title
    (self.image, self.primaryAction) = (image, primaryAction)
  }

  /// One of the system's buttons that runs an action (iOS 14.0).
  /// https://developer.apple.com/documentation/uikit/uibarbuttonitem/init(systemitem:primaryaction:)
  public convenience init(
    systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil
  ) {
    self.init()
    system = systemItem
    self.primaryAction = primaryAction
  }

  /// Room that takes what is left (iOS 14.0).
  /// https://developer.apple.com/documentation/uikit/uibarbuttonitem/flexiblespace()
  public class func flexibleSpace() -> Self {
    let item = Self()
    item.system = .flexibleSpace
    return item
  }

  /// Room of a width (iOS 14.0).
  /// https://developer.apple.com/documentation/uikit/uibarbuttonitem/fixedspace(_:)
  public class func fixedSpace(_ width: CGFloat) -> Self {
    let item = Self()
    (item.system, item.width) = (.fixedSpace, width)
    return item
  }

  /// How it looks (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uibarbuttonitem/style
  open var style: UIBarButtonItem.Style = .plain

  /// How wide it is; 0 for as wide as its content (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uibarbuttonitem/width
  open var width: CGFloat = 0

  /// The view that is the button (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uibarbuttonitem/customview
  open var customView: UIView?

  /// Who gets the action (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uibarbuttonitem/target
  open weak var target: AnyObject?

  /// The action (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uibarbuttonitem/action
  open var action: Selector?

  /// What runs when it is tapped (iOS 14.0).
  /// https://developer.apple.com/documentation/uikit/uibarbuttonitem/primaryaction
  open var primaryAction: UIAction?

  /// Its colour (iOS 5.0).
  /// https://developer.apple.com/documentation/uikit/uibarbuttonitem/tintcolor
  open var tintColor: UIColor?

  var system: UIBarButtonItem.SystemItem?

  var isSpace: Bool { system == .flexibleSpace || system == .fixedSpace }

  /// The control that shows it.
  func makeView() -> UIView {
    if let customView { return customView }
    let button = UIButton(type: .system)
    button.isEnabled = isEnabled
    if let image {
      button.setImage(image, for: .normal)
    } else {
      button.setTitle(title ?? system.map { "\($0)" } ?? "", for: .normal)
    }
    button.addAction(UIAction { [weak self] _ in self?.wasTapped() }, for: .touchUpInside)
    return button
  }

  func wasTapped() {
    if let primaryAction { primaryAction.handler(primaryAction) }
    if let action { (target as? any DoubleTarget)?.doublePerform(action, with: self) }
  }
}

/// A bar of buttons (iOS 2.0).
/// https://developer.apple.com/documentation/uikit/uitoolbar
@MainActor open class UIToolbar: UIView {
  /// A bar with a frame (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitoolbar/init(frame:)
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.isEmpty { bounds.size = CGSize(width: max(frame.width, 320), height: 44) }
  }

  /// An empty bar; the coder is not looked at (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitoolbar/init(coder:)
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The buttons (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitoolbar/items
  open var items: [UIBarButtonItem]? {
    didSet { rebuild() }
  }

  /// Sets the buttons (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitoolbar/setitems(_:animated:)
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// How it looks (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitoolbar/barstyle
  open var barStyle: UIBarStyle = .default

  /// Whether what is behind shines through (iOS 3.0).
  /// https://developer.apple.com/documentation/uikit/uitoolbar/istranslucent
  open var isTranslucent = true

  /// The bar's colour (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uitoolbar/bartintcolor
  open var barTintColor: UIColor?

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let flexible = CGFloat((items ?? []).filter { $0.system == .flexibleSpace }.count)
    let widths = (items ?? []).map { length(of: $0) }
    let rest = max(0, bounds.width - 32 - widths.reduce(0, +))
    var x: CGFloat = 16
    for (item, width) in zip(items ?? [], widths) {
      if let view = views[ObjectIdentifier(item)] {
        let height = min(bounds.height, max(view.sizeThatFits(bounds.size).height, 30))
        view.frame = CGRect(x: x, y: (bounds.height - height) / 2, width: width, height: height)
      }
      x += item.system == .flexibleSpace ? rest / max(1, flexible) : width
    }
  }

  private var views: [ObjectIdentifier: UIView] = [:]

  private func length(of item: UIBarButtonItem) -> CGFloat {
    if item.width > 0 || item.isSpace { return item.width }
    return views[ObjectIdentifier(item)]?.sizeThatFits(bounds.size).width ?? 0
  }

  private func rebuild() {
    for view in views.values { view.removeFromSuperview() }
    views = [:]
    for item in items ?? [] where !item.isSpace {
      let view = item.makeView()
      views[ObjectIdentifier(item)] = view
      addSubview(view)
    }
    setNeedsLayout()
  }
}

/// How a bar looks (iOS 2.0).
/// https://developer.apple.com/documentation/uikit/uibarstyle
public typealias UIBarStyle = CUIBarStyle
