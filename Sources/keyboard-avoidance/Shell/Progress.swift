internal import Foundation

/// Tells on a terminal how far something is that takes longer than two seconds.
@MainActor
struct Progress {
  /// Where a line stands now that tells of it, by its descriptor.
  private static var shown: Int32?

  private let descriptor: Int32
  private let now: () -> ContinuousClock.Instant
  private let start: ContinuousClock.Instant
  private var last: ContinuousClock.Instant

  /// Nothing is shown before.
  private static let patience = Duration.seconds(2)

  /// Something that begins now; it is told on standard error if that is a terminal.
  init(
    on descriptor: Int32 = STDERR_FILENO,
    now: @escaping () -> ContinuousClock.Instant = { ContinuousClock.now }
  ) {
    self.descriptor = descriptor
    self.now = now
    start = now()
    last = start
  }

  /// Goes through a list and tells before each how far it is: `replayed 3 of 10`.
  mutating func through<Element>(
    _ elements: [Element], _ verb: String, _ body: (Element) -> Void
  ) {
    for (index, element) in elements.enumerated() {
      report("\(verb) \(index) of \(elements.count)", done: index, of: elements.count)
      body(element)
    }
  }

  /// Shows how far it is, and how long it still takes at this speed.
  ///
  /// - Parameters:
  ///   - text: What has been done so far.
  ///   - done: How much is done.
  ///   - all: How much there is; with `isLowerBound`, how much is known of by now.
  mutating func report(_ text: String, done: Int, of all: Int, isLowerBound: Bool = false) {
    let now = now()
    guard isatty(descriptor) == 1, now - start > Self.patience,
      Self.shown == nil || now - last > .milliseconds(100)
    else { return }
    last = now
    Self.shown = descriptor
    let seconds = Double((now - start).components.seconds)
    let estimate = Self.estimate(seconds, done, all)
    Output.overwrite(
      "\(text), \(isLowerBound ? "at least" : "about") \(estimate) left", on: descriptor)
  }

  static func estimate(_ seconds: Double, _ done: Int, _ all: Int) -> String {
    let left = done > 0 ? seconds * Double(max(0, all - done)) / Double(done) : 0
    return left < 90 ? "\(Int(left.rounded(.up))) s" : "\(Int((left / 60).rounded(.up))) min"
  }

  /// Takes the line away.
  static func clear() {
    guard let descriptor = shown.take() else { return }
    Output.overwrite("", on: descriptor)
  }
}
