import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceUIKit
import Testing
import UIKitDouble

/// Fields, a text view that grows and a message, in a content view that sizes a scroll view.
private final class FormPage: UIViewController {
  let scroll = UIScrollView()
  let content = UIStackView()
  let fields: [UITextField]
  let notes = UITextView()
  let message = UILabel()
  let footer = UIView()

  init(fields count: Int) {
    fields = (0..<count).map { _ in UITextField() }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    content.axis = .vertical
    content.spacing = 50
    for part in [scroll, content] { part.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(scroll)
    scroll.addSubview(content)
    message.text = "This does not look right."
    message.isHidden = true
    notes.isScrollEnabled = false
    for field in fields {
      field.heightAnchor.constraint(equalToConstant: 44).isActive = true
      content.addArrangedSubview(field)
    }
    content.addArrangedSubview(message)
    content.addArrangedSubview(notes)
    content.addArrangedSubview(footer)
    footer.heightAnchor.constraint(equalToConstant: 60).isActive = true
    scroll.fill(view, holding: content)
  }
}

@MainActor @Suite("A form that scrolls", .ordersInTurn)
struct ScrollFormTests {
  typealias Adjusting = UIScrollView.ContentInsetAdjustmentBehavior

  nonisolated private static let places: [(Around, Adjusting)] = [
    (.nothing, .automatic), (.nothing, .never), (.navigationInTabs, .automatic),
    (.navigationInTabs, .always),
  ]

  private func make(
    fields: Int = 9, _ around: Around = .navigation, _ policy: AvoidancePolicy = .standard,
    adjusting: Adjusting = .automatic
  ) -> (AppScreen, FormPage, AvoidanceHandle) {
    let page = FormPage(fields: fields)
    page.loadViewIfNeeded()
    page.scroll.contentInsetAdjustmentBehavior = adjusting
    let screen = AppScreen(around.root(for: page))
    return (screen, page, screen.avoid(page.scroll, policy))
  }

  /// Whether a view is seen between the top of what can be scrolled and the keyboard.
  private func isSeen(_ view: UIView, on page: FormPage, of screen: AppScreen) -> Bool {
    let top = page.scroll.adjustedContentInset.top
    return screen.place(of: view).minY >= top && screen.gap(below: view) >= 0
  }

  @Test(
    "Each field is seen 8 points above the keyboard, and everything is back afterwards",
    arguments: Self.places)
  func shown(_ around: Around, _ adjusting: Adjusting) {
    let (screen, page, _) = make(around, adjusting: adjusting)
    let before = screen.everything
    screen.edit(page.fields[7])
    #expect(screen.gap(below: page.fields[7]) == 8)
    screen.goOn(to: page.fields[8])
    #expect(screen.gap(below: page.fields[8]) == 8)
    screen.goOn(to: page.fields[1])
    #expect(screen.gap(below: page.fields[1]) >= 8)
    #expect(isSeen(page.fields[1], on: page, of: screen))
    screen.endEditing()
    expectSame(screen, as: before)
  }

  @Test(
    "A form that fits on the page can be scrolled while the keyboard is up, and is back afterwards",
    arguments: Self.places)
  func short(_ around: Around, _ adjusting: Adjusting) {
    let (screen, page, _) = make(fields: 5, around, adjusting: adjusting)
    let before = screen.everything
    screen.edit(page.fields[4], keyboard: 450)
    #expect(screen.gap(below: page.fields[4]) == 8)
    screen.keyboard(300)
    #expect(screen.gap(below: page.fields[4]) >= 8)
    screen.endEditing()
    expectSame(screen, as: before)
  }

  @Test(
    "The last thing on the page can be reached while the keyboard is up", arguments: Around.extremes
  )
  func end(_ around: Around) {
    let (screen, page, _) = make(around)
    screen.edit(page.fields[2])
    screen.app {
      let most = page.scroll.contentSize.height + page.scroll.adjustedContentInset.bottom
      page.scroll.contentOffset.y = most - page.scroll.bounds.height
    }
    #expect(screen.gap(below: page.footer) == 0)
  }

  @Test(
    "What is written in a text view that grows stays above the keyboard", arguments: Around.extremes
  )
  func grows(_ around: Around) {
    let (screen, page, _) = make(around)
    let before = screen.everything
    screen.edit(page.notes)
    for line in 1...4 {
      screen.type("\n")
      screen.settle(for: 0.3)
      #expect(screen.gap(below: page.notes) == 8, "after line \(line)")
    }
    screen.endEditing()
    screen.app {
      page.notes.text = ""
      page.notes.invalidateIntrinsicContentSize()
    }
    expectSame(screen, as: before)
  }

  @Test("A message that appears under the field in use is made room for, and goes again")
  func message() {
    let (screen, page, handle) = make()
    handle.inputSettings = { _ in InputSettings(companion: page.message) }
    let before = screen.everything
    screen.edit(page.fields[8])
    screen.app { page.message.isHidden = false }
    screen.settle()
    #expect(screen.gap(below: page.message) == 8)
    screen.app { page.message.isHidden = true }
    screen.settle()
    #expect(screen.gap(below: page.fields[8]) >= 8)
    screen.endEditing()
    expectSame(screen, as: before)
  }

  @Test(
    "Turned and turned back with the keyboard up, the field is seen", arguments: Around.extremes)
  func turned(_ around: Around) {
    let (screen, page, _) = make(around)
    let before = screen.everything
    screen.edit(page.fields[8])
    screen.turn(to: .landscapeRight, keyboard: 200)
    #expect(screen.gap(below: page.fields[8]) >= 8)
    #expect(isSeen(page.fields[8], on: page, of: screen))
    screen.turn(to: .portrait, keyboard: 336)
    #expect(screen.gap(below: page.fields[8]) >= 8)
    #expect(isSeen(page.fields[8], on: page, of: screen))
    screen.endEditing()
    expectSame(screen, as: before)
  }

  @Test("A bar that is hidden and shown while the keyboard is up leaves the field in sight")
  func bars() throws {
    let (screen, page, _) = make(.navigation)
    let before = screen.everything
    let navigation = try #require(page.navigationController)
    screen.edit(page.fields[8])
    screen.app { navigation.isNavigationBarHidden = true }
    screen.settle()
    #expect(isSeen(page.fields[8], on: page, of: screen))
    screen.app { navigation.isNavigationBarHidden = false }
    screen.settle()
    #expect(isSeen(page.fields[8], on: page, of: screen))
    screen.endEditing()
    expectSame(screen, as: before)
  }

  @Test("Content that becomes shorter than the page while the keyboard is up ends at the top")
  func shrinks() {
    let (screen, page, _) = make()
    let before = screen.everything
    screen.edit(page.fields[8])
    screen.app { for field in page.fields[0..<6] { field.isHidden = true } }
    screen.settle()
    #expect(isSeen(page.fields[8], on: page, of: screen))
    screen.endEditing()
    #expect(page.scroll.contentOffset.y == -page.scroll.adjustedContentInset.top)
    screen.app { for field in page.fields { field.isHidden = false } }
    expectSame(screen, as: before)
  }

  @Test("A user's scroll while the keyboard is up survives it")
  func scrolled() {
    let (screen, page, _) = make()
    screen.app { page.scroll.contentOffset.y += 100 }
    let before = page.scroll.contentOffset.y
    screen.edit(page.fields[8])
    screen.app { page.scroll.contentOffset.y -= 40 }
    screen.endEditing()
    #expect(page.scroll.contentOffset.y == before - 40)
  }
}
