import Testing

@testable import KeyboardAvoidance
@testable import KeyboardAvoidanceSimulation

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

@Suite("What is wrong with a companion and a dragged lift is told")
struct CompanionInvariantTests {
  /// What must stay visible, 150 pt above the lower input's top and 44 pt high.
  private static let above = CGRect(x: 20, y: 350, width: 335, height: 44)

  private static func form(_ policy: AvoidancePolicy, companion: CGRect = above) -> Evidence {
    Evidence(
      SmallForm.header(policy), [.focus("low"), .companion("low", companion)], [SmallForm.show])
  }

  private static var excuses: [Fault] {
    [
      .excused("paused") { $0.after.isPaused = true },
      .excused("the screen was turned") { $0.after.makeStale() },
      .excused("dragged") { $0.after.keyboard.drag = .away },
      .excused("scrolled by the user") { $0.memory = InvariantMemory(bits: 1) },
      .excused("no input") { $0.after.isFocused = false },
      .excused("out of the keyboard's reach") { $0.after.layout.window.origin.y = -300 },
      .excused("no companion") { $0.after.focused.companion = nil },
      .excused("both do not fit") { $0.after.focused.companion?.origin.y = 100 },
    ]
  }

  @Test("A companion that fits is seen whole above the keyboard, while a view can be lifted")
  func lifted() {
    // The lower edge at 600 is the button's; a lift of 197 leaves the gap of 4 above the keyboard.
    let below = CGRect(x: 20, y: 556, width: 335, height: 44)
    let evidence = Self.form(.keepGap(), companion: below)
    #expect(evidence.after.adjustment.translation == -197)
    let faults = [
      Fault("behind the keyboard", says: "2.0 pt of it are behind the keyboard") {
        $0.after.adjustment.translation = -191
      },
      Fault("above the top", says: "2.0 pt of it are above the top") {
        $0.after.adjustment.translation = -482
      },
    ]
    expect(.companion, of: evidence, faults)
    expectAsked(.companion, of: evidence, faults)
    expect(
      .companion, of: evidence,
      [
        .excused("a point behind the keyboard") { $0.after.adjustment.translation = -192 },
        .excused("a point above the top") { $0.after.adjustment.translation = -481 },
      ])
    let excused = wrong(
      {
        $0.after.adjustment.translation = 0
      }, but: Self.excuses)
    expect(.companion, of: evidence, excused)
    expectAsked(.companion, of: evidence, excused)
  }

  @Test("A companion that lies above the top is told as long as the lift could be less")
  func aboveTheTop() {
    let evidence = Self.form(.keepGap())
    expect(
      .companion, of: evidence,
      [
        .excused("at rest already, but for a point") {
          $0.after.layout.windowSafeArea.top = 353
          $0.after.focused.frame.origin.y = 360
          $0.after.adjustment.translation = -1
        },
        Fault("lifted by two points", says: "5.0 pt of it are above the top") {
          $0.after.layout.windowSafeArea.top = 353
          $0.after.focused.frame.origin.y = 360
          $0.after.adjustment.translation = -2
        },
      ])
  }

  @Test("A companion that fits is seen whole, as far as the content can be scrolled either way")
  func scrolled() {
    let evidence = Self.form(.standard)
    #expect(evidence.after.offset == 135)
    expect(
      .companion, of: evidence,
      [
        Fault("behind the keyboard", says: "2.0 pt of it are behind the keyboard") {
          $0.after.falseOffset = 125
        },
        .excused("a point behind it") { $0.after.falseOffset = 126 },
        .excused("behind it, a point from the end") {
          $0.after.falseOffset = 100
          $0.after.layout.scroll?.contentSize.height = 508
        },
        Fault("two from the end", says: "27.0 pt of it are behind the keyboard") {
          $0.after.falseOffset = 100
          $0.after.layout.scroll?.contentSize.height = 509
        },
        Fault("above the top", says: "2.0 pt of it are above the top") {
          $0.after.falseOffset = 332
        },
        .excused("a point above it") { $0.after.falseOffset = 331 },
        .excused("above it, a point from the start") {
          $0.after.layout.scroll?.offset = 0
          $0.after.layout.scroll?.insets.top = 1
          $0.after.focused.companion?.origin.y = -20
          $0.after.focused.frame.origin.y = 100
        },
        Fault("two from the start", says: "22.0 pt of it are above the top") {
          $0.after.layout.scroll?.offset = 0
          $0.after.layout.scroll?.insets.top = 2
          $0.after.focused.companion?.origin.y = -20
          $0.after.focused.frame.origin.y = 100
        },
      ])
  }

