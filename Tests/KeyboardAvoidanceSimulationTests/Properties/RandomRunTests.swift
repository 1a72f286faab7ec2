import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceSimulation
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

@Suite("Random runs, drawn and told")
struct RandomRunTests {
  /// A run in one line: what it is called, how long it is, and a number that changes with it (FNV-1a
  /// of its Swift literals).
  private static func line(_ run: Run) -> String {
    let print = run.swift.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    return "\(run.header.name): \(run.turns.count) turns, \(run.eventCount) events, "
      + String(print, radix: 16)
  }

  @Test("A seed draws the runs that are checked in")
  func drawn() throws {
    var text = ""
    for seed in 1...3 as ClosedRange<UInt64> {
      var generator = RunGenerator(seed: seed, turnLimit: 12)
      text += "seed \(seed), at most 12 turns:\n\(generator.next().text)\n"
    }
    for seed in 1...60 as ClosedRange<UInt64> {
      var generator = RunGenerator(seed: seed)
      text += "seed \(seed): \(Self.line(generator.next()))\n"
    }
    for seed in 1...30 as ClosedRange<UInt64> {
      var generator = RunGenerator(seed: seed, isHostile: true)
      text += "seed \(seed), hostile: \(Self.line(generator.next()))\n"
    }
    try RecordedPage.compare(text, with: "Random runs")
  }

  @Test("A run has as many turns as it may have, or a phrase more")
  func length() {
    let counts = (0..<200 as Range<UInt64>).map { seed in
      var generator = RunGenerator(seed: seed, turnLimit: 4)
      return generator.next().turns.count
    }
    #expect(counts.min() == 2)
    #expect(counts.max().map { $0 >= 4 && $0 <= 4 + 7 } == true, "a drag has up to eight turns")
    #expect(RunGenerator(seed: 1).turnLimit == 60)
    #expect(!RunGenerator(seed: 1).isHostile)
    var generator = RunGenerator(seed: 9)
    #expect(Property(runs: 1).run(of: 9) == generator.next())
  }

  @Test("The Swift literals of every event and of a header with every key are what is checked in")
  func literals() throws {
    var turns = TraceLineTests.events.enumerated().map { index, line in
      Run.Turn(at: MachineInstant(nanoseconds: Int64(index)), [line.event])
    }
    turns[0].policy = .chat
    turns[1].events.append(
      .notification(
        KeyboardNotification(
          .willShow,
          endFrame: CGRect(x: 0, y: Double.infinity, width: -Double.infinity, height: Double.nan))))
    try RecordedPage.compare(
      Run(TraceHeaderTests.fullHeader, turns).swift + "\n", with: "Swift literals")
  }

