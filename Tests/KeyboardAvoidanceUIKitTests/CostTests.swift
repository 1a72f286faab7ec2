import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceUIKit
import Testing
import UIKitDouble

/// Counts what is asked of a view.
@MainActor private final class Counts {
  var layouts = 0
  var selections = 0
  var carets = 0
}

/// A page that counts how often it is to lay out at once.
private final class CountedPage: UIScrollView {
  let counts = Counts()

  override func layoutIfNeeded() {
    counts.layouts += 1
    super.layoutIfNeeded()
  }
}

/// A text view of the app's own that counts how often it is asked for its selection and its caret.
private final class CountedText: UIView, DoubleEditable {
  let doubleText = DoubleText()
  let counts = Counts()

  override var canBecomeFirstResponder: Bool { true }

  var selectedTextRange: UITextRange? {
    get {
      counts.selections += 1
      let (start, end) = (doubleText.selection.lowerBound, doubleText.selection.upperBound)
      guard let from = position(from: beginningOfDocument, offset: start),
        let to = position(from: beginningOfDocument, offset: end)
      else { return nil }
      return textRange(from: from, to: to)
    }
    set {}
  }

  func caretRect(for position: UITextPosition) -> CGRect {
    counts.carets += 1
    return CGRect(x: 0, y: 0, width: 2, height: 20)
  }
}

/// A page with a text view on a device, and what is asked of them in a turn.
@MainActor private struct CostStage {
  let device = DoubleDevice(size: Form.phone, safeAreaInsets: .zero)
  let page = CountedPage(frame: CGRect(origin: .zero, size: Form.phone))
  let text: CountedText

  init(textHeight: CGFloat) {
    text = CountedText(frame: CGRect(x: 20, y: 20, width: 335, height: textHeight))
    page.contentSize = CGSize(width: 375, height: 2000)
    page.addSubview(text)
    device.window.addSubview(page)
    device.endTurn()
    device.run {
      page.avoidKeyboard(.standard, notificationCenter: device.notificationCenter)
    }
    device.endTurn()
  }

  func show() {
    device.run { _ = text.becomeFirstResponder() }
    device.keyboard.show(height: 260)
    device.endTurn()
    device.advance(by: 1)
  }

  /// What ten turns ask for, each.
  func cost(of body: (Int) -> Void) -> (layouts: Double, selections: Double, carets: Double) {
    let before = (page.counts.layouts, text.counts.selections, text.counts.carets)
    for turn in 0..<10 {
      body(turn)
      device.endTurn()
    }
    return (
      Double(page.counts.layouts - before.0) / 10, Double(text.counts.selections - before.1) / 10,
      Double(text.counts.carets - before.2) / 10
    )
  }
}

@MainActor @Suite("What a turn costs")
struct CostTests {
  @Test("Layouts, selections and carets a turn, as a table", arguments: Commits.allCases)
  func table(_ commits: Commits) {
    under(commits) {
      var rows: [String] = []
      func note(_ name: String, _ cost: (layouts: Double, selections: Double, carets: Double)) {
        rows.append("| \(name) | \(cost.layouts) | \(cost.selections) | \(cost.carets) |")
      }
      let idle = CostStage(textHeight: 900)
      let nothing = idle.cost { _ in }
      note("keyboard down, nothing focused", nothing)
      #expect(nothing == (0, 0, 0))
      for (name, height) in [("a text that fits", 100.0), ("a text that does not", 900.0)] {
        let stage = CostStage(textHeight: height)
        stage.show()
        let rest = stage.cost { _ in }
        let scrolling = stage.cost { stage.page.contentOffset.y += CGFloat($0) }
        let typing = stage.cost { _ in
          stage.device.run { DoubleTyping(in: stage.device.window).type("b") }
        }
        note("\(name), at rest", rest)
        note("\(name), scrolling", scrolling)
        note("\(name), typing", typing)
        #expect(rest.carets == 0 && scrolling.carets == 0)
        #expect(rest.layouts <= 1 && scrolling.layouts <= 1)
        #expect(height > 400 || (typing.carets == 0 && rest.selections == 0))
        #expect(typing.carets <= 2)
      }
      let head = ["| \(commits.rawValue) | layoutIfNeeded | selectedTextRange | caretRect |"]
      let table = (head + ["|---|---|---|---|"] + rows).joined(separator: "\n")
      print(table)
      Attachment.record(table, named: "cost-\(commits.rawValue).md")
    }
  }

  @Test("A text is asked where its caret is if 120 points more of keyboard would not leave it room")
  func reserve() {
    for (height, isAsked) in [(287.0, false), (288.0, true)] {
      let stage = CostStage(textHeight: height)
      stage.show()
      let typing = stage.cost { _ in
        stage.device.run { DoubleTyping(in: stage.device.window).type("b") }
      }
      #expect((typing.carets > 0) == isAsked, "\(height)")
    }
  }

  @Test("Without a keyboard no text is asked where its caret is")
  func noKeyboard() {
    let stage = CostStage(textHeight: 900)
    stage.device.run {
      _ = stage.text.becomeFirstResponder()
      stage.device.notificationCenter.post(
        name: UITextView.textDidBeginEditingNotification, object: stage.text)
    }
    stage.device.endTurn()
    let typing = stage.cost { _ in
      stage.device.run { DoubleTyping(in: stage.device.window).type("b") }
    }
    #expect(typing.carets == 0)
  }
}
