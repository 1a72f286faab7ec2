import Testing

@testable import KeyboardAvoidance
@testable import KeyboardAvoidanceSimulation

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

@Suite("An offset that is not counted, or not restored by the rule, is told")
struct RestoresInvariantTests {
  private static let left = [
    Evidence(SmallForm.header(.standard), [.focus("low")], [SmallForm.show], [SmallForm.hide]),
    Evidence(
      SmallForm.header(.standard), [.focus("low")], [SmallForm.show],
      [.dismiss(.drag), SmallForm.hide]),
  ]

  private static func policy(_ rule: RestoreRule) -> AvoidancePolicy {
    var policy = AvoidancePolicy.standard
    policy.restore = rule
    return policy
  }

  @Test("What is added to an offset is counted, wherever the user scrolled to before")
  func counted() {
    let evidence = Evidence(
      SmallForm.header(.standard), [.focus("low")], [SmallForm.show], [.tapOutside])
    #expect(evidence.after.offset == 135 && !evidence.isAsked(by: .restores))
    func said(_ start: Double, _ found: Double) -> String {
      "the offset went from \(start) to \(found), 135.0 is counted as added"
    }
    expect(
      .restores, of: evidence,
      [
        Fault("more than is counted", says: said(135, 140)) { $0.after.falseOffset = 140 },
        Fault("a little less", says: said(135, 134.75)) { $0.after.falseOffset = 134.75 },
        Fault("the user's scroll is not counted", says: said(150, 160)) {
          $0.events = [.scroll(offset: 150)]
          $0.after.falseOffset = 160
        },
        .excused("the user's scroll") {
          $0.events = [.scroll(offset: 150)]
          $0.after.falseOffset = 150
        },
        .excused("a smaller inset clamps it") {
          $0.before.adjustment.bottomInset = 300
          $0.after.falseOffset = 140
        },
        .excused("the episode ends") {
          $0.after.isEpisodeOpen = false
          $0.after.falseOffset = 140
        },
        .excused("anchored, less than half a point") {
          $0.both { $0.policy.anchor = .bottom }
          $0.after.falseOffset = 135.4
        },
        Fault("anchored, more than half a point", says: said(135, 135.6)) {
          $0.both { $0.policy.anchor = .bottom }
          $0.after.falseOffset = 135.6
        },
        .excused("anchored, and carried along") {
          $0.both { $0.policy.anchor = .bottom }
          $0.after.layout.scroll?.insets.bottom = 20
          $0.after.falseOffset = 155
        },
      ])
  }

  @Test("What was added is taken back when the keyboard leaves, if the rule names the reason")
  func takenBack() {
    expect(
      .restores, of: Self.left[0],
      [
        Fault("ten points are left", says: "the leaving ends at the offset 10.0 instead of 0.0") {
          $0.after.falseOffset = 10
        }
      ])
    #expect(Self.left[1].after.offset == 135)
    expect(
      .restores, of: Self.left[1],
      [
        Fault("taken back", says: "the leaving ends at the offset 0.0 instead of 135.0") {
          $0.after.falseOffset = 0
        },
        Fault("past the end", says: "the leaving ends at the offset 135.0 instead of 33.0") {
          $0.after.layout.scroll?.contentSize.height = 700
        },
      ])
  }

  @Test("Nothing is asked of a leaving that something else decides")
  func excuses() {
    let excuses = wrong(
      {
        $0.after.falseOffset = 10
      },
      but: [
        .excused("a mover that lifts") { $0.both { $0.policy.mover = .translate } },
        .excused("no episode") { $0.before.isEpisodeOpen = false },
        .excused("the policy was changed") { $0.before.policy.gap = 5 },
        .excused("paused before") { $0.before.isPaused = true },
        .excused("paused") { $0.after.isPaused = true },
        .excused("a new layout") {
          let viewport = $0.before.layout
          $0.events.append(.layout(viewport))
        },
        .excused("the screen was turned before") { $0.before.makeStale() },
        .excused("the screen was turned") { $0.after.makeStale() },
        .excused("it does not scroll") { $0.after.layout.scroll = nil },
      ])
    expect(.restores, of: Self.left[0], excuses)
    expectAsked(.restores, of: Self.left[0], excuses)
  }

  @Test("Each rule has its place to return to")
  func rules() {
    let policies = [
      Self.policy(.always), Self.policy(RestoreRule(on: .all, to: .origin)),
      Self.policy(RestoreRule(on: .all, to: .undoUnlessPastEnd)),
    ]
    // From 250, where the user scrolled to: back by 135, to the start, or to the end at rest, 233.
    for (policy, place) in zip(policies, [115.0, 0, 233]) {
      let evidence = Evidence(
        SmallForm.header(policy), [.focus("low")], [SmallForm.show], [.scroll(offset: 250)],
        [SmallForm.hide])
      #expect(evidence.after.offset == place)
      expect(
        .restores, of: evidence,
        [
          Fault("elsewhere", says: "the leaving ends at the offset 7.0 instead of \(place)") {
            $0.after.falseOffset = 7
          }
        ])
    }
    let within = Evidence(
      SmallForm.header(policies[2]), [.focus("low")], [SmallForm.show], [.scroll(offset: 233)],
      [SmallForm.hide])
    #expect(within.after.offset == 98 && within.message(of: .restores) == nil)
  }