  @Test("A name with quotes, backslashes and line breaks is a literal all the same")
  func names() {
    let name = "a \"b\"\n\\c"
    let input = TraceInput(name: name, input: FocusedInput(1, frame: .zero))
    let header = TraceHeader(name: name, viewport: Viewport(screen: .zero), inputs: [input])
    let literal = #""a \"b\"\n\\c""#
    let swift = Run(
      header,
      [
        Run.Turn(
          at: .origin,
          [.focus(name), .caret(name, nil), .caretPending(name), .companion(name, nil)])
      ]
    ).swift
    #expect(swift.contains("    name: \(literal),\n"))
    #expect(swift.contains("TraceInput(name: \(literal), input:"))
    #expect(
      swift.contains(
        "[.focus(\(literal)), .caret(\(literal), nil), .caretPending(\(literal)), "
          + ".companion(\(literal), nil)]"))
  }

  @Test("Cells and pairs of cells are counted step by step")
  func coverage() {
    let header = TraceHeader(
      name: "", viewport: Viewport(screen: CGSize(width: 375, height: 667)),
      inputs: [
        TraceInput(
          name: "a", input: FocusedInput(1, frame: CGRect(x: 0, y: 600, width: 9, height: 34)))
      ])
    let show = TraceEvent.notification(
      KeyboardNotification(.willShow, endFrame: CGRect(x: 0, y: 407, width: 375, height: 260)))
    let run = Run(
      header, [Run.Turn(at: .origin, [.focus("a"), show]), Run.Turn(at: .origin, [show])])
    var counts = CoverageCounts()
    #expect(Cell.all.allSatisfy { counts.count(of: $0) == 0 })
    counts.count(run)
    counts.count(run)
    let (focus, dock) = (Cell(.hidden, .focus), Cell(.hidden, .dock))
    let same = Cell(.showing, .dockSame)
    let taken = Cell.all.filter { counts.count(of: $0) > 0 }
    #expect(taken == [dock, focus, same].sorted { $0.description < $1.description })
    #expect([focus, dock, same].map { counts.count(of: $0) } == [2, 2, 2])
    #expect(counts.count(of: CellPair(focus, dock)) == 2)
    #expect(counts.count(of: CellPair(dock, same)) == 2)
    #expect(counts.count(of: CellPair(dock, focus)) == 0)
    #expect(counts.count(of: CellPair(same, focus)) == 0, "runs do not follow one another")
    let property = Property([], seed: 5, runs: 3)
    var expected = CoverageCounts()
    for seed in 5...7 as ClosedRange<UInt64> { expected.count(property.run(of: seed)) }
    let result = property.check()
    #expect(result.runs == 3 && result.coverage == expected && result.failure == nil)
  }

  @Test("A property tells at which run it failed, and nothing of the runs after it")
  func failing() throws {
    let noPause = Invariant(
      "noPause", "Nothing is paused.", .state { machine, _ in machine.isPaused ? "a pause" : nil })
    func isPaused(_ seed: UInt64) -> Bool { noPause.violation(in: Property().run(of: seed)) != nil }
    let start = try #require((1...100 as ClosedRange<UInt64>).first { !isPaused($0) })
    let property = Property([noPause], seed: start, runs: 100)
    let first = try #require((start...100).first(where: isPaused))
    let result = property.check()
    let failure = try #require(result.failure)
    #expect(failure.seed == first && result.runs == Int(first - start) + 1)
    #expect(first > start, "the property's own seed is another")
    #expect(failure.violation == Violation(of: "noPause", "a pause", turn: 0))
    #expect(failure.run.turns == [Run.Turn(at: .origin, [.pause])])
    #expect(
      failure.description == """
        noPause, after turn 0: a pause
        again with: Property(seed: \(first), runs: 1)

        as a trace:
        \(failure.run.text)
        as Swift:
        \(failure.run.swift)
        """)
    #expect(Property([noPause], seed: 1, runs: -1).check().runs == 0)
  }

  @Test("A run is made small for the invariant that it violated, though another has a smaller one")
  func sameInvariant() throws {
    let both = Invariant(
      "both", "No input is focused in a pause.",
      .state { machine, _ in machine.isPaused && machine.input != nil ? "both" : nil })
    let focus = Invariant(
      "focus", "No input is focused.", .state { machine, _ in machine.input != nil ? "one" : nil })
    let seed = try #require(
      (1...500 as ClosedRange<UInt64>).first { seed in
        let run = Property().run(of: seed)
        return Invariant.violation(of: [both, focus], in: run)?.invariant == "both"
      })
    let failure = try #require(Property([both, focus], seed: seed, runs: 1).check().failure)
    #expect(failure.violation.invariant == "both")
    #expect(failure.run.eventCount == 2)
  }

  @Test("Hostile runs hold numbers that no keyboard has, the others none")
  func hostile() {
    func isHostile(_ property: Property) -> Bool {
      (1...20 as ClosedRange<UInt64>).contains { seed in
        property.run(of: seed).turns.flatMap(\.events).contains { event in
          if case .scroll(let offset) = event { !(abs(offset) < 1e6) } else { false }
        }
      }
    }
    var property = Property([])
    #expect(!isHostile(property))
    property.isHostile = true
    #expect(isHostile(property))
  }
}
