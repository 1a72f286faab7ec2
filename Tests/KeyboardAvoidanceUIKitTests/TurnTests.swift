import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceSimulation
import KeyboardAvoidanceUIKit
import Testing
import UIKitDouble

@MainActor @Suite("Turns", .bothOrders)
struct TurnTests {
  @Test("A willShow is answered in the frame of its turn, never in a later one")
  func noLateFrame() {
    let form = Form(.keepGap(4))
    form.focus()
    form.device.keyboard.post(.willShow, end: form.device.keyboard.docked(height: 260))
    let before = form.device.frames.count
    form.device.endTurn()
    #expect(form.device.frames.count == before + 1)
    #expect(form.device.frames.last?.rect(of: form.fields[0])?.maxY == 403)
  }

  @Test("A burst of notifications gives one move, to the last of them, and no frame in between")
  func burst() {
    let form = Form(.keepGap(4))
    let before = form.device.animations.count
    form.focus()
    for height in [0, 216, 282, 260] as [CGFloat] {
      form.device.keyboard.post(.willShow, end: form.device.keyboard.docked(height: height))
    }
    form.device.endTurn()
    let moves = form.device.animations.dropFirst(before).filter {
      !$0.changes(of: form.view).isEmpty
    }
    #expect(moves.count == 1)
    #expect(moves.first?.source == .block && moves.first?.curve == 7)
    #expect(form.gap() == 4)
  }

  @Test("A blur and a focus, a hide and a show in one turn move nothing")
  func pairs() {
    let form = Form(.keepGap(4), tops: [533, 533])
    form.show()
    let before = form.device.animations.count
    form.focus(1)
    form.device.keyboard.post(.willHide, end: form.device.keyboard.below(height: 260))
    form.device.keyboard.post(.willShow, end: form.device.keyboard.docked(height: 260))
    form.device.endTurn()
    let moves = form.device.animations.dropFirst(before).filter {
      !$0.changes(of: form.view).isEmpty
    }
    #expect(moves.isEmpty)
    #expect(form.view.transform.ty == -164)
  }

  @Test("The keyboard's duration and curve are named outright, and a duration of 0 moves at once")
  func animation() throws {
    let form = Form(.keepGap(4))
    form.focus()
    let end = form.device.keyboard.docked(height: 260)
    form.device.keyboard.post(.willShow, end: end, duration: 0.4, curve: 3)
    form.device.endTurn()
    let move = try #require(form.device.animations.last { !$0.changes(of: form.view).isEmpty })
    #expect(move.duration == 0.4 && move.curve == 3)
    let wanted: UIView.AnimationOptions = [
      .beginFromCurrentState, .allowUserInteraction, .overrideInheritedDuration,
      .overrideInheritedCurve,
    ]
    #expect(move.options.isSuperset(of: wanted), "what moves can be touched meanwhile")
    let count = form.device.animations.count
    form.device.keyboard.post(
      .willShow, end: form.device.keyboard.docked(height: 300), duration: 0)
    form.device.endTurn()
    #expect(form.gap() == 4 && form.device.animations.count == count)
  }

  @Test("A keyboard of another screen, and one of another app, lift nothing")
  func others() {
    let form = Form(.keepGap(4))
    form.focus()
    let end = form.device.keyboard.docked(height: 260)
    form.device.keyboard.post(.willShow, end: end, screen: DoubleDevice().screen)
    form.device.endTurn()
    #expect(form.view.transform == .identity && form.state == .hidden)
    form.device.keyboard.post(.willShow, end: end, isLocal: false)
    form.device.endTurn()
    #expect(form.view.transform == .identity && form.state == .showing)
  }

  @Test("A notification that says no more than a frame moves with the keyboard's own animation")
  func bare() throws {
    let form = Form(.keepGap(4))
    form.focus()
    form.device.notificationCenter.post(
      name: UIResponder.keyboardWillShowNotification, object: nil,
      userInfo: [
        UIResponder.keyboardFrameEndUserInfoKey:
          NSValue(cgRect: form.device.keyboard.docked(height: 260))
      ])
    form.device.endTurn()
    #expect(form.view.transform.ty == -164 && form.state == .showing)
    let move = try #require(form.device.animations.last { !$0.changes(of: form.view).isEmpty })
    #expect(move.duration == 0.25 && move.curve == 7)
  }

  @Test("Before iOS 16.1, where notifications name no screen, a keyboard is that of the view's")
  func noScreen() {
    let form = Form(.keepGap(4))
    form.device.keyboard.namesScreen = false
    form.show()
    #expect(form.gap() == 4)
  }

  @Test("A field that grows, and a view that moves, are followed without a notification")
  func watched() {
    let form = Form(.keepGap(4))
    form.show()
    form.fields[0].frame.size.height = 60
    form.device.endTurn()
    #expect(form.gap() == 4)
    form.view.center.y += 20
    form.device.endTurn()
    #expect(form.gap() == 4)
  }

  @Test("The observer says what the keyboard does, in the turn")
  func observer() throws {
    let form = Form(contentHeight: 1200)
    let keyboard = try #require(form.avoidance).keyboard
    form.focus()
    form.device.keyboard.show(height: 260, duration: 0.3)
    form.device.endTurn()
    #expect(keyboard.state == .showing && keyboard.overlap == 260)
    #expect(keyboard.frame == CGRect(x: 0, y: 407, width: 375, height: 260))
    #expect(keyboard.animation == KeyboardAnimation(duration: 0.3, curve: 7))
    form.pass(0.4)
    #expect(keyboard.state == .shown)
    form.hide()
    #expect(keyboard.overlap == 0 && keyboard.frame == nil)
  }
}
