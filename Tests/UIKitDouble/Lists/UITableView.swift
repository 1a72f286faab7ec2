public import Foundation

/// A scroll view of rows in sections, from a data source (iOS 2.0).
/// https://developer.apple.com/documentation/uikit/uitableview
@MainActor open class UITableView: UIScrollView {
  /// How a table looks (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableview/style
  public typealias Style = CUITableViewStyle

  /// How rows come and go (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableview/rowanimation
  public typealias RowAnimation = CUITableViewRowAnimation

  /// Where a row is to stand after scrolling to it (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableview/scrollposition
  public typealias ScrollPosition = CUITableViewScrollPosition

  /// A table of a style (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableview/init(frame:style:)
  public init(frame: CGRect, style: UITableView.Style) {
    kind = style
    super.init(frame: frame)
  }

  /// A plain table (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableview/init(frame:)
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// A plain table; the coder is not looked at (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableview/init(coder:)
  public required init?(coder: NSCoder) {
    kind = .plain
    super.init(coder: coder)
  }

  /// How the table looks (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableview/style
  open var style: UITableView.Style { kind }

  /// What is in the table (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableview/datasource
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { reloadData() }
  }

  /// How high a row is; automatic for what its content asks for (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableview/rowheight
  open var rowHeight: CGFloat = UITableView.automaticDimension {
    didSet { reloadData() }
  }

  /// How high a row may be before it is known. The double measures every row at once (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uitableview/estimatedrowheight
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension

  /// How high a section's header is (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableview/sectionheaderheight
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension

  /// How high a section's footer is (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableview/sectionfooterheight
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension

  /// How high a header may be before it is known (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uitableview/estimatedsectionheaderheight
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension

  /// How high a footer may be before it is known (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uitableview/estimatedsectionfooterheight
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension

  /// The room above a section's header (iOS 15.0).
  /// https://developer.apple.com/documentation/uikit/uitableview/sectionheadertoppadding
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension

  /// The room beside separators (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uitableview/separatorinset
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)

  /// The lines between rows (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableview/separatorstyle
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine

  /// The colour of the lines (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableview/separatorcolor
  open var separatorColor: UIColor?

  /// The view above all rows (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableview/tableheaderview
  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, tableHeaderView) }
  }

  /// The view below all rows (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableview/tablefooterview
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, tableFooterView) }
  }

  /// The view behind the rows (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uitableview/backgroundview
  open var backgroundView: UIView?

  /// Whether rows can be selected (iOS 3.0).
  /// https://developer.apple.com/documentation/uikit/uitableview/allowsselection
  open var allowsSelection = true

  /// Whether several rows can be selected (iOS 5.0).
  /// https://developer.apple.com/documentation/uikit/uitableview/allowsmultipleselection
  open var allowsMultipleSelection = false

  /// Whether rows can be deleted and moved (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableview/isediting
  open var isEditing = false

  /// Sets whether rows can be deleted and moved (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableview/setediting(_:animated:)
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// A height that follows from the content (iOS 5.0).
  /// https://developer.apple.com/documentation/uikit/uitableview/automaticdimension
  public static let automaticDimension: CGFloat = -1

  // MARK: Cells

  /// Has cells of a name made of a class (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uitableview/register(_:forcellreuseidentifier:)
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    pool.register(cellClass, identifier)
  }

  /// Has headers and footers of a name made of a class (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uitableview/register(_:forheaderfooterviewreuseidentifier:)
  open func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    headerPool.register(aClass, identifier)
  }

  /// A cell of a name that is not used, or made if its class is registered (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableview/dequeuereusablecell(withidentifier:)
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    pool.take(identifier) { kind, name in
      ClassRegister.cell(kind, name)
    }
  }

  /// A cell of a name that is not used, or made. UIKit raises an exception for a name that is not
  /// registered; here the cell is a plain one (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uitableview/dequeuereusablecell(withidentifier:for:)
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// A header or footer of a name that is not used, or made if its class is registered (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uitableview/dequeuereusableheaderfooterview(withidentifier:)
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    headerPool.take(identifier) { kind, name in
      ClassRegister.header(kind, name)
    }
  }

  /// The cell of a row, if it is seen (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableview/cellforrow(at:)
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    layOutRowsIfNeeded()
    return shown[indexPath]
  }

  /// The row of a cell (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableview/indexpath(for:)
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key
  }

  /// The row at a point of the content (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableview/indexpathforrow(at:)
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    layOutRowsIfNeeded()
    return plan.rows.first { $0.frame.contains(point) }?.path
  }

  /// The rows in a rectangle of the content (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableview/indexpathsforrows(in:)
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    layOutRowsIfNeeded()
    return plan.rows.filter { $0.frame.overlaps(rect) }.map(\.path)
  }

  /// The cells that are seen (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableview/visiblecells
  open var visibleCells: [UITableViewCell] {
    layOutRowsIfNeeded()
    return shown.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The rows that are seen (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableview/indexpathsforvisiblerows
  open var indexPathsForVisibleRows: [IndexPath]? {
    layOutRowsIfNeeded()
    return shown.keys.sorted()
  }

  /// How many sections there are (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableview/numberofsections
  open var numberOfSections: Int {
    planIfNeeded()
    return plan.counts.count
  }

  /// How many rows a section has (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableview/numberofrows(insection:)
  open func numberOfRows(inSection section: Int) -> Int {
    planIfNeeded()
    return plan.counts.indices.contains(section) ? plan.counts[section] : 0
  }

  /// Where a row lies in the content (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableview/rectforrow(at:)
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    planIfNeeded()
    return plan.frame(of: indexPath) ?? .zero
  }

  /// Where a section lies in the content (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableview/rect(forsection:)
  open func rect(forSection section: Int) -> CGRect {
    planIfNeeded()
    return plan.sections.indices.contains(section) ? plan.sections[section] : .zero
  }

  /// Where a section's header lies in the content (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableview/rectforheader(insection:)
  open func rectForHeader(inSection section: Int) -> CGRect {
    planIfNeeded()
    return plan.headers[section] ?? .zero
  }

  /// The header of a section, if it is seen (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uitableview/headerview(forsection:)
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownHeaders[section] as? UITableViewHeaderFooterView
  }

  // MARK: Changes

  /// Asks for everything anew (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableview/reloaddata()
  open func reloadData() {
    isPlanned = false
    forgetCells()
    selection = []
    planIfNeeded()
    setNeedsLayout()
  }

  /// Asks for rows anew (iOS 3.0).
  /// https://developer.apple.com/documentation/uikit/uitableview/reloadrows(at:with:)
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    changes.reload(indexPaths)
    rowsDidChange()
  }

  /// Asks for sections anew (iOS 3.0).
  /// https://developer.apple.com/documentation/uikit/uitableview/reloadsections(_:with:)
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    changes.reload(sections)
    rowsDidChange()
  }

  /// Shows rows that the data source has added (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableview/insertrows(at:with:)
  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    changes.insert(indexPaths)
    rowsDidChange()
  }

  /// Shows rows no more that the data source has taken away (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableview/deleterows(at:with:)
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    changes.delete(indexPaths)
    rowsDidChange()
  }

  /// Shows a row in another place (iOS 5.0).
  /// https://developer.apple.com/documentation/uikit/uitableview/moverow(at:to:)
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    changes.move(indexPath, to: newIndexPath)
    rowsDidChange()
  }

  /// Shows sections that the data source has added (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableview/insertsections(_:with:)
  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    changes.insert(sections)
    rowsDidChange()
  }

  /// Shows sections no more that the data source has taken away (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableview/deletesections(_:with:)
  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    changes.delete(sections)
    rowsDidChange()
  }

  /// Begins changes that are made together (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableview/beginupdates()
  open func beginUpdates() { updates += 1 }

  /// Ends changes that are made together (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableview/endupdates()
  open func endUpdates() {
    updates = max(0, updates - 1)
    rowsDidChange()
  }

  /// Makes changes together (iOS 11.0).
  /// https://developer.apple.com/documentation/uikit/uitableview/performbatchupdates(_:completion:)
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    guard let completion else { return }
    guard let device = window?.device else { return completion(true) }
    device.perform { completion(true) }
  }

  // MARK: Scrolling and selecting

  /// Scrolls until a row stands where it should (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableview/scrolltorow(at:at:animated:)
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {
    planIfNeeded()
    guard let frame = plan.frame(of: indexPath) else { return }
    show(frame, at: scrollPosition, animated: animated)
  }

  /// Scrolls until the selected row stands where it should (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableview/scrolltonearestselectedrow(at:animated:)
  open func scrollToNearestSelectedRow(
    at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {
    if let first = selection.first {
      scrollToRow(at: first, at: scrollPosition, animated: animated)
    }
  }

  /// The selected row (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableview/indexpathforselectedrow
  open var indexPathForSelectedRow: IndexPath? { selection.first }

  /// The selected rows (iOS 5.0).
  /// https://developer.apple.com/documentation/uikit/uitableview/indexpathsforselectedrows
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

  /// Selects a row, without telling the delegate (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableview/selectrow(at:animated:scrollposition:)
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
  ) {
    if !allowsMultipleSelection { deselectAll() }
    guard let indexPath else { return }
    selection.append(indexPath)
    shown[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Selects a row no more, without telling the delegate (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableview/deselectrow(at:animated:)
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
    shown[indexPath]?.setSelected(false, animated: animated)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutRows()
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard let touch = touches.first, allowsSelection, !isDragging else { return }
    tapRow(at: touch.location(in: self))
  }

  override var losesRowsInAnimations: Bool { true }

  override func boundsDidChange(from old: CGRect) {
    if bounds.width != old.width { isPlanned = false }
    super.boundsDidChange(from: old)
  }

  // MARK: What the double keeps

  private let kind: UITableView.Style
  var pool = ReusePool<UITableViewCell>()
  var headerPool = ReusePool<UITableViewHeaderFooterView>()
  var plan = TablePlan()
  var isPlanned = false
  var shown: [IndexPath: UITableViewCell] = [:]
  var shownHeaders: [Int: UIView] = [:]
  var shownFooters: [Int: UIView] = [:]
  var selection: [IndexPath] = []
  var updates = 0
  var changes = ListChanges()
  var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }
}
