internal import KeyboardAvoidance

#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

/// Makes random runs from a seed: the same seed gives the same runs on every platform.
///
/// Each run draws its own policy, its own inputs and its own subset of what may happen (swarm
/// testing: a run without blurs reaches what one with many never does). Whole phrases, as a
/// keyboard posts them and an app answers, are mixed with single events in any order. Some are runs
/// as one of several avoiders in a window sees them.
public struct RunGenerator: Sendable {
  /// Whether undefined, infinite, negative and huge numbers are mixed in.
  public var isHostile: Bool

  /// How many turns a run has at most.
  public var turnLimit: Int

  private var random: SplitMix64

  /// A generator of the runs of a seed.
  public init(seed: UInt64, turnLimit: Int = 60, isHostile: Bool = false) {
    random = SplitMix64(seed: seed)
    self.turnLimit = turnLimit
    self.isHostile = isHostile
  }

  /// The next run.
  public mutating func next() -> Run {
    var stage = Stage(&random)
    let header = stage.header(&random)
    let swarm = Phrase.swarm(stage, &random)
    var run = Run(header)
    var now = MachineInstant.origin
    let count = 2 + random.index(below: max(1, turnLimit - 1))
    while run.turns.count < count {
      let phrase = swarm[random.index(below: swarm.count)]
      let policy = phrase == .policy ? stage.policy(&random) : nil
      for (delay, events) in phrase.turns(&stage, &random) {
        now.nanoseconds += delay
        let taken = isHostile ? events.map { spoiled($0) } : events
        run.turns.append(Run.Turn(at: now, taken, policy: policy))
      }
      now.nanoseconds += Self.delays[random.index(below: Self.delays.count)]
    }
    return random.index(below: 8) == 0 ? shared(run) : run
  }

  /// The run as one of several avoiders sees it.
  private mutating func shared(_ run: Run) -> Run {
    let count = 2 + random.index(below: 2)
    let avoider = random.index(below: count)
    var shared = run.divided(among: count)[avoider]
    shared.header.name += ", seen by one avoider of \(count)"
    return shared
  }

  /// In nanoseconds: the same instant, within an animation, its end, its grace, and long after.
  private static let delays: [Int64] = [
    0, 0, 0, 0, 0, 50_000_000, 100_000_000, 250_000_000, 349_999_999, 350_000_000, 400_000_000,
    2_000_000_000,
  ]

  private mutating func spoiled(_ event: TraceEvent) -> TraceEvent {
    guard random.index(below: 4) == 0 else { return event }
    switch event {
    case .notification(var notification, let begin):
      notification.endFrame = frame()
      notification.animation = KeyboardAnimation(duration: number(), curve: 7)
      return .notification(notification, begin: begin)
    case .sample(var sample):
      sample.frame = frame()
      return .sample(sample)
    case .caret(let name, _): return .caret(name, frame())
    case .resize(let name, _): return .resize(name, frame())
    case .companion(let name, _): return .companion(name, frame())
    case .scrollNested(let index, _): return .scrollNested(index, offset: number())
    case .scroll: return .scroll(offset: number())
    case .layout:
      var change = LayoutChange()
      change.window = frame()
      change.offset = number()
      return .layout(change)
    default: return event
    }
  }

  private mutating func frame() -> CGRect {
    CGRect(x: number(), y: number(), width: number(), height: number())
  }

  private mutating func number() -> Double {
    let numbers: [Double] = [
      0, -0.0, 1, -1, 0.49, 375, 667, 1e5, -1e5, 1e9, -1e9, 1e300, -1e300, .nan, .infinity,
      -.infinity, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
    ]
    return numbers[random.index(below: numbers.count)]
  }
}
