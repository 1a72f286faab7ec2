import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceUIKit
import Testing
import UIKitDouble

/// What a keyboard layout guide may do on some system.
typealias Guide = DoubleBehavior.Guide

@MainActor @Suite("The keyboard layout guide, a witness", .bothOrders)
struct GuideTests {
  private func form(_ guide: Guide, _ policy: AvoidancePolicy = .keepGap(4)) -> Form {
    var behavior = DoubleBehavior()
    behavior.guide = guide
    return DoubleBehavior.$scoped.withValue(behavior) { Form(policy) }
  }

  @Test("Whatever it says, what is announced is answered", arguments: Guide.allCases)
  func announced(_ guide: Guide) {
    let form = form(guide)
    for height in [260, 300, 216] as [CGFloat] {
      form.show(height: height)
      #expect(form.gap() == 4)
      form.pass(1)
      #expect(form.gap() == 4)
      form.hide()
      #expect(form.view.transform == .identity)
      form.pass(1)
      #expect(form.view.transform == .identity)
    }
  }

  @Test("Whatever it says, the view stays up over an app switch", arguments: Guide.allCases)
  func appSwitch(_ guide: Guide) {
    let form = form(guide)
    form.show()
    for _ in 0..<3 {
      form.device.deactivate()
      form.device.endTurn()
      form.device.activate()
      form.device.endTurn()
      form.pass(0.5)
      #expect(form.gap() == 4)
    }
    form.hide()
    form.device.deactivate()
    form.device.endTurn()
    form.device.activate()
    form.device.endTurn()
    form.pass(0.5)
    #expect(form.view.transform == .identity, "a guide that stays behind brings no keyboard back")
    #expect(form.state == .hidden)
  }

  @Test("A view that leaves its window and comes back stays up", arguments: Guide.allCases)
  func newWindow(_ guide: Guide) {
    let form = form(guide)
    form.show()
    form.device.run {
      form.view.removeFromSuperview()
      form.device.window.addSubview(form.view)
      _ = form.fields[0].becomeFirstResponder()
    }
    form.device.endTurn()
    form.pass(0.5)
    #expect(form.gap() == 4)
  }

  @Test("A keyboard that came while the view was held is met on resume", arguments: Guide.allCases)
  func held(_ guide: Guide) {
    let form = form(guide)
    form.show()
    form.avoidance?.pause()
    form.device.keyboard.hide()
    form.device.endTurn()
    form.pass(1)
    form.device.keyboard.show(height: 300)
    form.device.endTurn()
    form.avoidance?.resume()
    form.device.endTurn()
    #expect(form.gap() == 4)
    form.pass(0.5)
    #expect(form.gap() == 4)
  }

  @Test(
    "What it says is believed when it has agreed once: higher, lower, and gone",
    arguments: Commits.allCases)
  func believed(_ commits: Commits) {
    under(commits) {
      let form = Form(.keepGap(4))
      form.focus()
      let end = CGRect(x: 0, y: 407, width: 375, height: 400)
      form.device.keyboard.post(.willShow, end: end)
      form.device.endTurn()
      form.pass(0.5)
      for top in [360, 380, 340, 407] as [CGFloat] {
        form.device.keyboard.drag(top: top)
        form.device.endTurn()
        form.pass(0.5)
        #expect(form.gap() == 4, "\(top)")
      }
      form.device.keyboard.drag(top: 667)
      form.device.endTurn()
      form.pass(0.5)
      #expect(form.view.transform == .identity)
    }
  }

  @Test("A keyboard that comes back late after a turn of the device is met, though nobody says so")
  func turned() {
    let form = Form(.standard, contentHeight: 1200)
    form.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    form.device.keyboard.show(height: 260)
    form.device.endTurn()
    form.pass(0.5)
    #expect(form.scroll?.contentInset.bottom == 260)
    form.device.rotate(to: .landscapeRight)
    form.device.keyboard.moveUnannounced(to: .zero)
    form.device.endTurn()
    form.pass(0.34)
    form.device.keyboard.moveUnannounced(to: form.device.keyboard.docked(height: 200))
    for _ in 0..<4 { form.pass(0.02) }
    #expect(form.scroll?.contentInset.bottom == 200)
  }

  @Test("A place above the safe area's top is nobody's keyboard, wherever the window begins")
  func nonsense() {
    let insets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    for (windowTop, top) in [(0, 20), (200, 200)] as [(CGFloat, CGFloat)] {
      let device = DoubleDevice(size: CGSize(width: 390, height: 844), safeAreaInsets: insets)
      let frame = CGRect(x: 0, y: windowTop, width: 390, height: 844 - windowTop)
      device.setFrame(frame, of: device.scene)
      let form = Form(.keepGap(4), on: device, tops: [700 - windowTop])
      form.show(height: 336)
      device.keyboard.moveUnannounced(to: CGRect(x: 0, y: top, width: 390, height: 844 - top))
      device.endTurn()
      form.pass(0.5)
      #expect(form.place(of: form.fields[0]).maxY == 504)
    }
  }

  @Test("A keyboard that goes without a word leaves no room below a window that begins lower")
  func goneBelowLowerWindow() {
    let device = DoubleDevice(size: Form.phone, safeAreaInsets: .zero)
    device.setFrame(CGRect(x: 0, y: 100, width: 375, height: 567), of: device.scene)
    let form = Form(.insetContent, on: device, tops: [40], contentHeight: 1200)
    form.show()
    form.pass(1)
    #expect(form.scroll?.contentInset.bottom == 260)
    device.keyboard.moveUnannounced(to: .zero)
    for _ in 0..<4 { device.nextTurn() }
    #expect(form.scroll?.contentInset.bottom == 0)
  }

  @Test("A keyboard that is up already is met in a window that is not the key one, too")
  func otherWindow() {
    let form = Form(installs: false)
    let window = form.device.run { UIWindow(windowScene: form.device.scene) }
    let list = UIScrollView(frame: form.device.window.bounds)
    form.device.run {
      window.isHidden = false
      window.addSubview(list)
    }
    form.device.keyboard.moveUnannounced(to: form.device.keyboard.docked(height: 260))
    let before = form.device.animations.count
    form.install(.insetContent, on: list)
    for _ in 0..<3 { form.device.nextTurn() }
    #expect(!window.isKeyWindow && list.contentInset.bottom == 260)
    let moves = form.device.animations.dropFirst(before).filter { !$0.changes(of: list).isEmpty }
    #expect(moves.isEmpty, "it has not come just now")
  }
}
