#if os(Linux) || os(iOS)
import Foundation

#if os(Linux)
import UIKitDouble
#else
import UIKit
#endif

/// Controls, bars, labels.
@MainActor struct ControlTrials: TrialSuite {
  let stage: any Stage
  let findings: Findings

  init(_ stage: any Stage, _ findings: Findings) { (self.stage, self.findings) = (stage, findings) }

  nonisolated static let trials: [Trial] = [
    trial("A control runs its actions for the events they are for") { $0.actions() },
    trial("An action of the same identifier takes the former's place") { $0.sameIdentifier() },
    trial("A slider keeps its value within its limits") { $0.slider() },
    trial("A segmented control begins without a choice") { $0.segments() },
    trial("A button has the title of its state, or the normal one") { $0.button() },
    trial("A search bar's text is its field's") { $0.search() },
    trial("An alert has the actions and fields that were added, in order") { $0.alert() },
    trial("A controller's title is its items' title") { $0.items() },
    trial("A toolbar is 44 points high, a switch 51 by 31", settles: "bar-height") { $0.sizes() },
    trial("A label of one line is as high as its typeface's lines") { $0.label() },
  ]

  func actions() {
    let control = UIControl()
    var log: [String] = []
    control.addAction(UIAction { _ in log.append("value") }, for: .valueChanged)
    control.addAction(UIAction { _ in log.append("tap") }, for: [.touchUpInside, .touchDown])
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchCancel)
    expect(log, is: ["value", "tap"])
  }

  func sameIdentifier() {
    let control = UIControl()
    var log: [String] = []
    let id = UIAction.Identifier("one")
    control.addAction(UIAction(identifier: id) { _ in log.append("a") }, for: .valueChanged)
    control.addAction(UIAction(identifier: id) { _ in log.append("b") }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    expect(log, is: ["b"])
  }

  func slider() {
    let slider = UISlider()
    slider.value = 3
    expect(slider.value, is: 1)
    slider.maximumValue = 10
    slider.value = 3
    slider.maximumValue = 2
    expect(slider.value, is: 2)
  }

  func segments() {
    let control = UISegmentedControl(items: ["a", "b"])
    expect(control.selectedSegmentIndex, is: UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "c", at: 0, animated: false)
    expect(control.numberOfSegments, is: 3)
    expect(control.titleForSegment(at: 0), is: "c")
  }

  func button() {
    let button = UIButton(type: .custom)
    button.setTitle("a", for: .normal)
    button.setTitle("b", for: .selected)
    expect(button.currentTitle, is: "a")
    button.isSelected = true
    expect(button.currentTitle, is: "b")
    expect(button.title(for: .normal), is: "a")
    button.isSelected = false
    button.isEnabled = false
    expect(button.currentTitle, is: "a")
    expect(button.state, is: .disabled)
  }

  func search() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    bar.text = "abc"
    expect(bar.searchTextField.text, is: "abc")
    bar.searchTextField.text = "d"
    expect(bar.text, is: "d")
  }

  func alert() {
    let alert = UIAlertController(title: "a", message: "b", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "name" }
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    alert.addAction(UIAlertAction(title: "No", style: .cancel))
    expect(alert.actions.map(\.title), is: ["OK", "No"])
    expect(alert.textFields?.first?.placeholder, is: "name")
    expect(alert.preferredStyle, is: .alert)
    expect(alert.title, is: "a")
  }

  func items() {
    let controller = UIViewController()
    controller.title = "a"
    expect(controller.navigationItem.title, is: "a")
    expect(controller.tabBarItem.title, is: "a")
    controller.navigationItem.title = "b"
    expect(controller.title, is: "a")
  }

  func sizes() {
    expect(UIToolbar().intrinsicContentSize.height, is: 44)
    expect(UISwitch().intrinsicContentSize.height, is: 31)
  }

  func label() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 20)
    label.text = "abc"
    expect(Double(label.intrinsicContentSize.height), near: Double(label.font.lineHeight))
    let width = label.intrinsicContentSize.width
    label.text = "abcabc"
    expect(label.intrinsicContentSize.width > width)
    label.text = nil
    expect(label.intrinsicContentSize.width, is: 0)
  }
}
#endif
