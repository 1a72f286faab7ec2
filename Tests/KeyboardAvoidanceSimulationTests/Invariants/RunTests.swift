import Foundation
import KeyboardAvoidance
import Testing

@testable import KeyboardAvoidanceSimulation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

@Suite("Runs")
struct RunTests {
  private typealias Stand = RunStand

  @Test("A trace is a run: events of one time are a turn, an expectation ends it or lets time pass")
  func ofTrace() throws {
    let text = [
      #"{"trace":1, "name":"t", "screen":[375,667], "inputs":{"a":{"frame":[0,0,1,1]}}}"#,
      #"{"at":0, "do":"focus", "input":"a"}"#, #"{"at":0, "do":"pause"}"#,
      #"{"at":0, "expect":{"moves":0}}"#, #"{"at":0, "do":"blur"}"#,
      #"{"at":0, "expect":{"moves":0}}"#, #"{"at":0, "expect":{"moves":0}}"#,
      #"{"at":0.2, "expect":{"moves":0}}"#, #"{"at":0.2, "do":"resume"}"#,
      #"{"at":0.3, "do":"blur"}"#,
    ].joined(separator: "\n")
    let run = Run(try TraceReader.read(Data(text.utf8)))
    #expect(
      run.turns == [
        Stand.turn(0, .focus("a"), .pause), Stand.turn(0, .blur), Stand.turn(200),
        Stand.turn(200, .resume), Stand.turn(300, .blur),
      ])
    #expect(run.header.name == "t" && run.eventCount == 5 && !run.changesPolicy)
    #expect(run.prefix(through: 1).turns == Array(run.turns.prefix(2)))
    #expect(run.prefix(through: 1).header == run.header)
  }

  @Test("Each of several avoiders has its inputs in turn, and loses the focus to the others")
  func divided() {
    let frame = Stand.docked
    let run = Stand.run(
      .keepGap(), Stand.turn(0, .focus("a"), .caret("a", frame), .resize("b", frame)),
      Stand.turn(1, .focus("b"), .caretPending("c"), .pause),
      Stand.turn(2, .companion("b", nil), .focus("c"), .blur))
    let parts = run.divided(among: 2)
    #expect(
      parts.map(\.turns) == [
        [
          Stand.turn(0, .focus("a"), .caret("a", frame)),
          Stand.turn(1, .blur, .caretPending("c"), .pause), Stand.turn(2, .focus("c"), .blur),
        ],
        [
          Stand.turn(0, .blur, .resize("b", frame)), Stand.turn(1, .focus("b"), .pause),
          Stand.turn(2, .companion("b", nil), .blur, .blur),
        ],
      ])
    #expect(run.divided(among: 1) == [run] && run.divided(among: 0) == [run])
    #expect(run.divided(among: 3).map(\.eventCount) == [6, 7, 6])
  }

  @Test(
    "A player tells the timer, the change of the policy and the events of a turn, in this order")
  func player() throws {
    var run = Stand.run(
      .keepGap(), Stand.turn(0, .focus("a"), Stand.told(.willShow)), Stand.turn(600, .pause),
      Stand.turn(600))
    run.turns[1].policy = .keepGap(9)
    var player = RunPlayer(run)
    var steps: [RunPlayer.Step] = []
    while let step = player.next() { steps.append(step) }
    #expect(steps.map(\.kind) == [.turn, .timer, .policy, .turn, .turn])
    #expect(steps.map(\.turn) == [0, 1, 1, 1, 2])
    let times = [0, 350, 600, 600, 600].map { MachineInstant(nanoseconds: $0 * 1_000_000) }
    #expect(steps.map(\.record.time) == times)
    #expect(steps.map { $0.before.state } == [.hidden, .showing, .shown, .shown, .shown])
    #expect(steps.map { $0.after.state } == [.showing, .shown, .shown, .shown, .shown])
    #expect(steps.map { $0.after.policy.gap } == [4, 4, 9, 9, 9])
    #expect(
      zip(steps, steps.dropFirst()).allSatisfy { $0.after == $1.before },
      "each goes on from the last")
    #expect(player.screen.adjustment.translation == -136)
    #expect(steps[2].record.commands.move?.adjustment.translation == -136)
    #expect(steps.last?.record.events == [])
    let early = Run(
      Stand.header(), [Run.Turn(at: MachineInstant(nanoseconds: -5), [.focus("a")])])
    var first = RunPlayer(early)
    let began = first.next()
    #expect(began?.after.input?.id == 1)
    #expect(
      RunPlayer.settled(run.prefix(through: 0)).machine.state == .shown, "what is under way ends")
  }

  @Test("A violation is told with the turn after which it was seen, if it was one")
  func violations() {
    #expect(Violation(of: "a", "b", turn: 3).description == "a, after turn 3: b")
    #expect(Violation(of: "a", "b").description == "a: b")
    let never = Invariant("never", "s", .state { machine, _ in machine.isPaused ? "paused" : nil })
    let odd = Invariant("odd", "s", .run { $0.turns.count % 2 == 1 ? "odd" : nil })
    let before = Invariant(
      "before", "s",
      .step { before, after, _, memory in
        before.isPaused && !after.isPaused && !memory.hasScrolled ? "resumed" : nil
      })
    let run = Stand.run(
      .keepGap(), Stand.turn(0, .blur), Stand.turn(1, .pause), Stand.turn(2, .resume))
    #expect(never.violation(in: run) == Violation(of: "never", "paused", turn: 1))
    #expect(odd.violation(in: run) == Violation(of: "odd", "odd"))
    #expect(before.violation(in: run) == Violation(of: "before", "resumed", turn: 2))
    #expect(
      Invariant.violation(of: [odd, before, never], in: run)
        == Violation(of: "never", "paused", turn: 1),
      "whole runs come last, steps as they are played")
    #expect(Invariant.violation(of: [], in: run) == nil)
    #expect(odd.isAboutRuns && !never.isAboutRuns && !before.isAboutRuns)
    let names = Invariant.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names == (Invariant.states + Invariant.steps + Invariant.runs).map(\.name))
  }
}