  @Test("The origin is not asked for where no input was avoided for before")
  func origin() {
    let policy = Self.policy(RestoreRule(on: .all, to: .origin))
    let evidence = Evidence(
      SmallForm.header(policy), [.focus("low")], [SmallForm.show], [SmallForm.hide])
    let said = "the leaving ends at the offset 10.0 instead of 0.0"
    expect(
      .restores, of: evidence,
      [
        Fault("an input", says: said) { $0.after.falseOffset = 10 },
        .excused("none") {
          $0.before.focused.isEnabled = false
          $0.after.falseOffset = 10
        },
      ])
  }

  @Test("What a leaving before had clamped may stay where it is")
  func clampedBefore() {
    expect(
      .restores, of: Self.left[0],
      [
        .excused("it stays") {
          $0.before.focused.isEnabled = false
          $0.after.falseOffset = 135
        },
        Fault(
          "it goes elsewhere", says: "the leaving ends at the offset 134.0 instead of 0.0"
        ) {
          $0.before.focused.isEnabled = false
          $0.after.falseOffset = 134
        },
        Fault("an input was held", says: "the leaving ends at the offset 135.0 instead of 0.0") {
          $0.after.falseOffset = 135
        },
      ])
  }

  @Test("Where only the focus leaves, what the rule does not take back stays")
  func onlyTheFocus() {
    let evidence = Evidence(
      SmallForm.header(Self.policy(.never)), [.focus("low")], [SmallForm.show], [.blur])
    #expect(evidence.after.offset == 135 && evidence.after.state.isUp)
    expect(
      .restores, of: evidence,
      [
        Fault("moved", says: "130.0 for 135.0, which may stay") { $0.after.falseOffset = 130 },
        Fault("past the end", says: "800.0 for 900.0, which may stay") {
          $0.events.append(.scroll(offset: 900))
          $0.after.falseOffset = 800
        },
        .excused("past the end, and left there") {
          $0.events.append(.scroll(offset: 900))
          $0.after.falseOffset = 900
        },
        Fault(
          "past the end of a smaller inset",
          says: "the leaving ends at the offset 900.0 instead of 493.0"
        ) {
          $0.before.adjustment.bottomInset = 300
          $0.events.append(.scroll(offset: 900))
          $0.after.falseOffset = 900
        },
        .excused("past the end of a smaller inset, under a finger") {
          $0.before.adjustment.bottomInset = 300
          $0.after.keyboard.drag = .at(SmallForm.docked)
          $0.events.append(.scroll(offset: 900))
          $0.after.falseOffset = 900
        },
      ])
    let taken = Evidence(
      SmallForm.header(Self.policy(.always)), [.focus("low")], [SmallForm.show],
      [.scroll(offset: 493)], [.blur])
    #expect(taken.after.offset == 358, "with the inset, which stays")
    #expect(taken.message(of: .restores) == nil)
  }

  @Test("A nested scroll view returns by the rule for itself")
  func nested() {
    let scroll = NestedScroll(
      id: 4, frame: CGRect(x: 0, y: 90, width: 375, height: 200),
      metrics: ScrollMetrics(contentSize: CGSize(width: 375, height: 400), offset: 50))
    func with(_ shift: NestedShift, at offset: Double, _ evidence: inout Evidence) {
      evidence.before.currentEpisode.nested = [shift]
      var now = scroll
      now.metrics.offset = offset
      evidence.after.layout.nested = [now]
    }
    let shift = NestedShift(scroll: scroll, baseline: 10, added: 30)
    var past = shift
    past.scroll.metrics.offset = 300
    func said(_ offset: Double, _ wanted: Double) -> String {
      "nested scroll view 4 ends at \(offset) instead of \(wanted)"
    }
    expect(
      .restores, of: Self.left[0],
      [
        .excused("back") { with(shift, at: 20, &$0) },
        Fault("not all the way", says: said(25, 20)) { with(shift, at: 25, &$0) },
        Fault("not at all", says: said(50, 20)) { with(shift, at: 50, &$0) },
        .excused("back to its end") { with(past, at: 200, &$0) },
        Fault("past its end", says: said(270, 270)) { with(past, at: 270, &$0) },
        .excused("scrolled by the user") {
          with(shift, at: 50, &$0)
          $0.events.append(.scrollNested(4, offset: 50))
        },
        .excused("no input was held") {
          with(shift, at: 50, &$0)
          $0.before.focused.isEnabled = false
        },
        .excused("gone") {
          with(shift, at: 50, &$0)
          $0.after.layout.nested[0].id = 5
        },
        Fault("the second one", says: said(50, 20)) {
          with(shift, at: 50, &$0)
          $0.before.currentEpisode.nested.insert(shift, at: 0)
          $0.before.currentEpisode.nested[0].scroll.id = 9
        },
      ])
    expect(
      .restores, of: Self.left[1],
      [
        .excused("not taken back") { with(shift, at: 50, &$0) },
        Fault("taken back", says: said(20, 50)) { with(shift, at: 20, &$0) },
        .excused("past its end, and left there") { with(past, at: 300, &$0) },
        .excused("past its end, and brought back") { with(past, at: 200, &$0) },
      ])
  }
}
