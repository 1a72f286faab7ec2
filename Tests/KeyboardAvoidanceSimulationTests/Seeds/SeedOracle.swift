import KeyboardAvoidanceSimulation

/// A seed's own formula beside the machine, in random geometries.
struct SeedOracle {
  /// One number by the seed's formula and by the machine.
  struct Comparison: CustomStringConvertible {
    let what: String
    let seed: Double
    let machine: Double

    init(_ what: String, seed: Double, machine: Double) {
      self.what = what
      self.seed = seed
      self.machine = machine
    }

    var isEqual: Bool { abs(seed - machine) <= 0.001 }
    var description: String { "\(what): the seed says \(seed), the machine \(machine)" }
  }

  /// The first geometry whose numbers differ, and how.
  private(set) var difference: String?

  /// How many numbers were compared, and how many of them were not zero.
  private(set) var compared = 0
  private(set) var moving = 0

  /// Compares in as many geometries, one for each seed of the generator from 0.
  init(geometries: UInt64 = 1000, _ run: (inout SplitMix64) -> [Comparison]) {
    for seed in 0..<geometries {
      var random = SplitMix64(seed: seed)
      for comparison in run(&random) {
        compared += 1
        if comparison.seed != 0 { moving += 1 }
        if difference == nil, !comparison.isEqual {
          difference = "geometry \(seed), \(comparison)"
        }
      }
    }
  }

  /// What is in force after a plan, by the documented rule: less than half a point from what is in
  /// force is not commanded, and less than half a point from rest is rest.
  static func inForce(_ plan: Double, before: Double) -> Double {
    let plan = abs(plan) < 0.5 ? 0 : plan
    return plan == 0 || abs(plan - before) >= 0.5 ? plan : before
  }
}

extension SplitMix64 {
  /// A length within bounds, in eighths of a point, so that touching and equal edges come up.
  mutating func length(_ lower: Double, _ upper: Double) -> Double {
    let eighths = Int(((max(lower, upper) - lower) * 8).rounded(.down))
    return lower + Double(index(below: eighths + 1)) / 8
  }

  /// One of the elements.
  mutating func element<Element>(_ first: Element, _ others: Element...) -> Element {
    let choice = index(below: others.count + 1)
    return choice == 0 ? first : others[choice - 1]
  }

  /// Yes, once in so many times.
  mutating func once(in count: Int) -> Bool { index(below: count) == 0 }
}
