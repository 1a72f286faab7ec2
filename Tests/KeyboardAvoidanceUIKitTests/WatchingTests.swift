import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceSimulation
import KeyboardAvoidanceUIKit
import Testing
import UIKitDouble

@MainActor @Suite("Turns in which nothing is noted", .bothOrders)
struct WatchingTests {
  @Test("An avoidance that has just begun listens to none after its first")
  func begun() {
    let form = Form(installs: false)
    form.avoidance = form.install(.keepGap(4), on: form.view)
    #expect(form.device.observerCount == 1, "the first turn is closed, whatever is laid out in it")
    form.device.endTurn()
    #expect(form.device.observerCount == 0)
    let wakeUps = form.device.wakeUpCount
    form.device.nextTurn()
    #expect(form.device.observerCount == 0 && form.device.wakeUpCount == wakeUps)
  }

  @Test("A view in no window costs no turns, and what is set meanwhile tells nothing")
  func noWindow() throws {
    let form = Form(.keepGap(4))
    form.device.run { form.view.removeFromSuperview() }
    form.device.endTurn()
    form.device.nextTurn()
    let wakeUps = form.device.wakeUpCount
    for _ in 0..<3 { form.device.nextTurn() }
    #expect(form.device.observerCount == 0 && form.device.wakeUpCount == wakeUps)
    let recorder = try #require(form.avoidance).record()
    let turns = recorder.turnCount
    form.device.run { form.avoidance?.overlayBarHeight = 44 }
    form.device.nextTurn()
    #expect(recorder.turnCount == turns)
  }

  @Test("With the keyboard up the loop is woken by nothing")
  func atRest() {
    let form = Form(.keepGap(4))
    form.show()
    form.pass(1)
    let wakeUps = form.device.wakeUpCount
    for _ in 0..<5 { form.device.nextTurn() }
    #expect(form.device.wakeUpCount == wakeUps)
  }

  @Test("With an input focused and the keyboard down, its place is followed")
  func focused() throws {
    let form = Form(.keepGap(4))
    form.focus()
    form.device.endTurn()
    form.pass(1)
    let recorder = try #require(form.avoidance).record()
    form.fields[0].frame.origin.y = 400
    form.device.nextTurn()
    #expect(recorder.turnCount == 2, "where it was when recording began, and where it is")
  }

  @Test("With the view displaced and nothing focused, what the app sets anew is taken over")
  func displaced() {
    var policy = AvoidancePolicy.keepGap(4)
    policy.restore = RestoreRule(on: .returnKey, to: .undo)
    let form = Form(policy)
    form.show()
    form.hide()
    form.pass(1)
    #expect(form.state == .hidden && form.view.transform.ty == -164)
    form.view.transform = .identity
    form.device.nextTurn()
    #expect(form.view.transform.ty == -164)
  }

  @Test("So it is with an inset that is held though the keyboard has gone")
  func inset() {
    let form = Form(.insetContent, tops: [100], contentHeight: 1200)
    form.show()
    form.avoidance?.pause()
    form.hide()
    form.pass(1)
    #expect(form.state == .hidden && form.scroll?.contentInset.bottom == 260)
    form.scroll?.contentInset.bottom = 20
    form.device.nextTurn()
    #expect(form.scroll?.contentInset.bottom == 280)
    form.avoidance?.resume()
    form.device.endTurn()
    #expect(form.scroll?.contentInset.bottom == 20)
  }

  @Test("With the keyboard up, nothing focused and nothing displaced, its going is noticed")
  func keyboardUp() throws {
    let form = Form(.keepGap(4))
    form.device.keyboard.show(height: 260)
    form.device.endTurn()
    form.pass(0.5)
    for _ in 0..<3 { form.device.nextTurn() }
    let keyboard = try #require(form.avoidance).keyboard
    #expect(keyboard.overlap == 260 && form.view.transform == .identity)
    form.device.keyboard.moveUnannounced(to: .zero)
    for _ in 0..<3 { form.device.nextTurn() }
    #expect(keyboard.overlap == 0 && keyboard.state == .hiding)
  }

  @Test("What a guide says of a keyboard that has gone is believed in a turn that it asks for")
  func asksLater() {
    let form = Form(.keepGap(4))
    form.show()
    form.pass(1)
    let wakeUps = form.device.wakeUpCount
    form.device.keyboard.moveUnannounced(to: .zero)
    form.device.nextTurn()
    #expect(form.device.wakeUpCount > wakeUps)
    form.device.nextTurn()
    #expect(form.view.transform == .identity)
    form.device.run { form.blur() }
    form.pass(1)
    let later = form.device.wakeUpCount
    for _ in 0..<3 { form.device.nextTurn() }
    #expect(form.device.wakeUpCount == later && form.device.observerCount == 0)
  }

  @Test("What is noted wakes the loop, and is answered in the next turn")
  func noted() {
    let form = Form(.keepGap(4))
    form.show()
    form.pass(1)
    let wakeUps = form.device.wakeUpCount
    form.device.run { form.avoidance?.overlayBarHeight = 30 }
    #expect(form.device.wakeUpCount > wakeUps)
    form.device.nextTurn()
    #expect(form.gap() == 34)
  }
}

@MainActor @Suite("After a turn of the device", .bothOrders)
struct RotationTests {
  /// A list with a keyboard up, turned; the keyboard has gone without a word.
  private func turned() -> Form {
    var policy = AvoidancePolicy.insetContent
    policy.grace = 0
    let form = Form(policy, contentHeight: 1200)
    form.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    form.device.keyboard.show(height: 260)
    form.device.endTurn()
    form.pass(1)
    form.device.rotate(to: .landscapeRight)
    form.device.keyboard.moveUnannounced(to: .zero)
    form.device.endTurn()
    return form
  }

  private func pass(_ milliseconds: Int, _ form: Form) throws {
    try form.clock.advance(by: .milliseconds(milliseconds))
    form.device.advance(by: Double(milliseconds) / 1000)
  }

  @Test("A keyboard that comes back late is met after 350 milliseconds, with nothing focused")
  func comesBack() throws {
    let form = turned()
    try pass(300, form)
    form.pass(0)
    form.device.nextTurn()
    #expect(form.state == .hidden && form.scroll?.contentInset.bottom == 0)
    form.device.keyboard.moveUnannounced(to: form.device.keyboard.docked(height: 200))
    try pass(49, form)
    form.device.nextTurn()
    #expect(form.scroll?.contentInset.bottom == 0)
    try pass(1, form)
    #expect(form.scroll?.contentInset.bottom == 200)
  }

  @Test("The guides are asked once: with the keyboard down it costs no turns later on")
  func once() throws {
    let form = turned()
    try pass(350, form)
    form.pass(1)
    form.device.nextTurn()
    form.device.nextTurn()
    #expect(form.state == .hidden && form.device.observerCount == 0)
  }
}
