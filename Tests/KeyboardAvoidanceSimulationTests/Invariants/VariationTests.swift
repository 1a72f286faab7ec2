import KeyboardAvoidance
import Testing

@testable import KeyboardAvoidanceSimulation

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// What every suite about runs begins with.
enum RunStand {
  static let docked = CGRect(x: 0, y: 407, width: 375, height: 260)
  static let high = CGRect(x: 0, y: 367, width: 375, height: 300)

  static func header(_ policy: AvoidancePolicy = .keepGap()) -> TraceHeader {
    let inputs = ["a", "b", "c"].enumerated().map { index, name in
      let frame = CGRect(x: 20, y: 500 + 20 * Double(index), width: 335, height: 34)
      return TraceInput(name: name, input: FocusedInput(InputID(rawValue: index + 1), frame: frame))
    }
    return TraceHeader(
      name: "run", viewport: Viewport(screen: CGSize(width: 375, height: 667)), inputs: inputs,
      policy: policy)
  }

  static func told(
    _ kind: KeyboardNotification.Kind, _ frame: CGRect? = docked, isLocal: Bool = true,
    isOnOtherScreen: Bool = false
  ) -> TraceEvent {
    .notification(
      KeyboardNotification(
        kind, endFrame: frame, isLocal: isLocal, isOnOtherScreen: isOnOtherScreen))
  }

  static func turn(_ milliseconds: Int64, _ events: TraceEvent...) -> Run.Turn {
    Run.Turn(at: MachineInstant(nanoseconds: milliseconds * 1_000_000), events)
  }

  static func run(_ policy: AvoidancePolicy = .keepGap(), _ turns: Run.Turn...) -> Run {
    Run(header(policy), turns)
  }
}

@Suite("The variations of a run")
struct VariationTests {
  private typealias Stand = RunStand

