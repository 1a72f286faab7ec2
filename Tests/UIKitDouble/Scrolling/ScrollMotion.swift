import Foundation

/// A scroll that goes on by itself, frame by frame, in the display link's phase of the update.
@MainActor final class ScrollMotion {
  /// Why it moves.
  enum Kind {
    /// After the finger was lifted.
    case fling
    /// Asked for with an animation.
    case animation
  }

  let kind: Kind
  let target: CGPoint
  private let start: CGPoint
  private let begin: TimeInterval
  private let duration: TimeInterval
  private let part: (TimeInterval) -> CGFloat

  private init(
    _ kind: Kind, from start: CGPoint, to target: CGPoint, at begin: TimeInterval,
    for duration: TimeInterval, part: @escaping (TimeInterval) -> CGFloat
  ) {
    self.kind = kind
    self.start = start
    self.target = target
    self.begin = begin
    self.duration = duration
    self.part = part
  }

  /// The offset at a time; nil when the target is reached.
  func offset(at time: TimeInterval) -> CGPoint? {
    let elapsed = time - begin
    guard elapsed < duration - 1e-6 else { return nil }
    let part = part(max(0, elapsed))
    return CGPoint(
      x: start.x + (target.x - start.x) * part, y: start.y + (target.y - start.y) * part)
  }

  /// How long `setContentOffset(_:animated:)` takes, in seconds; roughly what is seen.
  static let animationDuration: TimeInterval = 0.3

  /// A scroll asked for with an animation, slow at both ends.
  static func animation(from start: CGPoint, to target: CGPoint, at begin: TimeInterval)
    -> ScrollMotion
  {
    ScrollMotion(.animation, from: start, to: target, at: begin, for: animationDuration) { time in
      let part = CGFloat(time / animationDuration)
      return part * part * (3 - 2 * part)
    }
  }

  /// A return into the limits, without speed.
  static func bounce(from start: CGPoint, to target: CGPoint, at begin: TimeInterval)
    -> ScrollMotion
  {
    let way = max(abs(target.x - start.x), abs(target.y - start.y))
    let duration = log(Double(Fling.rest / max(way, Fling.rest))) / log(Fling.bounceRate) / 1000
    return ScrollMotion(.fling, from: start, to: target, at: begin, for: duration) { time in
      1 - CGFloat(pow(Fling.bounceRate, time * 1000))
    }
  }

  /// A fling of a speed to where it comes to rest. Its speed falls by a constant factor; one that is
  /// to rest earlier or later than its speed says runs the same course on another scale.
  static func fling(
    from start: CGPoint, to target: CGPoint, speed: CGFloat, at begin: TimeInterval
  ) -> ScrollMotion {
    let milliseconds = max(1, log(Double(Fling.slowest / speed)) / log(Fling.rate))
    let whole = 1 - pow(Fling.rate, milliseconds)
    return ScrollMotion(.fling, from: start, to: target, at: begin, for: milliseconds / 1000) {
      CGFloat((1 - pow(Fling.rate, $0 * 1000)) / whole)
    }
  }
}

/// How a fling runs, as others have measured UIKit's. Speeds are points a millisecond.
enum Fling {
  /// What is left of the speed after a millisecond: `UIScrollView.DecelerationRate.normal`.
  static let rate = 0.998
  /// What is left of the way back into the limits after a millisecond.
  static let bounceRate = 0.99
  /// Below this speed the content stays where the finger leaves it.
  static let slowestStart: CGFloat = 0.25
  /// At this speed it comes to rest.
  static let slowest: CGFloat = 0.01
  /// A way, in points, that cannot be seen any more.
  static let rest: CGFloat = 0.25

  /// How far a speed carries, in points.
  static func way(at speed: CGFloat) -> CGFloat {
    guard abs(speed) > slowest else { return 0 }
    let length = (abs(speed) - slowest) / CGFloat(-log(rate))
    return speed < 0 ? -length : length
  }
}

extension UIScrollView {
  /// Starts to move by itself.
  func begin(_ motion: ScrollMotion) {
    stopMotion()
    guard let device = window?.device else { return }
    self.motion = motion
    motionDevice = device
    motionStep = device.updates.addStep { [weak self] time in self?.step(to: time) }
  }

  private func step(to time: TimeInterval) {
    guard let motion else { return }
    if let offset = motion.offset(at: time) {
      moveContent(to: offset)
    } else {
      stopMotion(notifies: false)
      moveContent(to: motion.target)
      tellEnd(of: motion)
    }
  }

  /// Stops where it is. A fling that is stopped says that it has ended, an animation does not.
  func stopMotion(notifies: Bool = true) {
    guard let motion else { return }
    self.motion = nil
    if let motionStep { motionDevice?.updates.removeStep(motionStep) }
    motionStep = nil
    if notifies, motion.kind == .fling { tellEnd(of: motion) }
  }

  private func tellEnd(of motion: ScrollMotion) {
    switch motion.kind {
    case .fling:
      drag.isDecelerating = false
      delegate?.scrollViewDidEndDecelerating(self)
    case .animation:
      delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// Moves the content without stopping what moves it.
  func moveContent(to offset: CGPoint) {
    if offset != bounds.origin { bounds.origin = offset }
  }

  /// The frame or the content has another size.
  func sizesDidChange() {
    guard window?.device?.behavior.outgrownOffset != .kept else { return }
    isCutBySize = true
    clampOffset()
    isCutBySize = false
  }

  /// What rests beyond its limits is brought back, unless a finger or a motion has it.
  func clampOffset() {
    guard !drag.isTracking, motion == nil else { return }
    moveContent(to: resting(contentOffset))
  }

  /// An app's offset while the content moves by itself.
  func appSetsOffset() {
    guard motion != nil, window?.device?.behavior.offsetInMotion != .isOverwritten else { return }
    stopMotion()
  }
}
