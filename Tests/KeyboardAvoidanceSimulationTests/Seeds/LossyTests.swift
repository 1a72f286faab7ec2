import KeyboardAvoidance
import KeyboardAvoidanceSimulation
import Testing

/// A policy with the name that a test shows.
struct NamedPolicy: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let policy: AvoidancePolicy

  init(_ name: String, _ policy: AvoidancePolicy) {
    testDescription = name
    self.policy = policy
  }

  static let all = [
    NamedPolicy("standard", .standard), NamedPolicy("keepGap", .keepGap(4)),
    NamedPolicy("keepGap after a tap", .keepGap(4, restore: .afterTap)),
    NamedPolicy("insetContent", .insetContent), NamedPolicy("shiftBounds", .shiftBounds(10)),
    NamedPolicy("scrollCovered", .scrollCovered), NamedPolicy("scroll", .scroll(margin: 20)),
    NamedPolicy("scroll always", scrollAlways),
  ]

  private static var scrollAlways: AvoidancePolicy {
    var policy = AvoidancePolicy.scroll(margin: 20)
    policy.engagement = .always
    policy.placement = .center
    return policy
  }
}

@Suite("Did-notifications that get lost, and cycles that repeat")
struct LossyTests {
  /// The first of the quiet times at which the two tellings differ.
  private func difference(seed: UInt64, phases: Int, _ policy: AvoidancePolicy) -> String? {
    let script = LossyScript(seed: seed, phases: phases)
    let tidy = script.settled(script.tidy, policy)
    let lossy = script.settled(script.lossy, policy)
    return zip(tidy, lossy).first { $0 != $1 }.map {
      "seed \(seed), \(phases) phases: \($0) became \($1); \(script.lossy)"
    }
  }

  /// The difference in the shortest beginning of a script that has one.
  private func shrunk(seed: UInt64, _ policy: AvoidancePolicy) -> String? {
    guard difference(seed: seed, phases: 12, policy) != nil else { return nil }
    return (1...12).lazy.compactMap { self.difference(seed: seed, phases: $0, policy) }.first
  }

  @Test(
    "Dropped, repeated, reordered and late did-notifications change nothing that settles",
    arguments: NamedPolicy.all, AtLength.count(150, of: 500))
  func lossy(_ named: NamedPolicy, scripts: Int) {
    let seeds = 0..<UInt64(scripts)
    let difference = seeds.lazy.compactMap { shrunk(seed: $0, named.policy) }.first
    #expect(difference == nil)
  }

  /// What holds after each step of a cycle: a show, a switch, a next field, a hide.
  private func cycle(_ stage: inout SeedStage, _ reason: DismissalReason) -> [String] {
    var steps: [String] = []
    stage.show(.field(1, top: 500, height: 34), 260)
    steps.append("\(stage.adjustment), \(stage.offset)")
    stage.show(nil, 300)
    steps.append("\(stage.adjustment), \(stage.offset)")
    stage.turn(.blur, .focus(.field(2, top: 600.3, height: 34)))
    steps.append("\(stage.adjustment), \(stage.offset)")
    stage.hide(reason, 300)
    steps.append("\(stage.adjustment), \(stage.offset)")
    return steps
  }

  private func stage(_ policy: AvoidancePolicy) -> SeedStage {
    SeedStage(policy, in: LossyScript.viewport(for: policy))
  }

  @Test("A hundred identical cycles end where one ends", arguments: NamedPolicy.all)
  func noDrift(_ named: NamedPolicy) {
    let policy = named.policy
    for reason in DismissalReason.allCases {
      let isRestored = policy.restore.reasons.contains(reason) || !policy.mover.isScrolling
      var stage = stage(policy)
      // What no rule takes back is where the second cycle begins, and the others with it.
      if !isRestored { _ = cycle(&stage, reason) }
      let first = cycle(&stage, reason)
      for _ in 1..<100 {
        let next = cycle(&stage, reason)
        guard next == first else {
          Issue.record("\(reason): \(first) became \(next)")
          break
        }
      }
      if policy.restore.reasons.contains(reason) {
        #expect(stage.adjustment == .identity, "\(reason)")
        #expect(stage.offset == self.stage(policy).offset, "\(reason)")
      }
    }
  }
}

extension Mover {
  /// Whether the mover moves a content offset.
  var isScrolling: Bool { self == .scroll || self == .inset }
}