  @Test("Three events are told in every order, more of them turned and mirrored")
  func orders() {
    let (a, b, c, d) = (
      TraceEvent.focus("a"), TraceEvent.focus("b"), TraceEvent.focus("c"), TraceEvent.blur
    )
    #expect(
      Variation.orders(of: [a, b, c]) == [
        [c, b, a], [b, c, a], [a, c, b], [c, a, b], [b, a, c],
      ])
    #expect(
      Variation.orders(of: [a, b, c, d]) == [
        [d, c, b, a], [b, c, d, a], [a, d, c, b], [c, d, a, b], [b, a, d, c], [d, a, b, c],
        [c, b, a, d],
      ])
  }

  @Test("The order is free of one focus, one layout and what tells of one change")
  func orderFree() {
    let show = Stand.told(.willShow)
    let layout = TraceEvent.layout(LayoutChange(overlayBarHeight: 44))
    let free: [[TraceEvent]] = [
      [.focus("a"), show], [layout, show], [.focus("a"), layout], [show, Stand.told(.didShow)],
      [.focus("a"), layout, show, Stand.told(.willChangeFrame)],
      [Stand.told(.willHide), Stand.told(.didHide)],
    ]
    for events in free { #expect(Variation.isOrderFree(events), "\(events)") }
    let bound: [[TraceEvent]] = [
      [], [show], [.focus("a"), .focus("b")], [layout, layout], [.blur, show],
      [show, Stand.told(.didShow, Stand.high)], [show, Stand.told(.willShow, isLocal: false)],
      [show, Stand.told(.willHide)], [Stand.told(.willHide), show],
    ]
    for events in bound { #expect(!Variation.isOrderFree(events), "\(events)") }
  }

  @Test("A turn is cut between its facts and its keyboard events, unless it matters as a whole")
  func cuts() {
    let show = Stand.told(.willShow)
    let layout = TraceEvent.layout(LayoutChange(overlayBarHeight: 44))
    func cuts(_ policy: AvoidancePolicy = .keepGap(), _ turns: Run.Turn...) -> [[Int]] {
      Variation.cuts(of: Run(Stand.header(policy), turns)).map { [$0.turn, $0.event] }
    }
    #expect(cuts(.keepGap(), Stand.turn(0, .focus("a"), show)) == [[0, 1]])
    #expect(
      cuts(.keepGap(), Stand.turn(0, .focus("a"), layout, show, Stand.told(.didShow))) == [
        [0, 2], [0, 3],
      ])
    #expect(cuts(.keepGap(), Stand.turn(0, show, Stand.told(.didShow))) == [[0, 1]])
    #expect(cuts(.keepGap(), Stand.turn(0, show)) == [])
    #expect(cuts(.keepGap(), Stand.turn(0, .blur, show)) == [])
    #expect(cuts(.keepGap(), Stand.turn(0, show, .focus("a"))) == [])
    #expect(cuts(.keepGap(), Stand.turn(0, .focus("a"), Stand.told(.didHide))) == [])
    #expect(cuts(.keepGap(), Stand.turn(0, show, Stand.told(.didShow, Stand.high))) == [])
    #expect(
      cuts(.keepGap(), Stand.turn(0, show), Stand.turn(10, .focus("a"), Stand.told(.didShow)))
        == [], "the keyboard is up")
    #expect(cuts(.chat, Stand.turn(0, layout, show)) == [], "an anchor minds")
    #expect(cuts(.chat, Stand.turn(0, .focus("a"), show)) == [[0, 1]])
    #expect(
      cuts(
        .keepGap(), Stand.turn(0, show), Stand.turn(500, Stand.told(.willHide)),
        Stand.turn(1_000, .focus("a"), show)) == [[2, 1]], "a timer that fires before is no turn")
  }

  @Test("A turn is cut once, also where the policy changes with it")
  func cutOnce() {
    var run = Stand.run(.standard, Stand.turn(0, .focus("a"), Stand.told(.willShow)))
    run.turns[0].policy = .keepGap()
    #expect(Variation.cuts(of: run).map { [$0.turn, $0.event] } == [[0, 1]])
  }

  @Test("A run is cut in two turns of one time, and nothing is lost")
  func cutting() {
    let run = Stand.run(
      .keepGap(), Stand.turn(0, .pause), Stand.turn(5, .focus("a"), .blur, .resume),
      Stand.turn(9, .tapOutside))
    #expect(
      run.cut(1, before: 2).turns == [
        Stand.turn(0, .pause), Stand.turn(5, .focus("a"), .blur), Stand.turn(5, .resume),
        Stand.turn(9, .tapOutside),
      ])
  }

  @Test("A run is told again and again, ten seconds after its end")
  func repeating() {
    var run = Stand.run(.keepGap(), Stand.turn(0, .pause), Stand.turn(200, .resume))
    run.turns[1].policy = .chat
    #expect(
      run.repeated(3).turns == [
        Stand.turn(0, .pause), Stand.turn(200, .resume), Stand.turn(10_200, .pause),
        Stand.turn(10_400, .resume), Stand.turn(20_400, .pause), Stand.turn(20_600, .resume),
      ])
    #expect(run.repeated(3).header == run.header)
    #expect(Run(run.header).repeated(2).turns.isEmpty)
  }

  @Test("A did is dropped, repeated in its place, and late by less than the grace")
  func lossy() {
    var run = Stand.run(
      .keepGap(), Stand.turn(0, Stand.told(.willShow)),
      Stand.turn(250, .focus("a"), Stand.told(.didShow), .blur))
    func variations() -> [Run] {
      Variation.lossy(run, Variation.Place(turn: 1, event: 1)).map(\.run)
    }
    let dropped = [run.turns[0], Stand.turn(250, .focus("a"), .blur)]
    let repeated = [
      run.turns[0],
      Stand.turn(250, .focus("a"), Stand.told(.didShow), Stand.told(.didShow), .blur),
    ]
    let late = Run.Turn(at: MachineInstant(nanoseconds: 349_999_999), [Stand.told(.didShow)])
    #expect(variations().map(\.turns) == [dropped, repeated, dropped + [late]])
    #expect(
      Variation.lossy(run, Variation.Place(turn: 1, event: 1)).map(\.name) == [
        "dropped", "repeated", "late",
      ])
    run.turns[0].policy = AvoidancePolicy(grace: 0.5)
    #expect(variations()[2].turns.last?.time == MachineInstant(nanoseconds: 749_999_999))
    run.turns[1].policy = AvoidancePolicy(grace: 0)
    #expect(variations()[2].turns.last?.time == MachineInstant(nanoseconds: 250_000_000))
  }

  @Test(
    "A did is expected of a will that said something, counts still, and was followed by nothing")
  func expectedDids() {
    func places(_ turns: Run.Turn...) -> [[Int]] {
      Variation.expectedDids(in: Run(Stand.header(), turns)).map { [$0.turn, $0.event] }
    }
    let show = Stand.turn(0, Stand.told(.willShow))
    let sample = TraceEvent.sample(KeyboardSample(frame: Stand.docked))
    #expect(places(show, Stand.turn(250, Stand.told(.didShow))) == [[1, 0]])
    #expect(
      places(show, Stand.turn(20, .focus("a")), Stand.turn(250, .blur, Stand.told(.didShow))) == [
        [2, 1]
      ])
    #expect(
      places(
        show, Stand.turn(250, Stand.told(.didShow)), Stand.turn(260, Stand.told(.didChangeFrame)))
        == [[1, 0], [2, 0]], "other dids of it change nothing")
    #expect(places(show, Stand.turn(349, Stand.told(.didShow))) == [[1, 0]])
    #expect(places(show, Stand.turn(350, Stand.told(.didShow))) == [], "its time is up")
    #expect(places(show, Stand.turn(250, Stand.told(.didHide))) == [])
    #expect(places(show, Stand.turn(250, Stand.told(.didShow, Stand.high))) == [])
    #expect(places(show, Stand.turn(250, Stand.told(.didShow, isLocal: false))) == [])
    #expect(places(show, Stand.turn(250, Stand.told(.didShow, isOnOtherScreen: true))) == [])
    #expect(places(show, Stand.turn(250, sample, Stand.told(.didShow))) == [])
    #expect(
      places(show, Stand.turn(100, sample), Stand.turn(250, Stand.told(.didShow))) == [],
      "the keyboard was seen in between")
    #expect(
      places(Stand.turn(0, sample, Stand.told(.willShow)), Stand.turn(250, Stand.told(.didShow)))
        == [])
    #expect(
      places(
        show, Stand.turn(100, Stand.told(.didShow), Stand.told(.didChangeFrame)),
        Stand.turn(250, Stand.told(.didShow))) == [], "two at once are not told apart")
    #expect(
      places(
        Stand.turn(0, Stand.told(.willShow, isOnOtherScreen: true)),
        Stand.turn(100, Stand.told(.didShow))) == [],
      "of another screen's keyboard nothing was said")
    #expect(
      places(
        show, Stand.turn(500, Stand.told(.willHide, nil)),
        Stand.turn(600, Stand.told(.didHide, Stand.high))) == [[2, 0]],
      "of a hiding the frame does not count")
    var changed = Stand.run(
      .keepGap(), show, Stand.turn(100, .blur), Stand.turn(250, Stand.told(.didShow)))
    changed.turns[1].policy = .chat
    #expect(Variation.expectedDids(in: changed).isEmpty, "the policy was changed in between")
  }

  @Test("A did is expected once, also where a timer fires before it")
  func expectedOnce() {
    let turned = CGRect(x: 0, y: 0, width: 667, height: 375)
    let landscape = LayoutChange(screen: turned.size, window: turned, view: turned)
    let slow = KeyboardNotification(
      .willShow, endFrame: Stand.docked, animation: KeyboardAnimation(duration: 1))
    let run = Stand.run(
      .keepGap(), Stand.turn(0, .notification(slow)), Stand.turn(100, .layout(landscape)),
      Stand.turn(500, Stand.told(.didShow)))
    #expect(Variation.expectedDids(in: run).map { [$0.turn, $0.event] } == [[2, 0]])
  }

  @Test("A grace that is no number is none")
  func noGrace() {
    var run = Stand.run(
      .keepGap(), Stand.turn(0, Stand.told(.willShow)), Stand.turn(249, Stand.told(.didShow)))
    run.header.policy.grace = .nan
    let places = Variation.expectedDids(in: run)
    #expect(places == [Variation.Place(turn: 1, event: 0)])
    let late = Variation.lossy(run, places[0])[2].run.turns[2].time
    #expect(late == MachineInstant(nanoseconds: 249_000_000))
  }

  @Test("A cycle begins and ends without a keyboard, and leaves out what cannot be told again")
  func cycle() throws {
    let drag = TraceEvent.sample(KeyboardSample(frame: Stand.high, isInteractive: true))
    let everything: [TraceEvent] = [
      .focus("a"), .layout(LayoutChange(overlayBarHeight: 1)), .scroll(offset: 1),
      .scrollNested(0, offset: 1), .caret("a", nil), .caretPending("a"), .companion("a", nil),
      .resize("a", Stand.docked), .dismiss(.drag), .dismiss(.tap), drag, .tapOutside,
      Stand.told(.willShow), .blur,
    ]
    func kept(_ policy: AvoidancePolicy) -> [TraceEvent]? {
      let run = Run(
        Stand.header(policy), [Run.Turn(at: MachineInstant(nanoseconds: 5), everything)])
      return Variation.cycle(run)?.turns.dropFirst().first?.events
    }
    let told: [TraceEvent] = [Stand.told(.willShow), .blur]
    #expect(
      kept(.keepGap()) == [.focus("a"), .dismiss(.drag), .dismiss(.tap), drag, .tapOutside] + told)
    var scrolls = AvoidancePolicy.standard
    scrolls.restore.reasons = [.focusLost, .system, .tap]
    #expect(kept(scrolls) == [.focus("a"), .dismiss(.tap), drag, .tapOutside] + told)
    scrolls.restore.reasons = [.focusLost, .system, .drag]
    #expect(kept(scrolls) == [.focus("a"), .dismiss(.drag), drag] + told)
    scrolls.anchor = .bottom
    #expect(kept(scrolls) == [.focus("a"), .dismiss(.drag)] + told)
    scrolls.restore.reasons = [.focusLost]
    #expect(kept(scrolls) == nil)
    scrolls.restore.reasons = [.system]
    #expect(kept(scrolls) == nil)
    #expect(kept(.insetContent) == nil, "nothing is ever taken back")

    let run = Stand.run(.keepGap(), Stand.turn(7, .pause), Stand.turn(300, .focus("b")))
    let gone = [Stand.told(.willHide, nil), Stand.told(.didHide, nil)]
    #expect(
      Variation.cycle(run)?.turns == [
        Run.Turn(at: MachineInstant(nanoseconds: 7_000_000), gone), run.turns[0], run.turns[1],
        Stand.turn(10_300, .resume),
        Run.Turn(at: MachineInstant(nanoseconds: 10_300_000_000), [.blur] + gone),
      ])
    var changed = run
    changed.turns[1].policy = .chat
    #expect(Variation.cycle(changed) == nil)
  }

  @Test("Where a run ends is told with its lift, its inset and its offset")
  func landing() {
    let run = Stand.run(.keepGap(), Stand.turn(0, .focus("a"), Stand.told(.willShow)))
    #expect(Landing(run).description == "shown with lift 131.0, inset 0.0, added 0.0, offset 0.0")
  }

  @Test("At the end of the time line a day later goes otherwise, and that is noticed")
  func endOfTime() {
    let last = Int64.max - 86_400_000_000_001
    func run(endingAt end: Int64) -> Run {
      Run(
        Stand.header(),
        [
          Run.Turn(
            at: MachineInstant(nanoseconds: end - 100_000_000),
            [.focus("a"), Stand.told(.willShow)]),
          Run.Turn(at: MachineInstant(nanoseconds: end), [.blur]),
        ])
    }
    // A day later the timer, which no later time is left for, fires before the last turn.
    #expect(
      Invariant.shifted.violation(in: run(endingAt: last))
        == Violation(of: "shifted", "turn 1 goes otherwise a day later"))
    #expect(Invariant.shifted.violation(in: run(endingAt: last - 1)) == nil)
  }

  @Test("Two steps are the same if both their triggers and their commands are")
  func sameSteps() throws {
    func step(_ input: String) throws -> RunPlayer.Step {
      var player = RunPlayer(
        Stand.run(.keepGap(), Stand.turn(0, .focus(input), Stand.told(.willShow))))
      let step = player.next()
      return try #require(step)
    }
    let (one, other) = (try step("a"), try step("b"))
    #expect(one.record.steps == other.record.steps)
    #expect(one.record.commands != other.record.commands)
    #expect(one.isSame(as: try step("a")) && !one.isSame(as: other))
    var player = RunPlayer(
      Stand.run(.keepGap(), Stand.turn(0, Stand.told(.willShow), .focus("a"), .tapOutside)))
    let next = player.next()
    let longer = try #require(next)
    #expect(longer.record.commands == one.record.commands && !one.isSame(as: longer))
  }
}
