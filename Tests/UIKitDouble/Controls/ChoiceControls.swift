public import Foundation

/// Something goes on (iOS 2.0).
/// https://developer.apple.com/documentation/uikit/uiactivityindicatorview
@MainActor open class UIActivityIndicatorView: UIView {
  /// One with a frame; of its own size if that is empty (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiactivityindicatorview/init(frame:)
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.isEmpty { bounds.size = Self.ownSize }
  }

  /// One of its own size; the coder is not looked at (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiactivityindicatorview/init(coder:)
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// How large it is (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiactivityindicatorview/style
  public typealias Style = CUIActivityIndicatorViewStyle

  /// One of a size (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiactivityindicatorview/init(style:)
  public convenience init(style: UIActivityIndicatorView.Style) {
    self.init(frame: .zero)
    self.style = style
    bounds.size = intrinsicContentSize
  }

  /// How large it is (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiactivityindicatorview/style
  open var style: UIActivityIndicatorView.Style = .medium

  /// Whether it turns (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiactivityindicatorview/isanimating
  open var isAnimating: Bool { turns }

  /// Whether it is hidden where it does not turn (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiactivityindicatorview/hideswhenstopped
  open var hidesWhenStopped = true

  /// Its colour (iOS 5.0).
  /// https://developer.apple.com/documentation/uikit/uiactivityindicatorview/color
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor! = .gray

  /// Turns (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiactivityindicatorview/startanimating()
  open func startAnimating() {
    turns = true
    isHidden = false
  }

  /// Turns no more (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiactivityindicatorview/stopanimating()
  open func stopAnimating() {
    turns = false
    if hidesWhenStopped { isHidden = true }
  }

  private var turns = false
  private var side: CGFloat { style == .large ? 37 : 20 }

  open override var intrinsicContentSize: CGSize { CGSize(width: side, height: side) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.ownSize }

  private static let ownSize = CGSize(width: 20, height: 20)
}

/// One of some choices (iOS 2.0).
/// https://developer.apple.com/documentation/uikit/uisegmentedcontrol
@MainActor open class UISegmentedControl: UIControl {
  /// One with a frame; of its own size if that is empty (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uisegmentedcontrol/init(frame:)
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.isEmpty { bounds.size = Self.ownSize }
  }

  /// One of its own size; the coder is not looked at (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uisegmentedcontrol/init(coder:)
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A control of choices, each a text or a picture (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uisegmentedcontrol/init(items:)
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String }
    bounds.size = intrinsicContentSize
  }

  /// How many choices there are (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uisegmentedcontrol/numberofsegments
  open var numberOfSegments: Int { titles.count }

  /// Which one is chosen; −1 for none (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uisegmentedcontrol/selectedsegmentindex
  open var selectedSegmentIndex = UISegmentedControl.noSegment

  /// Adds a choice (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uisegmentedcontrol/insertsegment(withtitle:at:animated:)
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title, at: min(max(0, segment), titles.count))
    invalidateIntrinsicContentSize()
  }

  /// Takes a choice away (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uisegmentedcontrol/removesegment(at:animated:)
  open func removeSegment(at segment: Int, animated: Bool) {
    guard titles.indices.contains(segment) else { return }
    titles.remove(at: segment)
    invalidateIntrinsicContentSize()
  }

  /// Takes all choices away (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uisegmentedcontrol/removeallsegments()
  open func removeAllSegments() {
    titles = []
    invalidateIntrinsicContentSize()
  }

  /// The text of a choice (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uisegmentedcontrol/titleforsegment(at:)
  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }

  /// Sets the text of a choice (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uisegmentedcontrol/settitle(_:forsegmentat:)
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if titles.indices.contains(segment) { titles[segment] = title }
  }

  /// No choice (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uisegmentedcontrol/nosegment
  nonisolated public static let noSegment = -1

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, bounds.width > 0, !titles.isEmpty else { return }
    let part = (touch.location(in: self).x - bounds.minX) / bounds.width
    let choice = min(max(0, Int(part * CGFloat(titles.count))), titles.count - 1)
    guard choice != selectedSegmentIndex else { return }
    selectedSegmentIndex = choice
    sendActions(for: .valueChanged)
  }

  private var titles: [String?] = []

  open override var intrinsicContentSize: CGSize {
    CGSize(width: CGFloat(titles.count) * 60, height: Self.ownSize.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.ownSize }

  private static let ownSize = CGSize(width: 60, height: 32)
}

