import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceUIKit
import Testing
import UIKitDouble

@MainActor @Suite("Scaled views, and views in scaled ones")
struct ScaleTests {
  @Test(
    "In a scaled or turned parent one move leaves the gap", arguments: [0.5, 0.9, 1.5, 2, 3, -1])
  func parent(_ scale: Double) {
    let form = Form(installs: false)
    form.device.run { form.device.window.rootViewController = nil }
    let parent = UIView(frame: form.device.window.bounds)
    let box = UIView(frame: form.device.window.bounds)
    let top = 333.5 + 200 / scale
    let field = UITextField(frame: CGRect(x: 0, y: top, width: 300, height: 34))
    form.device.window.addSubview(parent)
    parent.addSubview(box)
    box.addSubview(field)
    parent.transform = CGAffineTransform(scaleX: scale, y: scale)
    form.device.run {
      form.avoidance = box.avoidKeyboard(
        .keepGap(4), notificationCenter: form.device.notificationCenter, clock: form.clock)
      _ = field.becomeFirstResponder()
    }
    form.device.keyboard.show(height: 260)
    form.device.endTurn()
    let lift = box.transform.ty
    #expect(abs(form.gap(field) - 4) < 0.001)
    for _ in 0..<6 {
      form.device.nextTurn()
      #expect(box.transform.ty == lift)
    }
    form.avoidance?.cancel()
    #expect(box.transform == .identity)
  }

  @Test("A scaled scroll view is inset and scrolled in its own points", arguments: [0.5, 0.9])
  func scroll(_ scale: Double) throws {
    let form = Form(.standard, contentHeight: 1600)
    let scroll = try #require(form.scroll)
    form.view.transform = CGAffineTransform(scaleX: scale, y: scale)
    form.fields[0].frame.origin.y = 600
    scroll.contentInset.bottom = 100
    form.device.endTurn()
    form.show(height: 400)
    let keyboard = form.view.convert(
      form.device.keyboard.frame, from: form.device.screen.coordinateSpace)
    let inset = scroll.contentInset.bottom
    #expect(abs(inset - (form.view.bounds.maxY - keyboard.minY)) < 0.01)
    #expect(abs(form.gap() - 8) < 0.01)
    for _ in 0..<4 { form.device.nextTurn() }
    #expect(scroll.contentInset.bottom == inset)
    form.hide()
    #expect(scroll.contentInset.bottom == 100 && abs(scroll.contentOffset.y) < 0.01)
  }

  @Test("A scroll view in what lies in a scaled view is inset and scrolled in its own points")
  func scrollInScaled() {
    let form = Form(tops: [600], installs: false)
    let bar = 40.0
    let page = UIView(frame: form.device.window.bounds)
    let scroll = UIScrollView(frame: page.bounds)
    scroll.contentSize = CGSize(width: 375, height: 1600)
    form.view.addSubview(page)
    page.addSubview(scroll)
    scroll.addSubview(form.fields[0])
    form.view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    form.avoidance = form.install(.standard, on: scroll)
    form.avoidance?.overlayBarHeight = bar
    form.device.endTurn()
    form.show(height: 400)
    let keyboard = scroll.convert(
      form.device.keyboard.frame, from: form.device.screen.coordinateSpace)
    let covered = scroll.bounds.maxY - keyboard.minY + 2 * bar
    #expect(abs(scroll.contentInset.bottom - covered) < 0.01)
    #expect(abs(form.gap() - 8 - bar) < 0.01)
    form.hide()
    #expect(scroll.contentInset.bottom == 0 && abs(scroll.contentOffset.y) < 0.01)
  }

