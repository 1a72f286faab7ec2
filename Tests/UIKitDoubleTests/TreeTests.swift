import Foundation
import Testing
import UIKitDouble

@MainActor final class LoggingView: UIView {
  var log: [String] = []

  override func willMove(toWindow newWindow: UIWindow?) {
    log.append(newWindow == nil ? "will leave window" : "will enter window")
  }

  override func didMoveToWindow() {
    log.append(window == nil ? "left window" : "entered window")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    log.append("layout")
  }

  override func safeAreaInsetsDidChange() {
    log.append("safe area")
  }
}

@MainActor @Suite("View tree, layout, safe area")
struct TreeTests {
  let device = DoubleDevice()

  @Test("A view hears of its window, in a subtree too")
  func windows() {
    let outer = UIView()
    let view = LoggingView()
    outer.addSubview(view)
    #expect(view.log.isEmpty)
    device.window.addSubview(outer)
    #expect(view.window === device.window)
    outer.removeFromSuperview()
    #expect(view.window == nil)
    #expect(
      view.log.filter { $0 != "safe area" } == [
        "will enter window", "entered window", "will leave window", "left window",
      ])
  }

  @Test("Layout waits for the end of the turn or for layoutIfNeeded, and runs once")
  func layout() {
    let view = LoggingView(frame: CGRect(x: 0, y: 100, width: 10, height: 10))
    device.window.addSubview(view)
    view.setNeedsLayout()
    view.setNeedsLayout()
    #expect(view.log.filter { $0 == "layout" }.isEmpty)
    device.endTurn()
    #expect(view.log.filter { $0 == "layout" }.count == 1)
    view.frame.origin.x = 5
    device.endTurn()
    #expect(view.log.filter { $0 == "layout" }.count == 1)
    view.frame.size.width = 50
    view.layoutIfNeeded()
    #expect(view.log.filter { $0 == "layout" }.count == 2)
  }

  @Test("The safe area reaches as far into a view as the view reaches beyond it")
  func safeArea() {
    #expect(
      device.window.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let view = LoggingView(frame: device.window.bounds)
    device.window.addSubview(view)
    #expect(view.safeAreaInsets.bottom == 34)
    view.frame = CGRect(x: 0, y: 20, width: 390, height: 804)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 27, left: 0, bottom: 14, right: 0))
    view.frame = CGRect(x: 0, y: 100, width: 390, height: 100)
    #expect(view.safeAreaInsets == .zero)
    #expect(view.log.filter { $0 == "safe area" }.count == 3)
  }

  @Test("A controller's additional insets count below its root view")
  func additionalSafeArea() {
    let controller = UIViewController()
    device.window.rootViewController = controller
    let child = UIView(frame: device.window.bounds)
    controller.view.addSubview(child)
    controller.additionalSafeAreaInsets.bottom = 50
    #expect(controller.view.safeAreaInsets.bottom == 84)
    #expect(child.safeAreaInsets.bottom == 84)
    child.frame.size.height -= 60
    #expect(child.safeAreaInsets.bottom == 24)
  }

  @Test("A window in the middle of the screen has no safe area")
  func slideOver() {
    let scene = device.addScene(frame: CGRect(x: 20, y: 60, width: 300, height: 400))
    #expect(UIWindow(windowScene: scene).safeAreaInsets == .zero)
  }

  @Test("Constraints pin a probe to a guide")
  func constraints() {
    let view = UIView(frame: device.window.bounds)
    device.window.addSubview(view)
    let probe = UIView()
    probe.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(probe)
    NSLayoutConstraint.activate([
      probe.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      probe.widthAnchor.constraint(equalToConstant: 1),
      probe.topAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      probe.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    device.endTurn()
    #expect(probe.frame == CGRect(x: 0, y: 810, width: 1, height: 34))
    device.keyboard.show(height: 300)
    #expect(probe.frame.minY == 544)
  }

  @Test("Nothing keeps a removed view, its recognizer or its window alive")
  func lifetimes() {
    weak var view: UIView?
    weak var recognizer: UIGestureRecognizer?
    weak var window: UIWindow?
    do {
      let owned = UIView()
      let tap = UITapGestureRecognizer()
      owned.addGestureRecognizer(tap)
      let other = UIWindow(windowScene: device.scene)
      other.addSubview(owned)
      NSLayoutConstraint.activate([owned.widthAnchor.constraint(equalToConstant: 3)])
      other.makeKeyAndVisible()
      (view, recognizer, window) = (owned, tap, other)
    }
    #expect(view == nil && recognizer == nil && window == nil)
    #expect(device.scene.windows.count == 1)
  }

  @Test("A device goes, with all that is on it, when its test lets go of it")
  func deviceLifetime() {
    weak var device: DoubleDevice?
    weak var view: UIView?
    weak var controller: UIViewController?
    do {
      let owned = DoubleDevice()
      let root = UIViewController()
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      owned.window.rootViewController = root
      root.view.addSubview(field)
      owned.run { field.becomeFirstResponder() }
      _ = root.view.keyboardLayoutGuide
      owned.keyboard.show(height: 300)
      UIView.animate(withDuration: 1) { field.alpha = 0.5 }
      DoubleFinger(in: owned.window).tap(field)
      owned.endTurn()
      (device, view, controller) = (owned, field, root)
    }
    #expect(device == nil && view == nil && controller == nil)
  }
}
