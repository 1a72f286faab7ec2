public import Foundation

/// Where a layout puts an item (iOS 6.0).
/// https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes
@MainActor open class UICollectionViewLayoutAttributes: NSObject {
  /// Of a cell (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes/init(forcellwith:)
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init(indexPath, .cell, nil)
  }

  /// Of a header or footer (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes/init(forsupplementaryviewofkind:with:)
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init(indexPath, .supplementaryView, elementKind)
  }

  private init(
    _ indexPath: IndexPath, _ category: UICollectionView.ElementCategory, _ kind: String?
  ) {
    (self.indexPath, self.category, self.kind) = (indexPath, category, kind)
  }

  /// The item (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes/indexpath
  open var indexPath: IndexPath

  /// Where it lies in the content (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes/frame
  open var frame: CGRect = .zero

  /// Its size (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes/size
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }

  /// How opaque it is (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes/alpha
  open var alpha: CGFloat = 1

  /// Its place in depth (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes/zindex
  open var zIndex = 0

  /// Whether it is left out (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes/ishidden
  open var isHidden = false

  /// What it is (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes/representedelementcategory
  open var representedElementCategory: UICollectionView.ElementCategory { category }

  /// The kind of header or footer (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes/representedelementkind
  open var representedElementKind: String? { kind }

  private let category: UICollectionView.ElementCategory
  private let kind: String?
}

extension UICollectionView {
  /// What a view of a collection is (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionview/elementcategory
  public typealias ElementCategory = CUICollectionElementCategory
}

/// Places the items of a collection; a subclass says where (iOS 6.0).
/// https://developer.apple.com/documentation/uikit/uicollectionviewlayout
@MainActor open class UICollectionViewLayout: NSObject {
  /// A layout of no view yet (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionviewlayout/init()
  public override init() { super.init() }

  /// The view whose items it places (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionviewlayout/collectionview
  open var collectionView: UICollectionView? { holder }

  /// Works the places out (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionviewlayout/prepare()
  open func prepare() {}

  /// How large the content is (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionviewlayout/collectionviewcontentsize
  open var collectionViewContentSize: CGSize { .zero }

  /// The places in a rectangle of the content (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionviewlayout/layoutattributesforelements(in:)
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// The place of an item (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionviewlayout/layoutattributesforitem(at:)
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// The place of a header or footer (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionviewlayout/layoutattributesforsupplementaryview(ofkind:at:)
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Has the places worked out anew (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionviewlayout/invalidatelayout()
  open func invalidateLayout() {
    isPrepared = false
    holder?.setNeedsLayout()
  }

  /// Whether other bounds ask for other places (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionviewlayout/shouldinvalidatelayout(forboundschange:)
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  weak var holder: UICollectionView?
  var isPrepared = false

  /// The places of all cells.
  var cells: [UICollectionViewLayoutAttributes] {
    let everything = CGRect(origin: .zero, size: collectionViewContentSize)
    return (layoutAttributesForElements(in: everything) ?? [])
      .filter { $0.representedElementCategory == .cell }
  }
}

/// Places items in lines, as words in a text (iOS 6.0).
/// https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout
@MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// How large an item is (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/itemsize
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }

  /// How large an item may be before it is known; not modelled (iOS 8.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/estimateditemsize
  open var estimatedItemSize = CGSize.zero

  /// The room between lines (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/minimumlinespacing
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }

  /// The room between items of a line (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/minimuminteritemspacing
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }

  /// The room around a section (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/sectioninset
  open var sectionInset: UIEdgeInsets = .zero { didSet { invalidateLayout() } }

  /// How large a section's header is (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/headerreferencesize
  open var headerReferenceSize: CGSize = .zero { didSet { invalidateLayout() } }

  /// How large a section's footer is (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/footerreferencesize
  open var footerReferenceSize: CGSize = .zero { didSet { invalidateLayout() } }

  /// Which way it scrolls (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/scrolldirection
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
    didSet { invalidateLayout() }
  }

  /// Whether headers stay in view; not modelled (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/sectionheaderspintovisiblebounds
  open var sectionHeadersPinToVisibleBounds = false

  /// Whether footers stay in view; not modelled (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/sectionfooterspintovisiblebounds
  open var sectionFootersPinToVisibleBounds = false

  open override var collectionViewContentSize: CGSize { flow.size }

  open override func prepare() {
    super.prepare()
    guard let holder else { return }
    flow = Flow(of: self, in: holder)
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    flow.places.filter { $0.frame.overlaps(rect) }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    flow.places.first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    flow.places.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
  }

  private var flow = Flow()
}

/// The lines of a flow, counted along the direction in which it scrolls.
@MainActor private struct Flow {
  var places: [UICollectionViewLayoutAttributes] = []
  var size: CGSize = .zero

  private var isDown = true
  private var along: CGFloat = 0

  nonisolated init() {}

