#if os(Linux) || os(iOS)
import Foundation
import KeyboardAvoidanceUIKit

#if os(Linux)
import UIKitDouble
#else
import UIKit
#endif

/// A form of fields that avoids the keyboard, by each way of moving.
@MainActor struct FormTrials: TrialSuite {
  let stage: any Stage
  let findings: Findings

  init(_ stage: any Stage, _ findings: Findings) { (self.stage, self.findings) = (stage, findings) }

  nonisolated private static let all: Set<Need> = [.focus, .keyboard]

  nonisolated static let trials: [Trial] = [
    trial("A lifted page keeps the gap, and is back at rest afterwards", all) { $0.lift() },
    trial("A page whose bounds are shifted keeps the gap", all) { $0.shift() },
    trial("A scroll view reveals the field, and takes the offset back", all) { $0.scroll() },
    trial("An inset list ends above the keyboard, and at the bottom afterwards", all) {
      $0.inset()
    },
    trial("From field to field the gap is kept while the keyboard stays", all) { $0.fields() },
    trial("A field that is clear is not moved", all) { $0.clear() },
    trial("The app's own transform stays the app's", all) { $0.ownTransform() },
    trial("The app's own inset stays the app's", all) { $0.ownInset() },
    trial("A field in a scroll view of its own is revealed by both", all) { $0.nested() },
    trial("A text view's caret is kept clear of the keyboard", all) { $0.textView() },
    trial("Cancelling puts everything back", all) { $0.cancel() },
    trial("Installed with the keyboard up, it avoids from the next turn on", all) { $0.late() },
    trial("A new policy is planned for with the keyboard up", all) { $0.policy() },
    trial("A view placed by constraints is lifted, and its centre stays", all) {
      $0.constraints()
    },
    trial("Of two avoidances around a field the nearest answers") { $0.handles() },
  ]

