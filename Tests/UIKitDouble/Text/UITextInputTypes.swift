public import Foundation

/// Direction in the text (iOS 3.2).
/// https://developer.apple.com/documentation/uikit/uitextstoragedirection
public typealias UITextStorageDirection = CUITextStorageDirection

/// Direction on the page (iOS 3.2).
/// https://developer.apple.com/documentation/uikit/uitextlayoutdirection
public typealias UITextLayoutDirection = CUITextLayoutDirection

/// Direction of writing (iOS 6.0).
/// https://developer.apple.com/documentation/uikit/nswritingdirection
public typealias NSWritingDirection = CNSWritingDirection

/// The kind of keyboard (iOS 2.0).
/// https://developer.apple.com/documentation/uikit/uikeyboardtype
public typealias UIKeyboardType = CUIKeyboardType

/// What the return key says (iOS 2.0).
/// https://developer.apple.com/documentation/uikit/uireturnkeytype
public typealias UIReturnKeyType = CUIReturnKeyType

/// A place in a text (iOS 3.2).
/// https://developer.apple.com/documentation/uikit/uitextposition
@MainActor open class UITextPosition: NSObject {}

/// A stretch of a text (iOS 3.2).
/// https://developer.apple.com/documentation/uikit/uitextrange
@MainActor open class UITextRange: NSObject {
  /// Whether it has no length (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uitextrange/isempty
  open var isEmpty: Bool { true }

  /// Where it starts (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uitextrange/start
  open var start: UITextPosition { UITextPosition() }

  /// Where it ends (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uitextrange/end
  open var end: UITextPosition { UITextPosition() }
}

/// A rectangle of a selection (iOS 6.0).
/// https://developer.apple.com/documentation/uikit/uitextselectionrect
@MainActor open class UITextSelectionRect: NSObject {
  /// The rectangle (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uitextselectionrect/rect
  open var rect: CGRect { .zero }
}

/// What kind of text an input wants (iOS 2.0). Every member is optional in Objective-C; those a
/// keyboard shows are here.
/// https://developer.apple.com/documentation/uikit/uitextinputtraits
@MainActor public protocol UITextInputTraits: NSObjectProtocol {
  /// The kind of keyboard (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitextinputtraits/keyboardtype
  var keyboardType: UIKeyboardType { get set }

  /// What the return key says (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitextinputtraits/returnkeytype
  var returnKeyType: UIReturnKeyType { get set }

  /// Whether what is typed is not shown (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitextinputtraits/issecuretextentry
  var isSecureTextEntry: Bool { get set }
}

extension UITextInputTraits {
  /// What holds where the member is left out.
  /// https://developer.apple.com/documentation/uikit/uitextinputtraits/keyboardtype
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }

  /// What holds where the member is left out.
  /// https://developer.apple.com/documentation/uikit/uitextinputtraits/returnkeytype
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }

  /// What holds where the member is left out.
  /// https://developer.apple.com/documentation/uikit/uitextinputtraits/issecuretextentry
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
}

/// Takes what is typed (iOS 3.2).
/// https://developer.apple.com/documentation/uikit/uikeyinput
@MainActor public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uikeyinput/hastext
  var hasText: Bool { get }

  /// Something was typed (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uikeyinput/inserttext(_:)
  func insertText(_ text: String)

  /// The delete key was pressed (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uikeyinput/deletebackward()
  func deleteBackward()
}

/// Hears of changes that the system did not make (iOS 3.2).
/// https://developer.apple.com/documentation/uikit/uitextinputdelegate
@MainActor public protocol UITextInputDelegate: NSObjectProtocol {
  /// The selection is about to change (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uitextinputdelegate/selectionwillchange(_:)
  func selectionWillChange(_ textInput: (any UITextInput)?)

  /// The selection has changed (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uitextinputdelegate/selectiondidchange(_:)
  func selectionDidChange(_ textInput: (any UITextInput)?)

  /// The text is about to change (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uitextinputdelegate/textwillchange(_:)
  func textWillChange(_ textInput: (any UITextInput)?)

  /// The text has changed (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uitextinputdelegate/textdidchange(_:)
  func textDidChange(_ textInput: (any UITextInput)?)
}
