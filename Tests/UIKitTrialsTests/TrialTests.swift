#if os(Linux) || os(iOS)
  import Foundation
  import Testing
  @testable import UIKitTrials

  @MainActor @Suite("On trial")
  struct TrialTests {
    /// The stage that the tests run on: here the double, in a simulator Apple's UIKit.
    private static func stage() -> any Stage {
      #if os(Linux)
        DoubleStage()
      #else
        DeviceStage()
      #endif
    }

    private func run(_ trial: Trial) {
      for finding in trial.run(on: Self.stage()) {
        Issue.record(
          "\(finding.text)",
          sourceLocation: SourceLocation(
            fileID: "UIKitTrials/\(finding.file.split(separator: "/").last ?? "")",
            filePath: finding.file, line: finding.line, column: 1))
      }
    }

    nonisolated private static func here(_ trials: [Trial]) -> [Trial] {
      #if os(Linux)
        trials
      #else
        trials.filter(\.needs.isEmpty)
      #endif
    }

    @Test("UIKit does what the double says", arguments: here(Trials.uikit))
    func uikit(_ trial: Trial) { run(trial) }

    @Test("The adapter does it on UIKit", arguments: here(Trials.adapter))
    func adapter(_ trial: Trial) { run(trial) }

    @Test("A trial that finds something says what and where")
    func finding() {
      let trial = GeometryTrials.trial("Never so") { $0.expect(1, is: 2) }
      let found = trial.run(on: Self.stage())
      #expect(found.map(\.text) == ["1, not 2"])
      #expect(found.first?.file.hasSuffix("TrialTests.swift") == true)
    }

    @Test("Whatever the double's table calls a guess, a trial or somebody with a device settles")
    func guesses() throws {
      #if os(Linux)
        let table = URL(filePath: #filePath).deletingLastPathComponent()
          .deletingLastPathComponent().appending(path: "UIKitDouble/README.md")
        let lines = try String(contentsOf: table, encoding: .utf8).split(separator: "\n")
        let named = lines.compactMap {
          $0.firstMatch(of: /guess[^`|]*: `([a-z-]+)` \|/).map { String($0.1) }
        }
        let settled =
          (Trials.uikit + Trials.adapter).compactMap(\.settles) + HandCheck.all.map(\.settles)
        #expect(named.count > 20)
        #expect(Set(named).subtracting(settled) == [])
        #expect(Set(settled).subtracting(named) == [])
      #endif
    }

    @Test("No two trials have one name, and what needs a keyboard needs the focus")
    func names() {
      let trials = Trials.uikit + Trials.adapter
      #expect(Set(trials.map(\.name)).count == trials.count)
      #expect(
        trials.filter { $0.needs.contains(.keyboard) }.allSatisfy { $0.needs.contains(.focus) })
    }
  }
#endif
