public import Foundation

/// A view of web content (iOS 8.0). The double has one page with fields that a test places; no
/// notification of a text field or a text view tells of editing in it.
/// https://developer.apple.com/documentation/webkit/wkwebview
@MainActor open class WKWebView: UIView {
  /// A view of no page (iOS 8.0).
  /// https://developer.apple.com/documentation/uikit/uiview/init(frame:)
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// A view of no page; the coder is not looked at (iOS 8.0).
  /// https://developer.apple.com/documentation/uikit/uiview/init(coder:)
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// Scrolls the page (iOS 8.0).
  /// https://developer.apple.com/documentation/webkit/wkwebview/scrollview
  open var scrollView: UIScrollView { scroll }

  open override func layoutSubviews() {
    super.layoutSubviews()
    scroll.frame = bounds
    content.frame = CGRect(
      origin: .zero, size: CGSize(width: bounds.width, height: content.bounds.height))
    scroll.contentSize = content.bounds.size
  }

  let scroll = UIScrollView()
  let content = WKContentView()
  var insetForKeyboard: CGFloat = 0

  private func prepare() {
    addSubview(scroll)
    scroll.addSubview(content)
    scroll.alwaysBounceVertical = true
  }
}

/// The page itself: as large as the document, and first responder whatever field in it is edited.
@MainActor final class WKContentView: UIView, DoubleEditable {
  let doubleText = DoubleText()

  /// The field that is edited, in the page's coordinates.
  var field: CGRect?

  override var canBecomeFirstResponder: Bool { field != nil }
}

extension WKWebView {
  /// Gives the page a height, in points.
  public func doubleLoad(pageHeight: CGFloat) {
    content.bounds.size.height = pageHeight
    setNeedsLayout()
    layoutIfNeeded()
  }

  /// The user taps a field of the page; the rectangle is in the page's coordinates.
  @discardableResult public func doubleFocus(_ field: CGRect) -> Bool {
    content.field = field
    content.doubleText.origin = field.origin
    guard content.becomeFirstResponder() else { return false }
    reveal()
    return true
  }

  /// The user leaves the field.
  public func doubleBlur() {
    content.resignFirstResponder()
    content.field = nil
  }

  /// Shows the field that is edited, a little above what covers the page.
  fileprivate func reveal() {
    guard let field = content.field, content.isFirstResponder else { return }
    scroll.scrollRectToVisible(field.insetBy(dx: 0, dy: -8), animated: false)
  }
}

extension WKWebView: KeyboardFollower {
  func keyboardDidMove(_ keyboard: DoubleKeyboard) {
    let covered = max(0, keyboard.overlap(with: self) - safeAreaInsets.bottom)
    if covered != insetForKeyboard {
      scroll.contentInset.bottom += covered - insetForKeyboard
      insetForKeyboard = covered
    }
    reveal()
  }
}
