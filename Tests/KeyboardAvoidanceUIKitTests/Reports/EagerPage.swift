import Foundation
import KeyboardAvoidanceUIKit
import UIKitDouble

/// A page whose field takes the focus as the page is about to be seen.
final class EagerPage: UIViewController {
  let field = UITextField(frame: CGRect(x: 20, y: 560, width: 335, height: 34))

  /// Installs the avoidance, as the view is loaded.
  var install: ((UIView) -> AvoidanceHandle)?

  /// What happens when the field has taken the focus.
  var focused: (() -> Void)?

  private(set) var handle: AvoidanceHandle?

  override func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667)) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
    handle = install?(view)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    _ = field.becomeFirstResponder()
    focused?()
  }
}
