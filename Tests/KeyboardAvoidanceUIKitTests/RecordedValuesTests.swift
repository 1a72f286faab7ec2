import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceSimulation
import KeyboardAvoidanceUIKit
import Testing
import UIKitDouble

/// What a recorder writes, value by value.
@MainActor @Suite("The values that are recorded")
struct RecordedValuesTests {
  private func events(_ form: Form, _ act: (TraceRecorder) throws -> Void) throws -> Trace {
    let recorder = try #require(form.avoidance).record()
    try act(recorder)
    return try TraceReader.read(try recorder.trace())
  }

  private func notifications(_ trace: Trace) -> [KeyboardNotification] {
    trace.lines.compactMap { line in
      if case .event(.notification(let notification, _)) = line.content {
        notification
      } else {
        nil
      }
    }
  }

  @Test("The duration, the curve and the frame of a keyboard are as they were posted")
  func animation() throws {
    let form = Form(.keepGap(4))
    let trace = try events(form) { _ in
      form.focus()
      form.device.keyboard.show(height: 261.5, duration: 0.375, curve: 3)
      form.device.endTurn()
    }
    let shown = try #require(notifications(trace).first { $0.kind == .willShow })
    #expect(shown.animation == KeyboardAnimation(duration: 0.375, curve: 3))
    #expect(shown.endFrame == CGRect(x: 0, y: 405.5, width: 375, height: 261.5))
    #expect(shown.isLocal && !shown.isOnOtherScreen)
  }

