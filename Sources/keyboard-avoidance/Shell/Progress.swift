internal import Foundation

/// Tells on a terminal how far something is that takes longer than two seconds.
@MainActor
struct Progress {
  private static var isShown = false
  private let start = ContinuousClock.now
  private var last = ContinuousClock.now

  /// Nothing is shown before.
  private static let patience = Duration.seconds(2)

  /// Shows how far it is, and how long it still takes at this speed.
  ///
  /// - Parameters:
  ///   - text: What has been done so far.
  ///   - done: How much is done.
  ///   - all: How much there is; with `isLowerBound`, how much is known of by now.
  mutating func report(_ text: String, done: Int, of all: Int, isLowerBound: Bool = false) {
    let now = ContinuousClock.now
    guard isatty(STDERR_FILENO) == 1, now - start > Self.patience,
      !Self.isShown || now - last > .milliseconds(100)
    else { return }
    last = now
    Self.isShown = true
    let seconds = Double((now - start).components.seconds)
    let estimate = Self.estimate(seconds, done, all)
    Output.overwrite("\(text), \(isLowerBound ? "at least" : "about") \(estimate) left")
  }

  static func estimate(_ seconds: Double, _ done: Int, _ all: Int) -> String {
    let left = done > 0 ? seconds * Double(max(0, all - done)) / Double(done) : 0
    return left < 90 ? "\(Int(left.rounded(.up))) s" : "\(Int((left / 60).rounded(.up))) min"
  }

  /// Takes the line away.
  static func clear() {
    guard isShown else { return }
    isShown = false
    Output.overwrite("")
  }
}
