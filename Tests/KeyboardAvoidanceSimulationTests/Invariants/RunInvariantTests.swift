import Testing

@testable import KeyboardAvoidance
@testable import KeyboardAvoidanceSimulation

@Suite("A run that does not end where its variations end is told")
struct RunInvariantTests {
  private static let did = TraceEvent.notification(
    KeyboardNotification(.didShow, endFrame: SmallForm.docked))

  private static let run = Run(
    SmallForm.header(.standard),
    [
      Run.Turn(at: .origin, [.focus("low"), SmallForm.show]),
      Run.Turn(at: MachineInstant(seconds: 0.25), [did]),
    ])

  private static func landing(added: Int) -> String {
    "shown with lift 0.0, inset 260.0, added \(Double(added)), offset 135.0"
  }

  /// Lands all but the runs that `isRight` says at an offset that counts its turns and events.
  private static func landing(unless isRight: @escaping (Run) -> Bool) -> (Run) -> Landing {
    { run in
      var landing = Landing(run)
      landing.adjustment.addedContentOffset =
        isRight(run) ? 0 : Double(100 * run.turns.count + run.eventCount)
      return landing
    }
  }

  @Test("A second or third cycle that ends elsewhere")
  func drift() {
    let rest = "hidden with lift 0.0, inset 0.0, added"
    #expect(Invariant.drift(in: Self.run) == nil)
    let second = Invariant.drift(in: Self.run, by: Self.landing { $0.turns.count == 5 })
    #expect(
      second
        == "one cycle ends at \(rest) 0.0, offset 0.0, 2 end at \(rest) 1018.0, offset 0.0")
    let third = Invariant.drift(in: Self.run, by: Self.landing { $0.turns.count <= 10 })
    #expect(
      third
        == "one cycle ends at \(rest) 0.0, offset 0.0, 3 end at \(rest) 1527.0, offset 0.0")
    #expect(
      Invariant.drift(in: Self.run, by: Self.landing { $0.turns.count <= 15 }) == nil,
      "three are enough")
  }

  @Test("Another order of a turn that ends elsewhere")
  func reordering() {
    #expect(Invariant.reordering(in: Self.run) == nil)
    let first = Self.run.turns[0].events
    let said = Invariant.reordering(
      in: Self.run, by: Self.landing { $0.turns[0].events == first })
    #expect(
      said == """
        turn 0 ends at \(Self.landing(added: 0)), in another order at \(Self.landing(added: 102))
        """)
    var later = Self.run
    later.turns.swapAt(0, 1)
    let second = Invariant.reordering(
      in: later, by: Self.landing { $0.turns.last?.events == first })
    #expect(second?.hasPrefix("turn 1 ends at ") == true)
    #expect(second?.hasSuffix("added 203.0, offset 135.0") == true)
  }

  @Test("A run with a did lost, repeated or late that ends elsewhere")
  func loss() {
    #expect(Invariant.loss(in: Self.run) == nil)
    let right = Self.landing(added: 0)
    let wrong = [
      (
        "dropped", [Self.landing(added: 202)],
        { (run: Run) in run.turns[1].events == [] && run.turns.count == 2 }
      ),
      ("repeated", [Self.landing(added: 204)], { (run: Run) in run.turns[1].events.count == 2 }),
      ("late", [Self.landing(added: 303)], { (run: Run) in run.turns.count == 3 }),
    ]
    for (name, found, isWrong) in wrong {
      let said = Invariant.loss(in: Self.run, by: Self.landing { !isWrong($0) })
      #expect(said == "the did of turn 1 \(name) ends at \(found[0]), else at \(right)")
    }
  }

  @Test("A run with a turn cut in two that ends elsewhere")
  func cut() {
    #expect(Invariant.cut(in: Self.run) == nil)
    let said = Invariant.cut(in: Self.run, by: Self.landing { $0.turns.count == 1 })
    #expect(
      said == """
        turn 0 ends at \(Self.landing(added: 0)), cut before event 1 at \(Self.landing(added: 202))
        """)
  }

  @Test("A run that goes otherwise a day later: by a command, a step, or its end")
  func shift() {
    #expect(Invariant.shift(of: Self.run) == nil)
    var times: [Int64] = []
    func said(_ change: @escaping (inout Run) -> Void) -> String? {
      Invariant.shift(of: Self.run) { later in
        var later = later
        times = later.turns.map(\.time.nanoseconds)
        change(&later)
        return RunPlayer(later)
      }
    }
    #expect(said { _ in } == nil)
    #expect(times == [86_400_000_000_001, 86_400_250_000_001])
    #expect(said { $0.header.policy.gap = 9 } == "turn 0 goes otherwise a day later")
    #expect(said { $0.turns[1].events = [.blur] } == "turn 1 goes otherwise a day later")
    #expect(said { $0.turns[1].events = [.tapOutside] } == "turn 1 goes otherwise a day later")
    #expect(said { $0.turns.removeLast() } == "turn 1 goes otherwise a day later")
  }

  @Test("Where a run ends is told in full")
  func landing() {
    var landing = Landing(Self.run)
    #expect(
      landing.description == "shown with lift 0.0, inset 260.0, added 135.0, offset 135.0")
    landing.adjustment.translation = -3
    landing.adjustment.boundsOrigin = 4
    #expect(landing.description.contains("lift 7.0"))
    var other = Landing(Self.run)
    #expect(landing != other)
    other.adjustment = landing.adjustment
    #expect(landing == other)
  }

  @Test("What is about whole runs asks for something of runs only, all else of steps only")
  func scopes() {
    let evidence = Evidence(SmallForm.header(.standard), [.focus("low")], [SmallForm.show])
    let empty = Run(SmallForm.header(.standard))
    let never = Invariant("never", "Never.", .run { _ in nil })
    let always = Invariant("always", "Always.", .state { _, _ in nil })
    #expect(!evidence.isAsked(by: never) && never.concerns(empty))
    #expect(evidence.isAsked(by: always) && !always.concerns(empty))
    #expect(evidence.isAsked(by: .visible) && !Invariant.visible.concerns(Self.run))
    let concerned: [(Invariant, Bool)] = [
      (.noDrift, true), (.orderFree, true), (.lossy, true), (.shifted, true), (.split, true),
    ]
    for (invariant, isConcerned) in concerned {
      #expect(invariant.concerns(Self.run) == isConcerned, "\(invariant.name)")
      #expect(!evidence.isAsked(by: invariant))
      #expect(invariant.concerns(empty) == ["noDrift", "shifted"].contains(invariant.name))
    }
  }

  @Test("The first violation of a run is told with its turn, that of the whole run without one")
  func violations() {
    let steps = Invariant(
      "steps", "The keyboard never rests.",
      .step { before, after, turn, _ in
        before.state != .shown && after.state == .shown ? "by \(turn.events.count) events" : nil
      })
    let states = Invariant(
      "states", "The keyboard never rests.",
      .state { machine, memory in machine.state == .shown ? "\(memory.hasScrolled)" : nil })
    let runs = Invariant("runs", "There are no turns.", .run { "\($0.turns.count) turns" })
    var run = Self.run
    run.turns.append(Run.Turn(at: MachineInstant(seconds: 0.3), [.scroll(offset: 3)]))
    run.turns[1].events = []
    run.turns[1].time = MachineInstant(seconds: 0.2)
    run.turns[2].time = MachineInstant(seconds: 9)
    let said = Invariant.violation(of: [runs, steps, states], in: run)
    #expect(said == Violation(of: "steps", "by 0 events", turn: 2), "the timer, before the turn")
    #expect(states.violation(in: run) == Violation(of: "states", "false", turn: 2))
    #expect(said?.description == "steps, after turn 2: by 0 events")
    let whole = Invariant.violation(of: [runs], in: run)
    #expect(whole == Violation(of: "runs", "3 turns") && whole?.description == "runs: 3 turns")
    #expect(Invariant.violation(of: [], in: run) == nil)
    #expect(Invariant.violation(of: Invariant.all, in: run) == nil)
    run.turns[1].events = [.scroll(offset: 3)]
    #expect(states.violation(in: run)?.message == "true", "the turns before are remembered")
  }

  @Test("Every invariant is in the list of its kind, once and under a name of its own")
  func lists() {
    #expect(
      Invariant.all.map(\.name) == [
        "visible", "companion", "drag", "rest", "unfocused", "inset", "live", "episode", "restores",
        "anchored", "pending", "minimal", "idempotent", "quiet", "finite", "noDrift", "orderFree",
        "lossy", "shifted", "split",
      ])
    #expect(Invariant.all.filter(\.isAboutRuns).map(\.name) == Invariant.runs.map(\.name))
    #expect(Invariant.all.map(\.name).count == Set(Invariant.all.map(\.name)).count)
  }
}
