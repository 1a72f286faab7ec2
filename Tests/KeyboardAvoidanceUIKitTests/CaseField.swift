import Foundation
import UIKitDouble

/// A field whose caret a test places.
final class CaseField: UITextField {
  /// A caret that moves does so because the selection does.
  var caret: CGRect? {
    didSet {
      text = (text ?? "") + "a"
      let end = text?.count ?? 0
      selectedTextRange = DoubleTextRange(end..<end)
    }
  }

  override func caretRect(for position: UITextPosition) -> CGRect { caret ?? .null }
}
