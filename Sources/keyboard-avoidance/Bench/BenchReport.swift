internal import Foundation
internal import KeyboardAvoidance

/// What a run of the benchmark found; nanoseconds unless it says otherwise.
struct BenchReport: Codable {
  /// A turn of the machine alone.
  var machine = 0.0
  /// A turn of the avoider, entered by `assumeIsolated` on the main actor.
  var synchronousAvoider = 0.0
  /// An `assumeIsolated` of an empty actor on the main actor's executor.
  var synchronousEmptyActor = 0.0
  /// `await send` from the main actor.
  var awaitFromMainActor = 0.0
  /// An awaited call of an empty actor on the main actor's executor, from the main actor.
  var awaitEmptyFromMainActor = 0.0
  /// `await send` from another executor.
  var awaitFromElsewhere = 0.0
  /// An awaited call of an empty actor on the main actor's executor, from another executor.
  var awaitEmptyFromElsewhere = 0.0
  /// Allocations per turn of the machine, once warm; `nil` where they cannot be counted.
  var allocationsPerMachineTurn: Double?
  /// Allocations per turn of the avoider entered synchronously, once warm.
  var allocationsPerAvoiderTurn: Double?

  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  var text: String {
    func ratio(_ part: Double, _ whole: Double) -> String {
      String(format: "%7.1f ns   %.2f times an empty actor's %.1f ns", part, part / whole, whole)
    }
    func count(_ value: Double?) -> String {
      value.map { String(format: "%.3f", $0) } ?? "cannot be counted here"
    }
    return """
      per turn, least of the rounds
        machine                    \(String(format: "%7.1f ns", machine))
        avoider, synchronous       \(ratio(synchronousAvoider, synchronousEmptyActor))
        await from the main actor  \(ratio(awaitFromMainActor, awaitEmptyFromMainActor))
        await from elsewhere       \(ratio(awaitFromElsewhere, awaitEmptyFromElsewhere))
        allocations, machine       \(count(allocationsPerMachineTurn))
        allocations, avoider       \(count(allocationsPerAvoiderTurn))
      """
  }
}
