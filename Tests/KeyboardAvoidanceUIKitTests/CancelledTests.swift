import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceUIKit
import Testing
import UIKitDouble

@MainActor @Suite("A cancelled avoidance", .bothOrders)
struct CancelledTests {
  @Test("Nothing that is set through its handle brings it back")
  func handle() throws {
    let form = Form(.keepGap(4))
    let handle = try #require(form.avoidance)
    let views = form.device.window.subviews.count
    form.show()
    form.avoidance?.cancel()
    form.device.endTurn()
    form.device.run {
      handle.overlayBarHeight = 44
      handle.inputSettings = { _ in InputSettings(gap: 20) }
      handle.dismissingTaps = .outsideView
      handle.showsDebugOverlay = true
      handle.policy = .keepGap(20)
      handle.pause()
      handle.resume()
      handle.announceDismissal(.returnKey)
      handle.performWithoutAdjustment { form.view.alpha = 0.5 }
    }
    form.device.endTurn()
    #expect(form.device.observerCount == 0)
    #expect(form.view.transform == .identity && !handle.showsDebugOverlay)
    #expect(form.view.subviews.count == 1)
    #expect(form.view.gestureRecognizers?.isEmpty != false)
    #expect(form.device.window.gestureRecognizers?.isEmpty != false)
    #expect(form.device.window.subviews.count == views - 2, "its probes are gone")
  }

  @Test("Nothing brings it back either where it was at rest")
  func atRest() throws {
    let form = Form(.keepGap(4))
    let handle = try #require(form.avoidance)
    #expect(form.device.observerCount == 0)
    handle.cancel()
    form.device.run { handle.overlayBarHeight = 44 }
    #expect(form.device.observerCount == 0)
  }

  @Test("Cancelling again takes nothing back again")
  func twice() {
    let form = Form(.standard, contentHeight: 1200)
    form.show()
    #expect(form.scroll?.contentOffset.y == 168)
    form.avoidance?.cancel()
    #expect(form.scroll?.contentOffset.y == 0)
    form.scroll?.contentOffset.y = 300
    form.avoidance?.cancel()
    form.avoidance?.policy = .keepGap(4)
    form.device.endTurn()
    #expect(form.scroll?.contentOffset.y == 300 && form.view.transform == .identity)
  }

  @Test("Cancelling leaves no offset beyond the end, where nothing was added to it either")
  func beyondTheEnd() {
    let form = Form(.insetContent, tops: [100], contentHeight: 700)
    form.show()
    form.scroll?.contentOffset.y = 293
    form.device.endTurn()
    form.avoidance?.cancel()
    #expect(form.scroll?.contentOffset.y == 33)
  }

  @Test("Cancelling leaves alone what the user scrolls and avoidance has not")
  func untouched() {
    let form = Form(.standard, contentHeight: 1200)
    let inner = UIScrollView(frame: CGRect(x: 0, y: 40, width: 375, height: 200))
    inner.contentSize = CGSize(width: 375, height: 300)
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 335, height: 34))
    form.view.addSubview(inner)
    inner.addSubview(field)
    form.device.run { _ = field.becomeFirstResponder() }
    form.device.keyboard.show(height: 260)
    form.device.endTurn()
    inner.contentOffset.y = -20
    form.device.endTurn()
    form.avoidance?.cancel()
    #expect(inner.contentOffset.y == -20)
  }

  @Test("Its streams have ended, and its window is followed no more")
  func otherWindow() {
    let form = Form(.keepGap(4))
    form.show()
    form.avoidance?.cancel()
    let window = form.device.run { UIWindow(frame: form.device.screen.bounds) }
    form.device.run { window.addSubview(form.view) }
    form.device.endTurn()
    #expect(window.subviews.count == 1 && form.device.observerCount == 0)
  }

  @Test("A scroll view that avoids by itself leaves it at that when it comes to a window again")
  func scrollViewClass() {
    let form = Form(installs: false)
    let scroll = KeyboardAvoidingScrollView(frame: form.device.window.bounds)
    form.device.run { form.view.addSubview(scroll) }
    form.device.endTurn()
    scroll.avoidanceHandle?.cancel()
    form.device.run {
      scroll.removeFromSuperview()
      form.view.addSubview(scroll)
    }
    form.device.endTurn()
    #expect(scroll.avoidanceHandle == nil && scroll.subviews.isEmpty)
  }
}
