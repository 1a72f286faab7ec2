import Testing

@testable import KeyboardAvoidance
@testable import KeyboardAvoidanceSimulation

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

@Suite("What is moved for a caret that is not known is told, and a caret that is missed")
struct PendingInvariantTests {
  /// An input that does not fit above the keyboard.
  private static let tall = CGRect(x: 20, y: 300, width: 335, height: 500)

  private static func waiting(_ policy: AvoidancePolicy) -> Evidence {
    Evidence(
      SmallForm.header(policy, low: tall), [.focus("low"), .caretPending("low")],
      [SmallForm.show], [.tapOutside])
  }

  @Test("A view is not lifted before the caret is known")
  func lifted() {
    let evidence = Self.waiting(.keepGap())
    #expect(evidence.isAsked(by: .pending))
    expect(
      .pending, of: evidence,
      [
        Fault("lifted", says: "the lift went from 0.0 to 10.0 without a caret") {
          $0.after.adjustment.translation = -10
        },
        Fault("held during a drag", says: "the lift went from 0.0 to 10.0 without a caret") {
          $0.after.adjustment.translation = -10
          $0.both { $0.keyboard.drag = .away }
        },
      ])
    let excuses = wrong(
      {
        $0.after.adjustment.translation = -10
      },
      but: [
        .excused("paused before") { $0.before.isPaused = true },
        .excused("paused") { $0.after.isPaused = true },
        .excused("the screen was turned before") { $0.before.makeStale() },
        .excused("the screen was turned") { $0.after.makeStale() },
        .excused("the policy was changed") { $0.before.policy.gap = 5 },
        .excused("it followed a drag") {
          $0.both { $0.policy.drag = .follow }
          $0.before.keyboard.drag = .away
        },
        .excused("it follows a drag") {
          $0.both { $0.policy.drag = .follow }
          $0.after.keyboard.drag = .away
        },
        .excused("the keyboard leaves") { $0.after.state = .hiding },
        .excused("it fits") { $0.after.focused.frame.size.height = 387 },
      ])
    expect(.pending, of: evidence, excuses)
    expectAsked(.pending, of: evidence, excuses)
  }

  @Test("Content is not scrolled before the caret is known, but for a clamp")
  func scrolled() {
    expect(
      .pending, of: Self.waiting(.standard),
      [
        Fault("scrolled down", says: "2.0 pt were scrolled without a caret") {
          $0.after.currentEpisode.addedContentOffset = 2
        },
        Fault("scrolled up", says: "-2.0 pt were scrolled without a caret") {
          $0.after.currentEpisode.addedContentOffset = -2
        },
        Fault("scrolled further", says: "2.0 pt were scrolled without a caret") {
          $0.before.currentEpisode.addedContentOffset = 5
          $0.after.currentEpisode.addedContentOffset = 7
        },
        .excused("a point is within the tolerance") {
          $0.after.currentEpisode.addedContentOffset = 1
        },
        .excused("what was added is clamped") {
          $0.before.currentEpisode.addedContentOffset = 5
          $0.after.currentEpisode.addedContentOffset = 2
        },
      ])
  }

  @Test("Once the caret is known it is clear of the keyboard")
  func arrived() {
    let caret = CGRect(x: 24, y: 600, width: 2, height: 20)
    let evidence = Evidence(
      SmallForm.header(.keepGap(), low: Self.tall), [.focus("low"), .caretPending("low")],
      [SmallForm.show], [.caret("low", caret)])
    #expect(evidence.after.adjustment.translation == -217)
    let faults = [
      Fault("behind it", says: "17.0 pt are missing between the caret and the keyboard") {
        $0.after.adjustment.translation = -200
      },
      Fault(
        "not engaged yet, but covered",
        says: "217.0 pt are missing between the caret and the keyboard"
      ) {
        $0.after.currentEpisode.isEngaged = false
        $0.after.adjustment.translation = 0
      },
      Fault(
        "clear, but still engaged", says: "13.0 pt are missing between the caret and the keyboard"
      ) {
        $0.after.focused.caret?.origin.y = 300
        $0.after.focused.gap = 100
        $0.after.adjustment.translation = 0
      },
    ]
    expect(.pending, of: evidence, faults)
    expectAsked(.pending, of: evidence, faults)
    let excuses = wrong(
      {
        $0.both { $0.adjustment.translation = 0 }
      },
      but: [
        .excused("paused before") { $0.before.isPaused = true },
        .excused("paused") { $0.after.isPaused = true },
        .excused("the screen was turned before") { $0.before.makeStale() },
        .excused("the screen was turned") { $0.after.makeStale() },
        .excused("dragged") { $0.after.keyboard.drag = .away },
        .excused("another input") { $0.before.focused.id = 2 },
        .excused("it has none") { $0.after.focused.caret = nil },
        .excused("it was known before") { $0.before.focused.isCaretPending = false },
        .excused("out of the keyboard's reach") { $0.after.layout.window.origin.y = -300 },
        .excused("the keyboard leaves") { $0.after.state = .hiding },
      ])
    expect(.pending, of: evidence, excuses)
    expectAsked(.pending, of: evidence, excuses)
    expect(
      .pending, of: evidence,
      [
        .excused("clear and not engaged") {
          $0.after.currentEpisode.isEngaged = false
          $0.after.focused.caret?.origin.y = 300
          $0.after.focused.gap = 100
          $0.after.adjustment.translation = 0
        }
      ])
  }
}