  @Test("Every notification is recorded as it was posted, to the letter")
  func letters() throws {
    let form = Form(.keepGap(4))
    let keyboard = form.device.keyboard
    let recorder = try #require(form.avoidance).record()
    form.device.endTurn()
    keyboard.post(.willShow, end: keyboard.docked(height: 260), duration: 0.4, curve: 3)
    keyboard.post(.didHide, end: nil, duration: 0, isLocal: false)
    keyboard.post(.didChangeFrame, end: .zero, screen: DoubleDevice().screen)
    form.device.endTurn()
    let lines = String(decoding: try recorder.trace(), as: UTF8.self).split(separator: "\n")
    #expect(
      lines.dropFirst() == [
        #"{"at":0,"curve":3,"do":"willShow","duration":0.4,"end":[0,407,375,260],"local":true,"otherScreen":false}"#,
        #"{"at":0,"curve":7,"do":"didHide","duration":0,"end":null,"local":false,"otherScreen":false}"#,
        #"{"at":0,"curve":7,"do":"didChangeFrame","duration":0.25,"end":[0,0,0,0],"local":true,"otherScreen":true}"#,
      ])
  }

  @Test("Turns of one time stay two, and later ones have their own time")
  func turnsOfOneTime() throws {
    let form = Form(.keepGap(4))
    let trace = try events(form) { recorder in
      for top in [400, 410, 420] as [CGFloat] {
        form.focus()
        form.fields[0].frame.origin.y = top
        form.device.endTurn()
      }
      try form.clock.advance(by: .seconds(2.5))
      form.fields[0].frame.origin.y = 430
      form.device.endTurn()
      #expect(recorder.turnCount == 4)
    }
    var times: [Duration] = []
    for line in trace.lines where line.time != times.last { times.append(line.time) }
    #expect(times == [.zero, .microseconds(1), .microseconds(2), .seconds(2.5)])
  }

  @Test(
    "Every policy is recorded as it is, in words where there are some",
    arguments: [
      .standard, .keepGap(4), .insetContent, .shiftBounds(10), .scrollCovered,
      .scroll(margin: 20), .chat, .bar,
      AvoidancePolicy(
        mover: .scroll, gap: 0, engagement: .always, placement: Placement(fraction: 0.3),
        grace: 0),
    ])
  func policies(_ policy: AvoidancePolicy) throws {
    let form = Form(policy, contentHeight: 1200)
    let recorder = try #require(form.avoidance).record()
    let written = try recorder.trace()
    #expect(try TraceReader.read(written).header.policy == policy)
    let text = String(decoding: written, as: UTF8.self)
    let name = policy.placement.name.map { "\"\($0)\"" } ?? "0.3"
    #expect(text.contains("\"placement\":\(name),"))
  }

  @Test("A gap and a grace that are no length are recorded as none, which they count as")
  func oddPolicies() throws {
    for odd in [-3, .nan, -.infinity] as [Double] {
      var policy = AvoidancePolicy.keepGap(odd)
      policy.grace = odd
      let form = Form(policy)
      let recorder = try #require(form.avoidance).record()
      let header = try TraceReader.read(try recorder.trace()).header
      #expect(header.policy.gap == 0 && header.policy.grace == 0)
    }
  }

  @Test("Inputs are numbered as they appear, anew where other settings hold for them")
  func numbering() throws {
    let form = Form(.keepGap(4), tops: [533, 400])
    var gap = 4.0
    form.avoidance?.inputSettings = { _ in InputSettings(gap: gap, isEnabled: gap < 30) }
    let trace = try events(form) { _ in
      for index in [0, 1, 0] {
        form.focus(index)
        form.device.endTurn()
      }
      for other in [20, 40] as [Double] {
        gap = other
        form.device.endTurn()
      }
    }
    #expect(trace.header.inputs.map(\.name) == ["input-1", "input-2", "input-3", "input-4"])
    #expect(trace.header.inputs.map(\.input.gap) == [4, 4, 20, 40])
    #expect(trace.header.inputs.map(\.input.isEnabled) == [true, true, true, false])
  }

  @Test("Times are told to a millionth of a second")
  func times() throws {
    let form = Form(.keepGap(4))
    let trace = try events(form) { _ in
      try form.clock.advance(by: .microseconds(1_234_567))
      form.focus()
      form.device.endTurn()
    }
    #expect(
      trace.lines.map(\.time).contains(.microseconds(1_234_567)), "\(trace.lines.map(\.time))")
  }

  @Test("Bars that ride on the keyboard, the safe area, the policy and the settings are recorded")
  func facts() throws {
    let device = DoubleDevice(
      size: Form.phone, safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0))
    var policy = AvoidancePolicy.scrollCovered
    policy.gap = 6
    policy.grace = 0.25
    let form = Form(policy, on: device, contentHeight: 1200)
    form.avoidance?.overlayBarHeight = 44
    form.avoidance?.inputSettings = { _ in
      InputSettings(gap: 11, placement: .center, isEnabled: true)
    }
    device.endTurn()
    let trace = try events(form) { _ in form.show() }
    let viewport = trace.header.viewport
    #expect(viewport.overlayBarHeight == 44)
    #expect(viewport.safeArea == VerticalInsets(top: 20, bottom: 34))
    #expect(viewport.scroll?.contentSize == CGSize(width: 375, height: 1200))
    #expect(trace.header.policy == policy)
    let input = try #require(trace.header.inputs.first?.input)
    #expect(input.gap == 11 && input.placement == .center && input.isEnabled)
    #expect(input.frame == CGRect(x: 20, y: 533, width: 335, height: 34))
  }

  @Test("No text is recorded, though everything that the user wrote stands in the view")
  func noText() throws {
    let form = Form(tops: [533, 590], contentHeight: 1200)
    let trace = try events(form) { recorder in
      form.fields[0].accessibilityIdentifier = "identifier-of-it"
      form.fields[0].placeholder = "placeholder-of-it"
      form.show()
      form.device.run { form.fields[0].insertText("written-by-the-user") }
      form.device.endTurn()
      let written = String(decoding: try recorder.trace(), as: UTF8.self)
      for text in ["identifier-of-it", "placeholder-of-it", "written-by-the-user"] {
        #expect(!written.contains(text))
      }
      let object = try #require(
        JSONSerialization.jsonObject(with: Data(written.split(separator: "\n")[0].utf8))
          as? [String: Any])
      #expect(
        Set(object.keys).isSubset(of: [
          "trace", "screen", "window", "windowSafeArea", "view", "inputs", "policy",
        ]))
    }
    #expect(trace.header.inputs.map(\.name) == ["input-1"])
    #expect(trace.header.name.isEmpty)
  }

  @Test("A field that moves while it is focused without a keyboard is recorded when it does")
  func fieldWithoutKeyboard() throws {
    let form = Form(.keepGap(4))
    let trace = try events(form) { _ in
      form.focus()
      form.device.endTurn()
      form.pass(1)
      form.fields[0].frame.origin.y = 400
      form.device.endTurn()
      form.pass(1)
    }
    let moved = trace.lines.contains { line in
      if case .event(.resize(_, let frame)) = line.content { frame.minY == 400 } else { false }
    }
    #expect(moved)
  }

  @Test("A caret that is not known yet is recorded as such, and where it is once it is known")
  func pendingCaret() throws {
    let form = Form(.standard, contentHeight: 1600)
    let text = UITextView(frame: CGRect(x: 20, y: 100, width: 335, height: 900))
    text.text = String(repeating: "line\n", count: 20)
    form.view.addSubview(text)
    let trace = try events(form) { _ in
      form.device.run { _ = text.becomeFirstResponder() }
      form.device.keyboard.show(height: 260)
      form.device.endTurn()
      form.device.nextTurn()
    }
    let input = try #require(trace.header.inputs.first?.input)
    #expect(input.isCaretPending)
    let carets = trace.lines.compactMap { line in
      if case .event(.caret(_, let caret)) = line.content { caret } else { nil }
    }
    let caret = text.caretRect(for: text.endOfDocument)
    #expect(carets.last == form.view.convert(caret, from: text))
  }

  @Test("What is scaled is recorded in the window's points")
  func scaled() throws {
    let form = Form(.standard, contentHeight: 1600, installs: false)
    form.view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    form.install(.standard)
    let trace = try events(form) { _ in form.show() }
    let viewport = trace.header.viewport
    #expect(viewport.view == CGRect(x: 93.75, y: 166.75, width: 187.5, height: 333.5))
    #expect(viewport.scroll?.contentSize == CGSize(width: 187.5, height: 800))
    #expect(
      trace.header.inputs.first?.input.frame == CGRect(x: 10, y: 266.5, width: 167.5, height: 17))
  }

  @Test("Where an input is is told from the avoiding view, across and down")
  func inputInBox() throws {
    let form = Form(installs: false)
    let box = UIView(frame: CGRect(x: 30, y: 100, width: 300, height: 567))
    let inner = UIView(frame: CGRect(x: 5, y: 7, width: 280, height: 500))
    let field = UITextField(frame: CGRect(x: 20, y: 400, width: 200, height: 34))
    inner.addSubview(field)
    box.addSubview(inner)
    form.view.addSubview(box)
    for policy in [.keepGap(4), .shiftBounds(10)] as [AvoidancePolicy] {
      form.avoidance = form.install(policy, on: box)
      form.device.endTurn()
      let trace = try events(form) { _ in
        form.device.run { _ = field.becomeFirstResponder() }
        form.device.keyboard.show(height: 260)
        form.device.endTurn()
      }
      #expect(trace.header.viewport.view == box.frame.offsetBy(dx: 0, dy: -box.transform.ty))
      #expect(
        trace.header.inputs.first?.input.frame == CGRect(x: 25, y: 407, width: 200, height: 34))
      form.avoidance?.cancel()
    }
  }
}
