import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceSimulation
import KeyboardAvoidanceUIKit
import Testing
import UIKitDouble

/// Everything of a machine that a trace can tell, but for the numbers of inputs and scroll views.
private struct Facts {
  let state: KeyboardState
  let isPaused: Bool
  let adjustment: Adjustment
  let dockedFrame: CGRect?
  let overlap: Double
  let viewport: Viewport?
  let nestedFrames: [CGRect]
  let nestedMetrics: [ScrollMetrics]
  let input: FocusedInput?
  let policy: AvoidancePolicy

  /// Of a chain that a trace fills up, the innermost scroll views are none of the view's.
  init(_ machine: KeyboardMachine, nested count: Int) {
    let nested = machine.viewport?.nested.suffix(count) ?? []
    var viewport = machine.viewport
    viewport?.nested = []
    var input = machine.input
    input?.id = 0
    state = machine.state
    isPaused = machine.isPaused
    adjustment = machine.adjustment
    dockedFrame = machine.dockedFrame
    overlap = machine.overlap
    self.viewport = viewport
    nestedFrames = nested.map(\.frame)
    nestedMetrics = nested.map(\.metrics)
    self.input = input
    policy = machine.policy
  }

  /// What differs, in words.
  func differences(from other: Facts) -> [String] {
    zip(Mirror(reflecting: self).children, Mirror(reflecting: other).children)
      .map { ($0.label ?? "", "\($0.value)", "\($1.value)") }.filter { $0.1 != $0.2 }
      .map { "\($0.0): \($0.1), not \($0.2)" }
  }
}

/// A page with all that is recorded of it.
@MainActor private struct RecordedForm {
  let form: Form
  let recorder: TraceRecorder
  private let start: ManualClock.Instant

  init(_ form: Form) throws {
    self.form = form
    start = form.clock.now
    recorder = try #require(form.avoidance).record()
  }

  func turn(_ act: () -> Void) throws {
    form.device.run { act() }
    form.device.endTurn()
    try compare()
  }

  /// Replays what is recorded so far and compares what the two machines know.
  func compare(_ location: SourceLocation = #_sourceLocation) throws {
    let trace = try TraceReader.read(try recorder.trace())
    var player = TracePlayer(trace.header)
    _ = player.play(trace.lines)
    let machine = try #require(form.avoidance).avoider.assumeIsolated { $0.machine }
    player.advance(to: start.duration(to: form.clock.now))
    let count = machine.viewport?.nested.count ?? 0
    let told = Facts(player.machine, nested: count)
    let known = Facts(machine, nested: count)
    #expect(told.differences(from: known).isEmpty, sourceLocation: location)
  }

  func lines() throws -> [String] {
    String(decoding: try recorder.trace(), as: UTF8.self).split(separator: "\n").map(String.init)
  }
}

