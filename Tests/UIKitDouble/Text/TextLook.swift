public import Foundation

/// What a text input looks like and tells the keyboard; of no consequence for where it lies but by
/// its letters' size.
struct TextLook {
  var font: UIFont?
  var color: UIColor?
  var alignment: NSTextAlignment = .natural
  var capitals: UITextAutocapitalizationType = .sentences
  var correction: UITextAutocorrectionType = .default
  var spelling: UITextSpellCheckingType = .default
  var appearance: UIKeyboardAppearance = .default
  var enablesReturn = false
  var contentType: UITextContentType?
  var attributes: [NSAttributedString.Key: Any] = [:]
}

/// Which letters are made capitals (iOS 2.0).
/// https://developer.apple.com/documentation/uikit/uitextautocapitalizationtype
public typealias UITextAutocapitalizationType = CUITextAutocapitalizationType

/// Whether words are corrected (iOS 2.0).
/// https://developer.apple.com/documentation/uikit/uitextautocorrectiontype
public typealias UITextAutocorrectionType = CUITextAutocorrectionType

/// Whether spelling is checked (iOS 5.0).
/// https://developer.apple.com/documentation/uikit/uitextspellcheckingtype
public typealias UITextSpellCheckingType = CUITextSpellCheckingType

/// How the keyboard looks (iOS 2.0).
/// https://developer.apple.com/documentation/uikit/uikeyboardappearance
public typealias UIKeyboardAppearance = CUIKeyboardAppearance

/// What a text is about, for suggestions (iOS 10.0).
/// https://developer.apple.com/documentation/uikit/uitextcontenttype
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name (iOS 10.0).
  /// https://developer.apple.com/documentation/uikit/uitextcontenttype/rawvalue
  public let rawValue: String

  /// A kind by its name (iOS 10.0).
  /// https://developer.apple.com/documentation/uikit/uitextcontenttype/init(rawvalue:)
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A name (iOS 10.0).
  /// https://developer.apple.com/documentation/uikit/uitextcontenttype/name
  public static let name = UITextContentType(rawValue: "name")

  /// An address for mail (iOS 10.0).
  /// https://developer.apple.com/documentation/uikit/uitextcontenttype/emailaddress
  public static let emailAddress = UITextContentType(rawValue: "email")

  /// A user's name (iOS 11.0).
  /// https://developer.apple.com/documentation/uikit/uitextcontenttype/username
  public static let username = UITextContentType(rawValue: "username")

  /// A password (iOS 11.0).
  /// https://developer.apple.com/documentation/uikit/uitextcontenttype/password
  public static let password = UITextContentType(rawValue: "password")

  /// A new password (iOS 12.0).
  /// https://developer.apple.com/documentation/uikit/uitextcontenttype/newpassword
  public static let newPassword = UITextContentType(rawValue: "new-password")

  /// A code that is valid once (iOS 12.0).
  /// https://developer.apple.com/documentation/uikit/uitextcontenttype/onetimecode
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")

  /// A telephone number (iOS 10.0).
  /// https://developer.apple.com/documentation/uikit/uitextcontenttype/telephonenumber
  public static let telephoneNumber = UITextContentType(rawValue: "tel")

  /// A web address (iOS 10.0).
  /// https://developer.apple.com/documentation/uikit/uitextcontenttype/url
  public static let URL = UITextContentType(rawValue: "url")
}

extension UITextField {
  /// The typeface (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitextfield/font
  public var font: UIFont? {
    get { textLook.font }
    set {
      textLook.font = newValue
      doubleText.cell = (newValue ?? UIFont.systemFont(ofSize: 17)).cell
      layoutIsStale()
    }
  }

  /// The text's colour (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitextfield/textcolor
  public var textColor: UIColor? {
    get { textLook.color }
    set { textLook.color = newValue }
  }

  /// Where lines stand (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitextfield/textalignment
  public var textAlignment: NSTextAlignment {
    get { textLook.alignment }
    set { textLook.alignment = newValue }
  }

  /// The text with its looks (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uitextfield/attributedtext
  public var attributedText: NSAttributedString? {
    get { NSAttributedString(string: text ?? "") }
    set { text = newValue?.string }
  }

  /// The looks of what is typed (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uitextfield/typingattributes
  public var typingAttributes: [NSAttributedString.Key: Any]? {
    get { textLook.attributes }
    set { textLook.attributes = newValue ?? [:] }
  }

