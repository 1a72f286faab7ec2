import Testing
import UIKitDouble

/// Runs every test of a suite under both orders of commit, and takes as an issue what a device
/// complains of: a change that comes after its turn's commit, a layout that never settles, a focus
/// given up in a layout pass.
struct CommitOrders: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    for commits in DoubleBehavior.Commits.allCases {
      let witness = await DoubleWitness()
      var behavior = DoubleBehavior.current
      behavior.commits = commits
      try await DoubleBehavior.$scoped.withValue(behavior) {
        try await DoubleWitness.$present.withValue(witness) { try await function() }
      }
      for complaint in await witness.complaints {
        Issue.record("commits \(commits.rawValue): \(complaint)")
      }
    }
  }
}

extension Trait where Self == CommitOrders {
  /// Both orders of commit.
  static var bothOrders: Self { CommitOrders() }
}
