import Foundation

/// An animation block while it runs. Blocks run at once and on the main actor, so the open ones
/// form a stack that two tests cannot share.
@MainActor final class AnimationScope {
  let source: DoubleAnimation.Source
  let duration: TimeInterval
  let delay: TimeInterval
  let curve: Int
  let options: UIView.AnimationOptions
  let isStill: Bool
  private var changes: [DoubleChange] = []

  private static var open: [AnimationScope] = []
  static var current: AnimationScope? { open.last }

  init(
    source: DoubleAnimation.Source, duration: TimeInterval, delay: TimeInterval = 0, curve: Int,
    options: UIView.AnimationOptions = [], isStill: Bool = false
  ) {
    self.source = source
    self.duration = duration
    self.delay = delay
    self.curve = curve
    self.options = options
    self.isStill = isStill
  }

  /// Whether what changes in it takes time.
  var isAnimating: Bool { !isStill && duration > 0 }

  /// A scope in which nothing animates.
  static var still: AnimationScope {
    AnimationScope(source: .block, duration: 0, curve: 0, isStill: true)
  }

  /// A block's scope, with what it inherits from the block around it.
  static func block(
    duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions,
    source: DoubleAnimation.Source = .block
  ) -> AnimationScope {
    guard UIView.areAnimationsEnabled else { return still }
    let around = current.flatMap { $0.duration > 0 ? $0 : nil }
    let ownDuration = options.contains(.overrideInheritedDuration)
    let ownCurve = options.contains(.overrideInheritedCurve)
    return AnimationScope(
      source: source,
      duration: ownDuration ? duration : around?.duration ?? duration,
      delay: delay,
      curve: ownCurve ? options.curve : around?.curve ?? options.curve,
      options: options)
  }

  func note(_ change: DoubleChange) {
    guard !CATransaction.disableActions() else { return }
    changes.append(change)
  }

  /// Runs the block, then files what changed in it with the devices that show it.
  func run(_ body: () -> Void, completion: ((Bool) -> Void)? = nil) {
    Self.open.append(self)
    body()
    Self.open.removeLast()
    file(completion)
  }

  /// A block without visible changes is over at once; one without duration in the next turn.
  private func file(_ completion: ((Bool) -> Void)?) {
    var devices: [DoubleDevice] = []
    for change in changes {
      guard let device = change.view?.window?.device else { continue }
      if !devices.contains(where: { $0 === device }) { devices.append(device) }
    }
    guard let first = devices.first else {
      completion?(true)
      return
    }
    guard duration > 0, !isStill else {
      if let completion { first.perform { completion(true) } }
      return
    }
    for device in devices {
      let own = changes.filter { $0.view?.window?.device === device }
      let animation = DoubleAnimation(scope: self, changes: own, start: device.clock.now)
      animation.completion = device === first ? completion : nil
      device.begin(animation)
    }
  }
}
