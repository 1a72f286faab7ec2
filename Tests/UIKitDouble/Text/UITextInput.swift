public import Foundation

/// How fine a unit of text is (iOS 3.2).
/// https://developer.apple.com/documentation/uikit/uitextgranularity
public typealias UITextGranularity = CUITextGranularity

/// A direction in storage or on the page, by number (iOS 3.2).
/// https://developer.apple.com/documentation/uikit/uitextdirection
public struct UITextDirection: Hashable, RawRepresentable, Sendable {
  /// The number (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uitextdirection
  public var rawValue: Int

  /// A direction by its number (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uitextdirection/init(rawvalue:)
  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// Finds words, sentences and lines (iOS 3.2).
/// https://developer.apple.com/documentation/uikit/uitextinputtokenizer
@MainActor public protocol UITextInputTokenizer: NSObjectProtocol {
  /// The unit around a place (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uitextinputtokenizer/rangeenclosingposition(_:with:indirection:)
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?

  /// Whether a place bounds a unit (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uitextinputtokenizer/isposition(_:atboundary:indirection:)
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool

  /// The next place that bounds a unit (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uitextinputtokenizer/position(from:toboundary:indirection:)
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?

  /// Whether a place is in a unit (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uitextinputtokenizer/isposition(_:withintextunit:indirection:)
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}

/// A responder that edits a text (iOS 3.2).
/// https://developer.apple.com/documentation/uikit/uitextinput
@MainActor public protocol UITextInput: UIKeyInput {
  /// The text of a stretch (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uitextinput/text(in:)
  func text(in range: UITextRange) -> String?

  /// Puts a text in a stretch's place (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uitextinput/replace(_:withtext:)
  func replace(_ range: UITextRange, withText text: String)

  /// What is selected; empty at the caret (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uitextinput/selectedtextrange
  var selectedTextRange: UITextRange? { get set }

  /// What is still being composed (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uitextinput/markedtextrange
  var markedTextRange: UITextRange? { get }

  /// How it is shown (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uitextinput/markedtextstyle
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }

  /// Composes (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uitextinput/setmarkedtext(_:selectedrange:)
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)

  /// Takes what is composed as text (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uitextinput/unmarktext()
  func unmarkText()

  /// Where the text begins (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uitextinput/beginningofdocument
  var beginningOfDocument: UITextPosition { get }

  /// Where the text ends (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uitextinput/endofdocument
  var endOfDocument: UITextPosition { get }

  /// The stretch between two places (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uitextinput/textrange(from:to:)
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?

  /// The place some characters on (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uitextinput/position(from:offset:)
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?

  /// The place some steps away on the page (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uitextinput/position(from:in:offset:)
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?

  /// Which place comes first (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uitextinput/compare(_:to:)
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult

  /// How many characters lie between (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uitextinput/offset(from:to:)
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  /// Hears of changes that the system did not make (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uitextinput/inputdelegate
  var inputDelegate: (any UITextInputDelegate)? { get set }

  /// Finds words, sentences and lines (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uitextinput/tokenizer
  var tokenizer: any UITextInputTokenizer { get }

  /// The place of a stretch that is farthest in a direction (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uitextinput/position(within:farthestin:)
  func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition?

  /// The stretch from a place to the farthest in a direction (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uitextinput/characterrange(byextending:in:)
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?

  /// The direction of writing at a place (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uitextinput/basewritingdirection(for:in:)
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection

  /// Sets the direction of writing of a stretch (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uitextinput/setbasewritingdirection(_:for:)
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

  /// The first line's rectangle of a stretch (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uitextinput/firstrect(for:)
  func firstRect(for range: UITextRange) -> CGRect

  /// The caret at a place, in the coordinates of `textInputView` (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uitextinput/caretrect(for:)
  func caretRect(for position: UITextPosition) -> CGRect

  /// The rectangles of a stretch (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uitextinput/selectionrects(for:)
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]

  /// The place nearest to a point (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uitextinput/closestposition(to:)
  func closestPosition(to point: CGPoint) -> UITextPosition?

  /// The place of a stretch nearest to a point (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uitextinput/closestposition(to:within:)
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?

  /// The character at a point (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uitextinput/characterrange(at:)
  func characterRange(at point: CGPoint) -> UITextRange?

  /// The view whose coordinates the rectangles are in. Optional in Objective-C, so that Swift
  /// reads it as `UIView?`; left out, it is nil (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uitextinput/textinputview
  var textInputView: UIView? { get }
}

extension UITextInput {
  /// What holds where the member is left out.
  /// https://developer.apple.com/documentation/uikit/uitextinput/textinputview
  public var textInputView: UIView? { nil }
}
