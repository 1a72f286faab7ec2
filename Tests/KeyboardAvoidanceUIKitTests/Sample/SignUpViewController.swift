import KeyboardAvoidance
import KeyboardAvoidanceUIKit

#if canImport(UIKit)
  import UIKit
#else
  import UIKitDouble
#endif

final class SignUpViewController: UIViewController, UITextFieldDelegate {
  let scrollView = UIScrollView()
  let name = UITextField()
  let code = UITextField()
  let terms = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(scrollView)
    for input in [name, code, terms] { scrollView.addSubview(input) }
    name.delegate = self
    code.delegate = self
    scrollView.keyboardDismissMode = .interactive
    avoidKeyboard()
  }

  private func avoidKeyboard() {
    var policy = AvoidancePolicy.standard
    policy.gap = 12
    policy.dismissesOnOutsideTap = true

    let avoidance = scrollView.avoidKeyboard(policy)
    avoidance.inputSettings = { [code, terms] input in
      switch input {
      case code: InputSettings(gap: 24, placement: .center)
      case terms: InputSettings(isEnabled: terms.isEditable)
      default: nil
      }
    }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    scrollView.avoidanceHandle?.announceDismissal(.returnKey)
    return textField.resignFirstResponder()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    let width = view.bounds.width - 40
    name.frame = CGRect(x: 20, y: 60, width: width, height: 34)
    code.frame = CGRect(x: 20, y: 480, width: width, height: 34)
    terms.frame = CGRect(x: 20, y: 540, width: width, height: 200)
    scrollView.contentSize = CGSize(width: view.bounds.width, height: 900)
  }
}
