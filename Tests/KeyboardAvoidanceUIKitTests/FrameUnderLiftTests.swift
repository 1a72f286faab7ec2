import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceUIKit
import Testing
import UIKitDouble

/// A container that places its child's view at each layout, as many do.
final class PlacingController: UIViewController {
  private let child: UIViewController

  /// Where the child begins below the container's top, in points.
  var top: CGFloat = 0

  init(_ child: UIViewController) {
    self.child = child
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    child.view.frame = CGRect(
      x: 0, y: top, width: view.bounds.width, height: view.bounds.height - top)
  }
}

@MainActor @Suite("A frame that is set while the view is lifted")
struct FrameUnderLiftTests {
  let form = Form(.keepGap(4))

  private func contain() -> PlacingController {
    let container = PlacingController(form.controller)
    form.device.run { form.device.window.rootViewController = container }
    form.device.endTurn()
    return container
  }

  @Test("A container that lays its child out leaves the lift as it is, every turn anew")
  func container() {
    let container = contain()
    form.show()
    #expect(form.gap() == 4)
    for _ in 0..<6 {
      container.view.setNeedsLayout()
      form.device.endTurn()
      #expect(form.view.transform.ty == -164)
      #expect(form.gap() == 4)
    }
    form.hide()
    #expect(form.view.frame == form.device.screen.bounds)
  }

  @Test(
    "So does one that lays it out below a header, which then becomes lower, whatever its anchor",
    arguments: [0.5, 0, 1])
  func header(_ anchor: CGFloat) {
    form.view.anchorPoint.y = anchor
    let container = contain()
    container.top = 60
    form.fields[0].frame.origin.y = 473
    container.view.setNeedsLayout()
    form.device.endTurn()
    form.show()
    for top in [60, 40] as [CGFloat] {
      container.top = top
      container.view.setNeedsLayout()
      form.device.endTurn()
      #expect(form.gap() == 4)
    }
    form.hide()
    #expect(form.view.frame == CGRect(x: 0, y: 40, width: 375, height: 627))
  }

  @Test("The view is in its place when the avoidance is cancelled in the turn of the layout")
  func cancelled() {
    let container = contain()
    form.show()
    container.view.setNeedsLayout()
    container.view.layoutIfNeeded()
    form.avoidance?.cancel()
    #expect(form.view.frame == form.device.screen.bounds)
  }

  @Test("A frame for the turned screen is taken for what it is")
  func rotation() {
    let form = Form(.keepGap(4), tops: [300])
    form.show(height: 400)
    form.device.rotate(to: .landscapeRight)
    form.view.frame = form.device.window.bounds
    form.device.keyboard.show(height: 200)
    form.device.endTurn()
    form.pass(1)
    #expect(form.gap() == 4)
    form.hide()
    #expect(form.view.frame == form.device.screen.bounds)
  }

  @Test("A center that the app moves by a step is the app's own")
  func center() {
    form.show()
    form.view.center.y += 10
    form.device.endTurn()
    #expect(form.gap() == 4)
    form.hide()
    #expect(form.view.frame == form.device.screen.bounds.offsetBy(dx: 0, dy: 10))
  }

  @Test(
    "A lift that the policy leaves in place is kept through a layout after the keyboard has gone")
  func leftInPlace() {
    var policy = AvoidancePolicy.keepGap(4)
    policy.restore = RestoreRule(on: .returnKey, to: .undo)
    form.install(policy)
    let container = contain()
    form.show()
    form.hide()
    for _ in 0..<3 { form.pass(1) }
    let place = form.place(of: form.view)
    #expect(form.state == .hidden && place.minY == -164)
    container.view.setNeedsLayout()
    form.device.endTurn()
    #expect(form.place(of: form.view) == place)
  }
}
