import Foundation
import Testing
import UIKitDouble

@MainActor @Suite("Transitions between controllers")
struct TransitionTests {
  let device = DoubleDevice()
  let root = UIViewController()
  let page = UIViewController()
  let stack: UINavigationController

  init() {
    stack = UINavigationController(rootViewController: root)
    device.window.rootViewController = stack
  }

  @Test("A push has a coordinator while it lasts, that animates along and tells its end")
  func push() throws {
    var log: [String] = []
    stack.pushViewController(page, animated: true)
    let coordinator = try #require(page.transitionCoordinator)
    #expect(
      stack.transitionCoordinator === coordinator && root.transitionCoordinator === coordinator)
    #expect(coordinator.isAnimated && !coordinator.isInteractive)
    #expect(coordinator.viewController(forKey: .from) === root)
    #expect(coordinator.viewController(forKey: .to) === page)
    let isTaken = coordinator.animate(
      alongsideTransition: { _ in page.view.alpha = 0.5 }, completion: { _ in log.append("over") })
    #expect(isTaken && device.animations.last?.changes(of: page.view).count == 1)
    device.advance(by: 0.2)
    #expect(log.isEmpty)
    device.advance(by: 0.2)
    #expect(log == ["over"] && page.transitionCoordinator == nil)
    #expect(!coordinator.animate(alongsideTransition: nil), "it is over")
  }

  @Test("Without an animation there is no coordinator")
  func atOnce() {
    stack.pushViewController(page, animated: false)
    #expect(page.transitionCoordinator == nil)
  }

  @Test("What a page asks for as it will appear runs when the views are in place")
  func willAppear() {
    let page = AlongController()
    stack.pushViewController(page, animated: true)
    #expect(page.log == ["asked, no window", "runs, window"])
  }

  @Test(
    "A swipe back is interactive until the finger leaves; both its ends are told",
    arguments: [true, false])
  func swipe(isCancelled: Bool) throws {
    stack.pushViewController(page, animated: false)
    let swipe = DoubleSwipeBack(on: stack, settling: 0.2)
    swipe.begin()
    let coordinator = try #require(page.transitionCoordinator)
    #expect(coordinator.isInteractive && coordinator.initiallyInteractive)
    var log: [String] = []
    coordinator.notifyWhenInteractionChanges { context in
      log.append("let go, interactive \(context.isInteractive), cancelled \(context.isCancelled)")
    }
    coordinator.animate(alongsideTransition: nil) {
      log.append("over, cancelled \($0.isCancelled)")
    }
    device.advance(by: 1)
    #expect(log.isEmpty)
    isCancelled ? swipe.cancel() : swipe.finish()
    #expect(log == ["let go, interactive false, cancelled \(isCancelled)"])
    #expect(page.isMovingFromParent && page.view.window != nil)
    device.advance(by: 0.3)
    #expect(log.last == "over, cancelled \(isCancelled)")
    #expect(stack.topViewController === (isCancelled ? page : root))
    #expect(stack.transitionCoordinator == nil && !page.isMovingFromParent)
  }

  @Test("A presentation and its dismissal have coordinators on both sides")
  func presentation() throws {
    root.present(page, animated: true)
    let coming = try #require(page.transitionCoordinator)
    #expect(root.transitionCoordinator === coming)
    device.advance(by: 0.4)
    #expect(page.transitionCoordinator == nil && root.transitionCoordinator == nil)
    page.dismiss(animated: true)
    let going = try #require(page.transitionCoordinator)
    #expect(going !== coming && going.viewController(forKey: .from) === page)
    device.advance(by: 0.4)
    #expect(root.transitionCoordinator == nil)
  }

  @Test("A sheet that is dragged down is back when the drag is called off, and goes when not")
  func sheet() throws {
    let sheet = LoggingController()
    root.present(sheet, animated: false)
    sheet.log = []
    let drag = DoubleSheetDrag(of: sheet, settling: 0.2)
    drag.begin()
    let coordinator = try #require(sheet.transitionCoordinator)
    #expect(sheet.isBeingDismissed && coordinator.isInteractive)
    drag.cancel()
    #expect(coordinator.isCancelled && sheet.log == ["will disappear"])
    device.advance(by: 0.3)
    #expect(sheet.log == ["will disappear", "will appear", "is appearing", "did appear"])
    #expect(!sheet.isBeingDismissed && sheet.transitionCoordinator == nil)
    drag.begin()
    drag.finish()
    device.advance(by: 0.3)
    #expect(sheet.log.last == "did disappear" && sheet.view.window == nil)
    #expect(root.presentedViewController == nil && root.transitionCoordinator == nil)
  }
}

@MainActor final class AlongController: UIViewController {
  var log: [String] = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("asked")
    transitionCoordinator?.animate(alongsideTransition: { _ in self.note("runs") })
  }

  private func note(_ what: String) {
    log.append("\(what), \(view.window == nil ? "no window" : "window")")
  }
}
