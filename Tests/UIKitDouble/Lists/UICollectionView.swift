public import Foundation

/// A scroll view of items that a layout places, from a data source (iOS 6.0).
/// https://developer.apple.com/documentation/uikit/uicollectionview
@MainActor open class UICollectionView: UIScrollView {
  /// Which way a flow scrolls (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionview/scrolldirection
  public typealias ScrollDirection = CUICollectionViewScrollDirection

  /// Where an item is to stand after scrolling to it (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionview/scrollposition
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits (iOS 6.0).
    /// https://developer.apple.com/documentation/uikit/uicollectionview/scrollposition/rawvalue
    public let rawValue: UInt

    /// Positions by their bits (iOS 6.0).
    /// https://developer.apple.com/documentation/uikit/uicollectionview/scrollposition/init(rawvalue:)
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top (iOS 6.0).
    /// https://developer.apple.com/documentation/uikit/uicollectionview/scrollposition/top
    public static let top = ScrollPosition(rawValue: 1 << 0)

    /// In the middle of the height (iOS 6.0).
    /// https://developer.apple.com/documentation/uikit/uicollectionview/scrollposition/centeredvertically
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)

    /// At the bottom (iOS 6.0).
    /// https://developer.apple.com/documentation/uikit/uicollectionview/scrollposition/bottom
    public static let bottom = ScrollPosition(rawValue: 1 << 2)

    /// At the left (iOS 6.0).
    /// https://developer.apple.com/documentation/uikit/uicollectionview/scrollposition/left
    public static let left = ScrollPosition(rawValue: 1 << 3)

    /// In the middle of the width (iOS 6.0).
    /// https://developer.apple.com/documentation/uikit/uicollectionview/scrollposition/centeredhorizontally
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)

    /// At the right (iOS 6.0).
    /// https://developer.apple.com/documentation/uikit/uicollectionview/scrollposition/right
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// A view with a layout (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionview/init(frame:collectionviewlayout:)
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.holder = self
  }

  /// A view with a flow; the coder is not looked at (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionview/init(coder:)
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.holder = self
  }

  /// What is in the view (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionview/datasource
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { reloadData() }
  }

  /// What places the items (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionview/collectionviewlayout
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      collectionViewLayout.holder = self
      collectionViewLayout.invalidateLayout()
    }
  }

  /// Sets what places the items (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionview/setcollectionviewlayout(_:animated:)
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  /// The view behind the items (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionview/backgroundview
  open var backgroundView: UIView?

  /// Whether items can be selected (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionview/allowsselection
  open var allowsSelection = true

  /// Whether several items can be selected (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionview/allowsmultipleselection
  open var allowsMultipleSelection = false

  /// Whether cells are made before they are seen; not modelled (iOS 10.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionview/isprefetchingenabled
  open var isPrefetchingEnabled = true

  // MARK: Cells

  /// Has cells of a name made of a class (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionview/register(_:forcellwithreuseidentifier:)
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    pool.register(cellClass, identifier)
  }

  /// Has headers and footers of a name made of a class (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionview/register(_:forsupplementaryviewofkind:withreuseidentifier:)
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    extras.register(viewClass, "\(elementKind) \(identifier)")
  }

  /// A cell of a name that is not used, or made. UIKit raises an exception for a name that is not
  /// registered; here the cell is a plain one (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionview/dequeuereusablecell(withreuseidentifier:for:)
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = pool.take(identifier) { kind, _ in
      ClassRegister.view(kind, as: UICollectionViewCell.self, .zero)
    }
    let found = cell ?? UICollectionViewCell(frame: .zero)
    found.name = identifier
    return found
  }

  /// A header or footer of a name that is not used, or made (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionview/dequeuereusablesupplementaryview(ofkind:withreuseidentifier:for:)
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let name = "\(elementKind) \(identifier)"
    let view = extras.take(name) { kind, _ in
      ClassRegister.view(kind, as: UICollectionReusableView.self, .zero)
    }
    let found = view ?? UICollectionReusableView(frame: .zero)
    found.name = identifier
    return found
  }

  /// The cell of an item, if it is seen (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionview/cellforitem(at:)
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    layOutItems()
    return shown[indexPath]
  }

  /// The item of a cell (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionview/indexpath(for:)
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key
  }

  /// The item at a point of the content (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionview/indexpathforitem(at:)
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    layOutItems()
    return collectionViewLayout.cells.first { $0.frame.contains(point) }?.indexPath
  }

  /// The cells that are seen (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionview/visiblecells
  open var visibleCells: [UICollectionViewCell] {
    layOutItems()
    return shown.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The items that are seen (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionview/indexpathsforvisibleitems
  open var indexPathsForVisibleItems: [IndexPath] {
    layOutItems()
    return shown.keys.sorted()
  }

  /// The header or footer of a kind, if it is seen (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionview/supplementaryview(forelementkind:at:)
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    shownExtras["\(elementKind) \(indexPath.section)"]
  }

  /// How many sections there are (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionview/numberofsections
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// How many items a section has (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionview/numberofitems(insection:)
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  /// Where the layout puts an item (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionview/layoutattributesforitem(at:)
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  // MARK: Changes

  /// Asks for everything anew (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionview/reloaddata()
  open func reloadData() {
    forgetItems()
    selection = []
    collectionViewLayout.invalidateLayout()
  }

  /// Asks for items anew (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionview/reloaditems(at:)
  open func reloadItems(at indexPaths: [IndexPath]) {
    changes.reload(indexPaths)
    itemsDidChange()
  }

  /// Asks for sections anew (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionview/reloadsections(_:)
  open func reloadSections(_ sections: IndexSet) {
    changes.reload(sections)
    itemsDidChange()
  }

  /// Shows items that the data source has added (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionview/insertitems(at:)
  open func insertItems(at indexPaths: [IndexPath]) {
    changes.insert(indexPaths)
    itemsDidChange()
  }

  /// Shows items no more that the data source has taken away (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionview/deleteitems(at:)
  open func deleteItems(at indexPaths: [IndexPath]) {
    changes.delete(indexPaths)
    itemsDidChange()
  }

  /// Shows an item in another place (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionview/moveitem(at:to:)
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    changes.move(indexPath, to: newIndexPath)
    itemsDidChange()
  }

  /// Shows sections that the data source has added (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionview/insertsections(_:)
  open func insertSections(_ sections: IndexSet) {
    changes.insert(sections)
    itemsDidChange()
  }

  /// Shows sections no more that the data source has taken away (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionview/deletesections(_:)
  open func deleteSections(_ sections: IndexSet) {
    changes.delete(sections)
    itemsDidChange()
  }

  /// Makes changes together (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionview/performbatchupdates(_:completion:)
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    batches += 1
    updates?()
    batches -= 1
    itemsDidChange()
    guard let completion else { return }
    guard let device = window?.device else { return completion(true) }
    device.perform { completion(true) }
  }

  // MARK: Scrolling and selecting

  /// Scrolls until an item stands where it should (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionview/scrolltoitem(at:at:animated:)
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {
    prepareLayout()
    guard let frame = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame else {
      return
    }
    show(frame, at: scrollPosition, animated: animated)
  }

  /// The selected items (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionview/indexpathsforselecteditems
  open var indexPathsForSelectedItems: [IndexPath]? { selection.isEmpty ? nil : selection }

  /// Selects an item, without telling the delegate (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionview/selectitem(at:animated:scrollposition:)
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) {
    if !allowsMultipleSelection {
      for path in selection { deselectItem(at: path, animated: false) }
    }
    guard let indexPath else { return }
    selection.append(indexPath)
    shown[indexPath]?.isSelected = true
    if scrollPosition != [] {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Selects an item no more, without telling the delegate (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionview/deselectitem(at:animated:)
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
    shown[indexPath]?.isSelected = false
  }

  /// The kind of a section's header (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionview/elementkindsectionheader
  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

  /// The kind of a section's footer (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionview/elementkindsectionfooter
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutItems()
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard let touch = touches.first, allowsSelection, !isDragging else { return }
    tapItem(at: touch.location(in: self))
  }

  override var losesRowsInAnimations: Bool { true }

  override func boundsDidChange(from old: CGRect) {
    if bounds.size != old.size { collectionViewLayout.invalidateLayout() }
    super.boundsDidChange(from: old)
  }

  // MARK: What the double keeps

  var pool = ReusePool<UICollectionViewCell>()
  var extras = ReusePool<UICollectionReusableView>()
  var shown: [IndexPath: UICollectionViewCell] = [:]
  var shownExtras: [String: UICollectionReusableView] = [:]
  var selection: [IndexPath] = []
  var batches = 0
  var changes = ListChanges()
  var itemDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }
}
