#if DEBUG
  import Foundation
  import KeyboardAvoidance
  import KeyboardAvoidanceSimulation
  import Testing

  @Suite("Mutants")
  struct MutationTests {
    private static let traces: [Trace] = CaseFile.all.compactMap { file in
      guard let data = try? Data(contentsOf: file.url) else { return nil }
      return try? TraceReader.read(data)
    }

    @Test(
      "A cell that leads elsewhere or does nothing is noticed", arguments: KeyboardState.allCases)
    func cells(_ state: KeyboardState) { expectNoticed(Mutant.cells(of: state)) }

    @Test("A planner without one of its rules is noticed")
    func rules() { expectNoticed(Mutant.rules) }

    @Test("There is a mutant for every cell and every rule")
    func complete() {
      let cells = KeyboardState.allCases.flatMap(Mutant.cells)
      #expect(cells.count == 80 * 4 + cells.filter { $0.name.hasSuffix("is empty") }.count)
      #expect(Mutant.rules.count == PlannerRule.allCases.count)
      #expect(Self.traces.count == CaseFile.all.count)
    }

    /// Lists the survivors: none but those that nothing can notice.
    private func expectNoticed(_ mutants: [Mutant]) {
      var counts: [String: Int] = [:]
      for mutant in mutants {
        let check = mutant.noticed(by: Self.traces)
        counts[check ?? "none", default: 0] += 1
        if let excuse = mutant.excuse {
          print("survivor: \(mutant.name) (\(excuse))")
          #expect(check == nil, "\(mutant.name) is noticed by \(check ?? "none")")
        } else {
          #expect(check != nil, "survivor: \(mutant.name)")
        }
      }
      let told = counts.sorted { $0.key < $1.key }.map { "\($0.value) by \($0.key)" }
      print("noticed: \(told.joined(separator: ", "))")
    }
  }

  @Suite("A seeded bug")
  struct SeededBugTests {
    @Test("A baseline that is not held across a hide and a show is found, shrunk and printed")
    func baseline() throws {
      var property = Property(Invariant.states + Invariant.steps)
      property.seed = 1
      property.runs = 500
      property.prototype.fault = .rule(.holdBaseline)
      let failure = try #require(property.check().failure)
      #expect(failure.violation.invariant == "episode")
      #expect(failure.run.eventCount <= 6)
      print(failure)

      let trace = try TraceReader.read(Data(failure.run.text.utf8))
      #expect(Run(trace).turns.flatMap(\.events) == failure.run.turns.flatMap(\.events))
      #expect(failure.description.contains("seed: \(failure.seed)"))
      #expect(failure.description.contains("let run = Run("))
    }

    @Test("The same bug is found by exploration, on a shortest way")
    func explored() throws {
      var scene = ExplorationScene.standard()
      scene.machine.fault = .rule(.holdBaseline)
      var explorer = Explorer(scene)
      explorer.stopsAtViolation = true
      let report = explorer.run()
      let found = try #require(report.violations.first)
      #expect(found.violation.invariant == "episode")
      #expect(found.run.eventCount == 3)
      #expect(report.text.contains("{\"at\":0,\"do\":\"focus\""))
    }
  }
#endif
