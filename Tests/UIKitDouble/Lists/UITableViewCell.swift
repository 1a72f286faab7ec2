public import Foundation

/// A row of a table (iOS 2.0).
/// https://developer.apple.com/documentation/uikit/uitableviewcell
@MainActor open class UITableViewCell: UIView {
  /// How the labels of a cell are arranged (iOS 3.0).
  /// https://developer.apple.com/documentation/uikit/uitableviewcell/cellstyle
  public typealias CellStyle = CUITableViewCellStyle

  /// How a selected cell looks (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableviewcell/selectionstyle
  public typealias SelectionStyle = CUITableViewCellSelectionStyle

  /// The sign at the end of a row (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableviewcell/accessorytype
  public typealias AccessoryType = CUITableViewCellAccessoryType

  /// The line below a row (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableviewcell/separatorstyle
  public typealias SeparatorStyle = CUITableViewCellSeparatorStyle

  /// What editing does to a row (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableviewcell/editingstyle
  public typealias EditingStyle = CUITableViewCellEditingStyle

  /// A cell with labels, to be reused under a name (iOS 3.0).
  /// https://developer.apple.com/documentation/uikit/uitableviewcell/init(style:reuseidentifier:)
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    name = reuseIdentifier
    arrangement = style
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    prepare()
  }

  /// A cell of the first style; the coder is not looked at (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableviewcell/init(coder:)
  public required init?(coder: NSCoder) {
    (name, arrangement) = (nil, .default)
    super.init(coder: coder)
    prepare()
  }

  /// A cell of the first style, without a name (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableviewcell/init()
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// The name under which it is reused (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableviewcell/reuseidentifier
  open var reuseIdentifier: String? { name }

  /// The view for the cell's content (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableviewcell/contentview
  open var contentView: UIView { content }

  /// The label of the text (iOS 3.0).
  /// https://developer.apple.com/documentation/uikit/uitableviewcell/textlabel
  open var textLabel: UILabel? { title }

  /// The label of the lesser text (iOS 3.0).
  /// https://developer.apple.com/documentation/uikit/uitableviewcell/detailtextlabel
  open var detailTextLabel: UILabel? { arrangement == .default ? nil : detail }

  /// The view of the picture (iOS 3.0).
  /// https://developer.apple.com/documentation/uikit/uitableviewcell/imageview
  open var imageView: UIImageView? { picture }

  /// The sign at the end of the row (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableviewcell/accessorytype
  open var accessoryType: UITableViewCell.AccessoryType = .none {
    didSet { setNeedsLayout() }
  }

  /// The view at the end of the row (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableviewcell/accessoryview
  open var accessoryView: UIView? {
    didSet {
      if oldValue !== accessoryView { oldValue?.removeFromSuperview() }
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }

  /// How it looks when it is selected (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableviewcell/selectionstyle
  open var selectionStyle: UITableViewCell.SelectionStyle = .default

  /// The room beside the line below (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uitableviewcell/separatorinset
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)

  /// The view behind the content (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableviewcell/backgroundview
  open var backgroundView: UIView?

  /// The view behind the content of a selected cell (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableviewcell/selectedbackgroundview
  open var selectedBackgroundView: UIView?

  /// Whether it is selected (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableviewcell/isselected
  open var isSelected = false

  /// Whether it is touched (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableviewcell/ishighlighted
  open var isHighlighted = false

  /// Whether it can be deleted and moved (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableviewcell/isediting
  open var isEditing = false

  /// Selects it, or no more (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableviewcell/setselected(_:animated:)
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  /// Shows it touched, or no more (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableviewcell/sethighlighted(_:animated:)
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  /// Has it deleted and moved, or no more (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableviewcell/setediting(_:animated:)
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// Called before it is used for another row (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitableviewcell/prepareforreuse()
  open func prepareForReuse() {}

  open override func layoutSubviews() {
    let end = accessoryView?.bounds.width ?? (accessoryType == .none ? 0 : 20)
    let room = end > 0 ? end + 16 : 0
    content.frame = CGRect(
      x: bounds.minX, y: bounds.minY, width: bounds.width - room, height: bounds.height)
    accessoryView?.center = CGPoint(x: bounds.maxX - 16 - end / 2, y: bounds.midY)
    super.layoutSubviews()
    placeLabels()
  }

  private let name: String?
  private let arrangement: UITableViewCell.CellStyle
  private let content = UIView()
  private let title = UILabel()
  private let detail = UILabel()
  private let picture = UIImageView(image: nil)

  private func prepare() {
    addSubview(content)
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    for view in [picture, title, detail] as [UIView] { content.addSubview(view) }
  }

  /// How high the row is at a width: by the constraints in the content, else by the labels.
  func height(forWidth width: CGFloat) -> CGFloat {
    bounds.size.width = width
    layoutIfNeeded()
    let own = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    if own.height > 0, content.subviews.contains(where: { !$0.constraintsTouching.isEmpty }) {
      return own.height
    }
    let text = title.sizeThatFits(CGSize(width: content.bounds.width - 32, height: 0)).height
    let second =
      detailTextLabel?.sizeThatFits(
        CGSize(width: content.bounds.width - 32, height: 0)
      ).height ?? 0
    let lines = arrangement == .subtitle ? text + second : max(text, second)
    return max(UITableView.standardRowHeight, lines > 0 ? lines + 22 : 0)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let room = bounds.width - content.bounds.width
    let inner = content.systemLayoutSizeFitting(
      CGSize(width: targetSize.width - room, height: targetSize.height),
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    return CGSize(width: inner.width + room, height: inner.height)
  }

  private func placeLabels() {
    let image = picture.image?.size ?? .zero
    picture.frame = CGRect(
      x: 16, y: (content.bounds.height - image.height) / 2, width: image.width,
      height: image.height)
    let start = 16 + (image.width > 0 ? image.width + 16 : 0)
    let room = CGSize(width: max(0, content.bounds.width - start - 16), height: 0)
    let (one, two) = (title.sizeThatFits(room), detail.sizeThatFits(room))
    let height = content.bounds.height
    if arrangement == .subtitle {
      let top = (height - one.height - two.height) / 2
      title.frame = CGRect(x: start, y: top, width: room.width, height: one.height)
      detail.frame = CGRect(
        x: start, y: top + one.height, width: room.width, height: two.height)
    } else {
      let width = arrangement == .default ? room.width : min(one.width, room.width)
      title.frame = CGRect(
        x: start, y: (height - one.height) / 2, width: width, height: one.height)
      detail.frame = CGRect(
        x: content.bounds.width - 16 - two.width, y: (height - two.height) / 2, width: two.width,
        height: two.height)
    }
  }
}

