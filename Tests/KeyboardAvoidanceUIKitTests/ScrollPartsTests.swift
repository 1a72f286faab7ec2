import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceUIKit
import Testing
import UIKitDouble

@MainActor @Suite("What a keyboard does to the parts of a scroll view")
struct ScrollPartsTests {
  @Test("While it is up both indicators end above it, and go back with it")
  func indicators() throws {
    let form = Form(contentHeight: 1200)
    let scroll = try #require(form.scroll)
    scroll.verticalScrollIndicatorInsets.bottom = 7
    form.show()
    #expect(scroll.contentInset.bottom == 260)
    #expect(scroll.verticalScrollIndicatorInsets.bottom == 267)
    #expect(scroll.horizontalScrollIndicatorInsets.bottom == 260)
    form.hide()
    #expect(scroll.verticalScrollIndicatorInsets.bottom == 7)
    #expect(scroll.horizontalScrollIndicatorInsets.bottom == 0)
  }

  @Test("A reveal leaves the horizontal offset where the user has it")
  func horizontalOffset() throws {
    let form = Form(contentHeight: 1200)
    let scroll = try #require(form.scroll)
    scroll.contentSize.width = 900
    scroll.contentOffset.x = 120
    form.device.endTurn()
    form.show()
    #expect(scroll.contentOffset == CGPoint(x: 120, y: 168))
    form.hide()
    #expect(scroll.contentOffset == CGPoint(x: 120, y: 0))
  }

  @Test("An inset that the app sets anew, below what was added, is its own")
  func insetSetAnew() throws {
    let form = Form(contentHeight: 1200)
    let scroll = try #require(form.scroll)
    form.show()
    scroll.contentInset.bottom = 30
    form.device.endTurn()
    #expect(scroll.contentInset.bottom == 260, "30 of its own are covered by the keyboard's")
    form.hide()
    #expect(scroll.contentInset.bottom == 30)
  }

  @Test("Under a finger that has not moved yet nothing is scrolled; what is due comes with its end")
  func tracking() throws {
    let form = Form(tops: [533, 560], contentHeight: 1200)
    let scroll = try #require(form.scroll)
    form.show()
    #expect(scroll.contentOffset.y == 168)
    let finger = DoubleFinger(in: form.device.window)
    finger.down(at: CGPoint(x: 100, y: 60))
    form.focus(1)
    form.device.endTurn()
    #expect(scroll.contentOffset.y == 168)
    finger.up()
    form.device.endTurn()
    form.device.nextTurn()
    #expect(scroll.contentOffset.y == 195)
  }
}
