import UIKitDouble

/// The two orders in which a turn is committed.
typealias Commits = DoubleBehavior.Commits

/// Runs a test in which every device commits in one of the orders.
@MainActor func under<Result>(_ commits: Commits, _ body: () throws -> Result) rethrows -> Result {
  try DoubleBehavior.$scoped.withValue(.committing(commits)) { try body() }
}
