#if os(Linux) || os(iOS)
import Foundation

#if os(Linux)
import UIKitDouble
#else
import UIKit
#endif

private final class LoggingController: UIViewController {
  var log: [String] = []

  override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
  override func viewIsAppearing(_ animated: Bool) { log.append("is appearing") }
  override func viewDidAppear(_ animated: Bool) { log.append("did appear") }
  override func viewWillDisappear(_ animated: Bool) { log.append("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { log.append("did disappear") }
}

/// Controllers that come and go.
@MainActor struct ControllerTrials: TrialSuite {
  let stage: any Stage
  let findings: Findings

  init(_ stage: any Stage, _ findings: Findings) { (self.stage, self.findings) = (stage, findings) }
  private let root = LoggingController()
  private let page = LoggingController()

  nonisolated static let trials: [Trial] = [
    trial("A push takes the former view out when it is over, a pop brings it back", [.focus]) {
      $0.pushAndPop()
    },
    trial("A sheet leaves its presenter in place; full screen takes it out", [.focus]) {
      $0.presentation()
    },
    trial("A tab bar controller shows one page, and adds its bar to the safe area", [.focus]) {
      $0.tabs()
    },
    trial("A child is told before and after it moves") { $0.containment() },
  ]

  func pushAndPop() {
    let stack = UINavigationController(rootViewController: root)
    stage.window.rootViewController = stack
    stage.advance(by: 0.5)
    root.log = []
    stack.pushViewController(page, animated: true)
    expect(page.isMovingToParent)
    stage.advance(by: 1)
    expect(root.viewIfLoaded?.window == nil)
    expect(root.log, is: ["will disappear", "did disappear"])
    expect(page.log, is: ["will appear", "is appearing", "did appear"])
    page.log = []
    stack.popViewController(animated: true)
    stage.advance(by: 1)
    expect(page.log, is: ["will disappear", "did disappear"])
    expect(stack.viewControllers.count == 1 && root.view.window != nil)
  }

  func presentation() {
    stage.window.rootViewController = root
    stage.advance(by: 0.5)
    root.log = []
    root.present(page, animated: true)
    expect(page.isBeingPresented && root.presentedViewController === page)
    stage.advance(by: 1)
    expect(page.log.last, is: "did appear")
    expect(root.log, is: [])
    page.dismiss(animated: true)
    expect(page.isBeingDismissed)
    stage.advance(by: 1)
    expect(page.view.window == nil && root.presentedViewController == nil)
    page.modalPresentationStyle = .fullScreen
    root.present(page, animated: false)
    stage.advance(by: 0.2)
    expect(root.log, is: ["will disappear", "did disappear"])
    root.dismiss(animated: false)
    stage.advance(by: 0.2)
    expect(root.view.window != nil)
    expect(root.log.last, is: "did appear")
  }

  func tabs() {
    let tabs = UITabBarController()
    tabs.viewControllers = [root, page]
    stage.window.rootViewController = tabs
    stage.advance(by: 0.5)
    expect(root.view.window != nil && page.viewIfLoaded?.window == nil)
    expect(root.view.safeAreaInsets.bottom, is: tabs.tabBar.bounds.height)
    tabs.selectedIndex = 1
    stage.advance(by: 0.5)
    expect(page.view.window != nil && root.view.window == nil)
    expect(page.tabBarController === tabs)
  }

  func containment() {
    let child = UIViewController()
    root.addChild(child)
    expect(child.parent === root && root.children == [child])
    child.removeFromParent()
    expect(child.parent == nil)
  }
}
#endif