/// A header or footer of a section (iOS 6.0).
/// https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview
@MainActor open class UITableViewHeaderFooterView: UIView {
  /// A view to be reused under a name (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview/init(reuseidentifier:)
  public init(reuseIdentifier: String?) {
    name = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    prepare()
  }

  /// A view without a name; the coder is not looked at (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview/init(coder:)
  public required init?(coder: NSCoder) {
    name = nil
    super.init(coder: coder)
    prepare()
  }

  /// A view without a name (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview/init()
  public convenience init() { self.init(reuseIdentifier: nil) }

  /// The name under which it is reused (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview/reuseidentifier
  open var reuseIdentifier: String? { name }

  /// The view for the content (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview/contentview
  open var contentView: UIView { content }

  /// The label of the text (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview/textlabel
  open var textLabel: UILabel? { title }

  /// Called before it is used for another section (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview/prepareforreuse()
  open func prepareForReuse() {}

  open override func layoutSubviews() {
    content.frame = bounds
    super.layoutSubviews()
    title.frame = CGRect(x: 16, y: 4, width: bounds.width - 32, height: bounds.height - 8)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    content.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  private let name: String?
  private let content = UIView()
  private let title = UILabel()

  private func prepare() {
    addSubview(content)
    content.addSubview(title)
  }
}

extension IndexPath {
  /// A row of a section (iOS 3.0).
  /// https://developer.apple.com/documentation/foundation/indexpath/init(row:section:)
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// An item of a section (iOS 6.0).
  /// https://developer.apple.com/documentation/foundation/indexpath/init(item:section:)
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The section (iOS 3.0).
  /// https://developer.apple.com/documentation/foundation/indexpath/section
  public var section: Int {
    get { count > 0 ? self[0] : 0 }
    set { self = IndexPath(row: row, section: newValue) }
  }

  /// The row (iOS 3.0).
  /// https://developer.apple.com/documentation/foundation/indexpath/row
  public var row: Int {
    get { count > 1 ? self[1] : 0 }
    set { self = IndexPath(row: newValue, section: section) }
  }

  /// The item (iOS 6.0).
  /// https://developer.apple.com/documentation/foundation/indexpath/item
  public var item: Int {
    get { row }
    set { row = newValue }
  }
}
