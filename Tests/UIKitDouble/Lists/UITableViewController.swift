public import Foundation

/// A controller whose view is a table. It keeps its table clear of the keyboard by itself (iOS
/// 2.0); see `DoubleKeyboard`.
/// https://developer.apple.com/documentation/uikit/uitableviewcontroller
@MainActor
open class UITableViewController: UIViewController, UITableViewDataSource,
  UITableViewDelegate
{
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
    let table = UITableView(frame: .zero, style: kind)
    (table.dataSource, table.delegate) = (self, self)
    view = table
  }

  /// The control that a pull shows (iOS 5.0).
  /// https://developer.apple.com/documentation/uikit/refreshcontrol
  open var refreshControl: UIRefreshControl? {
    get { tableView?.refreshControl }
    set { tableView?.refreshControl = newValue }
  }

  /// Whether the selection ends when the view comes (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/clearsselectiononviewwillappear
  open var clearsSelectionOnViewWillAppear = true

  /// As it is without; a subclass has others (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/numberofsections(in:)
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// As it is without; a subclass has others (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/tableview(_:numberofrowsinsection:)
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  /// As it is without; a subclass has others (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/tableview(_:cellforrowat:)
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// As it is without; a subclass has others (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/tableview(_:titleforheaderinsection:)
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// As it is without; a subclass has others (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/tableview(_:titleforfooterinsection:)
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  /// As it is without; a subclass has others (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/tableview(_:caneditrowat:)
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  /// As it is without; a subclass has others (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/tableview(_:commit:forrowat:)
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// As it is without; a subclass has others (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/tableview(_:heightforrowat:)
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }

  /// As it is without; a subclass has others (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/tableview(_:estimatedheightforrowat:)
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  { tableView.estimatedRowHeight }

  /// As it is without; a subclass has others (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/tableview(_:heightforheaderinsection:)
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.sectionHeaderHeight
  }

  /// As it is without; a subclass has others (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/tableview(_:heightforfooterinsection:)
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.sectionFooterHeight
  }

  /// As it is without; a subclass has others (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/tableview(_:viewforheaderinsection:)
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    nil
  }

  /// As it is without; a subclass has others (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/tableview(_:viewforfooterinsection:)
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    nil
  }

  /// As it is without; a subclass has others (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/tableview(_:willdisplay:forrowat:)
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// As it is without; a subclass has others (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/tableview(_:didenddisplaying:forrowat:)
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// As it is without; a subclass has others (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/tableview(_:willselectrowat:)
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  { indexPath }

  /// As it is without; a subclass has others (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/tableview(_:didselectrowat:)
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  /// As it is without; a subclass has others (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/tableview(_:diddeselectrowat:)
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  private let kind: UITableView.Style

  /// What it has added to the table's bottom inset for the keyboard.
  var insetForKeyboard: CGFloat = 0
}
