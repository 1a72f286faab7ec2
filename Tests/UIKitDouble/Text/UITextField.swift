public import Foundation

/// An input of one line (iOS 2.0).
/// https://developer.apple.com/documentation/uikit/uitextfield
@MainActor open class UITextField: UIControl, DoubleEditable {
  /// Why editing ended (iOS 10.0).
  /// https://developer.apple.com/documentation/uikit/uitextfield/didendeditingreason
  public typealias DidEndEditingReason = CUITextFieldDidEndEditingReason

  /// What is written; setting it in code tells nobody (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitextfield/text
  open var text: String? {
    get { doubleText.string }
    set {
      doubleText.string = newValue ?? ""
      doubleText.selection = doubleText.count..<doubleText.count
    }
  }

  /// What stands there while nothing is written (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitextfield/placeholder
  open var placeholder: String?

  /// Decides with the field and hears of editing (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitextfield/delegate
  open weak var delegate: (any UITextFieldDelegate)?

  /// Whether the field has the focus (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitextfield/isediting
  open var isEditing: Bool { isFirstResponder }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// What takes the keyboard's place (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uitextfield/inputview
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  /// What sits on top of the keyboard (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uitextfield/inputaccessoryview
  open override var inputAccessoryView: UIView? {
    get { ownAccessory }
    set { ownAccessory = newValue }
  }

  /// The kind of keyboard (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitextinputtraits/keyboardtype
  open var keyboardType: UIKeyboardType = .default

  /// What the return key says (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitextinputtraits/returnkeytype
  open var returnKeyType: UIReturnKeyType = .default

  /// Whether what is typed is not shown (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitextinputtraits/issecuretextentry
  open var isSecureTextEntry = false

  /// The view whose coordinates the caret is in (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uitextinput/textinputview
  open var textInputView: UIView? { self }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, window != nil,
      delegate?.textFieldShouldBeginEditing(self) != false, super.becomeFirstResponder()
    else { return false }
    window?.device?.scrollFocusedField(at: .atFocus)
    keyboardComes {
      delegate?.textFieldDidBeginEditing(self)
      sendActions(for: .editingDidBegin)
      post(UITextField.textDidBeginEditingNotification)
    }
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    let mayEnd = delegate?.textFieldShouldEndEditing(self) != false
    let window = window
    guard mayEnd || isForcedToResign, super.resignFirstResponder() else { return false }
    keyboardGoes(from: window) {
      delegate?.textFieldDidEndEditing(self, reason: .committed)
      sendActions(for: .editingDidEnd)
      window?.device?.post(UITextField.textDidEndEditingNotification, object: self)
    }
    return true
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if let touch = touches.first, point(inside: touch.location(in: self), with: event) {
      becomeFirstResponder()
    }
  }

  /// The caret of a place, in the middle of the field's height (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uitextinput/caretrect(for:)
  open func caretRect(for position: UITextPosition) -> CGRect {
    let caret = offset(of: position).map(doubleText.caret) ?? .null
    return caret.isNull ? caret : caret.offsetBy(dx: min(0, bounds.maxX - 8 - caret.maxX), dy: 0)
  }

  open override var intrinsicContentSize: CGSize { sizeOfLine }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { sizeOfLine }

  /// Where the text stands (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitextfield/textrect(forbounds:)
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 7, dy: 2) }

  /// Where the text stands while it is edited (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitextfield/editingrect(forbounds:)
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Where the placeholder stands (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitextfield/placeholderrect(forbounds:)
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    let height = doubleText.cell.height
    doubleText.origin = CGPoint(
      x: bounds.minX + 8, y: bounds.minY + (bounds.height - height) / 2)
  }

  override var announcesEditing: Bool { true }

  /// The text on the double's grid.
  public let doubleText = DoubleText()

  var textLook = TextLook()
  var fieldLook = FieldLook()

  private var ownInputView: UIView?
  private var ownAccessory: UIView?

  func post(_ name: Notification.Name) {
    window?.device?.post(name, object: self)
  }
}

extension UITextField {
  /// Asks the delegate.
  public func doubleMayReplace(_ range: Range<Int>, with text: String) -> Bool {
    delegate?.textField(
      self, shouldChangeCharactersIn: NSRange(range), replacementString: text) != false
  }

  /// Tells those who hear of the text.
  public func doubleTextDidChange() {
    sendActions(for: .editingChanged)
    post(UITextField.textDidChangeNotification)
  }

  /// Tells those who hear of the caret.
  public func doubleSelectionDidChange() {
    delegate?.textFieldDidChangeSelection(self)
  }
}

extension UITextField {
  /// Editing has begun; the object is the field (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitextfield/textdidbegineditingnotification
  nonisolated public static let textDidBeginEditingNotification =
    NSNotification.Name("UITextFieldTextDidBeginEditingNotification")

  /// The user has changed the text; the object is the field (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitextfield/textdidchangenotification
  nonisolated public static let textDidChangeNotification =
    NSNotification.Name("UITextFieldTextDidChangeNotification")

  /// Editing has ended; the object is the field (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitextfield/textdidendeditingnotification
  nonisolated public static let textDidEndEditingNotification =
    NSNotification.Name("UITextFieldTextDidEndEditingNotification")
}

/// A field for what is searched (iOS 13.0).
/// https://developer.apple.com/documentation/uikit/uisearchtextfield
@MainActor open class UISearchTextField: UITextField {}
