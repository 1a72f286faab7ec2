import Foundation
import Testing
import UIKitDouble

@MainActor private final class Listener: NSObject, DoubleTarget {
  var heard: [String] = []

  func doublePerform(_ selector: Selector, with sender: Any?) {
    heard.append("\(selector) \(sender.map { "\(type(of: $0))" } ?? "nobody")")
  }
}

@MainActor @Suite("Targets and actions")
struct TargetTests {
  private let device = DoubleDevice()
  private let listener = Listener()

  @Test("A control sends its actions to its target, until that is removed")
  func control() {
    let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    device.window.addSubview(button)
    button.addTarget(listener, action: Selector("tapped"), for: .touchUpInside)
    DoubleFinger(in: device.window).tap(button)
    #expect(listener.heard == ["tapped UIButton"])
    #expect(button.actions(forTarget: listener, forControlEvent: .touchUpInside) == ["tapped"])
    button.removeTarget(listener, action: nil, for: .allEvents)
    DoubleFinger(in: device.window).tap(button)
    #expect(listener.heard.count == 1)
  }

  @Test("A recognizer sends its action when it recognizes; a long press when it is long enough")
  func recognizers() {
    let view = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    device.window.addSubview(view)
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: listener, action: Selector("tap:")))
    view.addGestureRecognizer(
      UILongPressGestureRecognizer(target: listener, action: Selector("press:")))
    let finger = DoubleFinger(in: device.window)
    finger.tap(view)
    #expect(listener.heard == ["tap: UITapGestureRecognizer"])
    finger.down(at: CGPoint(x: 50, y: 150))
    device.advance(by: 0.4)
    #expect(listener.heard.count == 1)
    device.advance(by: 0.2)
    #expect(listener.heard.last == "press: UILongPressGestureRecognizer")
    finger.up()
  }

  @Test("A notification reaches an observer by selector, for as long as that is there")
  func notifications() {
    let name = Notification.Name("tried")
    let center = device.notificationCenter
    center.addObserver(listener, selector: Selector("heard:"), name: name, object: nil)
    center.post(name: name, object: nil)
    #expect(listener.heard == ["heard: Notification"])
    do {
      let other = Listener()
      center.addObserver(other, selector: Selector("heard:"), name: name, object: nil)
    }
    center.post(name: name, object: nil)
    #expect(listener.heard.count == 2)
  }
}
