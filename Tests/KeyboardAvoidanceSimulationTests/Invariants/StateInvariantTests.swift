import Testing

@testable import KeyboardAvoidance
@testable import KeyboardAvoidanceSimulation

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// Machines that are falsified after a turn, and what the invariants of states say of them.
@Suite("What is wrong in a state is told, and what may be so is not")
struct StateInvariantTests {
  /// What excuses an input that is covered, whatever moves the view.
  private static var excuses: [Fault] {
    [
      .excused("paused") { $0.after.isPaused = true },
      .excused("the screen was turned") { $0.after.makeStale() },
      .excused("dragged") { $0.after.keyboard.drag = .away },
      .excused("scrolled by the user") { $0.memory = InvariantMemory(bits: 1) },
      .excused("another app's keyboard") { $0.after.keyboard.isLocal = false },
      .excused("a disabled input") { $0.after.focused.isEnabled = false },
      .excused("no input") { $0.after.isFocused = false },
      .excused("no keyboard") { $0.after.state = .hiding },
      .excused("out of the keyboard's reach") { $0.after.layout.window.origin.y = -300 },
    ]
  }

  @Test("A lifted view must leave the gap above the keyboard, to the point, up to its limit")
  func lifted() {
    let evidence = Evidence(SmallForm.header(.keepGap()), [.focus("low")], [SmallForm.show])
    let faults = [
      Fault("not lifted", says: "131.0 pt are missing between the input and the keyboard") {
        $0.after.adjustment.translation = 0
      },
      Fault("two points too low", says: "2.0 pt are missing between the input and the keyboard") {
        $0.after.adjustment.translation = -129
      },
      Fault("still engaged", says: "101.0 pt are missing between the input and the keyboard") {
        $0.after.focused.frame.origin.y = 380
        $0.after.focused.gap = 94
        $0.after.adjustment.translation = 0
      },
      Fault("not engaged yet", says: "6.0 pt are missing between the input and the keyboard") {
        $0.after.currentEpisode.isEngaged = false
        $0.after.focused.frame.origin.y = 375
        $0.after.adjustment.translation = 0
      },
    ]
    expect(.visible, of: evidence, faults)
    expectAsked(.visible, of: evidence, faults)
    let unlifted = wrong(
      {
        $0.after.adjustment.translation = 0
      }, but: Self.excuses)
    expect(.visible, of: evidence, unlifted)
    expectAsked(.visible, of: evidence, unlifted)
    expect(
      .visible, of: evidence,
      [
        .excused("one point is within the tolerance") { $0.after.adjustment.translation = -130 },
        .excused("higher than it need be") { $0.after.adjustment.translation = -150 },
        .excused("not covered by more than the tolerance, and not engaged") {
          $0.after.currentEpisode.isEngaged = false
          $0.after.focused.frame.origin.y = 374
          $0.after.adjustment.translation = 0
        },
      ])
  }

  @Test("A lifted view goes no higher than its top limit, and an unknown caret is waited for")
  func limited() {
    let tall = CGRect(x: 20, y: 300, width: 335, height: 400)
    let header = SmallForm.header(.keepGap(), low: tall)
    let evidence = Evidence(header, [.focus("low")], [SmallForm.show])
    #expect(evidence.after.adjustment.translation == -280)
    expect(
      .visible, of: evidence,
      [
        .excused("a point below the limit") { $0.after.adjustment.translation = -279 },
        Fault("two below", says: "6.0 pt are missing between the input and the keyboard") {
          $0.after.adjustment.translation = -278
        },
      ])
    let waits: [Fault] = [
      .excused("the caret is not known") {
        $0.after.adjustment.translation = 0
        $0.after.focused.isCaretPending = true
      }
    ]
    expect(.visible, of: evidence, waits)
    expectAsked(.visible, of: evidence, waits)
  }

  @Test("A scrolled view must leave the gap above the keyboard, as far as it can be scrolled")
  func scrolled() {
    let evidence = Evidence(SmallForm.header(.standard), [.focus("low")], [SmallForm.show])
    #expect(evidence.after.offset == 135 && evidence.after.adjustment.bottomInset == 260)
    expect(
      .visible, of: evidence,
      [
        Fault("not far enough", says: "35.0 pt are missing between the input and the keyboard") {
          $0.after.falseOffset = 100
        },
        .excused("a point from the end") {
          $0.after.falseOffset = 100
          $0.after.layout.scroll?.contentSize.height = 508
        },
        Fault("two from the end", says: "35.0 pt are missing between the input and the keyboard") {
          $0.after.falseOffset = 100
          $0.after.layout.scroll?.contentSize.height = 509
        },
      ])
    let unscrolled = wrong(
      {
        $0.after.falseOffset = 100
      }, but: Self.excuses)
    expect(.visible, of: evidence, unscrolled)
    expectAsked(.visible, of: evidence, unscrolled)
  }

