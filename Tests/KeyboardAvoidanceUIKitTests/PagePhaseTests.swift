import Foundation
import KeyboardAvoidanceUIKit
import Testing
import UIKitDouble

/// A transition that a test describes: who goes, who comes, and how.
private final class DescribedTransition: NSObject, UIViewControllerTransitionCoordinator {
  let presentationStyle: UIModalPresentationStyle
  private let from: UIViewController?
  private let to: UIViewController?
  private(set) var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  init(
    from: UIViewController?, to: UIViewController?, style: UIModalPresentationStyle = .none
  ) {
    self.from = from
    self.to = to
    presentationStyle = style
  }

  let isAnimated = true
  let initiallyInteractive = false
  let isInterruptible = false
  let isInteractive = false
  let isCancelled = false
  let transitionDuration: TimeInterval = 0.35
  let percentComplete: CGFloat = 0
  let completionVelocity: CGFloat = 1
  let completionCurve = UIView.AnimationCurve.easeInOut
  let containerView = UIView()
  let targetTransform = CGAffineTransform.identity

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : to
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let completion { completions.append(completion) }
    return true
  }

  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}

  func end() {
    for completion in completions { completion(self) }
  }
}

/// A page whose transition a test describes; it may be on its way to being dismissed.
private final class DescribedPage: UIViewController {
  var described: DescribedTransition?
  var isDismissed = false

  override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { described }
  override var isBeingDismissed: Bool { isDismissed }
}

/// Ways to present that cover who presents.
private let covering: [UIModalPresentationStyle] = [.none, .fullScreen, .currentContext]

/// Ways to present beside which who presents is seen.
private let overlying: [UIModalPresentationStyle] = [
  .pageSheet, .formSheet, .overFullScreen, .overCurrentContext, .popover, .custom, .automatic,
]

/// Where a page is on its way to, as its view shows it when a keyboard comes.
private enum Seen: String {
  case movesWithKeyboard, comesInPlace, isHeld
}

@MainActor @Suite("Pages on their way in or out")
struct PagePhaseTests {
  private let device = DoubleDevice(size: Form.phone, safeAreaInsets: .zero)
  private let page = DescribedPage()
  private let other = DescribedPage()
  private let field = UITextField(frame: CGRect(x: 20, y: 533, width: 335, height: 34))

  init() {
    page.view = UIView(frame: device.window.bounds)
    page.view.addSubview(field)
    let (device, page) = (device, page)
    device.run {
      device.window.rootViewController = page
      page.view.avoidKeyboard(
        .keepGap(4), notificationCenter: device.notificationCenter)
    }
    device.endTurn()
  }

  /// Brings a keyboard in a transition.
  private func seen(
    from: UIViewController?, to: UIViewController?, _ style: UIModalPresentationStyle = .none
  ) -> Seen {
    page.described = DescribedTransition(from: from, to: to, style: style)
    let before = device.animations.count
    device.run { _ = field.becomeFirstResponder() }
    device.keyboard.post(.willShow, end: device.keyboard.docked(height: 260))
    device.endTurn()
    guard page.view.transform.ty == -164 else { return .isHeld }
    let moves = device.animations.dropFirst(before).filter {
      $0.source == .block && !$0.changes(of: page.view).isEmpty
    }
    return moves.isEmpty ? .comesInPlace : .movesWithKeyboard
  }

  @Test("What is presented over the page and covers it has the page held", arguments: covering)
  func covered(_ style: UIModalPresentationStyle) {
    #expect(seen(from: page, to: other, style) == .isHeld)
  }

  @Test("A page that is seen beside what is presented goes on avoiding", arguments: overlying)
  func overlaid(_ style: UIModalPresentationStyle) {
    #expect(seen(from: page, to: other, style) == .movesWithKeyboard)
  }

  @Test("When what covered the page is dismissed, it comes in place", arguments: covering)
  func uncovered(_ style: UIModalPresentationStyle) {
    other.isDismissed = true
    #expect(seen(from: other, to: page, style) == .comesInPlace)
  }

  @Test("A page that was seen all the time does not come", arguments: overlying)
  func stays(_ style: UIModalPresentationStyle) {
    other.isDismissed = true
    #expect(seen(from: other, to: page, style) == .movesWithKeyboard)
  }

  @Test("A page that is presented comes in place, however it is", arguments: covering + overlying)
  func presented(_ style: UIModalPresentationStyle) {
    #expect(seen(from: other, to: page, style) == .comesInPlace)
  }

  @Test("A page that is dismissed is held, however it was", arguments: covering + overlying)
  func dismissed(_ style: UIModalPresentationStyle) {
    page.isDismissed = true
    #expect(seen(from: page, to: other, style) == .isHeld)
  }

  @Test("A turn of the device, and a transition of others, is none of the page's")
  func unconcerned() {
    #expect(seen(from: page, to: page) == .movesWithKeyboard)
  }

  @Test("A transition between others is none of the page's")
  func others() {
    #expect(seen(from: other, to: DescribedPage()) == .movesWithKeyboard)
  }

  @Test("A transition of which UIKit does not say who goes or who comes holds nothing")
  func unsaid() {
    #expect(seen(from: nil, to: other) == .movesWithKeyboard)
  }

  @Test("A page in a container goes with it")
  func contained() {
    let container = UIViewController()
    container.addChild(page)
    #expect(seen(from: container, to: other) == .isHeld)
  }

  @Test("A transition that is over holds nothing, though its coordinator is still there")
  func lingers() {
    #expect(seen(from: page, to: other) == .isHeld)
    for _ in 0..<3 { device.nextTurn() }
    #expect(page.view.transform == .identity)
    #expect(page.described?.completions.count == 1, "it is heard once")
    device.run { page.described?.end() }
    device.endTurn()
    #expect(page.view.transform.ty == -164)
    #expect(page.transitionCoordinator != nil)
  }

  @Test("The end of a transition is told at once: the page moves in that turn")
  func ends() {
    let wakeUps = device.wakeUpCount
    #expect(seen(from: page, to: other) == .isHeld)
    page.described?.end()
    #expect(device.wakeUpCount > wakeUps)
  }
}
