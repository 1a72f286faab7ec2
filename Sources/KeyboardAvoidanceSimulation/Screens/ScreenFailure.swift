public import Foundation

/// A run on a screen that breaks a requirement, made small.
public struct ScreenFailure: Error, Sendable, CustomStringConvertible {
  /// The seed of the run as it was drawn; `nil` for one that had been kept.
  public let seed: UInt64?

  /// What does not hold, and what was seen instead.
  public let violation: Violation

  /// The run, made small.
  public let run: ScreenRun

  /// The run as a trace file, to attach to a test's report or to a bug's.
  public var trace: Data {
    // A run that was played names known inputs only, and holds finite numbers.
    (try? TraceWriter.write(run.trace(name: "\(violation)"))) ?? Data()
  }

  /// The violation, the run as code to paste, and how to see it again.
  public var description: String {
    let again =
      seed.map { "again with: seed: \($0), runs: 1" } ?? "again: it is the run that was kept"
    return """
      \(violation)
      \(again)

      \(run.swift)
      """
  }
}
