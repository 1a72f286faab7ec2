import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceUIKit
import Testing
import UIKitDouble

/// A logo, three fields and a button, in the middle of what the bars leave.
private final class LoginPage: UIViewController, UITextFieldDelegate {
  let logo = UIView()
  let fields = (0..<3).map { _ in UITextField() }
  let button = UIButton(type: .system)
  let stack = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    for part in [logo] + fields + [button] { stack.addArrangedSubview(part) }
    for field in fields {
      field.heightAnchor.constraint(equalToConstant: 44).isActive = true
      field.delegate = self
    }
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      logo.heightAnchor.constraint(lessThanOrEqualToConstant: 160),
      button.heightAnchor.constraint(equalToConstant: 50),
      stack.centerYAnchor.constraint(equalTo: safeArea.centerYAnchor),
      stack.topAnchor.constraint(greaterThanOrEqualTo: safeArea.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -20),
    ])
    let tall = logo.heightAnchor.constraint(equalToConstant: 160)
    tall.priority = .defaultLow
    tall.isActive = true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    let next = (fields.firstIndex { $0 === textField } ?? 0) + 1
    if next < fields.count { fields[next].becomeFirstResponder() }
    return false
  }
}

/// What an app puts a page into.
enum Around: String, CaseIterable, Sendable {
  case nothing, navigation, tabs, navigationInTabs

  /// The fewest bars and the most.
  static let extremes: [Around] = [.nothing, .navigationInTabs]

  @MainActor func root(for page: UIViewController) -> UIViewController {
    let tabs = UITabBarController()
    switch self {
    case .nothing: return page
    case .navigation: return UINavigationController(rootViewController: page)
    case .tabs: tabs.viewControllers = [page]
    case .navigationInTabs:
      tabs.viewControllers = [UINavigationController(rootViewController: page)]
    }
    return tabs
  }
}

@MainActor @Suite("A login screen", .ordersInTurn)
struct LoginScreenTests {
  private let page = LoginPage()

  private func screen(_ around: Around = .navigation) -> (AppScreen, AvoidanceHandle) {
    let screen = AppScreen(around.root(for: page))
    return (screen, screen.avoid(page.view, .keepGap(4)))
  }

  @Test(
    "The field in use stands 4 points above the keyboard, and everything is back afterwards",
    arguments: Around.allCases)
  func shown(_ around: Around) {
    let (screen, _) = screen(around)
    let before = screen.everything
    screen.edit(page.fields[2], keyboard: 400)
    #expect(screen.gap(below: page.fields[2]) == 4)
    screen.endEditing()
    expectSame(screen, as: before)
  }

  @Test("The stack itself may be what avoids", arguments: Around.allCases)
  func stack(_ around: Around) {
    let screen = AppScreen(around.root(for: page))
    screen.avoid(page.stack, .keepGap(4))
    let before = screen.everything
    screen.edit(page.fields[2], keyboard: 400)
    #expect(screen.gap(below: page.fields[2]) == 4)
    screen.keyboard(300)
    screen.turn(to: .landscapeLeft, keyboard: 200)
    #expect(screen.gap(below: page.fields[2]) == 4)
    screen.turn(to: .portrait, keyboard: 400)
    #expect(screen.gap(below: page.fields[2]) == 4)
    screen.endEditing()
    expectSame(screen, as: before)
  }

  @Test(
    "Return leads from field to field, each 4 points above the keyboard", arguments: Around.allCases
  )
  func next(_ around: Around) {
    let (screen, _) = screen(around)
    let before = screen.everything
    screen.edit(page.fields[0], keyboard: 500)
    for field in page.fields {
      #expect(field.isFirstResponder)
      #expect(screen.gap(below: field) == 4)
      screen.app { DoubleTyping(in: screen.device.window).pressReturn() }
      screen.settle()
    }
    screen.endEditing()
    expectSame(screen, as: before)
  }

  @Test("The button below is seen with the last field", arguments: Around.allCases)
  func companion(_ around: Around) {
    let (screen, handle) = screen(around)
    handle.inputSettings = { [page] in
      $0 === page.fields[2] ? InputSettings(companion: page.button) : nil
    }
    let before = screen.everything
    screen.edit(page.fields[1])
    screen.goOn(to: page.fields[2])
    #expect(screen.gap(below: page.button) == 4)
    screen.endEditing()
    expectSame(screen, as: before)
  }

  @Test(
    "Turned with the keyboard up, and back, the field keeps its room", arguments: Around.allCases)
  func turned(_ around: Around) {
    let (screen, _) = screen(around)
    let before = screen.everything
    screen.edit(page.fields[2], keyboard: 400)
    screen.turn(to: .landscapeLeft, keyboard: 200)
    #expect(screen.gap(below: page.fields[2]) == 4)
    screen.turn(to: .portrait, keyboard: 400)
    #expect(screen.gap(below: page.fields[2]) == 4)
    screen.endEditing()
    expectSame(screen, as: before)
  }

  @Test("Turned while it is up and put away there, it is as it would be without a keyboard")
  func turnedAndPutAway() {
    let (screen, _) = screen()
    screen.turn(to: .landscapeLeft, keyboard: nil)
    let turned = screen.everything
    screen.turn(to: .portrait, keyboard: nil)
    screen.edit(page.fields[2], keyboard: 400)
    screen.turn(to: .landscapeLeft, keyboard: 200)
    screen.endEditing()
    expectSame(screen, as: turned)
  }

  @Test("Emoji and suggestions come and go: the field keeps 4 points", arguments: Around.allCases)
  func heights(_ around: Around) {
    let (screen, _) = screen(around)
    let before = screen.everything
    screen.edit(page.fields[2], keyboard: 400)
    for height: CGFloat in [444, 380, 430, 400] {
      screen.keyboard(height)
      #expect(screen.gap(below: page.fields[2]) == 4)
    }
    screen.endEditing()
    expectSame(screen, as: before)
  }

  @Test("A hardware keyboard takes the page back to rest, and up again when it goes")
  func hardware() {
    let (screen, _) = screen()
    let before = screen.everything
    screen.edit(page.fields[2], keyboard: 400)
    screen.device.keyboard.hide()
    screen.settle()
    expectSame(screen, as: before)
    screen.keyboard(55)
    expectSame(screen, as: before)
    screen.keyboard(400)
    #expect(screen.gap(below: page.fields[2]) == 4)
    screen.endEditing()
    expectSame(screen, as: before)
  }

  @Test("A field that is clear of the keyboard moves nothing")
  func clear() {
    let (screen, _) = screen()
    let before = screen.everything
    screen.edit(page.fields[0], keyboard: 260)
    expectSame(screen, as: before)
  }
}
