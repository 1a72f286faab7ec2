/// How a scheduler chooses among the lanes that have a job to run.
///
/// Only the lane is chosen; inside a lane jobs run in the order in which they came, as on an
/// actor. The lanes that are ready count from 0, the one that has waited longest first, and
/// nothing is chosen where only one is ready.
public enum SchedulingPolicy: Hashable, Sendable {
  /// The lane that has waited longest.
  case fifo
  /// Any ready lane with equal chance; the same seed makes the same choices.
  case random(seed: UInt64)
  /// The recorded ``Scheduler/choices`` of another run, then ``fifo``.
  ///
  /// A script belongs to one build configuration: the optimiser removes jobs that only hop back.
  case scripted([Int])
}

/// The running form of a policy.
enum LaneChooser: Sendable {
  case fifo
  case random(SplitMix64)
  case scripted(ArraySlice<Int>)
  case depthFirst(DepthFirstPath)

  init(_ policy: SchedulingPolicy) {
    switch policy {
    case .fifo: self = .fifo
    case .random(let seed): self = .random(SplitMix64(seed: seed))
    case .scripted(let choices): self = .scripted(choices[...])
    }
  }

  /// The place among `count` ready lanes to take.
  ///
  /// - Parameter handedOn: The place of the lane to which the last job handed on its work.
  mutating func choose(below count: Int, handedOn: Int?) throws(ChoiceError) -> Int {
    switch self {
    case .fifo: return 0
    case .random(var generator):
      defer { self = .random(generator) }
      return generator.index(below: count)
    case .scripted(let choices):
      self = .scripted(choices.dropFirst())
      let choice = choices.first ?? 0
      guard (0..<count).contains(choice) else { throw .notReady(choice: choice) }
      return choice
    case .depthFirst(var path):
      // The path is grown in place; a second reference would copy it at every choice.
      self = .fifo
      defer { self = .depthFirst(path) }
      return try path.choose(below: count, handedOn: handedOn)
    }
  }
}

/// A choice that does not fit what is ready.
enum ChoiceError: Error {
  case notReady(choice: Int)
  case diverged(expected: Int)
}
