import KeyboardAvoidance
import KeyboardAvoidanceSimulation
import Testing

@Suite("Each invariant for itself")
struct EachInvariantTests {
  @Test(
    "It holds in random runs, or the smallest run that was found is told", arguments: Invariant.all)
  func holds(_ invariant: Invariant) {
    let runs = invariant.isAboutRuns ? (AtLength.isOn ? 200 : 40) : 120
    var property = Property([invariant], seed: 300_000, runs: runs)
    // Only a number that is none can become one.
    property.isHostile = invariant.name == Invariant.finite.name
    guard let failure = property.check().failure else { return print("holds: \(invariant.name)") }
    Issue.record("noticed by \(invariant.name): \(failure.run.eventCount) events\n\(failure)")
  }
}
