import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceSimulation
import Testing

@Suite("An invariant that does not hold")
struct FalseInvariantTests {
  /// Claims that the keyboard never leaves an input that is focused.
  private static let stays = Invariant(
    "stays", "The keyboard stays while an input is focused.",
    .step { before, after, _, _ in
      before.state == .shown && after.state == .hiding && after.input != nil
        ? "the keyboard left \(after.input?.id.rawValue ?? 0)" : nil
    })

  @Test("Random runs find where it fails, and the run is shrunk and printed")
  func properties() throws {
    let failure = try #require(Property([Self.stays], seed: 1, runs: 500).check().failure)
    #expect(failure.violation.invariant == "stays")
    #expect(failure.run.eventCount <= 4)
    let trace = try TraceReader.read(Data(failure.run.text.utf8))
    #expect(Run(trace).turns.flatMap(\.events) == failure.run.turns.flatMap(\.events))
    #expect(failure.description.contains("seed: \(failure.seed)"))
    #expect(failure.description.contains("let run = Run("))
  }

  @Test("Exploration finds where it fails, on a shortest way")
  func exploration() throws {
    var explorer = Explorer(.standard(), invariants: [Self.stays])
    explorer.stopsAtViolation = true
    let report = explorer.run()
    let found = try #require(report.violations.first)
    #expect(found.violation.invariant == "stays")
    #expect(found.run.eventCount == 3)
    #expect(report.text.contains("{\"at\":0,\"do\":\"focus\""))
  }
}
