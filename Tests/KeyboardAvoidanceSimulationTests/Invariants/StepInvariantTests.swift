import Testing

@testable import KeyboardAvoidance
@testable import KeyboardAvoidanceSimulation

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// Turns that are falsified, and what the invariants of steps say of them.
@Suite("What a turn does wrong is told, and what it may do is not")
struct StepInvariantTests {
  @Test("An episode starts with the keyboard over an input")
  func episodeStarts() {
    let evidence = Evidence(SmallForm.header(.keepGap()), [.focus("low")], [SmallForm.show])
    expect(
      .episode, of: evidence,
      [
        Fault("none starts", says: "no episode starts") { $0.after.isEpisodeOpen = false },
        .excused("paused") {
          $0.after.isEpisodeOpen = false
          $0.after.isPaused = true
        },
        .excused("no input") {
          $0.after.isEpisodeOpen = false
          $0.after.isFocused = false
        },
        .excused("no keyboard") {
          $0.after.isEpisodeOpen = false
          $0.after.state = .hiding
        },
      ])
    let rest = Evidence(SmallForm.header(.keepGap()), [.focus("low")])
    #expect(evidence.isAsked(by: .episode) && !rest.isAsked(by: .episode))
  }

  @Test("An episode lasts while the keyboard, the input or a pause does, with its baseline")
  func episodeLasts() {
    let evidence = Evidence(
      SmallForm.header(.keepGap()), [.focus("low")], [SmallForm.show], [.tapOutside])
    #expect(evidence.isAsked(by: .episode))
    expect(
      .episode, of: evidence,
      [
        Fault("it ends", says: "the episode ends too early") { $0.after.isEpisodeOpen = false },
        Fault("it ends although an input is focused", says: "the episode ends too early") {
          $0.after.isEpisodeOpen = false
          $0.after.state = .hiding
        },
        Fault("it ends although the keyboard is up", says: "the episode ends too early") {
          $0.after.isEpisodeOpen = false
          $0.after.isFocused = false
        },
        Fault("it ends in a pause", says: "the episode ends too early") {
          $0.after.isEpisodeOpen = false
          $0.after.isPaused = true
          $0.after.isFocused = false
          $0.after.state = .hiding
        },
        Fault("its baseline moves", says: "the baseline went from 0.0 to 7.0") {
          $0.after.currentEpisode.baseline = 7
        },
        Fault("a lift has no anchor", says: "the baseline went from 0.0 to 7.0") {
          $0.after.currentEpisode.baseline = 7
          $0.after.policy.anchor = .bottom
        },
        Fault("content is not anchored", says: "the baseline went from 0.0 to 7.0") {
          $0.after.currentEpisode.baseline = 7
          $0.after.policy.mover = .scroll
        },
        .excused("content is anchored at the bottom") {
          $0.after.currentEpisode.baseline = 7
          $0.after.policy.mover = .scroll
          $0.after.policy.anchor = .bottom
        },
        Fault("it does not end", says: "the episode does not end") {
          $0.after.isFocused = false
          $0.after.state = .hiding
        },
        .excused("paused") {
          $0.after.isPaused = true
          $0.after.isFocused = false
          $0.after.state = .hiding
        },
        .excused("it ends with the keyboard and the input") {
          $0.after.isEpisodeOpen = false
          $0.after.isFocused = false
          $0.after.state = .hiding
        },
      ])
  }

  @Test("A repeated event moves nothing")
  func repeated() throws {
    var evidence = Evidence(SmallForm.header(.keepGap()), [.focus("low")], [SmallForm.show])
    #expect(evidence.isAsked(by: .idempotent))
    let high = FocusedInput(2, frame: CGRect(x: 20, y: 100, width: 335, height: 34))
    expect(
      .idempotent, of: evidence,
      [
        Fault(
          "it moves", says: "focus 2 (20, 100, 335, 34) repeated commands rest, 0.25 s, curve 7"
        ) {
          $0.events = [.focus(high)]
        },
        .excused("two events") { $0.events = [.blur, .focus(high)] },
        .excused("no event") { $0.events = [] },
      ])
    evidence.events = [.blur, .focus(high)]
    #expect(!evidence.isAsked(by: .idempotent))
    let away = Evidence(SmallForm.header(.keepGap()), [.focus("low")])
    #expect(!away.isAsked(by: .idempotent), "without a keyboard")
  }

  @Test("A pause moves nothing, and its end commands once and without an animation")
  func quiet() {
    let during = Evidence(
      SmallForm.header(.keepGap()), [.focus("low"), .pause], [SmallForm.show])
    expect(
      .quiet, of: during,
      [Fault("it moves", says: "a move during a pause") { $0.commands.move = .init(.identity) }])
    let ended = Evidence(
      SmallForm.header(.keepGap()), [.focus("low"), .pause], [SmallForm.show], [.resume])
    let animated = AdjustmentCommand.Move(.identity, animation: .standard)
    expect(
      .quiet, of: ended,
      [
        Fault("no command", says: "the end of a pause commands nothing") { $0.commands.move = nil },
        Fault("animated", says: "the end of a pause is animated") { $0.commands.move = animated },
        .excused("no pause was on") {
          $0.before.isPaused = false
          $0.commands.move = animated
        },
      ])
    let unpaused = Evidence(SmallForm.header(.keepGap()), [.focus("low")])
    #expect(during.isAsked(by: .quiet) && ended.isAsked(by: .quiet))
    #expect(!unpaused.isAsked(by: .quiet))
  }

  @Test("Each number of a command is held against infinity")
  func finite() {
    let evidence = Evidence(SmallForm.header(.keepGap()), [.focus("low")], [SmallForm.show])
    #expect(evidence.isAsked(by: .finite))
    var moves = [
      \Adjustment.translation, \.boundsOrigin, \.bottomInset, \.addedContentOffset,
    ].map { place in
      var adjustment = Adjustment.identity
      adjustment[keyPath: place] = .infinity
      return AdjustmentCommand.Move(adjustment)
    }
    moves.append(AdjustmentCommand.Move(.identity, contentOffset: .nan))
    let faults = moves.map { move in
      Fault("\(move)", says: "\(move) is not finite") { $0.commands.move = move }
    }
    expect(.finite, of: evidence, faults + [.excused("no move") { $0.commands.move = nil }])
    var resigning = evidence
    resigning.commands = Commands(resigns: true)
    #expect(!resigning.isAsked(by: .finite))
  }
}
