public import Foundation

/// A scroll view of rows; the double has none, only the kind (iOS 2.0).
/// https://developer.apple.com/documentation/uikit/uitableview
@MainActor open class UITableView: UIScrollView {
  /// How a table looks (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableview/style-swift.enum
  public typealias Style = CUITableViewStyle

  /// A table of a style (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableview/init(frame:style:)
  public init(frame: CGRect, style: UITableView.Style) {
    kind = style
    super.init(frame: frame)
  }

  /// A plain table (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiview/init(frame:)
  public override init(frame: CGRect) {
    kind = .plain
    super.init(frame: frame)
  }

  /// A plain table; the coder is not looked at (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableview/init(coder:)
  public required init?(coder: NSCoder) {
    kind = .plain
    super.init(coder: coder)
  }

  /// How the table looks (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableview/style-swift.property
  open var style: UITableView.Style { kind }

  private let kind: UITableView.Style

  override var losesRowsInAnimations: Bool { true }
}

/// A controller whose view is a table. It keeps its table clear of the keyboard by itself (iOS
/// 2.0); see `DoubleKeyboard`.
/// https://developer.apple.com/documentation/uikit/uitableviewcontroller
@MainActor open class UITableViewController: UIViewController {
  /// A controller of a table of a style (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableviewcontroller/init(style:)
  public init(style: UITableView.Style) {
    kind = style
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller of a plain table; there are no nibs here (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableviewcontroller/init(nibname:bundle:)
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    kind = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A controller of a plain table; the coder is not looked at (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableviewcontroller/init(coder:)
  public required init?(coder: NSCoder) {
    kind = .plain
    super.init(coder: coder)
  }

  /// The table (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableviewcontroller/tableview
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  open override func loadView() {
    view = UITableView(frame: .zero, style: kind)
  }

  private let kind: UITableView.Style

  /// What it has added to the table's bottom inset for the keyboard.
  var insetForKeyboard: CGFloat = 0
}
