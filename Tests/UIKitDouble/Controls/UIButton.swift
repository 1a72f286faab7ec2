public import Foundation

/// A control that is tapped, with a title and a picture for each state (iOS 2.0).
/// https://developer.apple.com/documentation/uikit/uibutton
@MainActor open class UIButton: UIControl {
  /// The kind of button (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uibutton/buttontype
  public typealias ButtonType = CUIButtonType

  /// A button of a kind (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uibutton/init(type:)
  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    kind = buttonType
    if buttonType == .contactAdd || buttonType == .close || buttonType == .infoLight
      || buttonType == .infoDark || buttonType == .detailDisclosure
    {
      setImage(UIImage(extent: CGSize(width: 22, height: 22)), for: .normal)
    }
  }

  /// A button of a kind that runs an action, and has its title (iOS 14.0).
  /// https://developer.apple.com/documentation/uikit/uibutton/init(type:primaryaction:)
  public convenience init(type buttonType: UIButton.ButtonType, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// A button that looks as configured, and runs an action (iOS 15.0).
  /// https://developer.apple.com/documentation/uikit/uibutton/init(configuration:primaryaction:)
  public convenience init(
    configuration: UIButton.Configuration, primaryAction: UIAction? = nil
  ) {
    self.init(type: .system)
    self.configuration = configuration
    take(primaryAction)
  }

  /// A button with a frame (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uibutton/init(frame:)
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// An empty button; the coder is not looked at (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uibutton/init(coder:)
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// The kind of button (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uibutton/buttontype
  open var buttonType: UIButton.ButtonType { kind }

  /// How it looks (iOS 15.0).
  /// https://developer.apple.com/documentation/uikit/uibutton/configuration
  open var configuration: UIButton.Configuration? {
    didSet { contentDidChange() }
  }

  /// Sets the title for a state (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uibutton/settitle(_:for:)
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state] = title
    contentDidChange()
  }

  /// The title for a state (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uibutton/title(for:)
  open func title(for state: UIControl.State) -> String? { titles[state] }

  /// Sets the title with its looks for a state (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uibutton/setattributedtitle(_:for:)
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    setTitle(title?.string, for: state)
  }

  /// Sets the title's colour for a state (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uibutton/settitlecolor(_:for:)
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) { colors[state] = color }

  /// The title's colour for a state (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uibutton/titlecolor(for:)
  open func titleColor(for state: UIControl.State) -> UIColor? { colors[state] }

  /// Sets the picture for a state (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uibutton/setimage(_:for:)
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state] = image
    contentDidChange()
  }

  /// The picture for a state (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uibutton/image(for:)
  open func image(for state: UIControl.State) -> UIImage? { images[state] }

  /// Sets the picture behind the content for a state (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uibutton/setbackgroundimage(_:for:)
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    backgrounds[state] = image
  }

  /// The label of the title (iOS 3.0).
  /// https://developer.apple.com/documentation/uikit/uibutton/titlelabel
  open var titleLabel: UILabel? { caption }

  /// The view of the picture (iOS 3.0).
  /// https://developer.apple.com/documentation/uikit/uibutton/imageview
  open var imageView: UIImageView? { picture }

  /// The title shown now (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uibutton/currenttitle
  open var currentTitle: String? { configuration?.title ?? titles[state] ?? titles[.normal] }

  /// The picture shown now (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uibutton/currentimage
  open var currentImage: UIImage? { configuration?.image ?? images[state] ?? images[.normal] }

  /// The room around the content (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uibutton/contentedgeinsets
  open var contentEdgeInsets: UIEdgeInsets = .zero {
    didSet { contentDidChange() }
  }

  /// The room around the title (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uibutton/titleedgeinsets
  open var titleEdgeInsets: UIEdgeInsets = .zero

  /// The room around the picture (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uibutton/imageedgeinsets
  open var imageEdgeInsets: UIEdgeInsets = .zero

  open override var isEnabled: Bool { didSet { contentDidChange() } }
  open override var isSelected: Bool { didSet { contentDidChange() } }

  open override var intrinsicContentSize: CGSize {
    let title = caption.intrinsicContentSize
    let image = picture.image?.size ?? .zero
    var room = contentEdgeInsets
    if let configuration {
      let insets = configuration.contentInsets
      room = UIEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    } else if room == .zero {
      room = UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
    }
    return CGSize(
      width: max(title.width + image.width + room.left + room.right, 30),
      height: max(title.height, image.height) + room.top + room.bottom)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let image = picture.image?.size ?? .zero
    let title = caption.intrinsicContentSize
    let start = bounds.midX - (image.width + title.width) / 2
    picture.frame = CGRect(
      origin: CGPoint(x: start, y: bounds.midY - image.height / 2), size: image)
    caption.frame = CGRect(
      x: start + image.width, y: bounds.midY - title.height / 2,
      width: min(title.width, bounds.width), height: title.height)
  }

  /// A tap on a button is the button's: a recognizer of a view around it does not get it.
  override func letsAncestorRecognize(_ recognizer: UIGestureRecognizer) -> Bool {
    !(recognizer is UITapGestureRecognizer && isEnabled)
  }

  override func wasTapped() { sendActions(for: .primaryActionTriggered) }

  override var firstBaseline: Double? { Double(caption.frame.minY + caption.font.ascender) }

  private var kind: UIButton.ButtonType = .custom
  private let caption = UILabel()
  private let picture = UIImageView(image: nil)
  private var titles: [State: String] = [:]
  private var colors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var backgrounds: [State: UIImage] = [:]

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if currentTitle == nil, !action.title.isEmpty { setTitle(action.title, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  private func prepare() {
    caption.font = .systemFont(ofSize: 18)
    addSubview(picture)
    addSubview(caption)
    fitting.hugging = .init(across: .defaultLow, down: .defaultLow)
  }

  private func contentDidChange() {
    caption.text = currentTitle
    picture.image = currentImage
    layoutIsStale()
  }
}

extension UIButton {
  /// How a button looks (iOS 15.0).
  /// https://developer.apple.com/documentation/uikit/uibutton/configuration
  public struct Configuration {
    /// The title (iOS 15.0).
    /// https://developer.apple.com/documentation/uikit/uibutton/configuration/title
    public var title: String?

    /// The text below the title (iOS 15.0).
    /// https://developer.apple.com/documentation/uikit/uibutton/configuration/subtitle
    public var subtitle: String?

    /// The picture (iOS 15.0).
    /// https://developer.apple.com/documentation/uikit/uibutton/configuration/image
    public var image: UIImage?

    /// The room around the content (iOS 15.0).
    /// https://developer.apple.com/documentation/uikit/uibutton/configuration/contentinsets
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)

    /// The room between picture and title (iOS 15.0).
    /// https://developer.apple.com/documentation/uikit/uibutton/configuration/imagepadding
    public var imagePadding: CGFloat = 0

    /// The colour of the content (iOS 15.0).
    /// https://developer.apple.com/documentation/uikit/uibutton/configuration/baseforegroundcolor
    public var baseForegroundColor: UIColor?

    /// The colour behind the content (iOS 15.0).
    /// https://developer.apple.com/documentation/uikit/uibutton/configuration/basebackgroundcolor
    public var baseBackgroundColor: UIColor?

    /// Content without a background (iOS 15.0).
    /// https://developer.apple.com/documentation/uikit/uibutton/configuration/plain()
    public static func plain() -> UIButton.Configuration { Configuration() }

    /// Content on a grey background (iOS 15.0).
    /// https://developer.apple.com/documentation/uikit/uibutton/configuration/gray()
    public static func gray() -> UIButton.Configuration { Configuration() }

    /// Content on a light background of the tint colour (iOS 15.0).
    /// https://developer.apple.com/documentation/uikit/uibutton/configuration/tinted()
    public static func tinted() -> UIButton.Configuration { Configuration() }

    /// Content on a background of the tint colour (iOS 15.0).
    /// https://developer.apple.com/documentation/uikit/uibutton/configuration/filled()
    public static func filled() -> UIButton.Configuration { Configuration() }

    /// Content without insets (iOS 15.0).
    /// https://developer.apple.com/documentation/uikit/uibutton/configuration/borderless()
    public static func borderless() -> UIButton.Configuration { Configuration() }
  }
}
