public import Foundation

/// A view of a collection that is reused (iOS 6.0).
/// https://developer.apple.com/documentation/uikit/uicollectionreusableview
@MainActor open class UICollectionReusableView: UIView {
  /// A view with a frame (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionreusableview/init(frame:)
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// An empty view; the coder is not looked at (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionreusableview/init(coder:)
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The name under which it is reused (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionreusableview/reuseidentifier
  open var reuseIdentifier: String? { name }

  /// Called before it is used again (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionreusableview/prepareforreuse()
  open func prepareForReuse() {}

  /// Takes what the layout says of it (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionreusableview/apply(_:)
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// What the view would have the layout say of it (iOS 8.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionreusableview/preferredlayoutattributesfitting(_:)
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes
  }

  var name: String?
}

/// An item of a collection (iOS 6.0).
/// https://developer.apple.com/documentation/uikit/uicollectionviewcell
@MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// A cell with a frame (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionviewcell/init(frame:)
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(content)
  }

  /// An empty cell; the coder is not looked at (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionviewcell/init(coder:)
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(content)
  }

  /// The view for the content (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionviewcell/contentview
  open var contentView: UIView { content }

  /// Whether it is selected (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionviewcell/isselected
  open var isSelected = false

  /// Whether it is touched (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionviewcell/ishighlighted
  open var isHighlighted = false

  /// The view behind the content (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionviewcell/backgroundview
  open var backgroundView: UIView?

  /// The view behind the content of a selected cell (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uicollectionviewcell/selectedbackgroundview
  open var selectedBackgroundView: UIView?

  open override func layoutSubviews() {
    content.frame = CGRect(origin: .zero, size: bounds.size)
    super.layoutSubviews()
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

  private let content = UIView()
}