  @Test("Held under a finger, and cancelled, a scaled scroll view is scrolled in its own points")
  func held() throws {
    for (policy, top) in [(.standard, 1100), (.insetContent, 100)] as [(AvoidancePolicy, CGFloat)] {
      let form = Form(policy, tops: [top], contentHeight: 1600)
      let scroll = try #require(form.scroll)
      scroll.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      form.device.endTurn()
      let finger = DoubleFinger(in: form.device.window)
      finger.down(at: CGPoint(x: 150, y: 200))
      form.focus()
      form.device.keyboard.show(height: 400)
      form.device.endTurn()
      #expect(scroll.contentOffset.y == 0)
      finger.up()
      form.device.endTurn()
      form.pass(1)
      if policy == .standard {
        #expect(abs(form.gap() - 8) < 0.01)
        form.avoidance?.cancel()
        #expect(abs(scroll.contentOffset.y) < 0.01)
      } else {
        scroll.contentOffset.y = 1600 - 667 + scroll.contentInset.bottom
        form.device.endTurn()
        form.avoidance?.cancel()
        #expect(abs(scroll.contentOffset.y - (1600 - 667)) < 0.01, "none beyond the end")
      }
    }
  }

  @Test("Bounds are shifted in the view's own points")
  func bounds() {
    let form = Form(.shiftBounds(10))
    form.view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
    form.device.endTurn()
    form.show()
    #expect(abs(form.gap() - 10) < 0.01)
    form.hide()
    #expect(form.view.bounds.minY == 0)
  }

  @Test("Scaled while the keyboard is up, a view is inset by what is covered then")
  func scaledLater() throws {
    let form = Form(.standard, contentHeight: 1600)
    let scroll = try #require(form.scroll)
    form.show(height: 400)
    #expect(scroll.contentInset.bottom == 400)
    for scale in [0.5, 0.8] {
      scroll.transform = CGAffineTransform(scaleX: scale, y: scale)
      form.device.endTurn()
      let keyboard = scroll.convert(
        form.device.keyboard.frame, from: form.device.screen.coordinateSpace)
      #expect(abs(scroll.contentInset.bottom - (scroll.bounds.maxY - keyboard.minY)) < 0.01)
    }
    form.hide()
    #expect(scroll.contentInset.bottom == 0)
  }

  @Test("An inset at the top is the view's own too: what is put at the top is put below it")
  func top() throws {
    var policy = AvoidancePolicy.standard
    policy.placement = .top
    let form = Form(policy, contentHeight: 1600)
    let scroll = try #require(form.scroll)
    scroll.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    scroll.contentInset.top = 60
    form.fields[0].frame.origin.y = 600
    form.device.endTurn()
    form.show(height: 400)
    let top = form.place(of: scroll).minY + 0.5 * 60 + 8
    #expect(abs(form.place(of: form.fields[0]).minY - top) < 0.01)
  }

  @Test("The safe area is the view's own too: what is put at the top is put below it")
  func safeArea() {
    var policy = AvoidancePolicy.shiftBounds(8)
    policy.placement = .top
    let form = Form(policy, tops: [560])
    form.controller.additionalSafeAreaInsets.top = 60
    form.view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    form.device.endTurn()
    form.show(height: 400)
    let top = form.place(of: form.view).minY + 0.5 * 60 + 8
    #expect(abs(form.place(of: form.fields[0]).minY - top) < 0.01)
  }

  @Test("A view that is scaled to nothing for a while is inset as before when it is back")
  func toNothing() throws {
    let form = Form(.standard, contentHeight: 1600)
    let scroll = try #require(form.scroll)
    form.show()
    scroll.transform = CGAffineTransform(scaleX: 0, y: 0)
    form.device.endTurn()
    #expect(scroll.contentInset.bottom.isFinite && scroll.contentOffset.y.isFinite)
    scroll.transform = .identity
    form.device.endTurn()
    #expect(scroll.contentInset.bottom == 260)
    form.hide()
    #expect(scroll.contentInset.bottom == 0)
  }

  @Test(
    "A list that stands on its head is inset by as much as is covered, and not by less than that")
  func onItsHead() throws {
    let form = Form(.insetContent, contentHeight: 1600)
    let scroll = try #require(form.scroll)
    scroll.transform = CGAffineTransform(scaleX: 1, y: -1)
    form.device.endTurn()
    form.show()
    #expect(scroll.contentInset.bottom == 260)
    form.hide()
    #expect(scroll.contentInset.bottom == 0)
  }
}
