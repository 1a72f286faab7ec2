#if os(Linux) || os(iOS)
import Foundation

#if os(Linux)
import UIKitDouble
#else
import UIKit
#endif

@MainActor private final class Log {
  var lines: [String] = []
}

@MainActor private final class EditingLog: NSObject, UITextFieldDelegate, UITextViewDelegate {
  let log: Log

  init(_ log: Log) { self.log = log }

  func textFieldDidBeginEditing(_ textField: UITextField) { log.lines.append("delegate") }
  func textViewDidBeginEditing(_ textView: UITextView) { log.lines.append("delegate") }
}

private final class LayoutLog: UIView {
  var order: Log?

  override func layoutSubviews() {
    super.layoutSubviews()
    order?.lines.append("layout \(tag)")
  }
}

private final class ResigningView: UIView {
  weak var field: UITextField?

  override func layoutSubviews() {
    super.layoutSubviews()
    field?.resignFirstResponder()
  }
}

/// What the double only guesses, so that a device settles it. A finding here is no fault of the
/// adapter: it says that a guess was wrong, and a switch of the double is to be set otherwise.
@MainActor struct GuessTrials: TrialSuite {
  let stage: any Stage
  let findings: Findings
  private let log = Log()

  init(_ stage: any Stage, _ findings: Findings) { (self.stage, self.findings) = (stage, findings) }

  nonisolated private static let all: Set<Need> = [.focus, .keyboard]

  nonisolated static let trials: [Trial] = [
    trial(
      "A field's delegate hears before the notification is posted", all,
      settles: "editing-notifications"
    ) {
      $0.delegateFirst()
    },
    trial(
      "The keyboard's notifications come before a text view's delegate", all, settles: "focus-order"
    ) {
      $0.keyboardBeforeTextView()
    },
    trial("Siblings are laid out from back to front", settles: "sibling-layout-order") {
      $0.siblings()
    },
    trial(
      "A transform changes the safe area as a move of the frame does", [.focus],
      settles: "safe-area-under-transform"
    ) { $0.transformedSafeArea() },
    trial("A larger bottom inset leaves an offset at its limit", settles: "inset-shrinks") {
      $0.inset()
    },
    trial("A smaller content takes the offset with it", settles: "inset-shrinks") {
      $0.smallerContent()
    },
    trial("A taller frame takes the offset with it", settles: "inset-shrinks") { $0.tallerFrame() },
    trial("The guide stands at the keyboard when it has come", all, settles: "guide-timing") {
      $0.guide()
    },
    trial("The guide has a frame after the first layout", settles: "guide-timing") {
      $0.firstGuide()
    },
    trial(
      "UIKit does not scroll to a field that takes the focus", all, settles: "field-scroll-order"
    ) { $0.ownScroll() },
    trial(
      "Content that rests at its top rests there when the inset above it grows",
      settles: "inset-shrinks"
    ) {
      $0.topInset()
    },
    trial("An animated scroll takes 0.3 seconds", settles: "animated-scroll-course") {
      $0.scrollTime()
    },
    trial("A navigation bar is 44 points high", [.focus], settles: "bar-height") { $0.bar() },
    trial("A push takes 0.35 seconds", [.focus], settles: "transition-duration") { $0.push() },
    trial("A focus can be given up in a layout pass", all, settles: "focus-in-layout") {
      $0.focusInLayout()
    },
    trial(
      "A scroll view hands its children no safe area that it applies itself", [.focus],
      settles: "scroll-view-safe-area"
    ) { $0.childOfScroll() },
    trial(
      "An offset set in an animation block lays the end out at once", settles: "transaction-groups"
    ) {
      $0.rowsInAnimation()
    },
  ]

