import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceUIKit
import Testing
import UIKitDouble

/// A page whose content the app moves itself, by a constraint, when the keyboard comes.
private final class MovingPage: UIViewController {
  let field = UITextField()
  let panel = UIView()
  private(set) lazy var bottom = panel.bottomAnchor.constraint(
    equalTo: view.safeAreaLayoutGuide.bottomAnchor)

  override func viewDidLoad() {
    super.viewDidLoad()
    for part in [panel, field] { part.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(panel)
    panel.addSubview(field)
    NSLayoutConstraint.activate([
      bottom,
      panel.topAnchor.constraint(equalTo: view.topAnchor),
      panel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      panel.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      field.heightAnchor.constraint(equalToConstant: 44),
      field.leadingAnchor.constraint(equalTo: panel.leadingAnchor, constant: 20),
      field.trailingAnchor.constraint(equalTo: panel.trailingAnchor, constant: -20),
      field.bottomAnchor.constraint(equalTo: panel.bottomAnchor, constant: -10),
    ])
  }
}

@MainActor @Suite("An app that moves things itself", .ordersInTurn)
struct OwnMovesScreenTests {
  @Test(
    "A constraint that the app animates for the keyboard leaves nothing to be lifted",
    arguments: [false, true])
  func constraint(_ laysOut: Bool) {
    let page = MovingPage()
    let screen = AppScreen(page)
    screen.avoid(page.view, .keepGap(4))
    let before = screen.everything
    let center = screen.device.notificationCenter
    let move = { @MainActor (constant: CGFloat) in
      page.bottom.constant = constant
      if laysOut { UIView.animate(withDuration: 0.25) { page.view.layoutIfNeeded() } }
    }
    let tokens = [
      center.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { _ in MainActor.assumeIsolated { move(-302) } },
      center.addObserver(
        forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil
      ) { _ in MainActor.assumeIsolated { move(0) } },
    ]
    screen.edit(page.field)
    #expect(screen.gap(below: page.field) == 10)
    #expect(page.view.transform == .identity)
    screen.endEditing()
    expectSame(screen, as: before)
    for token in tokens { center.removeObserver(token) }
  }

  private func open(scrolls: Bool) -> (AppScreen, TwoFieldPage, AvoidanceHandle) {
    let page = TwoFieldPage(scrolls: scrolls)
    let screen = AppScreen(UINavigationController(rootViewController: page))
    return (screen, page, screen.avoid(page.body))
  }

  private func gap(_ scrolls: Bool) -> CGFloat { scrolls ? 8 : 4 }

  @Test("An inset, an offset and a transform of the app's own, set while it is up, stay the app's")
  func values() {
    let (screen, page, _) = open(scrolls: true)
    let scroll = page.scroll ?? UIScrollView()
    screen.edit(page.lower)
    screen.app { scroll.contentInset.top = 30 }
    screen.settle()
    #expect(screen.gap(below: page.lower) >= 8)
    screen.app { scroll.contentInset.bottom += 20 }
    screen.settle()
    #expect(screen.gap(below: page.lower) >= 8)
    screen.endEditing()
    #expect(scroll.contentInset == UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0))

    let (other, lifted, _) = open(scrolls: false)
    let before = other.everything
    other.edit(lifted.lower)
    other.app { lifted.view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }
    other.settle()
    #expect(other.gap(below: lifted.lower) >= 4)
    other.app { lifted.view.transform = .identity }
    other.settle()
    #expect(other.gap(below: lifted.lower) == 4)
    other.endEditing()
    expectSame(other, as: before)
  }

  @Test("A view that is taken out of its page and put back with the keyboard up has its room again")
  func removed() throws {
    let (screen, page, _) = open(scrolls: true)
    let scroll = try #require(page.scroll)
    screen.edit(page.lower)
    let constraints = page.view.constraints
    screen.app { scroll.removeFromSuperview() }
    screen.device.keyboard.hide()
    screen.settle()
    screen.app {
      page.view.addSubview(scroll)
      NSLayoutConstraint.activate(constraints)
    }
    screen.settle()
    #expect(scroll.contentInset == .zero)
    screen.edit(page.lower)
    #expect(screen.gap(below: page.lower) == 8)
    screen.endEditing()
    #expect(scroll.contentInset == .zero)
    #expect(scroll.contentOffset.y == -scroll.adjustedContentInset.top)
  }

  @Test(
    "Cancelled with the keyboard up, everything is where it would be without",
    arguments: [false, true])
  func cancelled(_ scrolls: Bool) {
    let (screen, page, handle) = open(scrolls: scrolls)
    let before = screen.everything
    screen.edit(page.lower)
    screen.app { handle.cancel() }
    screen.settle()
    expectSame(screen, as: before)
  }

  @Test("Another policy with the keyboard up is in force at once, and all is back at the end")
  func policy() {
    let (screen, page, handle) = open(scrolls: true)
    let before = screen.everything
    screen.edit(page.upper)
    // The last shows the caret, which stands 12 points above the field's edge.
    for (policy, gap) in [
      (AvoidancePolicy.keepGap(20), 20), (.shiftBounds(10), 10), (.scroll(margin: 30), 30),
      (.keepGap(4), 4), (.standard, 8), (.insetContent, -12),
    ] as [(AvoidancePolicy, CGFloat)] {
      screen.app { handle.policy = policy }
      screen.settle()
      #expect(screen.gap(below: page.upper) == gap, "\(policy.mover)")
    }
    screen.endEditing()
    expectSame(screen, as: before)
  }

  @Test(
    "A keyboard that changes while the avoidance is held is met when it goes on",
    arguments: [false, true])
  func held(_ scrolls: Bool) {
    let (screen, page, handle) = open(scrolls: scrolls)
    let before = screen.everything
    screen.edit(page.lower)
    screen.app { handle.pause() }
    screen.keyboard(400)
    screen.turn(to: .landscapeLeft, keyboard: 200)
    screen.app { handle.resume() }
    screen.settle()
    #expect(screen.gap(below: page.lower) >= gap(scrolls))
    screen.turn(to: .portrait, keyboard: 300)
    screen.endEditing()
    expectSame(screen, as: before)
  }
}
