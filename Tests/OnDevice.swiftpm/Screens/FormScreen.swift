#if os(Linux) || os(iOS)
import Foundation
import KeyboardAvoidanceUIKit

#if os(Linux)
import UIKitDouble
#else
import UIKit
#endif

/// Twenty fields in a stack in a scroll view.
@MainActor final class FormScreen: AvoidingScreen {
  private let scroll = UIScrollView()

  override var avoiding: (view: UIView, policy: AvoidancePolicy)? { (scroll, .standard) }

  override func build() {
    fill(scroll)
    let stack = UIStackView(arrangedSubviews: (1...20).map { makeField("Field \($0)") })
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(stack)
    let content = scroll.contentLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 24),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -24),
      stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -20),
      stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -40),
    ])
  }
}

/// A text that fills the screen.
@MainActor final class EditorScreen: AvoidingScreen {
  private let text = UITextView()

  override var avoiding: (view: UIView, policy: AvoidancePolicy)? { (text, .insetContent) }

  override func build() {
    text.text = (1...60).map { "Line \($0)" }.joined(separator: "\n")
    text.keyboardDismissMode = .interactive
    fill(text)
  }
}

/// A field at the bottom of a page in a sheet.
@MainActor final class SheetScreen: AvoidingScreen {
  override func build() {
    let button = UIButton(type: .system)
    button.setTitle("Open the sheet", for: .normal)
    button.addAction(
      UIAction { [weak self] _ in
        let page = SheetPage()
        page.modalPresentationStyle = .formSheet
        self?.present(page, animated: true)
      }, for: .touchUpInside)
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      button.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}

/// What the sheet shows.
@MainActor final class SheetPage: AvoidingScreen {
  private let content = UIView()

  override var avoiding: (view: UIView, policy: AvoidancePolicy)? { (content, .keepGap(4)) }

  override func build() {
    fill(content)
    let field = makeField("At the bottom of a sheet")
    field.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(field)
    NSLayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
      field.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -20),
      field.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -40),
    ])
  }
}

/// A scroll view in a scroll view, with fields in both.
@MainActor final class NestedScreen: AvoidingScreen {
  private let outer = UIScrollView()

  override var avoiding: (view: UIView, policy: AvoidancePolicy)? { (outer, .standard) }

  override func build() {
    fill(outer)
    outer.contentSize = CGSize(width: 300, height: 1200)
    let inner = UIScrollView(frame: CGRect(x: 20, y: 400, width: 280, height: 300))
    inner.contentSize = CGSize(width: 280, height: 700)
    inner.backgroundColor = .secondarySystemBackground
    outer.addSubview(inner)
    for (holder, top) in [(outer, 60), (inner, 40), (inner, 600), (outer, 1100)] {
      let field = makeField("At \(top)")
      field.frame = CGRect(x: 20, y: CGFloat(top), width: 240, height: 36)
      holder.addSubview(field)
    }
  }
}
#endif
