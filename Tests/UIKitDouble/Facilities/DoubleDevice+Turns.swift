public import Foundation

/// What the screen showed after one commit.
@MainActor public struct DoubleFrame {
  /// Counted from 1.
  public let number: Int

  /// The clock's time.
  public let time: TimeInterval

  private let rects: [ObjectIdentifier: CGRect]

  /// A view's rectangle on the screen in this frame; nil if it was not in a window. Model values:
  /// where an animation is under way, its end.
  public func rect(of view: UIView) -> CGRect? {
    rects[ObjectIdentifier(view)]
  }

  init(number: Int, time: TimeInterval, windows: [UIWindow]) {
    self.number = number
    self.time = time
    var rects: [ObjectIdentifier: CGRect] = [:]
    for window in windows {
      window.forEachInTree { view in
        rects[ObjectIdentifier(view)] = view.bounds.applying(view.mapToScreen)
      }
    }
    self.rects = rects
  }
}

/// Turns of the main run loop.
///
/// | here | on a device |
/// |---|---|
/// | the test's own calls | what event sources, notifications and timers do in a turn |
/// | `endTurn()` | the loop goes to sleep: `beforeWaiting` observers by order, Core Animation's commit (layout, then the frame) among them at 2,000,000 |
/// | `nextTurn()` | the loop wakes up (`afterWaiting`), does what was put off, and goes to sleep |
/// | `advance(by:)` | as many turns as timers and ends of animations need |
extension DoubleDevice {
  /// Where Core Animation commits among the `beforeWaiting` observers.
  public static let commitOrder: CFIndex = 2_000_000

  /// How many run-loop observers are registered.
  public var observerCount: Int { runLoop.count }

  /// Ends the turn: observers before the commit, layout, the frame, observers after it.
  public func endTurn() {
    inForce {
      runLoop.call(.beforeWaiting, orders: .min..<Self.commitOrder)
      commit()
      runLoop.call(.beforeWaiting, orders: Self.commitOrder..<(.max))
    }
  }

  /// Runs a whole turn: wakes up, does what was put off, ends.
  public func nextTurn() {
    inForce {
      runLoop.call(.afterWaiting, orders: .min..<(.max))
      let due = queue
      queue = []
      for body in due { body() }
    }
    endTurn()
  }

  /// Lets time pass: each timer and end of an animation has its turn when it is due.
  public func advance(by seconds: TimeInterval) {
    let end = clock.now + seconds
    while inForce({ clock.runNext(upTo: end) }) { endTurn() }
    clock.move(to: end)
    nextTurn()
  }

  /// Puts work off to the next turn, as `DispatchQueue.main.async` does.
  public func perform(_ body: @escaping () -> Void) {
    queue.append(body)
  }

  /// Layout, again where a keyboard guide is no longer where it belongs, then the frame.
  func commit() {
    let windows = scenes.flatMap(\.windows)
    for _ in 0..<2 {
      for window in windows {
        window.layOutTree()
        window.forEachInTree { $0.keyboardGuide?.askForLayoutIfMoved() }
      }
    }
    for window in windows { window.layOutTree() }
    frames.append(DoubleFrame(number: frames.count + 1, time: clock.now, windows: windows))
  }

  func begin(_ animation: DoubleAnimation) {
    animations.append(animation)
    clock.schedule(after: animation.delay + animation.duration) { animation.finish(true) }
  }

  /// What leaves the window moves no more.
  func endAnimations(in tree: UIView) {
    for animation in animations where animation.finished == nil {
      let views = animation.changes.compactMap(\.view)
      if !views.isEmpty, views.allSatisfy({ $0.isDescendant(of: tree) }) {
        animation.finish(false)
      }
    }
  }

  private func inForce<R>(_ body: () -> R) -> R {
    run(body)
  }
}