  /// Which letters are made capitals (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitextfield/autocapitalizationtype
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { textLook.capitals }
    set { textLook.capitals = newValue }
  }

  /// Whether words are corrected (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitextfield/autocorrectiontype
  public var autocorrectionType: UITextAutocorrectionType {
    get { textLook.correction }
    set { textLook.correction = newValue }
  }

  /// Whether spelling is checked (iOS 5.0).
  /// https://developer.apple.com/documentation/uikit/uitextfield/spellcheckingtype
  public var spellCheckingType: UITextSpellCheckingType {
    get { textLook.spelling }
    set { textLook.spelling = newValue }
  }

  /// How the keyboard looks (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitextfield/keyboardappearance
  public var keyboardAppearance: UIKeyboardAppearance {
    get { textLook.appearance }
    set { textLook.appearance = newValue }
  }

  /// Whether the return key needs a text (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitextfield/enablesreturnkeyautomatically
  public var enablesReturnKeyAutomatically: Bool {
    get { textLook.enablesReturn }
    set { textLook.enablesReturn = newValue }
  }

  /// What the text is about, for suggestions (iOS 10.0).
  /// https://developer.apple.com/documentation/uikit/uitextfield/textcontenttype
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals, AllPublicDeclarationsHaveDocumentation
  public var textContentType: UITextContentType! {
    get { textLook.contentType }
    set { textLook.contentType = newValue }
  }

  /// Whether the text grows with the user's setting; not modelled (iOS 10.0).
  /// https://developer.apple.com/documentation/uikit/uitextfield/adjustsfontforcontentsizecategory
  public var adjustsFontForContentSizeCategory: Bool {
    get { false }
    set {}
  }
}

extension UITextView {
  /// The typeface (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitextview/font
  public var font: UIFont? {
    get { textLook.font }
    set {
      textLook.font = newValue
      doubleText.cell = (newValue ?? UIFont.systemFont(ofSize: 17)).cell
      layoutIsStale()
    }
  }

  /// The text's colour (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitextview/textcolor
  public var textColor: UIColor? {
    get { textLook.color }
    set { textLook.color = newValue }
  }

  /// Where lines stand (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitextview/textalignment
  public var textAlignment: NSTextAlignment {
    get { textLook.alignment }
    set { textLook.alignment = newValue }
  }

  /// The text with its looks (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uitextview/attributedtext
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals, AllPublicDeclarationsHaveDocumentation
  public var attributedText: NSAttributedString! {
    get { NSAttributedString(string: text ?? "") }
    set { text = newValue?.string }
  }

  /// The looks of what is typed (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uitextview/typingattributes
  public var typingAttributes: [NSAttributedString.Key: Any] {
    get { textLook.attributes }
    set { textLook.attributes = newValue }
  }

  /// Which letters are made capitals (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitextview/autocapitalizationtype
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { textLook.capitals }
    set { textLook.capitals = newValue }
  }

  /// Whether words are corrected (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitextview/autocorrectiontype
  public var autocorrectionType: UITextAutocorrectionType {
    get { textLook.correction }
    set { textLook.correction = newValue }
  }

  /// Whether spelling is checked (iOS 5.0).
  /// https://developer.apple.com/documentation/uikit/uitextview/spellcheckingtype
  public var spellCheckingType: UITextSpellCheckingType {
    get { textLook.spelling }
    set { textLook.spelling = newValue }
  }

  /// How the keyboard looks (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitextview/keyboardappearance
  public var keyboardAppearance: UIKeyboardAppearance {
    get { textLook.appearance }
    set { textLook.appearance = newValue }
  }

  /// Whether the return key needs a text (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitextview/enablesreturnkeyautomatically
  public var enablesReturnKeyAutomatically: Bool {
    get { textLook.enablesReturn }
    set { textLook.enablesReturn = newValue }
  }

  /// What the text is about, for suggestions (iOS 10.0).
  /// https://developer.apple.com/documentation/uikit/uitextview/textcontenttype
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals, AllPublicDeclarationsHaveDocumentation
  public var textContentType: UITextContentType! {
    get { textLook.contentType }
    set { textLook.contentType = newValue }
  }

  /// Whether the text grows with the user's setting; not modelled (iOS 10.0).
  /// https://developer.apple.com/documentation/uikit/uitextview/adjustsfontforcontentsizecategory
  public var adjustsFontForContentSizeCategory: Bool {
    get { false }
    set {}
  }
}

extension UITextField {
  /// How the border looks (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitextfield/borderstyle
  public typealias BorderStyle = CUITextBorderStyle

  /// When a view beside the text is shown (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitextfield/viewmode
  public typealias ViewMode = CUITextFieldViewMode
}

/// A field's border and what stands beside its text.
struct FieldLook {
  var border: UITextField.BorderStyle = .none
  var left: UIView?
  var right: UIView?
  var leftMode: UITextField.ViewMode = .never
  var rightMode: UITextField.ViewMode = .never
  var clearMode: UITextField.ViewMode = .never
  var clears = false
  var shrinks = false
  var least: CGFloat = 0
  var placeholder: NSAttributedString?
}

