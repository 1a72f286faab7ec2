import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceSimulation
import KeyboardAvoidanceUIKit
import Testing
import UIKitDouble

@MainActor @Suite("The recorder")
struct RecorderTests {
  @Test("It is kept by nobody else, and a later one takes its place")
  func kept() throws {
    let form = Form(.keepGap(4))
    weak let dropped = form.avoidance?.record()
    #expect(dropped == nil)
    let (first, second) = try (
      #require(form.avoidance).record(), #require(form.avoidance).record()
    )
    form.show()
    #expect(first.turnCount == 0 && second.turnCount > 0)
  }

  @Test("What is recorded is replayed to the same end", arguments: [nil, 1200] as [CGFloat?])
  func roundTrip(_ contentHeight: CGFloat?) throws {
    let form = Form(
      contentHeight == nil ? .keepGap(4) : .standard, tops: [533, 590],
      contentHeight: contentHeight)
    let recorder = try #require(form.avoidance).record()
    form.fields[0].text = "a secret"
    form.fields[0].placeholder = "a name"
    form.show()
    try same(form, recorder)
    form.focus(1)
    form.device.endTurn()
    form.device.keyboard.show(height: 300)
    form.device.endTurn()
    try same(form, recorder)
    form.fields[1].frame.size.height = 50
    form.device.endTurn()
    form.focus(0)
    form.device.endTurn()
    form.device.enterBackground()
    form.device.endTurn()
    form.device.enterForeground()
    form.device.endTurn()
    form.focus(1)
    form.device.endTurn()
    try same(form, recorder)
    form.pass(1)
    form.avoidance?.announceDismissal(.returnKey)
    form.hide(1)
    try same(form, recorder)
    let text = String(decoding: try recorder.trace(), as: UTF8.self)
    #expect(!text.contains("secret") && !text.contains("name"))
  }

  @Test("Inputs in scroll views of their own stand beside those that are in none")
  func nested() throws {
    let form = Form(tops: [533], contentHeight: 1400)
    let inner = UIScrollView(frame: CGRect(x: 0, y: 600, width: 375, height: 300))
    inner.contentSize = CGSize(width: 375, height: 500)
    let field = UITextField(frame: CGRect(x: 20, y: 400, width: 335, height: 34))
    form.view.addSubview(inner)
    inner.addSubview(field)
    form.device.endTurn()
    let recorder = try #require(form.avoidance).record()
    form.show()
    try same(form, recorder)
    form.device.run { _ = field.becomeFirstResponder() }
    form.device.endTurn()
    form.pass(0.5)
    try same(form, recorder)
  }

  /// Replays what is recorded so far and compares the ends.
  private func same(_ form: Form, _ recorder: TraceRecorder) throws {
    let trace = try TraceReader.read(try recorder.trace())
    let machine = try #require(form.avoidance).avoider.assumeIsolated { $0.machine }
    guard case .turn(let last)? = TracePlayer.play(trace).last else {
      Issue.record("nothing was recorded")
      return
    }
    #expect(last.snapshot.state == machine.state)
    #expect(last.snapshot.adjustment == machine.adjustment)
    let offset = form.scroll.map { Double($0.contentOffset.y) }
    #expect(last.snapshot.offset == offset)
    #expect(last.snapshot.overlap == form.avoidance?.keyboard.overlap)
  }
}