  @Test("Nothing is left of an adjustment once the keyboard and its episode are over")
  func atRest() {
    let evidence = Evidence(SmallForm.header(.keepGap()), [.blur])
    let left = "translation -5 is left in hidden"
    func fault(_ name: String, _ said: String?, _ make: @escaping (inout Evidence) -> Void)
      -> Fault
    {
      Fault(name, says: said) {
        $0.after.adjustment.translation = -5
        make(&$0)
      }
    }
    let faults = [
      fault("lifted", left) { _ in },
      fault("paused", nil) { $0.after.isPaused = true },
      fault("the keyboard still leaves", nil) { $0.after.state = .hiding },
      fault("in an episode", nil) { $0.after.isEpisodeOpen = true },
      fault("left there by the rule", nil) { $0.memory = InvariantMemory(bits: 2) },
    ]
    expect(.atRest, of: evidence, faults)
    expectAsked(.atRest, of: evidence, faults)
  }

  @Test("A view is not lifted for no input, nor for one that is not to be avoided for")
  func unfocused() {
    let evidence = Evidence(SmallForm.header(.keepGap()), [SmallForm.show])
    func fault(_ name: String, _ said: String?, _ make: @escaping (inout Evidence) -> Void)
      -> Fault
    {
      Fault(name, says: said) {
        $0.after.adjustment.translation = -5
        make(&$0)
      }
    }
    let focused = Evidence(SmallForm.header(.keepGap()), [.focus("low")], [SmallForm.show]).after
    let faults = [
      fault("no input", "a lift of 5.0 for no input") { _ in },
      fault("its bounds are shifted", "a lift of 8.0 for no input") {
        $0.after.adjustment.boundsOrigin = 3
      },
      fault("a disabled input", "a lift of 5.0 for no input") {
        $0.after.isFocused = true
        $0.after.focused = focused.focused
        $0.after.focused.isEnabled = false
      },
      fault("another app's keyboard", "a lift of 5.0 for no input") {
        $0.after.isFocused = true
        $0.after.focused = focused.focused
        $0.after.keyboard.isLocal = false
      },
      fault("an input that is avoided for", nil) {
        $0.after.isFocused = true
        $0.after.focused = focused.focused
      },
      fault("paused", nil) { $0.after.isPaused = true },
      fault("the screen was turned", nil) { $0.after.makeStale() },
      fault("left there by the rule", nil) { $0.memory = InvariantMemory(bits: 2) },
    ]
    expect(.unfocused, of: evidence, faults)
    expectAsked(.unfocused, of: evidence, faults)
    var away = Evidence(SmallForm.header(.keepGap()), [.blur])
    #expect(!away.isAsked(by: .unfocused), "only counted with the keyboard up")
    away.after.adjustment.translation = -5
    #expect(away.message(of: .unfocused) == "a lift of 5.0 for no input")
  }

  @Test("The inset is what the keyboard covers, to the point, whatever is focused")
  func inset() {
    let evidence = Evidence(SmallForm.header(.standard), [SmallForm.show])
    let faults = [
      Fault("too small", says: "the inset is 259.0 where 260.0 is covered") {
        $0.after.adjustment.bottomInset = 259
      },
      Fault("too large", says: "the inset is 261.0 where 260.0 is covered") {
        $0.after.adjustment.bottomInset = 261
      },
      Fault("dragged", says: "the inset is 260.0 where 160.0 is covered") {
        $0.after.keyboard.drag = .at(CGRect(x: 0, y: 507, width: 375, height: 260))
      },
      .excused("paused") {
        $0.after.adjustment.bottomInset = 0
        $0.after.isPaused = true
      },
      .excused("the screen was turned") {
        $0.after.adjustment.bottomInset = 0
        $0.after.makeStale()
      },
    ]
    expect(.inset, of: evidence, faults)
    expectAsked(.inset, of: evidence, faults)
    var uncovered = evidence
    uncovered.after.layout.window.origin.y = -300
    #expect(uncovered.message(of: .inset) == "the inset is 260.0 where 0.0 is covered")
    #expect(!uncovered.isAsked(by: .inset), "nothing is covered")
    var close = evidence
    close.after.adjustment.bottomInset = 259.5
    #expect(close.message(of: .inset) == nil, "half a point is within the tolerance")
  }

  @Test("A transition has a timer that ends it")
  func live() {
    let evidence = Evidence(SmallForm.header(.standard), [SmallForm.show])
    let faults = [
      Fault("no timer", says: "no timer ends showing") { $0.after.timer = nil },
      .excused("the keyboard rests") {
        $0.after.timer = nil
        $0.after.state = .shown
      },
    ]
    expect(.live, of: evidence, faults)
    expectAsked(.live, of: evidence, faults)
  }
}
