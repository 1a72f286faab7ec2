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
    let vertical = UIEdgeInsets(top: 1, left: 2, bottom: 7, right: 3)
    let horizontal = UIEdgeInsets(top: 4, left: 5, bottom: 0, right: 6)
    scroll.verticalScrollIndicatorInsets = vertical
    scroll.horizontalScrollIndicatorInsets = horizontal
    form.show()
    #expect(scroll.contentInset == UIEdgeInsets(top: 0, left: 0, bottom: 260, right: 0))
    var raised = vertical
    raised.bottom = 267
    #expect(scroll.verticalScrollIndicatorInsets == raised)
    raised = horizontal
    raised.bottom = 260
    #expect(scroll.horizontalScrollIndicatorInsets == raised)
    form.hide()
    #expect(scroll.verticalScrollIndicatorInsets == vertical)
    #expect(scroll.horizontalScrollIndicatorInsets == horizontal)
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

  @Test("An indicator's own inset may go below zero by what the system adds to it")
  func indicatorBelowZero() throws {
    let insets = UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
    let device = DoubleDevice(size: Form.phone, safeAreaInsets: insets)
    let form = Form(on: device, contentHeight: 1200)
    let scroll = try #require(form.scroll)
    form.show()
    scroll.verticalScrollIndicatorInsets.bottom -= 20
    scroll.horizontalScrollIndicatorInsets.bottom -= 30
    device.endTurn()
    form.hide()
    #expect(scroll.verticalScrollIndicatorInsets.bottom == -20)
    #expect(scroll.horizontalScrollIndicatorInsets.bottom == -30)
  }

  @Test("A scroll of the app's own goes on though the keyboard grows, or the avoidance ends")
  func animatedScroll() throws {
    for ends in [false, true] {
      let form = Form(tops: [40], contentHeight: 2000)
      let scroll = try #require(form.scroll)
      form.show()
      form.device.run { scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true) }
      if ends { form.avoidance?.cancel() }
      form.device.keyboard.show(height: 300)
      form.device.endTurn()
      form.pass(1)
      #expect(scroll.contentOffset.y == 300 && scroll.contentInset.bottom == (ends ? 0 : 300))
    }
  }

  @Test("What the user scrolls, around the input or further out, tells no turn")
  func scrolling() throws {
    let form = Form(contentHeight: 2000)
    let scroll = try #require(form.scroll)
    let inner = UIScrollView(frame: CGRect(x: 0, y: 200, width: 375, height: 300))
    inner.contentSize = CGSize(width: 375, height: 600)
    scroll.addSubview(inner)
    inner.addSubview(form.fields[0])
    form.fields[0].frame.origin.y = 100
    form.show()
    let recorder = try #require(form.avoidance).record()
    let turns = recorder.turnCount
    for step in 1...3 {
      scroll.contentOffset.y += CGFloat(step)
      form.device.nextTurn()
      inner.contentOffset.y += CGFloat(step)
      form.device.nextTurn()
    }
    #expect(recorder.turnCount == turns)
  }

  @Test("What the user scrolls while the bounds are shifted is kept, back to where it was too")
  func shiftedBounds() throws {
    let form = Form(.shiftBounds(10), tops: [833], contentHeight: 3000, installs: false)
    let scroll = try #require(form.scroll)
    scroll.contentOffset.y = 300
    form.install(.shiftBounds(10))
    form.show()
    #expect(scroll.contentOffset.y == 470)
    scroll.contentOffset.y = 300
    form.device.nextTurn()
    form.hide()
    #expect(scroll.contentOffset.y == 130, "less what was added")
  }

  @Test("Shifted bounds follow the keyboard and go back, from wherever the user has scrolled to")
  func shiftedAgain() {
    for offset in [0, 300] as [CGFloat] {
      let form = Form(.shiftBounds(10), tops: [533 + offset], contentHeight: 3000)
      let start = CGPoint(x: 120, y: offset)
      form.scroll?.contentSize.width = 900
      form.scroll?.contentOffset = start
      form.device.endTurn()
      for height in [260, 300, 216] as [CGFloat] {
        form.show(height: height)
        #expect(form.gap() == 10)
        for _ in 0..<3 { form.device.nextTurn() }
        #expect(form.gap() == 10)
      }
      form.hide()
      #expect(form.scroll?.contentOffset == start && form.scroll?.contentInset == .zero)
    }
  }
}
