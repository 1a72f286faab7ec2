public import Foundation

/// A typeface at a size. The double's letters are all equally wide: at 17 points 8 wide on lines of
/// 20, and in proportion at other sizes (iOS 2.0).
/// https://developer.apple.com/documentation/uikit/uifont
open class UIFont: NSObject, @unchecked Sendable {
  private let size: CGFloat
  private let face: String
  private let weight: Weight

  init(size: CGFloat, face: String = ".SFUI", weight: Weight = .regular) {
    (self.size, self.face, self.weight) = (size, face, weight)
  }

  /// A typeface by its name (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uifont/init(name:size:)
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(size: fontSize, face: fontName)
  }

  /// The system's typeface (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uifont/systemfont(ofsize:)
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }

  /// The system's typeface in a weight (iOS 8.2).
  /// https://developer.apple.com/documentation/uikit/uifont/systemfont(ofsize:weight:)
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  /// The system's typeface, bold (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uifont/boldsystemfont(ofsize:)
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .bold)
  }

  /// The system's typeface, slanted (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uifont/italicsystemfont(ofsize:)
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }

  /// The system's typeface of equally wide letters (iOS 13.0).
  /// https://developer.apple.com/documentation/uikit/uifont/monospacedsystemfont(ofsize:weight:)
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  /// The system's typeface with equally wide digits (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uifont/monospaceddigitsystemfont(ofsize:weight:)
  open class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  /// The typeface for a use, at the standard size (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uifont/preferredfont(fortextstyle:)
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    UIFont(size: style.standardSize)
  }

  /// The size of labels (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uifont/labelfontsize
  open class var labelFontSize: CGFloat { 17 }

  /// The size of buttons (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uifont/buttonfontsize
  open class var buttonFontSize: CGFloat { 18 }

  /// The system's standard size (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uifont/systemfontsize
  open class var systemFontSize: CGFloat { 14 }

  /// The system's small size (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uifont/smallsystemfontsize
  open class var smallSystemFontSize: CGFloat { 12 }

  /// The size (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uifont/pointsize
  open var pointSize: CGFloat { size }

  /// The name (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uifont/fontname
  open var fontName: String { face }

  /// The family's name (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uifont/familyname
  open var familyName: String { face }

  /// The height of a line (iOS 4.0).
  /// https://developer.apple.com/documentation/uikit/uifont/lineheight
  open var lineHeight: CGFloat { size * 20 / 17 }

  /// How far letters reach above the base line (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uifont/ascender
  open var ascender: CGFloat { size * 16 / 17 }

  /// How far letters reach below the base line, as a negative number (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uifont/descender
  open var descender: CGFloat { -size * 4 / 17 }

  /// How high capitals are (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uifont/capheight
  open var capHeight: CGFloat { size * 12 / 17 }

  /// The room between two lines beyond their height (iOS 4.0).
  /// https://developer.apple.com/documentation/uikit/uifont/leading
  open var leading: CGFloat { 0 }

  /// The same typeface at another size (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uifont/withsize(_:)
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, face: face, weight: weight)
  }

  /// How much room a letter takes.
  var cell: CGSize { CGSize(width: size * 8 / 17, height: lineHeight) }

  /// The size of a text on lines of a width, at most so many of them if there is a limit.
  func size(of text: String, width: CGFloat, lines limit: Int) -> CGSize {
    let wraps = limit != 1 && width > 0 && width < 100_000
    let most = wraps ? max(1, Int(width / cell.width + 1e-6)) : text.utf16.count + 1
    var (lines, longest) = (0, 0)
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let count = paragraph.utf16.count
      lines += max(1, (count + most - 1) / most)
      longest = max(longest, min(count, most))
    }
    if limit > 0 { lines = min(lines, limit) }
    return CGSize(
      width: (CGFloat(longest) * cell.width * 3).rounded(.up) / 3,
      height: (CGFloat(lines) * cell.height * 3).rounded(.up) / 3)
  }
}

extension UIFont {
  /// How heavy a typeface is (iOS 8.2).
  /// https://developer.apple.com/documentation/uikit/uifont/weight
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The number, from −1 to 1 (iOS 8.2).
    /// https://developer.apple.com/documentation/uikit/uifont/weight/rawvalue
    public let rawValue: CGFloat

    /// A weight by its number (iOS 8.2).
    /// https://developer.apple.com/documentation/uikit/uifont/weight/init(rawvalue:)
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Very light (iOS 8.2).
    /// https://developer.apple.com/documentation/uikit/uifont/weight/ultralight
    public static let ultraLight = Weight(rawValue: -0.8)

    /// Thin (iOS 8.2).
    /// https://developer.apple.com/documentation/uikit/uifont/weight/thin
    public static let thin = Weight(rawValue: -0.6)

    /// Light (iOS 8.2).
    /// https://developer.apple.com/documentation/uikit/uifont/weight/light
    public static let light = Weight(rawValue: -0.4)

    /// Regular (iOS 8.2).
    /// https://developer.apple.com/documentation/uikit/uifont/weight/regular
    public static let regular = Weight(rawValue: 0)

