import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceSimulation
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

@Suite("Properties of random runs")
struct PropertyTests {
  @Test(
    "What holds in every state and step holds in every random run",
    arguments: AtLength.count(500, of: 1_500))
  func steps(runs: Int) {
    expectHolds(Property(Invariant.states + Invariant.steps, seed: 1, runs: runs))
  }

  @Test(
    "What holds for variations of a run holds for every random run",
    arguments: Invariant.runs, AtLength.count(100, of: 300))
  func runs(_ invariant: Invariant, runs: Int) {
    expectHolds(Property([invariant], seed: 50_000, runs: runs))
  }

  @Test(
    "What holds for one avoider holds for each of several that share a keyboard",
    arguments: AtLength.count(50, of: 150))
  func severalAvoiders(runs: Int) {
    var generator = RunGenerator(seed: 200_000)
    for _ in 0..<runs {
      for run in generator.next().divided(among: 2) {
        let invariants = Invariant.states + Invariant.steps
        guard let violation = Invariant.violation(of: invariants, in: run) else { continue }
        let small = RunShrinker.shrunk(run) { Invariant.violation(of: invariants, in: $0) != nil }
        Issue.record("\(violation)\n\(small.text)\(small.swift)")
      }
    }
  }

  @Test(
    "Undefined, infinite, negative and huge numbers do no harm",
    arguments: AtLength.count(300, of: 1_000))
  func hostile(runs: Int) {
    var property = Property([.finite, .live, .quiet], seed: 100_000, runs: runs)
    property.isHostile = true
    expectHolds(property)
  }

  /// One issue for a property, with everything that is needed to see it again.
  private func expectHolds(_ property: Property) {
    if let failure = property.check().failure { Issue.record("\(failure)") }
  }
}

@Suite("Coverage of random runs", .atLength("20,000 runs take as long as a fifth of all tests"))
struct PropertyCoverageTests {
  @Test("Random runs take every cell and every pair of cells that an exploration takes")
  func pairs() {
    let explored = Explorer(.standard(), depth: 6, invariants: []).run()
    #expect(explored.pairs.count == 1_134)
    let coverage = Property([], seed: 200_000, runs: 20_000).check().coverage
    let missingCells = Cell.all.filter { coverage.count(of: $0) == 0 }
    #expect(missingCells == CellRow.unreachable)
    let missingPairs = explored.pairs.filter { coverage.count(of: $0) == 0 }
    #expect(missingPairs.isEmpty, "\(missingPairs)")
  }
}

@Suite("Random runs")
struct RunGeneratorTests {
  @Test("A seed gives the same runs again")
  func repeatable() {
    var one = RunGenerator(seed: 7)
    var other = RunGenerator(seed: 7)
    for _ in 0..<20 {
      let run = one.next()
      #expect(run == other.next())
      #expect(run.eventCount > 0)
    }
  }

  @Test("Time never runs backwards in a random run")
  func time() {
    var generator = RunGenerator(seed: 3)
    for _ in 0..<50 {
      let times = generator.next().turns.map(\.time)
      #expect(times == times.sorted())
    }
  }

  @Test("Some runs are as one of several avoiders sees them, and say so")
  func shared() {
    var generator = RunGenerator(seed: 3)
    let names = (0..<60).map { _ in generator.next().header.name }
    #expect(
      Set(names).isSuperset(of: [
        "random run", "random run, seen by one avoider of 2",
        "random run, seen by one avoider of 3",
      ]))
  }

  @Test("A random run comes back from its trace, and its states are as the trace expects")
  func traces() throws {
    var generator = RunGenerator(seed: 11)
    let runs = (0..<60).map { _ in generator.next() }
    let changed = runs.filter(\.changesPolicy)
    #expect(!changed.isEmpty)
    for run in runs {
      let trace = try TraceReader.read(try TraceWriter.write(run.trace))
      for case .expectation(let entry) in TracePlayer.play(trace) {
        #expect(entry.failures.isEmpty, "line \(entry.line): \(entry.failures)")
      }
    }
  }

  @Test("The trace of a run that changes its policy says to what, and expects nothing from then on")
  func policies() throws {
    let header = TraceHeader(
      name: "run", viewport: Viewport(screen: CGSize(width: 375, height: 667)))
    let show = TraceEvent.notification(KeyboardNotification(.willShow, endFrame: nil))
    let run = Run(
      header,
      [
        Run.Turn(at: .origin, [show]), Run.Turn(at: .origin, [.blur], policy: .chat),
        Run.Turn(at: .origin, [show]),
      ])
    #expect(run.trace.header.name == "run; before turn 1 the policy becomes {preset:chat}")
    let expected = run.trace.lines.compactMap { line -> Int? in
      if case .expectation(let expectation) = line.content { expectation.values.count } else { nil }
    }
    #expect(expected == [1, 0, 0])
    let trace = try TraceReader.read(try TraceWriter.write(run.trace))
    #expect(Run(trace).turns.map(\.events) == run.turns.map(\.events))
  }
}
