import Testing

@testable import KeyboardAvoidanceSimulation

@Suite("Choices that move although they are repeated")
struct RepetitionLedgerTests {
  /// Which of several steps show that a choice moves in a state that it leads to itself, and whether
  /// as the first or as the second of two.
  private func findings(
    _ steps: (from: Int, to: Int, choice: Int, moves: Bool)...
  ) -> [RepetitionLedger.Finding?] {
    var ledger = RepetitionLedger(130)
    for _ in 0..<4 { ledger.addState() }
    return steps.map { step in
      ledger.note(from: step.from, to: step.to, by: step.choice, moves: step.moves)
    }
  }

  @Test("It is seen whichever of the two steps is taken first, whatever the choice's number")
  func bothWays() {
    for choice in [0, 63, 64, 65, 129] {
      #expect(findings((0, 1, choice, true), (1, 2, choice, true)) == [nil, .second])
      #expect(findings((0, 1, choice, false), (1, 2, choice, true)) == [nil, .second])
      #expect(findings((1, 2, choice, true), (0, 1, choice, false)) == [nil, .first])
      #expect(findings((3, 3, choice, true)) == [.first])
    }
  }

  @Test("Another choice, another state, or a step that does not move is none")
  func others() {
    #expect(findings((0, 1, 5, true), (1, 2, 69, true)) == [nil, nil])
    #expect(findings((0, 1, 5, true), (1, 2, 6, true)) == [nil, nil])
    #expect(findings((0, 1, 5, true), (2, 3, 5, true)) == [nil, nil])
    #expect(findings((0, 1, 5, true), (1, 2, 5, false)) == [nil, nil])
    #expect(findings((3, 3, 5, false)) == [nil])
  }
}

/// The machine moves nothing twice, so an exploration is told here that it did.
@Suite("An exploration in which a choice moves although it is repeated")
struct RepetitionWalkTests {
  private static let letters = [
    ExplorationScene.Letter("anew", [.blur, .focus("covered")]),
    ExplorationScene.Letter("covered", [.focus("covered")]),
    ExplorationScene.Letter("clear", [.focus("clear")]),
    ExplorationScene.Letter("blur", [.blur]),
  ]

  /// A step by a letter to a known state: 0 is the first one, 1 and 2 have an input focused.
  private static func step(
    _ letter: Int, to state: Int, moves: Bool = false, isEvent: Bool = true
  ) -> Expansion.Step {
    Expansion.Step(choice: letter, state: state, cellsEnd: 0, moves: moves, isEvent: isEvent)
  }

  /// What is found where the first state is left by the machine, and the others by these steps.
  private static func violations(
    _ steps: [Expansion.Step]..., invariants: [Invariant] = Invariant.steps
  ) -> [FoundViolation] {
    var scene = ExplorationScene.standard()
    scene.letters = letters
    scene.pauses = []
    var walk = ExplorationWalk(Explorer(scene, invariants: invariants))
    _ = walk.expandNext()
    for steps in steps {
      var expansion = Expansion()
      expansion.steps = ContiguousArray(steps)
      expansion.ends = [steps.count]
      walk.takeIn(expansion)
    }
    return walk.report(since: .now).violations
  }

  @Test("It is told with the choice, and a run ends with the second of two, which moves")
  func found() throws {
    let stays = Self.violations([Self.step(1, to: 1, moves: true)])
    let one = try #require(stays.first)
    #expect(
      one.violation.description
        == "idempotent, after turn 2: 'covered' moves the view although it is repeated")
    #expect(
      one.run.turns.map(\.events)
        == [[.blur, .focus("covered")], [.focus("covered")], [.focus("covered")]])
    #expect(stays.count == 1)
  }

  @Test("The run begins where the choice was taken first, however the state was first found")
  func secondStep() throws {
    let found = Self.violations([Self.step(1, to: 0, moves: true)])
    #expect(found.first?.run.turns.map(\.events) == [[.focus("covered")], [.focus("covered")]])
  }

  @Test("Several events at once, and an exploration that does not ask for it, show none")
  func notAsked() {
    let several = Self.step(0, to: 1, moves: true, isEvent: false)
    #expect(Self.violations([several]).isEmpty)
    #expect(Self.violations([Self.step(2, to: 0, moves: true), Self.step(1, to: 1)]).isEmpty)
    let moves = Self.step(1, to: 1, moves: true)
    #expect(Self.violations([moves], invariants: [.finite]).isEmpty)
  }
}
