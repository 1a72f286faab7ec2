public import Foundation

/// Decides with a field and hears of editing (iOS 2.0). Each function is optional in Objective-C.
/// https://developer.apple.com/documentation/uikit/uitextfielddelegate
@MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether editing may begin; asked before the former input resigns (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitextfielddelegate/textfieldshouldbeginediting(_:)
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Editing has begun (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitextfielddelegate/textfielddidbeginediting(_:)
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Whether editing may end (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitextfielddelegate/textfieldshouldendediting(_:)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Editing has ended (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitextfielddelegate/textfielddidendediting(_:)
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Editing has ended; taken instead of the one without a reason (iOS 10.0).
  /// https://developer.apple.com/documentation/uikit/uitextfielddelegate/textfielddidendediting(_:reason:)
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)

  /// Whether the user may change the text so (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitextfielddelegate/textfield(_:shouldchangecharactersin:replacementstring:)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool

  /// The caret or selection has changed (iOS 13.0).
  /// https://developer.apple.com/documentation/uikit/uitextfielddelegate/textfielddidchangeselection(_:)
  func textFieldDidChangeSelection(_ textField: UITextField)

  /// Whether the return key does what it does by itself (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitextfielddelegate/textfieldshouldreturn(_:)
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// What holds where the member is left out.
  /// https://developer.apple.com/documentation/uikit/uitextfielddelegate/textfieldshouldbeginediting(_:)
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

  /// What holds where the member is left out.
  /// https://developer.apple.com/documentation/uikit/uitextfielddelegate/textfielddidbeginediting(_:)
  public func textFieldDidBeginEditing(_ textField: UITextField) {}

  /// What holds where the member is left out.
  /// https://developer.apple.com/documentation/uikit/uitextfielddelegate/textfieldshouldendediting(_:)
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }

  /// What holds where the member is left out.
  /// https://developer.apple.com/documentation/uikit/uitextfielddelegate/textfielddidendediting(_:)
  public func textFieldDidEndEditing(_ textField: UITextField) {}

  /// What holds where the member is left out.
  /// https://developer.apple.com/documentation/uikit/uitextfielddelegate/textfielddidendediting(_:reason:)
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    textFieldDidEndEditing(textField)
  }

  /// What holds where the member is left out.
  /// https://developer.apple.com/documentation/uikit/uitextfielddelegate/textfield(_:shouldchangecharactersin:replacementstring:)
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }

  /// What holds where the member is left out.
  /// https://developer.apple.com/documentation/uikit/uitextfielddelegate/textfielddidchangeselection(_:)
  public func textFieldDidChangeSelection(_ textField: UITextField) {}

  /// What holds where the member is left out.
  /// https://developer.apple.com/documentation/uikit/uitextfielddelegate/textfieldshouldreturn(_:)
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
