public import Foundation

/// An input of many lines, which scrolls (iOS 2.0).
/// https://developer.apple.com/documentation/uikit/uitextview
@MainActor open class UITextView: UIScrollView, DoubleEditable {
  /// What is written; setting it in code tells nobody (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitextview/text
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { doubleText.string }
    set {
      doubleText.string = newValue ?? ""
      doubleText.selection = doubleText.count..<doubleText.count
      layOutText()
    }
  }

  /// What is selected, in UTF-16 units (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitextview/selectedrange
  open var selectedRange: NSRange {
    get { NSRange(doubleText.selection) }
    set {
      if let range = Range(newValue) { selectedTextRange = DoubleTextRange(range) }
    }
  }

  /// Whether the user may write (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitextview/iseditable
  open var isEditable = true

  /// Whether the user may select (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uitextview/isselectable
  open var isSelectable = true

  /// The margin around the text in the content (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uitextview/textcontainerinset
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { layOutText() }
  }

  /// Scrolls just far enough to show a stretch (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitextview/scrollrangetovisible(_:)
  open func scrollRangeToVisible(_ range: NSRange) {
    layOutText()
    let start = doubleText.caret(at: range.location)
    let end = doubleText.caret(at: range.location + range.length)
    scrollRectToVisible(start.union(end), animated: false)
  }

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// What takes the keyboard's place (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uitextview/inputview
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  /// What sits on top of the keyboard (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uitextview/inputaccessoryview
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
      !isEditable || textDelegate?.textViewShouldBeginEditing(self) != false,
      super.becomeFirstResponder()
    else { return false }
    guard isEditable else { return true }
    keyboardComes {
      textDelegate?.textViewDidBeginEditing(self)
      post(UITextView.textDidBeginEditingNotification)
    }
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    let mayEnd = !isEditable || textDelegate?.textViewShouldEndEditing(self) != false
    let window = window
    guard mayEnd || isForcedToResign, super.resignFirstResponder() else { return false }
    guard isEditable else { return true }
    keyboardGoes(from: window) {
      textDelegate?.textViewDidEndEditing(self)
      window?.device?.post(UITextView.textDidEndEditingNotification, object: self)
    }
    return true
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if let touch = touches.first, point(inside: touch.location(in: self), with: event) {
      becomeFirstResponder()
    }
  }

  /// A view that does not scroll is as large as its text.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : sizeOfText(width: 0)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let own = sizeOfText(width: size.width)
    return CGSize(width: min(own.width, max(size.width, 0)), height: own.height)
  }

  override var heightDependsOnWidth: Bool { !isScrollEnabled }

  override func contentSize(forWidth width: CGFloat?) -> CGSize {
    let own = intrinsicContentSize
    guard heightDependsOnWidth, let width else { return own }
    return CGSize(width: own.width, height: sizeOfText(width: width).height)
  }

  override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    if bounds.size != old.size { layOutText() }
  }

  override var announcesEditing: Bool { true }

  /// The text on the double's grid, in content coordinates.
  public let doubleText = DoubleText()

  var textLook = TextLook()
  var container: NSTextContainer?

  private var ownInputView: UIView?
  private var ownAccessory: UIView?

  private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  private func layOutText() {
    doubleText.origin = CGPoint(x: textContainerInset.left, y: textContainerInset.top)
    let width = bounds.width - textContainerInset.left - textContainerInset.right
    doubleText.wrapWidth = max(doubleText.cell.width, width)
    let lines = CGFloat(doubleText.lineCount) * doubleText.cell.height
    contentSize = CGSize(
      width: bounds.width, height: textContainerInset.top + lines + textContainerInset.bottom)
  }

  private func post(_ name: Notification.Name) {
    window?.device?.post(name, object: self)
  }
}

extension UITextView {
  /// Asks the delegate.
  public func doubleMayReplace(_ range: Range<Int>, with text: String) -> Bool {
    isEditable
      && (delegate as? any UITextViewDelegate)?
        .textView(self, shouldChangeTextIn: NSRange(range), replacementText: text) != false
  }

  /// After typing, a text view shows its caret by itself.
  public func doubleTextDidChange() {
    layOutText()
    scrollRangeToVisible(selectedRange)
    (delegate as? any UITextViewDelegate)?.textViewDidChange(self)
    post(UITextView.textDidChangeNotification)
  }

  /// Tells those who hear of the caret.
  public func doubleSelectionDidChange() {
    (delegate as? any UITextViewDelegate)?.textViewDidChangeSelection(self)
  }
}
