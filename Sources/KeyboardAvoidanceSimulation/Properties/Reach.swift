internal import KeyboardAvoidance

/// How often random runs came to each situation, and to where each invariant asks for something.
public struct Reach: Hashable, Sendable {
  /// How many runs were played.
  public private(set) var runs = 0

  /// How many steps they had.
  public private(set) var steps = 0

  private var situations: [Situation: Int] = [:]
  private var invariants: [String: Int] = [:]

  /// Nothing was reached yet.
  public init() {}

  /// In how many steps a situation was there.
  public func count(of situation: Situation) -> Int { situations[situation, default: 0] }

  /// In how many steps, or runs if it is about these, an invariant asked for something.
  public func count(of invariant: Invariant) -> Int { invariants[invariant.name, default: 0] }

  /// Plays a run and counts.
  public mutating func count(_ run: Run) {
    runs += 1
    var player = RunPlayer(run)
    var memory = InvariantMemory()
    while let step = player.next() {
      steps += 1
      memory.note(step.before, step.after, step.record)
      for situation in Situation.allCases where situation.holds(after: step) {
        situations[situation, default: 0] += 1
      }
      for invariant in Invariant.all where invariant.concerns(step, memory) {
        invariants[invariant.name, default: 0] += 1
      }
    }
    for invariant in Invariant.runs where invariant.concerns(run) {
      invariants[invariant.name, default: 0] += 1
    }
  }

  /// The share of the steps, or of the runs, in which an invariant asked for something.
  public func share(of invariant: Invariant) -> Double {
    Double(count(of: invariant)) / Double(max(1, invariant.isAboutRuns ? runs : steps))
  }

  /// The share of the steps in which a situation was there.
  public func share(of situation: Situation) -> Double {
    Double(count(of: situation)) / Double(max(1, steps))
  }

  /// A line for each situation and each invariant: how often, and which part of all that is.
  public var text: String {
    var lines = ["\(runs) runs, \(steps) steps"]
    lines += Situation.allCases.map { line($0.rawValue, count(of: $0), share(of: $0), "steps") }
    lines += Invariant.all.map { invariant in
      line(
        "asks: \(invariant.name)", count(of: invariant), share(of: invariant),
        invariant.isAboutRuns ? "runs" : "steps")
    }
    return lines.joined(separator: "\n")
  }

  private func line(_ name: String, _ count: Int, _ share: Double, _ unit: String) -> String {
    let percent = (share * 1000).rounded() / 10
    let padding = String(repeating: " ", count: max(1, 24 - name.count))
    return "\(name)\(padding)\(count) \(unit), \(percent) %"
  }
}