@MainActor @Suite("A replay knows what the adapter knew")
struct RecordedFactsTests {
  private func device() -> DoubleDevice {
    DoubleDevice(
      size: Form.phone, safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0))
  }

  @Test("On a device with a safe area, with bars that ride, nested scroll views and settings")
  func everything() throws {
    let form = Form(.scrollCovered, on: device(), tops: [533, 700], contentHeight: 1600)
    form.avoidance?.overlayBarHeight = 44
    let outer = UIScrollView(frame: CGRect(x: 0, y: 800, width: 375, height: 400))
    outer.contentSize = CGSize(width: 375, height: 900)
    let inner = UIScrollView(frame: CGRect(x: 10, y: 300, width: 300, height: 300))
    inner.contentSize = CGSize(width: 300, height: 500)
    inner.contentInset.bottom = 12
    let deep = UITextField(frame: CGRect(x: 20, y: 400, width: 200, height: 34))
    let middle = UITextField(frame: CGRect(x: 20, y: 700, width: 200, height: 34))
    form.view.addSubview(outer)
    outer.addSubview(inner)
    outer.addSubview(middle)
    inner.addSubview(deep)
    let button = UIView(frame: CGRect(x: 20, y: 760, width: 200, height: 40))
    form.view.addSubview(button)
    form.avoidance?.inputSettings = { [field = form.fields[1]] in
      $0 === field
        ? InputSettings(gap: 11, placement: .center, companion: button)
        : $0 === middle ? InputSettings(placement: Placement(fraction: 0.3)) : nil
    }
    form.device.endTurn()
    let recorded = try RecordedForm(form)
    try recorded.turn { _ = form.fields[0].becomeFirstResponder() }
    try recorded.turn { form.device.keyboard.show(height: 260, duration: 0.375, curve: 3) }
    // What has held one input and does not hold the next is beyond a trace.
    for view in [form.fields[1], form.fields[0], middle, deep] {
      try recorded.turn { _ = view.becomeFirstResponder() }
      form.pass(0.5)
      try recorded.compare()
    }
    try recorded.turn { inner.contentOffset.y += 5 }
    try recorded.turn { form.scroll?.contentOffset.y += 7 }
    try recorded.turn { form.avoidance?.overlayBarHeight = 20 }
    try recorded.turn { form.avoidance?.pause() }
    try recorded.turn { form.device.keyboard.show(height: 300) }
    try recorded.turn { form.avoidance?.resume() }
    try recorded.turn { form.avoidance?.inputSettings = { _ in .disabled } }
    try recorded.turn { form.device.keyboard.hide() }
    try recorded.turn { _ = deep.resignFirstResponder() }
  }

  @Test("In a window that does not fill its screen, of a page that is in bars")
  func window() throws {
    let device = device()
    device.setFrame(CGRect(x: 40, y: 100, width: 300, height: 567), of: device.scene)
    let form = Form(on: device, tops: [400], installs: false)
    let box = UIView(frame: CGRect(x: 10, y: 100, width: 280, height: 467))
    device.run {
      device.window.rootViewController = UINavigationController(rootViewController: form.controller)
    }
    form.view.addSubview(box)
    box.addSubview(form.fields[0])
    form.avoidance = form.install(.keepGap(4), on: box)
    device.endTurn()
    let recorded = try RecordedForm(form)
    try recorded.turn { _ = form.fields[0].becomeFirstResponder() }
    try recorded.turn { device.keyboard.show(height: 260) }
    #expect(form.gap() == 4)
    let header = try TraceReader.read(try recorded.recorder.trace()).header
    let machine = try #require(form.avoidance).avoider.assumeIsolated { $0.machine }
    #expect(header.viewport == machine.viewport)
  }

  @Test("Of a keyboard that nobody has announced, at rest and under the finger")
  func unannounced() throws {
    let form = Form(contentHeight: 1200)
    form.scroll?.keyboardDismissMode = .interactive
    let recorded = try RecordedForm(form)
    let keyboard = form.device.keyboard
    try recorded.turn { _ = form.fields[0].becomeFirstResponder() }
    try recorded.turn { keyboard.show(height: 260) }
    form.pass(0.5)
    try recorded.turn { keyboard.moveUnannounced(to: keyboard.docked(height: 300)) }
    DoubleFinger(in: form.device.window).down(at: CGPoint(x: 100, y: 300))
    for top in [450, 500] as [CGFloat] { try recorded.turn { keyboard.drag(top: top) } }
    let lines = try recorded.lines().filter { $0.contains("sample") }
    #expect(lines.count == 3)
    #expect(lines.map { $0.contains("\"interactive\":true") } == [false, true, true])
  }

  @Test("Of an input that has moved, grown and come back between two times that it is focused")
  func cameBack() throws {
    let form = Form(.keepGap(4), tops: [533, 400])
    let recorded = try RecordedForm(form)
    func focus(_ index: Int) throws {
      try recorded.turn { _ = form.fields[index].becomeFirstResponder() }
    }
    let home = form.fields[0].frame
    let away = CGRect(x: 40, y: 500, width: 300, height: 60)
    try focus(0)
    for frame in [away, home] {
      try recorded.turn { form.fields[0].frame = frame }
      try focus(1)
      form.fields[0].frame = frame == away ? home : away
      try focus(0)
      try focus(1)
      try focus(0)
    }
  }

  @Test("Of a companion that comes and goes, while the input is focused and while it is not")
  func companions() throws {
    let form = Form(.keepGap(4), tops: [533, 400])
    let button = UIView(frame: CGRect(x: 20, y: 580, width: 100, height: 40))
    form.view.addSubview(button)
    form.avoidance?.inputSettings = { [field = form.fields[0]] in
      $0 === field ? InputSettings(companion: button) : nil
    }
    let recorded = try RecordedForm(form)
    func focus(_ index: Int) throws {
      try recorded.turn { _ = form.fields[index].becomeFirstResponder() }
    }
    try focus(0)
    try recorded.turn { form.device.keyboard.show(height: 260) }
    try recorded.turn { button.isHidden = true }
    try focus(1)
    button.isHidden = false
    try focus(0)
    try focus(1)
    button.frame.origin.y = 600
    try focus(0)
    try recorded.turn { button.frame.origin.y = 590 }
    try focus(1)
    button.frame.origin.y = 600
    try focus(0)
  }

  @Test("Of a caret that is known, pending and gone, in whichever order")
  func carets() throws {
    let form = Form(.standard, tops: [40], contentHeight: 3000)
    let text = UITextView(frame: CGRect(x: 20, y: 100, width: 335, height: 900))
    text.isScrollEnabled = false
    text.text = String(repeating: "line\n", count: 40)
    form.view.addSubview(text)
    let recorded = try RecordedForm(form)
    let keyboard = form.device.keyboard
    func focus(_ view: UIView) throws { try recorded.turn { _ = view.becomeFirstResponder() } }
    func rest() throws {
      form.device.nextTurn()
      try recorded.compare()
    }
    try focus(text)
    try recorded.turn { keyboard.show(height: 260) }
    try rest()
    try focus(form.fields[0])
    try focus(text)
    try focus(form.fields[0])
    try focus(text)
    try rest()
    try recorded.turn { keyboard.hide() }
    form.pass(1)
    try recorded.compare()
    try focus(form.fields[0])
    try recorded.turn { keyboard.show(height: 260) }
    try focus(text)
    try focus(form.fields[0])
    try recorded.turn { keyboard.hide() }
    form.pass(1)
    try focus(text)
    try recorded.turn { keyboard.show(height: 260) }
    try rest()
    try recorded.turn { DoubleTyping(in: form.device.window).moveCaret(to: 3) }
    try focus(form.fields[0])
    try recorded.turn { keyboard.hide() }
    form.pass(1)
    try recorded.turn {
      _ = text.becomeFirstResponder()
      CATransaction.flush()
      keyboard.show(height: 260)
    }
    #expect(try recorded.lines().last { $0.contains("pending") }?.contains("caret") == true)
    try rest()
    try focus(form.fields[0])
    text.text = "short"
    try focus(text)
    try rest()
  }

  @Test("Of a caret that was moved and is where it was when its input is focused again")
  func caretCameBack() throws {
    let form = Form(.insetContent, tops: [40], contentHeight: 3000)
    let text = UITextView(frame: CGRect(x: 20, y: 100, width: 335, height: 900))
    text.isScrollEnabled = false
    text.text = String(repeating: "line\n", count: 40)
    form.view.addSubview(text)
    let recorded = try RecordedForm(form)
    text.selectedRange = NSRange(location: 20, length: 0)
    try recorded.turn { _ = form.fields[0].becomeFirstResponder() }
    try recorded.turn { form.device.keyboard.show(height: 260) }
    try recorded.turn { _ = text.becomeFirstResponder() }
    try recorded.turn { DoubleTyping(in: form.device.window).moveCaret(to: 100) }
    try recorded.turn { _ = form.fields[0].becomeFirstResponder() }
    text.selectedRange = NSRange(location: 20, length: 0)
    try recorded.turn { _ = text.becomeFirstResponder() }
  }

  @Test("Of what is no number, and of notifications that carry no frame")
  func oddities() throws {
    let form = Form(.standard, contentHeight: 1200)
    let recorded = try RecordedForm(form)
    let keyboard = form.device.keyboard
    try recorded.turn { _ = form.fields[0].becomeFirstResponder() }
    try recorded.turn { keyboard.post(.willShow, end: keyboard.docked(height: 260), duration: -1) }
    try recorded.turn { keyboard.post(.willChangeFrame, end: nil) }
    try recorded.turn {
      let end = CGRect(x: 0, y: CGFloat.nan, width: 375, height: 260)
      form.device.notificationCenter.post(
        name: UIResponder.keyboardWillShowNotification, object: form.device.screen,
        userInfo: [UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end)])
    }
    try recorded.turn { keyboard.post(.willShow, end: keyboard.docked(height: 280)) }
    try recorded.turn { form.scroll?.contentSize.height = 1300 }
    try recorded.turn { keyboard.post(.willHide, end: nil) }
  }

  @Test("Of content whose size is no number, which is not taken for content without a size")
  func sizeOfNoNumber() throws {
    let form = Form(.scrollCovered, contentHeight: 1200)
    let recorded = try RecordedForm(form)
    try recorded.turn { _ = form.fields[0].becomeFirstResponder() }
    try recorded.turn { form.device.keyboard.show(height: 260) }
    let offset = try #require(form.scroll).contentOffset
    #expect(offset.y > 0)
    for odd in [CGFloat.nan, .infinity, 1300] {
      try recorded.turn { form.scroll?.contentSize.height = odd }
    }
    try recorded.turn { form.device.keyboard.hide() }
  }

  @Test("Of settings that are no number, or none that there can be")
  func settingsOfNoNumber() throws {
    for odd in [Double.nan, .infinity, -3, 7] {
      let form = Form(.standard, contentHeight: 1200)
      form.avoidance?.inputSettings = { _ in
        InputSettings(gap: odd, placement: .fraction(odd))
      }
      let recorder = try #require(form.avoidance).record()
      form.show()
      let machine = try #require(form.avoidance).avoider.assumeIsolated { $0.machine }
      let trace = try TraceReader.read(try recorder.trace())
      var player = TracePlayer(trace.header)
      _ = player.play(trace.lines)
      #expect(player.machine.adjustment == machine.adjustment, "\(odd)")
      #expect(machine.adjustment.addedContentOffset > 0)
    }
  }

  @Test("Recording may begin with an input focused, and while the app holds the view")
  func begunLater() throws {
    let form = Form(.keepGap(4))
    form.focus()
    form.device.endTurn()
    form.avoidance?.pause()
    form.device.endTurn()
    let recorded = try RecordedForm(form)
    #expect(recorded.recorder.turnCount == 1)
    try recorded.compare()
    try recorded.turn { form.device.keyboard.show(height: 260) }
    try recorded.turn { form.avoidance?.resume() }
    #expect(form.gap() == 4)
  }

  @Test("A trace begins where the view was when recording began")
  func header() throws {
    let form = Form(.insetContent, tops: [40], contentHeight: 1200)
    let recorded = try RecordedForm(form)
    form.view.frame.size.height = 500
    try recorded.turn { _ = form.fields[0].becomeFirstResponder() }
    let header = try TraceReader.read(try recorded.recorder.trace()).header
    #expect(header.viewport.view.height == 667)
  }

  @Test("A trace begins with the first layout of which every number is one")
  func firstUsable() throws {
    let form = Form(.standard, contentHeight: 1200)
    form.device.run { form.view.removeFromSuperview() }
    form.install(.standard, on: form.view)
    form.scroll?.contentSize.height = .nan
    form.device.endTurn()
    let recorded = try RecordedForm(form)
    form.device.run { form.device.window.addSubview(form.view) }
    form.device.endTurn()
    form.scroll?.contentSize.height = 1200
    form.device.endTurn()
    form.show()
    try recorded.compare()
    let header = try TraceReader.read(try recorded.recorder.trace()).header
    #expect(header.viewport.scroll?.contentSize.height == 1200)
  }

  @Test("There is no trace before the view has been in a window, and then it begins there")
  func noWindow() throws {
    let form = Form(.keepGap(4))
    form.device.run { form.view.removeFromSuperview() }
    form.install(.keepGap(20), on: form.view)
    form.device.endTurn()
    let recorded = try RecordedForm(form)
    #expect(try recorded.recorder.trace().isEmpty)
    form.view.frame.size.height = 600
    form.device.run { form.device.window.addSubview(form.view) }
    form.device.endTurn()
    form.show()
    try recorded.compare()
    let header = try TraceReader.read(try recorded.recorder.trace()).header
    #expect(header.viewport.view.height == 600 && header.policy.gap == 20)
  }
}
