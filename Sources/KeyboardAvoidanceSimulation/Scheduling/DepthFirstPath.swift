/// The choices of one schedule in a depth-first walk over all of them.
///
/// A walk runs the same scenario again and again. Each run repeats the choices that are recorded
/// here and adds new ones beyond them; between runs the last choice that has an alternative takes
/// it. The first alternative never preempts, so a bound on preemptions cuts no run short.
struct DepthFirstPath: Sendable {
  private struct Branch: Sendable {
    /// How many lanes were ready.
    let count: Int
    /// The lane that goes on with the last job's work; to take another is a preemption.
    let handedOn: Int?
    /// The choices within the bound, in the order in which they are taken.
    let options: [Int]
    let preemptionsBefore: Int
    var taken = 0

    var choice: Int { options[taken] }
    var preemptions: Int {
      preemptionsBefore + (handedOn.map { $0 != choice } ?? false ? 1 : 0)
    }
  }

  private let bound: Int?
  private var branches: [Branch] = []
  private var depth = 0
  /// The alternatives that were left out because of the bound.
  private(set) var pruned = 0

  /// - Parameter bound: The most preemptions in one schedule, or nil for no bound.
  init(preemptions bound: Int?) {
    self.bound = bound
  }

  /// The choice at the next branch of this run.
  mutating func choose(below count: Int, handedOn: Int?) throws(ChoiceError) -> Int {
    defer { depth += 1 }
    guard depth == branches.count else {
      let known = branches[depth]
      guard known.count == count, known.handedOn == handedOn else {
        throw .diverged(expected: known.count)
      }
      return known.choice
    }
    let preemptions = branches.last?.preemptions ?? 0
    let options = options(below: count, handedOn: handedOn, preemptions: preemptions)
    pruned += count - options.count
    branches.append(
      Branch(
        count: count, handedOn: handedOn, options: options, preemptionsBefore: preemptions))
    return options[0]
  }

  private func options(below count: Int, handedOn: Int?, preemptions: Int) -> [Int] {
    guard let handedOn else { return Array(0..<count) }
    if let bound, preemptions >= bound { return [handedOn] }
    return [handedOn] + (0..<count).filter { $0 != handedOn }
  }

  /// Goes back to the last branch with an alternative and takes it; false when none is left.
  mutating func backtrack() -> Bool {
    depth = 0
    while let last = branches.popLast() {
      guard last.taken + 1 < last.options.count else { continue }
      var next = last
      next.taken += 1
      branches.append(next)
      return true
    }
    return false
  }
}