/// A pull that refreshes (iOS 6.0).
/// https://developer.apple.com/documentation/uikit/uirefreshcontrol
@MainActor open class UIRefreshControl: UIControl {
  /// One with a frame; of its own size if that is empty (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uirefreshcontrol/init(frame:)
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.isEmpty { bounds.size = Self.ownSize }
  }

  /// One of its own size; the coder is not looked at (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uirefreshcontrol/init(coder:)
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether it turns (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uirefreshcontrol/isrefreshing
  open var isRefreshing: Bool { turns }

  /// Turns (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uirefreshcontrol/beginrefreshing()
  open func beginRefreshing() { turns = true }

  /// Turns no more (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uirefreshcontrol/endrefreshing()
  open func endRefreshing() { turns = false }

  /// The text below (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uirefreshcontrol/attributedtitle
  open var attributedTitle: NSAttributedString?

  private var turns = false

  open override var intrinsicContentSize: CGSize { Self.ownSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.ownSize }

  private static let ownSize = CGSize(width: 320, height: 60)
}

/// Wheels of choices (iOS 2.0).
/// https://developer.apple.com/documentation/uikit/uipickerview
@MainActor open class UIPickerView: UIView {
  /// One with a frame; of its own size if that is empty (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uipickerview/init(frame:)
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.isEmpty { bounds.size = Self.ownSize }
  }

  /// One of its own size; the coder is not looked at (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uipickerview/init(coder:)
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// How many choices there are (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uipickerview/datasource
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { reloadAllComponents() }
  }

  /// What the choices are (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uipickerview/delegate
  open weak var delegate: (any UIPickerViewDelegate)?

  /// How many wheels there are (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uipickerview/numberofcomponents
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  /// How many choices a wheel has (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uipickerview/numberofrows(incomponent:)
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  /// The choice of a wheel; −1 for none (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uipickerview/selectedrow(incomponent:)
  open func selectedRow(inComponent component: Int) -> Int {
    chosen[component] ?? (numberOfRows(inComponent: component) > 0 ? 0 : -1)
  }

  /// Turns a wheel to a choice (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uipickerview/selectrow(_:incomponent:animated:)
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    chosen[component] = row
  }

  /// Asks for everything anew (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uipickerview/reloadallcomponents()
  open func reloadAllComponents() { chosen = [:] }

  private var chosen: [Int: Int] = [:]

  open override var intrinsicContentSize: CGSize { Self.ownSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.ownSize }

  private static let ownSize = CGSize(width: 320, height: 216)
}

/// How many choices a picker has (iOS 2.0).
/// https://developer.apple.com/documentation/uikit/uipickerviewdatasource
@MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// How many wheels there are (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uipickerviewdatasource/numberofcomponents(in:)
  func numberOfComponents(in pickerView: UIPickerView) -> Int

  /// How many choices a wheel has (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uipickerviewdatasource/pickerview(_:numberofrowsincomponent:)
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// What the choices of a picker are (iOS 2.0).
/// https://developer.apple.com/documentation/uikit/uipickerviewdelegate
@MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// The text of a choice (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uipickerviewdelegate/pickerview(_:titleforrow:forcomponent:)
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?

  /// The user has turned a wheel (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uipickerviewdelegate/pickerview(_:didselectrow:incomponent:)
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// None.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    nil
  }

  /// Nothing.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}
