import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceUIKit
import Testing
import UIKitDouble

@MainActor @Suite("A list whose end stays where it is, and that grows")
struct AnchoredListTests {
  @Test(
    "Scrolled in the turn in which it and the keyboard grow, it goes on from where it was scrolled",
    arguments: [1530, 1200])
  func scrolled(to offset: CGFloat) throws {
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
    scroll.contentOffset.y = offset
    form.device.keyboard.show(height: 300)
    form.device.endTurn()
    #expect(scroll.contentInset.bottom == 300)
    #expect(scroll.contentOffset.y == offset + 40)
  }
}