  private func field(_ y: CGFloat, in view: UIView) -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: y, width: 200, height: 34))
    view.addSubview(field)
    return field
  }

  private var size: CGSize { stage.window.bounds.size }

  private func page() -> UIView {
    let controller = UIViewController()
    let page = UIView(frame: CGRect(origin: .zero, size: size))
    stage.window.rootViewController = controller
    controller.view.addSubview(page)
    return page
  }

  private func list(height: CGFloat) -> UIScrollView {
    let scroll = UIScrollView(frame: CGRect(origin: .zero, size: size))
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: size.width, height: height)
    page().addSubview(scroll)
    return scroll
  }

  private func avoid(_ view: UIView, _ policy: AvoidancePolicy) -> AvoidanceHandle {
    var handle: AvoidanceHandle?
    stage.run {
      handle = view.avoidKeyboard(policy, notificationCenter: stage.notificationCenter)
    }
    stage.endTurn()
    return handle ?? view.avoidKeyboard(policy)
  }

  func lift() {
    let page = page()
    let field = field(size.height - 60, in: page)
    let avoidance = avoid(page, .keepGap(4))
    stage.show(for: field)
    expect(stage.gap(below: field), near: 4)
    expect(page.bounds.origin, is: .zero)
    stage.hide()
    expect(page.transform.isIdentity, "\(page.transform)")
    avoidance.cancel()
  }

  func shift() {
    let page = page()
    let field = field(size.height - 60, in: page)
    let avoidance = avoid(page, .shiftBounds(10))
    stage.show(for: field)
    expect(stage.gap(below: field), near: 10)
    expect(page.transform.isIdentity)
    stage.hide()
    expect(page.bounds.origin, is: .zero)
    avoidance.cancel()
  }

  func scroll() {
    let list = list(height: size.height * 2)
    let field = field(size.height - 60, in: list)
    let avoidance = avoid(list, .standard)
    stage.show(for: field)
    expect(stage.gap(below: field) >= 7.5, "\(stage.gap(below: field))")
    expect(list.contentInset.bottom > 100)
    stage.hide()
    expect(list.contentInset.bottom, is: 0)
    avoidance.cancel()
  }

  func inset() {
    let list = list(height: size.height * 2)
    let field = field(20, in: list)
    let avoidance = avoid(list, .insetContent)
    stage.show(for: field)
    expect(Double(list.contentInset.bottom), near: Double(size.height - stage.keyboardFrame.minY))
    expect(list.contentOffset.y, is: 0)
    stage.hide()
    expect(list.contentInset.bottom, is: 0)
    avoidance.cancel()
  }

  func fields() {
    let page = page()
    let (one, two) = (field(size.height - 60, in: page), field(size.height - 160, in: page))
    let avoidance = avoid(page, .keepGap(4))
    stage.show(for: one)
    stage.show(for: two)
    expect(stage.gap(below: two), near: 4)
    stage.show(for: one)
    expect(stage.gap(below: one), near: 4)
    stage.hide()
    expect(page.transform.isIdentity)
    avoidance.cancel()
  }

  func clear() {
    let page = page()
    let field = field(70, in: page)
    let avoidance = avoid(page, .keepGap(4))
    stage.show(for: field)
    expect(page.transform.isIdentity, "\(page.transform)")
    avoidance.cancel()
  }

  func ownTransform() {
    let page = page()
    let field = field(size.height - 60, in: page)
    page.transform = CGAffineTransform(translationX: 15, y: 0)
    let avoidance = avoid(page, .keepGap(4))
    stage.show(for: field)
    expect(stage.gap(below: field), near: 4)
    expect(page.transform.tx, is: 15)
    stage.hide()
    expect(page.transform, is: CGAffineTransform(translationX: 15, y: 0))
    avoidance.cancel()
  }

  func ownInset() {
    let list = list(height: size.height * 2)
    list.contentInset.bottom = 30
    let field = field(20, in: list)
    let avoidance = avoid(list, .insetContent)
    stage.show(for: field)
    list.contentInset.bottom += 10
    stage.nextTurn()
    stage.hide()
    expect(list.contentInset.bottom, is: 40)
    avoidance.cancel()
  }

  func nested() {
    let list = list(height: size.height * 2)
    let inner = UIScrollView(frame: CGRect(x: 0, y: size.height - 150, width: 300, height: 140))
    inner.contentSize = CGSize(width: 300, height: 400)
    list.addSubview(inner)
    let field = field(300, in: inner)
    let avoidance = avoid(list, .standard)
    stage.show(for: field)
    expect(stage.gap(below: field) >= 7.5, "\(stage.gap(below: field))")
    let seen = field.convert(field.bounds, to: inner)
    expect(inner.bounds.contains(seen), "\(seen) in \(inner.bounds)")
    avoidance.cancel()
  }

  func textView() {
    let page = page()
    let text = UITextView(frame: CGRect(x: 0, y: 40, width: 300, height: size.height - 40))
    text.text = String(repeating: "line\n", count: 30)
    page.addSubview(text)
    text.selectedRange = NSRange(location: 100, length: 0)
    let avoidance = avoid(text, .insetContent)
    stage.show(for: text)
    let caret = text.selectedTextRange.map { text.caretRect(for: $0.end) } ?? .null
    let place = text.convert(caret, to: stage.window.screen.coordinateSpace)
    expect(place.maxY <= stage.keyboardFrame.minY + 0.5, "\(place) at \(stage.keyboardFrame)")
    avoidance.cancel()
  }

  func cancel() {
    let page = page()
    let field = field(size.height - 60, in: page)
    let avoidance = avoid(page, .keepGap(4))
    stage.show(for: field)
    avoidance.cancel()
    expect(page.transform.isIdentity)
    expect(!avoidance.isActive)
  }

  func late() {
    let page = page()
    let field = field(size.height - 60, in: page)
    stage.show(for: field)
    let avoidance = avoid(page, .keepGap(4))
    stage.nextTurn()
    stage.nextTurn()
    expect(stage.gap(below: field), near: 4)
    avoidance.cancel()
  }

  func policy() {
    let page = page()
    let field = field(size.height - 60, in: page)
    let avoidance = avoid(page, .keepGap(4))
    stage.show(for: field)
    stage.run { avoidance.policy = .keepGap(20) }
    stage.nextTurn()
    expect(stage.gap(below: field), near: 20)
    avoidance.cancel()
  }

  func constraints() {
    let outer = page()
    let page = UIView()
    page.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(page)
    NSLayoutConstraint.activate([
      page.topAnchor.constraint(equalTo: outer.topAnchor),
      page.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
      page.leftAnchor.constraint(equalTo: outer.leftAnchor),
      page.rightAnchor.constraint(equalTo: outer.rightAnchor),
    ])
    stage.endTurn()
    let field = field(size.height - 60, in: page)
    let center = page.center
    let avoidance = avoid(page, .keepGap(4))
    stage.show(for: field)
    expect(stage.gap(below: field), near: 4)
    outer.setNeedsLayout()
    stage.nextTurn()
    expect(stage.gap(below: field), near: 4)
    expect(page.center, is: center)
    avoidance.cancel()
  }

  func handles() {
    let page = page()
    let inner = UIView(frame: page.bounds)
    page.addSubview(inner)
    let (one, two) = (avoid(page, .keepGap(4)), avoid(inner, .keepGap(4)))
    expect(one.view === page && two.view === inner)
    expect(one.isActive && two.isActive)
    two.cancel()
    one.cancel()
  }
}
#endif
