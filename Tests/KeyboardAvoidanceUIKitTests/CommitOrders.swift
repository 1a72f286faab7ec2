import Testing
import UIKitDouble

/// Runs every test of a suite under both orders of commit, or in plain `swift test` under one of
/// them, and takes as an issue what a device complains of: a change that comes after its turn's
/// commit, a layout that never settles, a focus given up in a layout pass.
struct CommitOrders: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  /// Whether each test runs under both orders only at length.
  let isInTurn: Bool

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    for commits in orders(for: test) {
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

  /// The test's name decides, so that a run can be repeated.
  private func orders(for test: Test) -> [DoubleBehavior.Commits] {
    let all = DoubleBehavior.Commits.allCases
    guard isInTurn, !AtLength.isOn else { return all }
    _ = Self.says
    return [all[test.name.utf8.reduce(0) { $0 + Int($1) } % all.count]]
  }

  private static let says: Void = print(
    "Each test of whole screens runs under one order of commit; AT_LENGTH=1 runs it under both.")
}

extension Trait where Self == CommitOrders {
  /// Both orders of commit.
  static var bothOrders: Self { CommitOrders(isInTurn: false) }

  /// One order of commit for one test, the other for another; at length both for each.
  static var ordersInTurn: Self { CommitOrders(isInTurn: true) }
}
