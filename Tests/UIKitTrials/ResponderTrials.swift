#if os(Linux) || os(iOS)
import Foundation

#if os(Linux)
import UIKitDouble
#else
import UIKit
#endif

private final class FieldLog: NSObject, UITextFieldDelegate {
  var log: [String] = []
  var allowsEnd = true

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    log.append("should begin \(textField.tag)")
    return true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    log.append("did begin \(textField.tag)")
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    log.append("should end \(textField.tag)")
    return allowsEnd
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    log.append("did end \(textField.tag)")
  }
}

/// The first responder and the responder chain.
@MainActor struct ResponderTrials: TrialSuite {
  let stage: any Stage
  let findings: Findings

  init(_ stage: any Stage, _ findings: Findings) { (self.stage, self.findings) = (stage, findings) }
  private let log = FieldLog()

  nonisolated static let trials: [Trial] = [
    trial("Focus goes from field to field, and the former resigns first", [.focus]) {
      $0.fieldToField()
    },
    trial("A field that will not end keeps the focus unless it is forced", [.focus]) {
      $0.refusal()
    },
    trial("A plain view takes no focus, and a field outside of a window neither") {
      $0.cannotBecome()
    },
    trial("A field that leaves the window loses the focus and says so", [.focus]) {
      $0.removal()
    },
    trial("The chain leads from a view over its controller to the window") { $0.chain() },
    trial("Ending editing without a first responder is no success") { $0.nobody() },
  ]

  private func field(_ tag: Int) -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: 100 * CGFloat(tag), width: 200, height: 40))
    field.tag = tag
    field.delegate = log
    stage.window.addSubview(field)
    return field
  }

  func fieldToField() {
    let (one, two) = (field(1), field(2))
    expect(one.becomeFirstResponder())
    expect(two.becomeFirstResponder())
    expect(!one.isFirstResponder && two.isFirstResponder)
    expect(
      log.log,
      is: [
        "should begin 1", "did begin 1", "should begin 2", "should end 1", "did end 1",
        "did begin 2",
      ])
  }

  func refusal() {
    let (one, two) = (field(1), field(2))
    one.becomeFirstResponder()
    log.allowsEnd = false
    expect(!two.becomeFirstResponder())
    expect(!stage.window.endEditing(false))
    expect(one.isFirstResponder)
    expect(stage.window.endEditing(true))
    expect(!one.isFirstResponder)
  }

  func cannotBecome() {
    let view = UIView()
    stage.window.addSubview(view)
    expect(!view.becomeFirstResponder())
    expect(!UITextField().becomeFirstResponder())
  }

  func removal() {
    let one = field(1)
    one.becomeFirstResponder()
    one.removeFromSuperview()
    expect(!one.isFirstResponder)
    expect(log.log.last, is: "did end 1")
  }

  func chain() {
    let controller = UIViewController()
    stage.window.rootViewController = controller
    let view = UIView()
    controller.view.addSubview(view)
    expect(view.next === controller.view)
    expect(controller.view.next === controller)
    expect(sequence(first: view as UIResponder, next: \.next).contains { $0 === stage.window })
  }

  func nobody() { expect(!stage.window.endEditing(false)) }
}
#endif
