public import Foundation

/// A view of a text that is not edited (iOS 2.0).
/// https://developer.apple.com/documentation/uikit/uilabel
@MainActor open class UILabel: UIView {
  /// A label with a frame (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uilabel/init(frame:)
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// An empty label; the coder is not looked at (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uilabel/init(coder:)
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// The text (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uilabel/text
  open var text: String? {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The text with its looks (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uilabel/attributedtext
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }

  /// The typeface (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uilabel/font
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = UIFont.systemFont(ofSize: 17) {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The text's colour (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uilabel/textcolor
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = UIColor.label

  /// Where lines stand (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uilabel/textalignment
  open var textAlignment: NSTextAlignment = .natural

  /// How a text is cut that does not fit (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uilabel/linebreakmode
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail

  /// How many lines there may be; 0 for any number (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uilabel/numberoflines
  open var numberOfLines = 1 {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// Whether the letters shrink to fit (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uilabel/adjustsfontsizetofitwidth
  open var adjustsFontSizeToFitWidth = false

  /// How much they may shrink (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uilabel/minimumscalefactor
  open var minimumScaleFactor: CGFloat = 0

  /// Whether the text grows with the user's setting (iOS 10.0).
  /// https://developer.apple.com/documentation/uikit/uilabel/adjustsfontforcontentsizecategory
  open var adjustsFontForContentSizeCategory = false

  /// The width at which lines wrap, where layout does not say (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uilabel/preferredmaxlayoutwidth
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// Whether it looks enabled (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uilabel/isenabled
  open var isEnabled = true

  /// The text's rectangle in bounds, with at most so many lines (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uilabel/textrect(forbounds:limitedtonumberoflines:)
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    CGRect(origin: bounds.origin, size: size(width: bounds.width, lines: numberOfLines))
  }

  open override var intrinsicContentSize: CGSize {
    size(width: preferredMaxLayoutWidth, lines: numberOfLines)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(width: size.width, lines: numberOfLines)
  }

  override var heightDependsOnWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

  override func contentSize(forWidth width: CGFloat?) -> CGSize {
    let natural = intrinsicContentSize
    guard heightDependsOnWidth, let width else { return natural }
    return CGSize(width: natural.width, height: size(width: width, lines: numberOfLines).height)
  }

  override var firstBaseline: Double? { Double(font.ascender) }

  override var lastBaseline: Double { Double(-font.descender) }

  private func size(width: CGFloat, lines: Int) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    return font.size(of: text, width: width, lines: lines)
  }

  private func prepare() {
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    fitting.hugging = .init(across: UILayoutPriority(251), down: UILayoutPriority(251))
  }
}

/// Where lines of text stand (iOS 6.0).
/// https://developer.apple.com/documentation/uikit/nstextalignment
public typealias NSTextAlignment = CNSTextAlignment

/// How a text is cut that does not fit (iOS 6.0).
/// https://developer.apple.com/documentation/uikit/nslinebreakmode
public typealias NSLineBreakMode = CNSLineBreakMode
