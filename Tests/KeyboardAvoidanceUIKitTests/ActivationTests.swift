import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceUIKit
import Testing
import UIKitDouble

@MainActor @Suite("A scene's activation, whoever was there to hear of it", .bothOrders)
struct ActivationTests {
  @Test("A view that was out of its window when the scene became active avoids again")
  func privacyScreen() {
    let form = Form(.keepGap(4))
    form.device.deactivate()
    form.device.run { form.device.window.rootViewController = UIViewController() }
    form.device.endTurn()
    form.device.activate()
    form.device.run { form.device.window.rootViewController = form.controller }
    form.device.endTurn()
    form.show()
    #expect(form.gap() == 4)
  }

  @Test("A view that comes to a scene that is inactive is held until it is active")
  func arrives() {
    let form = Form(installs: false)
    form.view.removeFromSuperview()
    form.install(.keepGap(4))
    form.device.deactivate()
    form.device.run { form.device.window.addSubview(form.view) }
    form.device.endTurn()
    form.focus()
    form.device.keyboard.show(height: 260)
    form.device.endTurn()
    #expect(form.view.transform == .identity)
    form.device.activate()
    form.device.endTurn()
    #expect(form.gap() == 4)
  }

  @Test("A view that leaves an inactive scene for an active one avoids there")
  func moves() {
    let form = Form(.keepGap(4))
    let scene = form.device.addScene(frame: form.device.screen.bounds)
    let window = form.device.run { UIWindow(windowScene: scene) }
    window.frame = form.device.screen.bounds
    window.isHidden = false
    form.device.deactivate()
    form.device.run {
      form.device.window.rootViewController = nil
      window.addSubview(form.view)
    }
    form.device.endTurn()
    form.show()
    #expect(form.gap() == 4)
  }

  @Test("A keyboard that came without a word while the app was away is met, with nothing focused")
  func metOnReturn() {
    let form = Form(.insetContent, contentHeight: 1200)
    form.device.deactivate()
    form.device.endTurn()
    form.device.keyboard.moveUnannounced(to: form.device.keyboard.docked(height: 260))
    form.device.endTurn()
    #expect(form.scroll?.contentInset.bottom == 0)
    form.device.activate()
    form.device.endTurn()
    #expect(form.scroll?.contentInset.bottom == 260)
  }

  @Test("A view that comes to an inactive scene asks no guide before it is active")
  func asksNoGuide() {
    let form = Form(.insetContent, contentHeight: 1200, installs: false)
    form.device.deactivate()
    form.device.keyboard.moveUnannounced(to: form.device.keyboard.docked(height: 260))
    form.install(.insetContent)
    form.device.nextTurn()
    #expect(form.state == .hidden)
    form.device.activate()
    form.device.endTurn()
    #expect(form.scroll?.contentInset.bottom == 260)
  }

  @Test("While a view is held no guide is believed: its keyboard may only be covered")
  func believesNoGuide() {
    let form = Form(.keepGap(4))
    form.show()
    form.pass(1)
    form.avoidance?.pause()
    form.device.endTurn()
    form.device.keyboard.moveUnannounced(to: .zero)
    for _ in 0..<3 { form.device.nextTurn() }
    #expect(form.state == .shown)
    form.avoidance?.resume()
    form.device.endTurn()
    #expect(form.view.transform == .identity)
  }

  @Test("A scene that is deactivated and active again within a turn holds nothing")
  func withinATurn() throws {
    let form = Form(.keepGap(4))
    form.show()
    form.pass(1)
    let recorder = try #require(form.avoidance).record()
    form.device.deactivate()
    form.device.activate()
    form.device.endTurn()
    form.device.nextTurn()
    #expect(recorder.turnCount == 1, "what was focused when recording began")
  }

  @Test("Another scene of the app holds nothing when it is deactivated")
  func otherScene() {
    let form = Form(.keepGap(4))
    let other = form.device.addScene(frame: form.device.screen.bounds)
    let before = form.device.animations.count
    form.focus()
    form.device.keyboard.show(height: 260)
    form.device.notificationCenter.post(
      name: UIScene.willDeactivateNotification, object: other)
    form.device.endTurn()
    #expect(form.gap() == 4)
    let moves = form.device.animations.dropFirst(before).filter {
      !$0.changes(of: form.view).isEmpty && $0.duration == 0.25
    }
    #expect(moves.count == 1, "with the keyboard, not at once as after a pause")
  }

  @Test("A scene that is not attached yet, or never will be, holds nothing")
  func unattached() {
    let form = Form(installs: false)
    let scene = form.device.addScene(frame: form.device.screen.bounds, state: .unattached)
    let window = form.device.run { UIWindow(windowScene: scene) }
    form.device.run {
      form.device.window.rootViewController = nil
      window.isHidden = false
      window.addSubview(form.view)
    }
    form.install(.keepGap(4))
    form.show()
    #expect(form.gap() == 4)
  }

  @Test("A view that the app holds is held on when the scene is active again")
  func heldByTheApp() {
    let form = Form(.keepGap(4))
    form.show()
    form.avoidance?.pause()
    form.device.deactivate()
    form.device.endTurn()
    form.device.activate()
    form.device.endTurn()
    form.hide()
    #expect(form.view.transform.ty == -164)
    form.avoidance?.resume()
    form.device.endTurn()
    #expect(form.view.transform == .identity)
  }

  @Test("A view is held in the background as in an inactive scene, and meets what is there after")
  func background() {
    let form = Form(.keepGap(4))
    form.show()
    form.device.enterBackground()
    form.device.endTurn()
    form.device.keyboard.hide()
    form.device.endTurn()
    form.pass(1)
    #expect(form.view.transform.ty == -164)
    form.device.enterForeground()
    form.device.endTurn()
    #expect(form.view.transform == .identity)
  }
}
