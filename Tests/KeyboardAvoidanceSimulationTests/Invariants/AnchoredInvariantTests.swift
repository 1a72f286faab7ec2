import Testing

@testable import KeyboardAvoidance
@testable import KeyboardAvoidanceSimulation

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

@Suite("Content that is anchored at the bottom and does not stay there is told")
struct AnchoredInvariantTests {
  private static let chat = SmallForm.header(.chat, offset: 200, height: 1_400)

  private static func rose(_ rise: Double, _ start: Double, _ found: Double, _ added: Double = 0)
    -> String
  {
    """
    the lower edge rose by \(rise), the offset went from \(start) to \(found), of which \(added) \
    are counted as added
    """
  }

  @Test("It goes with the edge of what can be seen, to half a point")
  func carried() {
    let evidence = Evidence(Self.chat, [SmallForm.show])
    #expect(evidence.after.offset == 460 && evidence.isAsked(by: .anchored))
    expect(
      .anchored, of: evidence,
      [
        .excused("less than half a point off") { $0.after.falseOffset = 460.4 },
        Fault("half a point too far", says: Self.rose(260, 200, 460.5)) {
          $0.after.falseOffset = 460.5
        },
        Fault("half a point short", says: Self.rose(260, 200, 459.5)) {
          $0.after.falseOffset = 459.5
        },
        Fault("not from where the user scrolled to", says: Self.rose(260, 150, 460)) {
          $0.events = [.scroll(offset: 150)]
        },
        .excused("from where the user scrolled to") {
          $0.events = [.scroll(offset: 150)]
          $0.after.falseOffset = 410
        },
        .excused("what was added besides") {
          $0.after.currentEpisode.addedContentOffset = 10
          $0.after.isEpisodeOpen = true
          $0.after.falseOffset = 470
        },
        Fault("what was added earlier", says: Self.rose(260, 200, 470, 3)) {
          $0.both { $0.isEpisodeOpen = true }
          $0.before.currentEpisode.addedContentOffset = 7
          $0.after.currentEpisode.addedContentOffset = 10
          $0.after.falseOffset = 470
        },
      ])
  }

  @Test("It goes as far as can be scrolled, and what is cut short may be made good")
  func cut() {
    let evidence = Evidence(
      Self.chat, [SmallForm.show], [.scroll(offset: 100)], [SmallForm.hide])
    #expect(evidence.after.offset == -20)
    expect(
      .anchored, of: evidence,
      [
        .excused("by as much as is cut") { $0.after.falseOffset = 120 },
        Fault("by more", says: Self.rose(-260, 100, 120.5)) { $0.after.falseOffset = 120.5 },
      ])
  }

  @Test(
    "Content past an end stays there while nothing changes, and returns where the inset shrinks")
  func pastTheEnd() {
    let evidence = Evidence(
      Self.chat, [SmallForm.show], [.scroll(offset: -50)], [.tapOutside])
    #expect(evidence.after.offset == -50 && !evidence.isAsked(by: .anchored))
    expect(
      .anchored, of: evidence,
      [
        Fault("it returns", says: Self.rose(0, -50, -20)) { $0.after.falseOffset = -20 },
        .excused("it returns under a smaller inset") {
          $0.after.falseOffset = -20
          $0.before.adjustment.bottomInset = 300
          $0.before.layout.scroll?.insets.bottom = -40
        },
      ])
  }

  @Test("Nothing is asked for where something else moves the content")
  func excuses() {
    let evidence = Evidence(Self.chat, [SmallForm.show])
    let excuses = wrong(
      {
        $0.after.falseOffset = 600
      },
      but: [
        .excused("anchored at the top") { $0.both { $0.policy.anchor = .top } },
        .excused("a mover that lifts") { $0.both { $0.policy.mover = .translate } },
        .excused("paused before") { $0.before.isPaused = true },
        .excused("paused") { $0.after.isPaused = true },
        .excused("the screen was turned before") { $0.before.makeStale() },
        .excused("the screen was turned") { $0.after.makeStale() },
        .excused("dragged before") { $0.before.keyboard.drag = .away },
        .excused("dragged") { $0.after.keyboard.drag = .away },
        .excused("the policy was changed") { $0.before.policy.gap = 5 },
        .excused("the keyboard is away") { $0.after.state = .hiding },
        .excused("an episode is left") {
          $0.before.isEpisodeOpen = true
          $0.before.state = .shown
          $0.after.state = .hiding
        },
        .excused("it did not scroll before") { $0.before.layout.scroll = nil },
        .excused("it does not scroll") { $0.after.layout.scroll = nil },
      ])
    expect(.anchored, of: evidence, excuses)
    expectAsked(.anchored, of: evidence, excuses)
    var left = evidence
    left.before.state = .shown
    left.after.state = .hiding
    left.after.falseOffset = 600
    #expect(left.message(of: .anchored) == Self.rose(260, 200, 600), "without an episode")
  }
}