  init(of layout: UICollectionViewFlowLayout, in view: UICollectionView) {
    isDown = layout.scrollDirection == .vertical
    let insets = view.adjustedContentInset
    let room =
      isDown
      ? view.bounds.width - insets.left - insets.right
      : view.bounds.height - insets.top - insets.bottom
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    for section in 0..<max(0, view.numberOfSections) {
      let header =
        delegate?.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section)
        ?? layout.headerReferenceSize
      addEdge(UICollectionView.elementKindSectionHeader, header, section, room)
      let inset =
        delegate?.collectionView(view, layout: layout, insetForSectionAt: section)
        ?? layout.sectionInset
      let lines =
        delegate?.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section)
        ?? layout.minimumLineSpacing
      let items =
        delegate?.collectionView(
          view, layout: layout, minimumInteritemSpacingForSectionAt: section)
        ?? layout.minimumInteritemSpacing
      let sizes = (0..<max(0, view.numberOfItems(inSection: section))).map { item in
        delegate?.collectionView(
          view, layout: layout, sizeForItemAt: IndexPath(item: item, section: section))
          ?? layout.itemSize
      }
      add(sizes, section, inset, lines, items, room)
      let footer =
        delegate?.collectionView(view, layout: layout, referenceSizeForFooterInSection: section)
        ?? layout.footerReferenceSize
      addEdge(UICollectionView.elementKindSectionFooter, footer, section, room)
    }
    size = isDown ? CGSize(width: room, height: along) : CGSize(width: along, height: room)
  }

  private mutating func addEdge(
    _ kind: String, _ size: CGSize, _ section: Int, _ room: CGFloat
  ) {
    let length = isDown ? size.height : size.width
    guard length > 0 else { return }
    let place = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    place.frame = rect(along, 0, length, room)
    places.append(place)
    along += length
  }

  private mutating func add(
    _ sizes: [CGSize], _ section: Int, _ inset: UIEdgeInsets, _ lineSpacing: CGFloat,
    _ itemSpacing: CGFloat, _ room: CGFloat
  ) {
    along += isDown ? inset.top : inset.left
    let (start, end) = isDown ? (inset.left, inset.right) : (inset.top, inset.bottom)
    let width = room - start - end
    var next = 0
    while next < sizes.count {
      var (count, used, thick) = (0, CGFloat(0), CGFloat(0))
      while next + count < sizes.count {
        let size = sizes[next + count]
        let (across, deep) = isDown ? (size.width, size.height) : (size.height, size.width)
        let wanted = used + across + (count > 0 ? itemSpacing : 0)
        if count > 0, wanted > width + 0.01 { break }
        (count, used, thick) = (count + 1, wanted, max(thick, deep))
      }
      placeLine(
        sizes[next..<next + count], section, start, width - used, itemSpacing, thick,
        isLast: next + count == sizes.count)
      next += count
      along += thick + (next < sizes.count ? lineSpacing : 0)
    }
    along += isDown ? inset.bottom : inset.right
  }

  /// A full line is spread over the whole room; the last one keeps the least distances.
  private mutating func placeLine(
    _ sizes: ArraySlice<CGSize>, _ section: Int, _ start: CGFloat, _ rest: CGFloat,
    _ spacing: CGFloat, _ thick: CGFloat, isLast: Bool
  ) {
    let extra = isLast || sizes.count < 2 ? 0 : max(0, rest) / CGFloat(sizes.count - 1)
    var across = start + (sizes.count == 1 && !isLast ? max(0, rest) / 2 : 0)
    for item in sizes.indices {
      let (wide, deep) =
        isDown
        ? (sizes[item].width, sizes[item].height) : (sizes[item].height, sizes[item].width)
      let place = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: section))
      place.frame = rect(along + (thick - deep) / 2, across, deep, wide)
      places.append(place)
      across += wide + spacing + extra
    }
  }

  private func rect(
    _ along: CGFloat, _ across: CGFloat, _ deep: CGFloat, _ wide: CGFloat
  ) -> CGRect {
    isDown
      ? CGRect(x: across, y: along, width: wide, height: deep)
      : CGRect(x: along, y: across, width: deep, height: wide)
  }
}

/// A controller whose view is a collection (iOS 9.0).
/// https://developer.apple.com/documentation/uikit/uicollectionviewcontroller
@MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  /// A controller of a collection with a layout (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/init(collectionviewlayout:)
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller of a flow; the coder is not looked at (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/init(coder:)
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// The layout it began with (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/collectionviewlayout
  public let collectionViewLayout: UICollectionViewLayout

  /// The collection (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/collectionview
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var collectionView: UICollectionView! {
    get { view as? UICollectionView }
    set { view = newValue }
  }

  open override func loadView() {
    let collection = UICollectionView(frame: .zero, collectionViewLayout: collectionViewLayout)
    (collection.dataSource, collection.delegate) = (self, self)
    view = collection
  }

  /// As it is without; a subclass has others (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/numberofsections(in:)
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// As it is without; a subclass has others (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/collectionview(_:numberofitemsinsection:)
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// As it is without; a subclass has others (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/collectionview(_:cellforitemat:)
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    UICollectionViewCell(frame: .zero)
  }
}