  func delegateFirst() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    let delegate = EditingLog(log)
    field.delegate = delegate
    stage.window.addSubview(field)
    let log = log
    let token = stage.notificationCenter.addObserver(
      forName: UITextField.textDidBeginEditingNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { log.lines.append("notification") } }
    stage.show(for: field)
    stage.notificationCenter.removeObserver(token)
    expect(log.lines, is: ["delegate", "notification"])
  }

  func keyboardBeforeTextView() {
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let delegate = EditingLog(log)
    text.delegate = delegate
    stage.window.addSubview(text)
    let log = log
    let token = stage.notificationCenter.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { log.lines.append("keyboard") } }
    stage.show(for: text)
    stage.notificationCenter.removeObserver(token)
    expect(log.lines.prefix(2).joined(separator: ", "), is: "keyboard, delegate")
  }

  func siblings() {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let views = (1...3).map { tag in
      let view = LayoutLog(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      (view.tag, view.order) = (tag, log)
      return view
    }
    for view in views { page.addSubview(view) }
    stage.window.addSubview(page)
    stage.endTurn()
    log.lines = []
    for view in views.reversed() { view.setNeedsLayout() }
    stage.endTurn()
    expect(log.lines, is: ["layout 1", "layout 2", "layout 3"])
  }

  func transformedSafeArea() {
    let controller = UIViewController()
    stage.window.rootViewController = controller
    controller.additionalSafeAreaInsets.bottom = 50
    let view = UIView(frame: controller.view.bounds)
    controller.view.addSubview(view)
    stage.endTurn()
    let before = view.safeAreaInsets.bottom
    view.transform = CGAffineTransform(translationX: 0, y: -30)
    stage.endTurn()
    expect(view.safeAreaInsets.bottom, is: max(0, before - 30))
  }

  private func scroll() -> UIScrollView {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 300, height: 1000)
    stage.window.addSubview(scroll)
    stage.endTurn()
    return scroll
  }

  func inset() {
    let scroll = scroll()
    scroll.contentInset.bottom = 200
    scroll.contentOffset.y = 800
    scroll.contentInset.bottom = 0
    stage.endTurn()
    expect(scroll.contentOffset.y, is: 800)
  }

  func smallerContent() {
    let scroll = scroll()
    scroll.contentOffset.y = 600
    scroll.contentSize.height = 700
    stage.endTurn()
    expect(scroll.contentOffset.y, is: 300)
  }

  func tallerFrame() {
    let scroll = scroll()
    scroll.contentOffset.y = 600
    scroll.frame.size.height = 500
    stage.endTurn()
    expect(scroll.contentOffset.y, is: 500)
  }

  func topInset() {
    let scroll = scroll()
    scroll.contentInset.top = 50
    stage.endTurn()
    expect(scroll.contentOffset.y, is: -50)
  }

  func guide() {
    let controller = UIViewController()
    stage.window.rootViewController = controller
    let field = UITextField(frame: CGRect(x: 0, y: 80, width: 100, height: 30))
    controller.view.addSubview(field)
    let guide = controller.view.keyboardLayoutGuide
    stage.show(for: field)
    stage.nextTurn()
    expect(Double(guide.layoutFrame.minY), near: Double(stage.keyboardFrame.minY))
  }

  func firstGuide() {
    let page = UIView(frame: stage.window.bounds)
    let guide = page.keyboardLayoutGuide
    expect(guide.layoutFrame, is: .zero)
    stage.window.addSubview(page)
    stage.endTurn()
    expect(guide.layoutFrame.width, is: page.bounds.width)
  }

  func ownScroll() {
    let scroll = scroll()
    scroll.frame = stage.window.bounds
    scroll.contentSize.height = scroll.bounds.height * 2
    let field = UITextField(
      frame: CGRect(x: 0, y: scroll.bounds.height + 100, width: 100, height: 30))
    scroll.addSubview(field)
    stage.show(for: field)
    expect(scroll.contentOffset.y, is: 0)
  }

  func scrollTime() {
    let scroll = scroll()
    scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    stage.advance(by: 0.2)
    expect(scroll.contentOffset.y < 300, "there after 0.2 s")
    stage.advance(by: 0.2)
    expect(scroll.contentOffset.y, is: 300)
  }

  func bar() {
    let stack = UINavigationController(rootViewController: UIViewController())
    stage.window.rootViewController = stack
    stage.advance(by: 0.3)
    expect(stack.navigationBar.bounds.height, is: 44)
  }

  func push() {
    let stack = UINavigationController(rootViewController: UIViewController())
    stage.window.rootViewController = stack
    stage.advance(by: 0.5)
    let page = UIViewController()
    stack.pushViewController(page, animated: true)
    stage.advance(by: 0.3)
    expect(page.isMovingToParent, "over after 0.3 s")
    stage.advance(by: 0.2)
    expect(!page.isMovingToParent, "not over after 0.5 s")
  }

  func focusInLayout() {
    let field = UITextField(frame: CGRect(x: 0, y: 80, width: 100, height: 30))
    let view = ResigningView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(field)
    stage.window.addSubview(view)
    stage.show(for: field)
    view.field = field
    view.setNeedsLayout()
    stage.endTurn()
    expect(!field.isFirstResponder)
  }

  func childOfScroll() {
    let controller = UIViewController()
    stage.window.rootViewController = controller
    controller.additionalSafeAreaInsets.bottom = 50
    let scroll = UIScrollView(frame: controller.view.bounds)
    scroll.contentInsetAdjustmentBehavior = .always
    let child = UIView(frame: scroll.bounds)
    controller.view.addSubview(scroll)
    scroll.addSubview(child)
    stage.endTurn()
    expect(scroll.adjustedContentInset.bottom > 0)
    expect(child.safeAreaInsets.bottom, is: 0)
  }

  func rowsInAnimation() {
    let scroll = scroll()
    let inner = LayoutLog(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scroll.addSubview(inner)
    stage.endTurn()
    UIView.animate(withDuration: 0.2) { scroll.contentOffset.y = 500 }
    expect(scroll.bounds.minY, is: 500)
  }
}
#endif