  @Test("Where a policy always places an input the gap above it is not asked for, else it is")
  func placed() {
    var always = AvoidancePolicy.standard
    always.engagement = .always
    for (policy, said) in [(always, nil), (.standard, "8.0 pt of it are above the top")] {
      var evidence = Self.form(policy)
      evidence.after.falseOffset = 338
      #expect(evidence.message(of: .companion) == said)
    }
  }

  @Test("A lift that follows a drag is what the dragged keyboard needs, one that is held all of it")
  func dragged() {
    let lower = CGRect(x: 0, y: 447, width: 375, height: 260)
    let drag = TraceEvent.sample(KeyboardSample(frame: lower, isInteractive: true))
    var follows = AvoidancePolicy.keepGap()
    follows.drag = .follow
    let turns: [[TraceEvent]] = [[.focus("low")], [SmallForm.show], [drag]]
    for (policy, lift) in [(follows, 91.0), (.keepGap(), 131.0)] {
      let evidence = Evidence(SmallForm.header(policy), turns[0], turns[1], turns[2])
      #expect(evidence.after.adjustment.translation == -lift)
      let faults = [
        Fault("too much", says: "a lift of \(lift + 2) where the finger leaves \(lift)") {
          $0.after.adjustment.translation = -lift - 2
        },
        Fault("too little", says: "a lift of \(lift - 2) where the finger leaves \(lift)") {
          $0.after.adjustment.translation = -lift + 2
        },
      ]
      expect(.drag, of: evidence, faults)
      expectAsked(.drag, of: evidence, faults)
      expect(
        .drag, of: evidence,
        [.excused("a point off") { $0.after.adjustment.translation = 1 - lift }])
      let excused = wrong(
        {
          $0.after.adjustment.translation = 0
        },
        but: [
          .excused("paused") { $0.after.isPaused = true },
          .excused("the screen was turned") { $0.after.makeStale() },
          .excused("no finger") { $0.after.keyboard.drag = nil },
          .excused("scrolled by the user") { $0.memory = InvariantMemory(bits: 1) },
          .excused("no input") { $0.after.isFocused = false },
          .excused("not engaged") { $0.after.currentEpisode.isEngaged = false },
          .excused("no episode") { $0.after.isEpisodeOpen = false },
          .excused("out of the keyboard's reach") { $0.after.layout.window.origin.y = -300 },
          .excused("the content scrolls") { $0.after.policy.mover = .scroll },
          .excused("the caret is not known") {
            $0.after.focused.isCaretPending = true
            $0.after.focused.frame.size.height = 500
          },
        ])
      expect(.drag, of: evidence, excused)
      expectAsked(.drag, of: evidence, excused)
    }
  }

  @Test("A lift follows a drag no higher than the docked keyboard needs, and down to nothing")
  func draggedFar() {
    var follows = AvoidancePolicy.keepGap()
    follows.drag = .follow
    let lower = CGRect(x: 0, y: 447, width: 375, height: 260)
    let drag = TraceEvent.sample(KeyboardSample(frame: lower, isInteractive: true))
    let evidence = Evidence(
      SmallForm.header(follows), [.focus("low")], [SmallForm.show], [drag])
    expect(
      .drag, of: evidence,
      [
        Fault("dragged up", says: "a lift of 91.0 where the finger leaves 131.0") {
          $0.after.keyboard.drag = .at(CGRect(x: 0, y: 300, width: 375, height: 367))
        },
        Fault("dragged away", says: "a lift of 91.0 where the finger leaves 0.0") {
          $0.after.keyboard.drag = .away
        },
        Fault("dragged below", says: "a lift of 91.0 where the finger leaves 0.0") {
          $0.after.keyboard.drag = .at(CGRect(x: 0, y: 667, width: 375, height: 260))
        },
        Fault("the input's own placement", says: "a lift of 91.0 where the finger leaves 447.0") {
          $0.after.focused.placement = .top
          $0.after.keyboard.drag = .at(CGRect(x: 0, y: 407, width: 375, height: 260))
          $0.after.focused.gap = 33
        },
      ])
  }
}
