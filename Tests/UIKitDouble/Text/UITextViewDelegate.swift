public import Foundation

/// Decides with a text view and hears of editing (iOS 2.0). Each function is optional in
/// Objective-C.
/// https://developer.apple.com/documentation/uikit/uitextviewdelegate
@MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitextviewdelegate/textviewshouldbeginediting(_:)
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

  /// Whether editing may end (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitextviewdelegate/textviewshouldendediting(_:)
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool

  /// Editing has begun (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitextviewdelegate/textviewdidbeginediting(_:)
  func textViewDidBeginEditing(_ textView: UITextView)

  /// Editing has ended (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitextviewdelegate/textviewdidendediting(_:)
  func textViewDidEndEditing(_ textView: UITextView)

  /// Whether the user may change the text so (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitextviewdelegate/textview(_:shouldchangetextin:replacementtext:)
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool

  /// The user has changed the text (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitextviewdelegate/textviewdidchange(_:)
  func textViewDidChange(_ textView: UITextView)

  /// The caret or selection has changed (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitextviewdelegate/textviewdidchangeselection(_:)
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// What holds where the member is left out.
  /// https://developer.apple.com/documentation/uikit/uitextviewdelegate/textviewshouldbeginediting(_:)
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }

  /// What holds where the member is left out.
  /// https://developer.apple.com/documentation/uikit/uitextviewdelegate/textviewshouldendediting(_:)
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }

  /// What holds where the member is left out.
  /// https://developer.apple.com/documentation/uikit/uitextviewdelegate/textviewdidbeginediting(_:)
  public func textViewDidBeginEditing(_ textView: UITextView) {}

  /// What holds where the member is left out.
  /// https://developer.apple.com/documentation/uikit/uitextviewdelegate/textviewdidendediting(_:)
  public func textViewDidEndEditing(_ textView: UITextView) {}

  /// What holds where the member is left out.
  /// https://developer.apple.com/documentation/uikit/uitextviewdelegate/textview(_:shouldchangetextin:replacementtext:)
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }

  /// What holds where the member is left out.
  /// https://developer.apple.com/documentation/uikit/uitextviewdelegate/textviewdidchange(_:)
  public func textViewDidChange(_ textView: UITextView) {}

  /// What holds where the member is left out.
  /// https://developer.apple.com/documentation/uikit/uitextviewdelegate/textviewdidchangeselection(_:)
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}

extension UITextView {
  /// Editing has begun; the object is the view (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitextview/textdidbegineditingnotification
  nonisolated public static let textDidBeginEditingNotification =
    NSNotification.Name("UITextViewTextDidBeginEditingNotification")

  /// The user has changed the text; the object is the view (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitextview/textdidchangenotification
  nonisolated public static let textDidChangeNotification =
    NSNotification.Name("UITextViewTextDidChangeNotification")

  /// Editing has ended; the object is the view (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitextview/textdidendeditingnotification
  nonisolated public static let textDidEndEditingNotification =
    NSNotification.Name("UITextViewTextDidEndEditingNotification")
}
