import Testing

@testable import KeyboardAvoidance
@testable import KeyboardAvoidanceSimulation

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

@Suite("A move for an input that is clear already is told")
struct MinimalInvariantTests {
  @Test("A view is not lifted for an input that is clear")
  func lifted() {
    var evidence = Evidence(SmallForm.header(.keepGap()), [.focus("high")], [SmallForm.show])
    evidence.commands.move = AdjustmentCommand.Move(.identity)
    #expect(evidence.isAsked(by: .minimal))
    func fault(_ name: String, _ said: String?, _ make: @escaping (inout Evidence) -> Void)
      -> Fault
    {
      Fault(name, says: said) {
        $0.after.adjustment.translation = -10
        make(&$0)
      }
    }
    let lift = "a lift of 10.0 for an input that is clear"
    let nested = NestedScroll(
      id: 0, frame: CGRect(x: 0, y: 100, width: 375, height: 100),
      metrics: ScrollMetrics(contentSize: CGSize(width: 375, height: 400)))
    let faults = [
      fault("lifted", lift) { _ in },
      fault("in a nested scroll view", lift) {
        $0.after.layout.nested = [nested]
        $0.after.focused.frame = CGRect(x: 0, y: 0, width: 335, height: 100)
      },
      fault("it does not fit there", lift) {
        $0.after.layout.nested = [nested]
        $0.after.focused.frame = CGRect(x: 0, y: 0, width: 335, height: 150)
      },
      fault("it does not fit there, and waits for its caret", nil) {
        $0.after.layout.nested = [nested]
        $0.after.focused.frame = CGRect(x: 0, y: 0, width: 335, height: 150)
        $0.after.focused.isCaretPending = true
      },
      fault("nothing was commanded", nil) { $0.commands.move = nil },
      fault("paused", nil) { $0.after.isPaused = true },
      fault("the screen was turned", nil) { $0.after.makeStale() },
      fault("the policy was changed", nil) { $0.before.policy.gap = 5 },
      fault("no input", nil) { $0.after.isFocused = false },
      fault("always placed", nil) { $0.both { $0.policy.engagement = .always } },
      fault("above the top limit", nil) { $0.after.focused.frame.origin.y = 19 },
      fault("at the top limit", lift) { $0.after.focused.frame.origin.y = 20 },
      fault("touching the keyboard", nil) { $0.after.focused.frame.origin.y = 373 },
      fault("just above the keyboard", lift) { $0.after.focused.frame.origin.y = 372.9 },
    ]
    expect(.minimal, of: evidence, faults)
    expectAsked(.minimal, of: evidence, faults)
    expect(
      .minimal, of: evidence,
      [
        fault("an engaged episode keeps its gap", nil) {
          $0.before.isEpisodeOpen = true
          $0.before.currentEpisode.isEngaged = true
        }
      ])
  }

  @Test("Content is not scrolled for an input that is clear")
  func scrolled() {
    let evidence = Evidence(SmallForm.header(.standard), [.focus("high")], [SmallForm.show])
    #expect(evidence.isAsked(by: .minimal) && evidence.commands.move != nil)
    let nested = NestedScroll(
      id: 0, frame: .zero, metrics: ScrollMetrics(contentSize: .zero))
    expect(
      .minimal, of: evidence,
      [
        Fault(
          "scrolled down", says: "the offset went from 0.0 to 10.0 for an input that is clear"
        ) { $0.after.falseOffset = 10 },
        Fault(
          "scrolled a little up",
          says: "the offset went from 0.0 to -0.25 for an input that is clear"
        ) { $0.after.falseOffset = -0.25 },
        Fault(
          "scrolled by the user first",
          says: "the offset went from 5.0 to 10.0 for an input that is clear"
        ) {
          $0.events = [.scroll(offset: 5)]
          $0.after.falseOffset = 10
        },
        .excused("left where the user scrolled to") {
          $0.events = [.scroll(offset: 5)]
          $0.after.falseOffset = 5
        },
        .excused("moved by a new layout") {
          let viewport = $0.before.layout
          $0.events = [.layout(viewport)]
          $0.after.falseOffset = 10
        },
        .excused("in a nested scroll view") {
          $0.after.layout.nested = [nested]
          $0.after.falseOffset = 10
        },
        .excused("always placed") {
          $0.both { $0.policy.engagement = .always }
          $0.after.falseOffset = 10
        },
        Fault(
          "an inset view knows no engagement",
          says: "the offset went from 0.0 to 10.0 for an input that is clear"
        ) {
          $0.both {
            $0.policy.engagement = .always
            $0.policy.mover = .inset
          }
          $0.after.falseOffset = 10
        },
        .excused("covered where it was, as nobody scrolled") {
          $0.before.falseOffset = -300
          $0.after.falseOffset = 10
        },
      ])
  }

  @Test("Where the inset shrinks the content goes no further than it must, else not at all")
  func shrunk() {
    var evidence = Evidence(SmallForm.header(.standard), [.focus("high")], [SmallForm.show])
    evidence.before.adjustment.bottomInset = 300
    expect(
      .minimal, of: evidence,
      [
        .excused("to the end") {
          $0.before.falseOffset = 50
          $0.after.layout.scroll?.contentSize.height = 427
          $0.after.falseOffset = 20
        },
        Fault(
          "short of the end", says: "the offset went from 50.0 to 19.0 for an input that is clear"
        ) {
          $0.before.falseOffset = 50
          $0.after.layout.scroll?.contentSize.height = 427
          $0.after.falseOffset = 19
        },
        .excused("to the start") { $0.after.falseOffset = -20 },
        Fault(
          "to the start, with an inset that stays",
          says: "the offset went from 0.0 to -20.0 for an input that is clear"
        ) {
          $0.before.adjustment.bottomInset = 260
          $0.after.falseOffset = -20
        },
      ])
  }

  @Test("Anchored content is carried along and not moved further, but for half a point")
  func anchored() {
    let header = SmallForm.header(.chat, offset: 0, height: 1_400)
    let evidence = Evidence(header, [.focus("high")], [SmallForm.show])
    #expect(evidence.after.offset == 80, "carried by 260, and back for the input")
    var clear = evidence
    clear.after.focused.frame.origin.y = 300
    clear.after.falseOffset = 260
    #expect(clear.isAsked(by: .minimal))
    expect(
      .minimal, of: clear,
      [
        .excused("half a point") { $0.after.falseOffset = 260.5 },
        Fault("more", says: "the offset went from 260.0 to 260.75 for an input that is clear") {
          $0.after.falseOffset = 260.75
        },
        .excused("above the top where it was carried to") {
          $0.after.focused.frame.origin.y = 100
          $0.after.falseOffset = 300
        },
        .excused("dragged, which carries nothing") {
          $0.after.keyboard.drag = .at(SmallForm.docked)
          $0.after.falseOffset = 300
        },
      ])
  }
}
