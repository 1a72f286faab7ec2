public import Foundation

/// A picture; the double knows its size only (iOS 2.0).
/// https://developer.apple.com/documentation/uikit/uiimage
open class UIImage: NSObject, @unchecked Sendable {
  /// Whether a picture gives its colours or only its shape (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uiimage/renderingmode
  public typealias RenderingMode = CUIImageRenderingMode

  private let extent: CGSize
  private let mode: UIImage.RenderingMode

  /// A picture of a size.
  init(extent: CGSize, mode: UIImage.RenderingMode = .automatic) {
    (self.extent, self.mode) = (extent, mode)
  }

  /// A picture of no size (iOS 2.0).
  /// https://developer.apple.com/documentation/objectivec/uiimage/init()
  public convenience override init() { self.init(extent: .zero) }

  /// A picture of the app's; there is none here (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiimage/init(named:)
  public convenience init?(named name: String) { nil }

  /// A symbol of the system's; all are of one size here (iOS 13.0).
  /// https://developer.apple.com/documentation/uikit/uiimage/init(systemname:)
  public convenience init?(systemName name: String) {
    self.init(extent: CGSize(width: 20, height: 20))
  }

  /// A picture by its data; the double reads none (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiimage/init(data:)
  public convenience init?(data: Data) { nil }

  /// The size in points (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiimage/size
  open var size: CGSize { extent }

  /// How many pixels a point has (iOS 4.0).
  /// https://developer.apple.com/documentation/uikit/uiimage/scale
  open var scale: CGFloat { 1 }

  /// Whether it gives its colours or only its shape (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uiimage/renderingmode
  open var renderingMode: UIImage.RenderingMode { mode }

  /// The same in another mode (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uiimage/withrenderingmode(_:)
  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    UIImage(extent: extent, mode: renderingMode)
  }

  /// The same in a colour (iOS 13.0).
  /// https://developer.apple.com/documentation/uikit/uiimage/withtintcolor(_:)
  open func withTintColor(_ color: UIColor) -> UIImage { self }
}

/// A view of a picture (iOS 2.0).
/// https://developer.apple.com/documentation/uikit/uiimageview
@MainActor open class UIImageView: UIView {
  /// A view of a picture, of its size (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiimageview/init(image:)
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
  }

  /// A view with a frame (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiimageview/init(frame:)
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// An empty view; the coder is not looked at (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiimageview/init(coder:)
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The picture (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiimageview/image
  open var image: UIImage? {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The picture where it is highlighted (iOS 3.0).
  /// https://developer.apple.com/documentation/uikit/uiimageview/highlightedimage
  open var highlightedImage: UIImage?

  /// Whether it is highlighted (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiimageview/ishighlighted
  open var isHighlighted = false

  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
}