    /// Between regular and bold (iOS 8.2).
    /// https://developer.apple.com/documentation/uikit/uifont/weight/medium
    public static let medium = Weight(rawValue: 0.23)

    /// Nearly bold (iOS 8.2).
    /// https://developer.apple.com/documentation/uikit/uifont/weight/semibold
    public static let semibold = Weight(rawValue: 0.3)

    /// Bold (iOS 8.2).
    /// https://developer.apple.com/documentation/uikit/uifont/weight/bold
    public static let bold = Weight(rawValue: 0.4)

    /// Heavy (iOS 8.2).
    /// https://developer.apple.com/documentation/uikit/uifont/weight/heavy
    public static let heavy = Weight(rawValue: 0.56)

    /// Heaviest (iOS 8.2).
    /// https://developer.apple.com/documentation/uikit/uifont/weight/black
    public static let black = Weight(rawValue: 0.62)
  }

  /// What a typeface is used for (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uifont/textstyle
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name (iOS 7.0).
    /// https://developer.apple.com/documentation/uikit/uifont/textstyle/rawvalue
    public let rawValue: String

    /// A style by its name (iOS 7.0).
    /// https://developer.apple.com/documentation/uikit/uifont/textstyle/init(rawvalue:)
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Large titles (iOS 11.0).
    /// https://developer.apple.com/documentation/uikit/uifont/textstyle/largetitle
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")

    /// Titles (iOS 9.0).
    /// https://developer.apple.com/documentation/uikit/uifont/textstyle/title1
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")

    /// Titles of the second order (iOS 9.0).
    /// https://developer.apple.com/documentation/uikit/uifont/textstyle/title2
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")

    /// Titles of the third order (iOS 9.0).
    /// https://developer.apple.com/documentation/uikit/uifont/textstyle/title3
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")

    /// Headings (iOS 7.0).
    /// https://developer.apple.com/documentation/uikit/uifont/textstyle/headline
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")

    /// Subheadings (iOS 7.0).
    /// https://developer.apple.com/documentation/uikit/uifont/textstyle/subheadline
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")

    /// Body text (iOS 7.0).
    /// https://developer.apple.com/documentation/uikit/uifont/textstyle/body
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")

    /// Callouts (iOS 9.0).
    /// https://developer.apple.com/documentation/uikit/uifont/textstyle/callout
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")

    /// Footnotes (iOS 7.0).
    /// https://developer.apple.com/documentation/uikit/uifont/textstyle/footnote
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")

    /// Captions (iOS 7.0).
    /// https://developer.apple.com/documentation/uikit/uifont/textstyle/caption1
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")

    /// Captions of the second order (iOS 7.0).
    /// https://developer.apple.com/documentation/uikit/uifont/textstyle/caption2
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// Its size at the system's standard setting.
    var standardSize: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      default: 17
      }
    }
  }
}

/// Sizes that grow with the user's setting; here they do not (iOS 11.0).
/// https://developer.apple.com/documentation/uikit/uifontmetrics
open class UIFontMetrics: NSObject {
  /// The metrics of body text (iOS 11.0).
  /// https://developer.apple.com/documentation/uikit/uifontmetrics/
  public static var `default`: UIFontMetrics { UIFontMetrics() }

  /// The metrics of a style (iOS 11.0).
  /// https://developer.apple.com/documentation/uikit/uifontmetrics/init(fortextstyle:)
  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  private override init() {}

  /// A typeface at the user's size (iOS 11.0).
  /// https://developer.apple.com/documentation/uikit/uifontmetrics/scaledfont(for:)
  open func scaledFont(for font: UIFont) -> UIFont { font }

  /// A length at the user's size (iOS 11.0).
  /// https://developer.apple.com/documentation/uikit/uifontmetrics/scaledvalue(for:)
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
}

extension NSAttributedString.Key {
  /// The typeface of a stretch of text (iOS 6.0).
  /// https://developer.apple.com/documentation/foundation/nsattributedstring/key/font
  public static let font = NSAttributedString.Key("NSFont")

  /// The colour of a stretch of text (iOS 6.0).
  /// https://developer.apple.com/documentation/foundation/nsattributedstring/key/foregroundcolor
  public static let foregroundColor = NSAttributedString.Key("NSColor")

  /// The colour behind a stretch of text (iOS 6.0).
  /// https://developer.apple.com/documentation/foundation/nsattributedstring/key/backgroundcolor
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")

  /// The paragraph's layout (iOS 6.0).
  /// https://developer.apple.com/documentation/foundation/nsattributedstring/key/paragraphstyle
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")

  /// The room between letters (iOS 6.0).
  /// https://developer.apple.com/documentation/foundation/nsattributedstring/key/kern
  public static let kern = NSAttributedString.Key("NSKern")

  /// How a stretch of text is underlined (iOS 6.0).
  /// https://developer.apple.com/documentation/foundation/nsattributedstring/key/underlinestyle
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")

  /// A link (iOS 7.0).
  /// https://developer.apple.com/documentation/foundation/nsattributedstring/key/link
  public static let link = NSAttributedString.Key("NSLink")
}
