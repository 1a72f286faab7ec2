import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceUIKit
import Testing
import UIKitDouble

/// A view whose field lies the lower in it the higher it is lifted.
private final class SinkingFieldView: UIView {
  let field = UITextField(frame: CGRect(x: 20, y: 533, width: 335, height: 34))

  /// By how much lower for each point that it is lifted.
  var sinking = 0.5

  /// Whether it has its window laid out as soon as it is lifted.
  var forcesLayout = false

  override var transform: CGAffineTransform {
    didSet {
      setNeedsLayout()
      if forcesLayout { window?.layoutIfNeeded() }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    field.frame.origin.y = 533 - transform.ty * sinking
  }
}

/// Makes an input higher whenever something scrolls, and lays out the window at once.
private final class GrowsOnScroll: NSObject, UIScrollViewDelegate {
  weak var input: UIView?
  var steps: [CGFloat] = []

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !steps.isEmpty else { return }
    input?.frame.size.height += steps.removeFirst()
    scrollView.window?.layoutIfNeeded()
  }
}

@MainActor @Suite("How long a turn goes on")
struct TurnLimitTests {
  private func sinking() -> (Form, SinkingFieldView) {
    let form = Form(tops: [], installs: false)
    let view = SinkingFieldView(frame: form.device.window.bounds)
    view.addSubview(view.field)
    form.device.window.addSubview(view)
    form.avoidance = form.install(.keepGap(4), on: view)
    form.device.endTurn()
    form.device.run { _ = view.field.becomeFirstResponder() }
    form.device.keyboard.post(.willShow, end: form.device.keyboard.docked(height: 260))
    return (form, view)
  }

  @Test("A layout that depends on the lift is followed four times in a turn, and on in the next")
  func plans() {
    let (form, view) = sinking()
    let before = form.device.animations.count
    form.device.endTurn()
    // 164 leads to 164 + 164 / 2, and so on.
    #expect(view.transform.ty == -307.5)
    let moves = form.device.animations.dropFirst(before).filter { !$0.changes(of: view).isEmpty }
    #expect(moves.count == 1, "all of it is one move")
    form.device.nextTurn()
    #expect(view.transform.ty < -325)
    for _ in 0..<3 { form.device.nextTurn() }
    #expect(abs(form.gap(view.field) - 4) < 0.5)
  }

  @Test("Also where the app lays it out within the move, and where that has no end")
  func endless() {
    let (form, view) = sinking()
    (view.sinking, view.forcesLayout) = (1, true)
    form.device.keyboard.post(
      .willShow, end: form.device.keyboard.docked(height: 300), duration: 0)
    form.device.endTurn()
    #expect(abs(view.transform.ty - -204 * 4) < 0.01)
  }

  @Test("A policy that changes moves once at once; what the layout makes of it follows in the turn")
  func policyChanges() {
    let (form, view) = sinking()
    form.device.endTurn()
    for _ in 0..<6 { form.device.nextTurn() }
    let before = view.transform.ty
    let gap = form.gap(view.field)
    form.device.run { form.avoidance?.policy = .keepGap(44) }
    #expect(abs(view.transform.ty - (before - 44 + gap)) < 0.5)
    for _ in 0..<6 { form.device.nextTurn() }
    #expect(abs(form.gap(view.field) - 44) < 0.5)
  }

  @Test("An app that changes something whenever it is asked is asked four times in a turn")
  func rounds() {
    let device = DoubleDevice(
      size: Form.phone, safeAreaInsets: .zero, behavior: .committing(.beforeWaiting))
    let form = Form(.insetContent, on: device, tops: [100], contentHeight: 1200)
    form.show()
    // Nothing but the run loop's observer closes turns.
    for view in device.window.subviews where view !== form.view { view.removeFromSuperview() }
    device.endTurn()
    var calls = 0
    form.avoidance?.inputSettings = { [weak handle = form.avoidance] _ in
      calls += 1
      handle?.overlayBarHeight += 1
      return nil
    }
    device.endTurn()
    #expect(calls == 4)
    device.endTurn()
    #expect(calls == 8)
  }

  @Test("A layout that the app forces while it is scrolled begins no turn within the turn")
  func forcedWithin() throws {
    let form = Form(.standard, tops: [], contentHeight: 1400)
    let inner = UIScrollView(frame: CGRect(x: 0, y: 200, width: 375, height: 300))
    inner.contentSize = CGSize(width: 375, height: 330)
    let field = UITextField(frame: CGRect(x: 20, y: 250, width: 335, height: 34))
    form.view.addSubview(inner)
    inner.addSubview(field)
    form.device.endTurn()
    let delegate = GrowsOnScroll()
    delegate.input = field
    delegate.steps = [30]
    form.scroll?.delegate = delegate
    let recorder = try #require(form.avoidance).record()
    form.device.run { _ = field.becomeFirstResponder() }
    form.device.keyboard.post(
      .willShow, end: form.device.keyboard.docked(height: 300), duration: 0)
    form.device.endTurn()
    #expect(delegate.steps.isEmpty)
    #expect(recorder.turnCount <= 3)
    form.device.nextTurn()
    #expect(form.gap(field) == 8)
  }

  @Test("A guide that says something else each time is asked three times, then no more")
  func sightings() {
    let (form, isAtLast) = formBelowMovingKeyboard([220, 240, 260])
    #expect(isAtLast && form.view.transform == .identity && form.state == .hidden)
  }

  /// A form that meets a keyboard that was never announced and moves, without a word, to another
  /// height each time the form is read; and whether it has come to the last.
  private func formBelowMovingKeyboard(_ heights: [CGFloat]) -> (form: Form, isAtLast: Bool) {
    let form = Form(.keepGap(4), installs: false)
    let keyboard = form.device.keyboard
    form.focus()
    keyboard.moveUnannounced(to: keyboard.docked(height: 200))
    var heights = heights
    form.device.run {
      form.avoidance = form.view.avoidKeyboard(
        .keepGap(4), notificationCenter: form.device.notificationCenter, clock: form.clock)
      form.avoidance?.inputSettings = { _ in
        if !heights.isEmpty {
          keyboard.moveUnannounced(to: keyboard.docked(height: heights.removeFirst()))
        }
        return nil
      }
    }
    form.device.endTurn()
    for _ in 0..<4 { form.device.nextTurn() }
    return (form, heights.isEmpty)
  }

  @Test("A guide that says the same twice is believed, though it was not the first thing it said")
  func sighted() {
    let (form, _) = formBelowMovingKeyboard([220, 260])
    #expect(form.gap() == 4)
  }
}
