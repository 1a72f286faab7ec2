import Foundation
import Testing
import UIKitDouble

@MainActor final class LoggingController: UIViewController {
  var log: [String] = []

  override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
  override func viewIsAppearing(_ animated: Bool) { log.append("is appearing") }
  override func viewDidAppear(_ animated: Bool) { log.append("did appear") }
  override func viewWillDisappear(_ animated: Bool) { log.append("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { log.append("did disappear") }
}

@MainActor @Suite("Controllers and the app's life")
struct ControllerTests {
  let device = DoubleDevice()
  let root = LoggingController()
  let page = LoggingController()

  @Test("A root controller appears with its window and fills it")
  func rootAppears() {
    let window = UIWindow(windowScene: device.scene)
    window.rootViewController = root
    #expect(root.log.isEmpty)
    window.makeKeyAndVisible()
    #expect(root.log == ["will appear", "is appearing", "did appear"])
    device.rotate(to: .landscapeLeft)
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
  }

  @Test("A push takes the former view out of the window when it is over, a pop brings it back")
  func pushAndPop() {
    let stack = UINavigationController(rootViewController: root)
    device.window.rootViewController = stack
    root.log = []
    stack.pushViewController(page, animated: true)
    #expect(root.view.window != nil && page.view.window != nil && page.isMovingToParent)
    #expect(root.log == ["will disappear"])
    device.advance(by: 1)
    #expect(root.view.window == nil)
    #expect(root.log == ["will disappear", "did disappear"])
    #expect(page.log == ["will appear", "is appearing", "did appear"])
    page.log = []
    stack.popViewController(animated: true)
    device.advance(by: 1)
    #expect(page.log == ["will disappear", "did disappear"])
    #expect(stack.viewControllers.count == 1 && root.view.window != nil)
  }

  @Test("A swipe back that is called off: the coming page goes first, then the present one returns")
  func swipeBack() {
    let stack = UINavigationController(rootViewController: root)
    device.window.rootViewController = stack
    stack.pushViewController(page, animated: false)
    (root.log, page.log) = ([], [])
    let swipe = DoubleSwipeBack(on: stack)
    swipe.begin()
    #expect(page.isMovingFromParent && root.view.window != nil)
    swipe.cancel()
    #expect(page.log == ["will disappear", "will appear", "is appearing", "did appear"])
    #expect(
      root.log == ["will appear", "is appearing", "will disappear", "did disappear"])
    #expect(page.view.window != nil && root.view.window == nil)
    swipe.begin()
    swipe.finish()
    #expect(stack.topViewController === root)
  }

  @Test("A sheet leaves its presenter in place; full screen takes it out")
  func presentation() {
    device.window.rootViewController = root
    root.log = []
    root.present(page, animated: true)
    #expect(page.isBeingPresented && root.presentedViewController === page)
    device.advance(by: 1)
    #expect(page.log.last == "did appear" && root.log.isEmpty)
    #expect(page.view.convert(page.view.bounds, to: nil).minY == 57)
    page.dismiss(animated: true)
    #expect(page.isBeingDismissed)
    device.advance(by: 1)
    #expect(page.view.window == nil && root.presentedViewController == nil)
    page.modalPresentationStyle = .fullScreen
    root.present(page, animated: false)
    #expect(root.view.window == nil && root.log == ["will disappear", "did disappear"])
    root.dismiss(animated: false)
    #expect(root.view.window != nil && root.log.last == "did appear")
  }

  @Test("Background and return post the scene's and the app's notifications")
  func life() {
    var names: [String] = []
    let token = device.notificationCenter.addObserver(forName: nil, object: nil, queue: nil) {
      let name = $0.name.rawValue
      MainActor.assumeIsolated { names.append(name) }
    }
    device.enterBackground()
    #expect(device.scene.activationState == .background)
    #expect(device.application.applicationState == .background)
    device.enterForeground()
    #expect(device.scene.activationState == .foregroundActive)
    #expect(
      names == [
        "UISceneWillDeactivateNotification", "UIApplicationWillResignActiveNotification",
        "UISceneDidEnterBackgroundNotification", "UIApplicationDidEnterBackgroundNotification",
        "UISceneWillEnterForegroundNotification", "UIApplicationWillEnterForegroundNotification",
        "UISceneDidActivateNotification", "UIApplicationDidBecomeActiveNotification",
      ])
    device.notificationCenter.removeObserver(token)
  }
}