extension UITextField {
  /// How the border looks (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitextfield/borderstyle
  public var borderStyle: UITextField.BorderStyle {
    get { fieldLook.border }
    set {
      fieldLook.border = newValue
      layoutIsStale()
    }
  }

  /// The view before the text (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitextfield/leftview
  public var leftView: UIView? {
    get { fieldLook.left }
    set { fieldLook.left = newValue }
  }

  /// When the view before the text is shown (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitextfield/leftviewmode
  public var leftViewMode: UITextField.ViewMode {
    get { fieldLook.leftMode }
    set { fieldLook.leftMode = newValue }
  }

  /// The view behind the text (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitextfield/rightview
  public var rightView: UIView? {
    get { fieldLook.right }
    set { fieldLook.right = newValue }
  }

  /// When the view behind the text is shown (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitextfield/rightviewmode
  public var rightViewMode: UITextField.ViewMode {
    get { fieldLook.rightMode }
    set { fieldLook.rightMode = newValue }
  }

  /// When the button that clears is shown (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitextfield/clearbuttonmode
  public var clearButtonMode: UITextField.ViewMode {
    get { fieldLook.clearMode }
    set { fieldLook.clearMode = newValue }
  }

  /// Whether the text goes when editing begins (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitextfield/clearsonbeginediting
  public var clearsOnBeginEditing: Bool {
    get { fieldLook.clears }
    set { fieldLook.clears = newValue }
  }

  /// Whether the letters shrink to fit (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitextfield/adjustsfontsizetofitwidth
  public var adjustsFontSizeToFitWidth: Bool {
    get { fieldLook.shrinks }
    set { fieldLook.shrinks = newValue }
  }

  /// How small the letters may get (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitextfield/minimumfontsize
  public var minimumFontSize: CGFloat {
    get { fieldLook.least }
    set { fieldLook.least = newValue }
  }

  /// What stands in the empty field, with its looks (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uitextfield/attributedplaceholder
  public var attributedPlaceholder: NSAttributedString? {
    get { fieldLook.placeholder ?? placeholder.map { NSAttributedString(string: $0) } }
    set {
      fieldLook.placeholder = newValue
      placeholder = newValue?.string
    }
  }

  /// A line of text, and a border around it if there is one.
  var sizeOfLine: CGSize {
    let font = font ?? UIFont.systemFont(ofSize: 17)
    let border: CGFloat = borderStyle == .roundedRect ? 14 : borderStyle == .none ? 2 : 8
    let shown = text?.isEmpty == false ? text : placeholder
    let width = font.size(of: shown ?? "", width: 0, lines: 1).width
    return CGSize(
      width: width + border, height: (font.lineHeight * 3).rounded(.up) / 3 + border)
  }
}

/// Where a text view's text is laid out (iOS 7.0).
/// https://developer.apple.com/documentation/uikit/nstextcontainer
@MainActor open class NSTextContainer: NSObject {
  /// The room at both ends of a line (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/nstextcontainer/linefragmentpadding
  open var lineFragmentPadding: CGFloat = 5

  /// How many lines there may be; 0 for any number (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/nstextcontainer/maximumnumberoflines
  open var maximumNumberOfLines = 0

  /// How a text is cut that does not fit (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/nstextcontainer/linebreakmode
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping

  /// Its size (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/nstextcontainer/size
  open var size = CGSize.zero

  /// Whether it is as wide as the view (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/nstextcontainer/widthtrackstextview
  open var widthTracksTextView = true

  /// Whether it is as high as the view (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/nstextcontainer/heighttrackstextview
  open var heightTracksTextView = false
}

extension UITextView {
  /// A view with a frame; the container is not looked at (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uitextview/init(frame:textcontainer:)
  public convenience init(frame: CGRect, textContainer: NSTextContainer?) {
    self.init(frame: frame)
  }

  /// Where the text is laid out. Its padding counts for nothing here (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uitextview/textcontainer
  public var textContainer: NSTextContainer {
    if let container { return container }
    let made = NSTextContainer()
    container = made
    return made
  }

  /// Whether a touch on a text that is not edited selects; not modelled (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uitextview/clearsoninsertion
  public var clearsOnInsertion: Bool {
    get { false }
    set {}
  }

  /// The text on lines of a width, and the room around it.
  func sizeOfText(width: CGFloat) -> CGSize {
    let insets = textContainerInset
    let font = font ?? UIFont.systemFont(ofSize: 17)
    let room = width > 0 && width < 100_000 ? width - insets.left - insets.right : 0
    let size = font.size(of: text ?? "", width: room, lines: 0)
    return CGSize(
      width: size.width + insets.left + insets.right,
      height: max(size.height, font.lineHeight) + insets.top + insets.bottom)
  }
}
