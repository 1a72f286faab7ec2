import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceUIKit
import Testing
import UIKitDouble

@MainActor @Suite("A list whose end stays where it is, and that grows")
struct AnchoredListTests {
  @Test("Scrolled further down by the app as it grows, it stays there")
  func scrolledDown() throws {
    let form = Form(.chat, tops: [], contentHeight: 2000)
    let scroll = try #require(form.scroll)
    scroll.frame.size.height = 617
    scroll.contentInset.bottom = 40
    form.device.endTurn()
    form.device.keyboard.show(height: 260)
    form.device.endTurn()
    form.pass(0.5)
    #expect(scroll.contentInset.bottom == 210)
    scroll.contentOffset.y = 1520
    form.device.keyboard.post(.willShow, end: form.device.keyboard.docked(height: 260))
    form.device.endTurn()
    scroll.frame.size.height = 667
    scroll.contentOffset.y = 1530
    form.device.endTurn()
    #expect(scroll.contentInset.bottom == 260)
    #expect(scroll.contentOffset.y == 1530)
  }

  @Test("Scrolled up by the user as it grows, it stays with what the user reads")
  func scrolledUp() throws {
    let form = Form(.chat, tops: [], contentHeight: 2000)
    let scroll = try #require(form.scroll)
    scroll.frame.size.height = 617
    form.device.keyboard.show(height: 260)
    form.device.endTurn()
    form.pass(0.5)
    scroll.contentOffset.y = 1593
    form.device.keyboard.post(.willShow, end: form.device.keyboard.docked(height: 260))
    form.device.endTurn()
    scroll.frame.size.height = 667
    scroll.contentOffset.y = 1200
    form.device.endTurn()
    #expect(scroll.contentInset.bottom == 260 && scroll.contentOffset.y == 1200)
  }
}
