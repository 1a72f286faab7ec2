import Foundation
import Testing
import UIKitDouble

@MainActor @Suite("Keyboard")
struct KeyboardTests {
  let device = DoubleDevice()

  @Test("A notification carries frames, duration, curve and locality, and the screen")
  func payload() throws {
    var seen: [(CGRect?, Double?, Int?, Bool?, Bool)] = []
    let screen = device.screen
    let token = device.notificationCenter.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: screen, queue: nil
    ) { note in
      let info = note.userInfo
      let end = (info?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
      let duration = info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
      let curve = info?[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int
      let isLocal = info?[UIResponder.keyboardIsLocalUserInfoKey] as? Bool
      let isScreen = note.object is UIScreen
      MainActor.assumeIsolated { seen.append((end, duration, curve, isLocal, isScreen)) }
    }
    let end = device.keyboard.docked(height: 336)
    device.keyboard.post(.willShow, end: end, isLocal: false)
    #expect(seen.count == 1)
    #expect(seen.first.map { $0 == (end, 0.25, 7, false, true) } == true)
    device.keyboard.namesScreen = false
    device.keyboard.post(.willShow, end: end)
    #expect(seen.count == 1)
    device.notificationCenter.removeObserver(token)
  }

  @Test("Typed messages go out beside the classic notifications")
  func messages() {
    var heights: [CGFloat] = []
    let center = device.notificationCenter
    let token = center.addObserver(of: UIScreen.self, for: .keyboardWillShow) { message in
      heights.append(message.endFrame.height)
    }
    device.keyboard.show(height: 300)
    device.keyboard.postsMessages = false
    device.keyboard.show(height: 310)
    #expect(heights == [300])
    center.removeObserver(token)
  }

  @Test("Show and hide post will at once and did after the animation")
  func order() {
    var log: [String] = []
    let names: [(Notification.Name, String)] = [
      (UIResponder.keyboardWillShowNotification, "WS"),
      (UIResponder.keyboardDidShowNotification, "DS"),
      (UIResponder.keyboardWillHideNotification, "WH"),
      (UIResponder.keyboardDidHideNotification, "DH"),
      (UIResponder.keyboardWillChangeFrameNotification, "WC"),
      (UIResponder.keyboardDidChangeFrameNotification, "DC"),
    ]
    let tokens = names.map { name, short in
      device.notificationCenter.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { log.append(short) }
      }
    }
    device.keyboard.show(height: 300)
    #expect(log == ["WC", "WS"])
    device.advance(by: 0.3)
    #expect(log == ["WC", "WS", "DC", "DS"])
    #expect(device.keyboard.isDocked)
    log = []
    device.keyboard.hide()
    #expect(!device.keyboard.isOnScreen)
    device.advance(by: 0.3)
    #expect(log == ["WC", "WH", "DC", "DH"])
    tokens.forEach(device.notificationCenter.removeObserver)
  }

  @Test("What a handler of a will-notification changes animates with the keyboard")
  func insideAnimation() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    device.window.addSubview(view)
    let tokens = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
    ].map { name in
      device.notificationCenter.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { view.center.y += 10 }
      }
    }
    device.keyboard.show(height: 300, duration: 0.4)
    device.advance(by: 1)
    #expect(device.animations.map(\.source) == [.keyboard])
    #expect(device.animations.map(\.duration) == [0.4])
    #expect(device.animations.map(\.curve) == [7])
    tokens.forEach(device.notificationCenter.removeObserver)
  }

  @Test("Two devices do not hear each other")
  func isolation() {
    var count = 0
    let other = DoubleDevice()
    let token = other.notificationCenter.addObserver(
      forName: nil, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { count += 1 } }
    device.keyboard.show(height: 300)
    #expect(count == 0)
    #expect(!other.keyboard.isOnScreen)
    other.notificationCenter.removeObserver(token)
  }

  @Test(
    "The layout guide follows the docked keyboard, a dragged one too, and rests on the safe area")
  func guide() {
    let view = UIView(frame: device.window.bounds)
    device.window.addSubview(view)
    let guide = view.keyboardLayoutGuide
    #expect(guide.layoutFrame == .zero)
    device.endTurn()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 810, width: 390, height: 34))
    device.keyboard.show(height: 300)
    #expect(guide.layoutFrame == CGRect(x: 0, y: 544, width: 390, height: 300))
    device.keyboard.drag(top: 700)
    #expect(guide.layoutFrame.minY == 700)
    device.keyboard.drag(top: 830)
    #expect(guide.layoutFrame.minY == 810)
    guide.usesBottomSafeArea = false
    device.endTurn()
    #expect(guide.layoutFrame.minY == 830)
    device.keyboard.hide()
    #expect(guide.layoutFrame.minY == 844)
    guide.keyboardDismissPadding = -1
    #expect(guide.keyboardDismissPadding == 0)
  }

  @Test("The layout guide follows its view when that moves")
  func guideFollowsView() {
    let view = UIView(frame: device.window.bounds)
    device.window.addSubview(view)
    device.keyboard.show(height: 300)
    let guide = view.keyboardLayoutGuide
    device.endTurn()
    view.bounds.origin.y = 100
    device.endTurn()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 644, width: 390, height: 300))
    view.transform = CGAffineTransform(translationX: 0, y: -50)
    device.endTurn()
    #expect(guide.layoutFrame.minY == 694)
  }

  @Test("A floating keyboard is followed only when asked")
  func floating() {
    let view = UIView(frame: device.window.bounds)
    device.window.addSubview(view)
    let guide = view.keyboardLayoutGuide
    let frame = CGRect(x: 30, y: 400, width: 320, height: 250)
    device.keyboard.post(.willChangeFrame, end: frame)
    #expect(guide.layoutFrame.minY == 810)
    guide.followsUndockedKeyboard = true
    device.endTurn()
    #expect(guide.layoutFrame == frame)
  }

  @Test("A table view controller makes room for the keyboard by itself")
  func tables() {
    let controller = UITableViewController(style: .plain)
    device.window.rootViewController = controller
    let table = controller.tableView
    device.keyboard.show(height: 300)
    #expect(table?.contentInset.bottom == 266)
    device.keyboard.hide()
    #expect(table?.contentInset.bottom == 0)
    device.keyboard.movesTables = false
    device.keyboard.show(height: 300)
    #expect(table?.contentInset.bottom == 0)
  }
}
