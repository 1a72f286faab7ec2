import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceUIKit
import Testing
import UIKitDouble

/// A page that is one text view.
private final class EditorPage: UIViewController {
  let text = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    text.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(text)
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: view.topAnchor),
      text.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      text.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }

  /// Puts the caret before a line, as a tap does.
  func tapLine(_ line: Int) { text.selectedRange = NSRange(location: line * 5, length: 0) }
}

@MainActor @Suite("An editor that fills the page", .ordersInTurn)
struct EditorScreenTests {
  private let page = EditorPage()

  /// An editor of short lines.
  private func open(lines: Int, in around: Around, _ policy: AvoidancePolicy) -> AppScreen {
    let screen = AppScreen(around.root(for: page))
    screen.app {
      page.text.text = Array(repeating: "line", count: lines).joined(separator: "\n")
      page.tapLine(0)
    }
    screen.avoid(page.text, policy)
    return screen
  }

  private func isCaretSeen(_ screen: AppScreen) -> Bool {
    let caret = screen.caret(of: page.text)
    let bottom = screen.device.keyboard.isOnScreen ? screen.device.keyboard.frame.minY : 844
    return caret.minY >= page.text.adjustedContentInset.top - 0.001 && caret.maxY <= bottom + 0.001
  }

  @Test(
    "Tapped at a line that the keyboard will cover, that line is seen, and nothing is left behind",
    arguments: Around.extremes, [AvoidancePolicy.insetContent, .standard])
  func tapped(_ around: Around, _ policy: AvoidancePolicy) {
    let screen = open(lines: 100, in: around, policy)
    let before = screen.everything
    screen.app { page.tapLine(32) }
    screen.edit(page.text)
    #expect(isCaretSeen(screen))
    screen.endEditing()
    screen.app { page.text.contentOffset.y = -page.text.adjustedContentInset.top }
    expectSame(screen, as: before)
  }

  @Test(
    "Typed past the keyboard, the line in use stays above it",
    arguments: Around.extremes, [AvoidancePolicy.insetContent, .standard])
  func typed(_ around: Around, _ policy: AvoidancePolicy) {
    let screen = open(lines: 1, in: around, policy)
    screen.edit(page.text)
    for _ in 0..<40 {
      screen.type("\n")
      #expect(isCaretSeen(screen))
    }
    screen.endEditing()
    #expect(page.text.contentInset == .zero)
    #expect(page.text.verticalScrollIndicatorInsets == .zero)
    #expect(isCaretSeen(screen))
  }

  @Test("A caret that goes up and down by keys is followed", arguments: Around.extremes)
  func caret(_ around: Around) {
    let screen = open(lines: 100, in: around, .insetContent)
    screen.edit(page.text)
    for line in [99, 0, 50, 20, 90] {
      screen.app { page.tapLine(line) }
      screen.settle(for: 0.3)
      #expect(isCaretSeen(screen), "at line \(line)")
    }
  }

  @Test("Turned, and back, the line in use is seen", arguments: Around.extremes)
  func turned(_ around: Around) {
    let screen = open(lines: 100, in: around, .insetContent)
    let before = screen.everything
    screen.app { page.tapLine(32) }
    screen.edit(page.text)
    screen.turn(to: .landscapeLeft, keyboard: 200)
    #expect(isCaretSeen(screen))
    screen.turn(to: .portrait, keyboard: 336)
    #expect(isCaretSeen(screen))
    screen.endEditing()
    screen.app { page.text.contentOffset.y = -page.text.adjustedContentInset.top }
    expectSame(screen, as: before)
  }

  @Test("A user who scrolls away reads where they are, until they type")
  func scrolled() {
    let screen = open(lines: 100, in: .navigation, .insetContent)
    screen.edit(page.text)
    screen.app { page.text.contentOffset.y = 700 }
    screen.settle()
    #expect(page.text.contentOffset.y == 700)
    screen.type("a")
    screen.settle()
    #expect(isCaretSeen(screen))
  }
}
