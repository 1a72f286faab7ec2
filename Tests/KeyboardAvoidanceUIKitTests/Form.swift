import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceSimulation
import KeyboardAvoidanceUIKit
import UIKitDouble

/// A page with text fields on a device, in a view controller.
@MainActor final class Form {
  let device: DoubleDevice
  let clock = ManualClock()
  let controller = UIViewController()
  let view: UIView
  private(set) var fields: [UITextField] = []
  var avoidance: AvoidanceHandle?

  static let phone = CGSize(width: 375, height: 667)

  /// A page of fields, 34 points high, at the given tops. It scrolls if it has a content height.
  init(
    _ policy: AvoidancePolicy? = nil, on device: DoubleDevice? = nil, tops: [CGFloat] = [533],
    contentHeight: CGFloat? = nil, installs: Bool = true
  ) {
    let device = device ?? DoubleDevice(size: Form.phone, safeAreaInsets: .zero)
    self.device = device
    let scroll = contentHeight.map { height in
      let scroll = UIScrollView(frame: device.window.bounds)
      scroll.contentSize = CGSize(width: device.window.bounds.width, height: height)
      return scroll
    }
    view = scroll ?? UIView(frame: device.window.bounds)
    controller.view = view
    for top in tops {
      let field = UITextField(frame: CGRect(x: 20, y: top, width: 335, height: 34))
      view.addSubview(field)
      fields.append(field)
    }
    device.run {
      device.window.rootViewController = controller
      device.endTurn()
      if installs { install(policy) }
    }
  }

  var scroll: UIScrollView? { view as? UIScrollView }

  func install(_ policy: AvoidancePolicy? = nil) {
    device.run {
      avoidance = view.avoidKeyboard(
        policy, notificationCenter: device.notificationCenter, clock: clock)
    }
    device.endTurn()
  }

  /// Installs an avoidance on another view, without ending the turn.
  @discardableResult
  func install(_ policy: AvoidancePolicy?, on view: UIView) -> AvoidanceHandle {
    device.run {
      view.avoidKeyboard(policy, notificationCenter: device.notificationCenter, clock: clock)
    }
  }

  /// Where a view is on the screen.
  func place(of view: UIView) -> CGRect {
    view.convert(view.bounds, to: device.screen.coordinateSpace)
  }

  func focus(_ index: Int = 0) { device.run { _ = fields[index].becomeFirstResponder() } }

  func blur(_ index: Int = 0) { device.run { _ = fields[index].resignFirstResponder() } }

  /// Focuses a field, shows a keyboard, and lets it come to rest.
  func show(_ index: Int = 0, height: CGFloat = 260) {
    focus(index)
    device.keyboard.show(height: height)
    device.endTurn()
    pass(0.3)
  }

  /// Ends editing, hides the keyboard, and lets it come to rest.
  func hide(_ index: Int = 0) {
    blur(index)
    device.keyboard.hide()
    device.endTurn()
    pass(0.5)
  }

  /// Lets time pass, for the device and for the machine.
  func pass(_ seconds: TimeInterval) {
    try? clock.advance(by: .seconds(seconds))
    device.advance(by: seconds)
    avoidance?.avoider.assumeIsolated { _ = $0.send(turn: [] as [KeyboardEvent]) }
  }

  /// The room between the keyboard and a view on the screen, in points.
  func gap(_ view: UIView? = nil) -> Double {
    let view = view ?? fields[0]
    let frame = view.convert(view.bounds, to: device.screen.coordinateSpace)
    return device.keyboard.frame.minY - frame.maxY
  }

  /// The bottom of a field on the screen, in points.
  func bottom(_ index: Int = 0) -> Double {
    fields[index].convert(fields[index].bounds, to: device.screen.coordinateSpace).maxY
  }

  var state: KeyboardState? { avoidance?.avoider.assumeIsolated { $0.state } }
}
