import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceUIKit
import Testing
import UIKitDouble

@MainActor @Suite("The debug overlay", .bothOrders)
struct DebugOverlayTests {
  private func label(_ form: Form) -> UILabel? {
    form.device.window.subviews.last?.subviews.compactMap { $0 as? UILabel }.first
  }

  private func text(_ form: Form) -> String { label(form)?.text ?? "" }

  @Test("It is off by default, and leaves nothing when it is turned off")
  func off() {
    let form = Form(.keepGap(4))
    let before = form.device.window.subviews.count
    #expect(form.avoidance?.showsDebugOverlay == false)
    form.avoidance?.showsDebugOverlay = true
    form.device.endTurn()
    #expect(form.device.window.subviews.count == before + 1)
    form.avoidance?.showsDebugOverlay = false
    form.device.endTurn()
    #expect(form.device.window.subviews.count == before)
    form.avoidance?.showsDebugOverlay = true
    form.device.endTurn()
    form.avoidance?.cancel()
    #expect(form.device.window.subviews.count == 1)
  }

  @Test("It shows the keyboard, the target, the gap, the state and the last trigger")
  func shows() throws {
    let form = Form(.keepGap(4))
    form.avoidance?.showsDebugOverlay = true
    form.focus()
    form.device.keyboard.show(height: 260)
    form.device.endTurn()
    #expect(text(form) == "state: showing, last trigger: dockSame\ngap: 4.0 pt\nmoved")
    let overlay = try #require(form.device.window.subviews.last)
    #expect(overlay.frame == form.device.window.bounds)
    let frames = overlay.subviews.filter { !($0 is UILabel) && !$0.isHidden }.map(\.frame)
    #expect(frames.contains(CGRect(x: 0, y: 407, width: 375, height: 260)))
    #expect(frames.contains(form.place(of: form.fields[0])))
  }

  @Test("It touches neither layout nor touches")
  func harmless() {
    let form = Form(.shiftBounds(10))
    let alone = Form(.shiftBounds(10))
    form.avoidance?.showsDebugOverlay = true
    for form in [form, alone] { form.show() }
    #expect(label(form)?.isAccessibilityElement == false)
    #expect(form.place(of: form.fields[0]) == alone.place(of: alone.fields[0]))
    #expect(form.device.window.hitTest(CGPoint(x: 100, y: 100), with: nil) === form.view)
    DoubleFinger(in: form.device.window).tap(at: CGPoint(x: 100, y: 30))
    #expect(!form.fields[0].isFirstResponder)
    #expect(form.device.complaints.isEmpty, "\(form.device.complaints)")
  }

  @Test("It says why nothing moved")
  func stillness() {
    let form = Form(.keepGap(4), tops: [40])
    form.avoidance?.showsDebugOverlay = true
    form.device.endTurn()
    #expect(text(form).hasSuffix("nothing moved: the keyboard is hidden"))
    form.show()
    #expect(text(form).hasSuffix("nothing moved: the input is not covered"))
    form.avoidance?.inputSettings = { _ in .disabled }
    form.device.endTurn()
    #expect(text(form).hasSuffix("nothing moved: the focused input is disabled"))
    form.avoidance?.pause()
    form.device.endTurn()
    #expect(text(form).hasSuffix("nothing moved: paused, the app asked for it"))
    form.avoidance?.resume()
    form.device.endTurn()
    let end = form.device.keyboard.docked(height: 300)
    form.device.keyboard.post(.willShow, end: end, screen: DoubleDevice().screen)
    form.device.endTurn()
    #expect(text(form).contains("ignored, otherScreen"))
    form.avoidance?.overlayBarHeight = 20
    form.device.endTurn()
    #expect(text(form).hasSuffix("nothing moved: the focused input is disabled"))
  }

  @Test("In a window lower on the screen it marks what it sees of the keyboard there")
  func lowerWindow() throws {
    let device = DoubleDevice(size: Form.phone, safeAreaInsets: .zero)
    device.setFrame(CGRect(x: 0, y: 100, width: 375, height: 567), of: device.scene)
    let form = Form(.keepGap(4), on: device, tops: [433])
    form.avoidance?.showsDebugOverlay = true
    form.show()
    let overlay = try #require(device.window.subviews.last)
    let frames = overlay.subviews.filter { !($0 is UILabel) && !$0.isHidden }.map(\.frame)
    #expect(frames.contains(CGRect(x: 0, y: 307, width: 375, height: 260)))
    #expect(text(form).contains("gap: 4.0 pt"))
  }

  @Test("It is over what comes later, its words below the status bar, and goes with the view")
  func place() throws {
    let form = Form(.keepGap(4), on: DoubleDevice(), tops: [700])
    let window = form.device.window
    form.device.run { form.avoidance?.showsDebugOverlay = true }
    form.show(height: 336)
    let overlay = try #require(window.subviews.last)
    #expect(label(form)?.frame.minY == 55)
    window.addSubview(UIView(frame: window.bounds))
    form.device.nextTurn()
    #expect(window.subviews.last === overlay)
    form.device.run { form.view.removeFromSuperview() }
    form.device.endTurn()
    #expect(form.view.window == nil && overlay.superview == nil)
    form.device.run { window.addSubview(form.view) }
    form.device.endTurn()
    #expect(window.subviews.last === overlay)
    form.device.rotate(to: .landscapeRight)
    form.show(height: 200)
    #expect(overlay.frame == window.bounds && window.bounds.width == 844)
  }

  @Test("It marks the keyboard and the target only while there are any")
  func marks() throws {
    let form = Form(.keepGap(4))
    form.avoidance?.showsDebugOverlay = true
    form.device.endTurn()
    let overlay = try #require(form.device.window.subviews.last)
    func marked() -> Int { overlay.subviews.filter { !($0 is UILabel) && !$0.isHidden }.count }
    #expect(marked() == 0)
    form.show()
    #expect(marked() == 2)
    form.hide()
    #expect(marked() == 0)
  }

  @Test("Turned on when it is on, it goes on as it was")
  func turnedOnAgain() {
    let form = Form(.keepGap(4))
    form.avoidance?.showsDebugOverlay = true
    form.show()
    let before = text(form)
    #expect(before.hasPrefix("state: shown, last trigger: didDock"))
    form.avoidance?.showsDebugOverlay = true
    form.device.endTurn()
    #expect(text(form).hasPrefix("state: shown, last trigger: didDock"))
    #expect(form.device.window.subviews.filter { !$0.subviews.isEmpty }.count == 2)
  }

  @Test("Its target is the input with its companion")
  func companion() throws {
    let form = Form(.keepGap(4))
    let button = UIButton(frame: CGRect(x: 20, y: 580, width: 300, height: 44))
    form.view.addSubview(button)
    form.avoidance?.inputSettings = { _ in InputSettings(companion: button) }
    form.avoidance?.showsDebugOverlay = true
    form.show()
    let overlay = try #require(form.device.window.subviews.last)
    let frames = overlay.subviews.filter { !($0 is UILabel) && !$0.isHidden }.map(\.frame)
    #expect(frames.contains(form.place(of: form.fields[0]).union(form.place(of: button))))
  }
}
