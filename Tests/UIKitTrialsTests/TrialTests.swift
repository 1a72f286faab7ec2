#if os(Linux) || os(iOS)
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

    @Test("No two trials have one name, and what needs a keyboard needs the focus")
    func names() {
      let trials = Trials.uikit + Trials.adapter
      #expect(Set(trials.map(\.name)).count == trials.count)
      #expect(
        trials.filter { $0.needs.contains(.keyboard) }.allSatisfy { $0.needs.contains(.focus) })
    }
  }
#endif
