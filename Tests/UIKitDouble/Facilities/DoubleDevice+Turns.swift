public import Foundation

/// Turns of the main run loop.
///
/// | here | on a device |
/// |---|---|
/// | the test's own calls | what event sources, notifications and timers do in a turn |
/// | `endTurn()` | the update goes on (display links, layout, commit) and the loop waits; in which order says `behavior.commits` |
/// | `nextTurn()` | the loop wakes up (`afterWaiting`), does what was put off, and goes to sleep |
/// | `advance(by:)` | as many turns as timers, ends of animations and, where somebody waits for them, frames of the display need |
extension DoubleDevice {
  /// Where Core Animation commits among the `beforeWaiting` observers, if it does so there.
  public static let commitOrder: CFIndex = 2_000_000

  /// How many run-loop observers are registered.
  public var observerCount: Int { runLoop.count }

  /// How often the run loop was asked to turn once more.
  public var wakeUpCount: Int { runLoop.wakeUps }

  /// How many commits there have been.
  public var commitCount: Int { frames.count }

  /// How many commits did not show yet what was asked for, of those that came after a number of
  /// commits: 0 if the very next one did. Nil if none did until now.
  public func commitsMissed(
    since count: Int, until isShown: (DoubleFrame) -> Bool
  ) -> Int? {
    frames.dropFirst(count).firstIndex(where: isShown).map { $0 - count }
  }

  /// Ends the turn: layout, the frame, and the run loop's observers, in the order of `behavior`.
  public func endTurn() {
    finishTurn(isFrame: false)
  }

  /// Runs a whole turn: wakes up, does what was put off, ends.
  public func nextTurn() {
    wakeUp()
    endTurn()
  }

  /// Lets time pass: each timer and end of an animation has its turn when it is due, and so has
  /// each frame of the display that a display link or a scroll waits for.
  public func advance(by seconds: TimeInterval) {
    let end = clock.now + seconds
    while let due = nextDue, due.time <= end {
      if due.isFrame {
        clock.move(to: due.time)
        wakeUp()
        finishTurn(isFrame: true)
      } else if run({ clock.runNext(upTo: end) }) {
        endTurn()
      }
    }
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
    for _ in 0..<LayoutPass.limit {
      for window in windows { LayoutPass.run(on: window) }
      var isStale = false
      for window in windows {
        window.forEachInTree { view in
          if view.keyboardGuide?.askForLayoutIfMoved() == true { isStale = true }
        }
      }
      guard isStale else { break }
    }
    frames.append(DoubleFrame(number: frames.count + 1, time: clock.now, windows: windows))
    transactions.endImplicit()
  }

  /// Whether a finger is on a scroll view.
  var isTracking: Bool {
    var isTracking = false
    for window in scenes.flatMap(\.windows) {
      window.forEachInTree { if ($0 as? UIScrollView)?.isTracking == true { isTracking = true } }
    }
    return isTracking
  }

  private var nextDue: (time: TimeInterval, isFrame: Bool)? {
    let frame = updates.wantsFrames ? UpdateCycle.nextFrame(after: clock.now) : nil
    guard let timer = clock.nextDue else { return frame.map { ($0, true) } }
    guard let frame, frame < timer else { return (timer, false) }
    return (frame, true)
  }

  private func wakeUp() {
    run {
      runLoop.call(.afterWaiting, orders: .min..<(.max))
      let due = queue
      queue = []
      for body in due { body() }
    }
  }

  private func finishTurn(isFrame: Bool) {
    run {
      updates.dispatchDisplayLinks(isFrame: isFrame)
      switch behavior.commits {
      case .inUpdateCycle:
        updates.commit()
        runLoop.call(.beforeWaiting, orders: .min..<(.max))
        complainOfLateChanges()
      case .beforeWaiting:
        runLoop.call(.beforeWaiting, orders: .min..<Self.commitOrder)
        updates.commit()
        runLoop.call(.beforeWaiting, orders: Self.commitOrder..<(.max))
      }
      keyboard.turnDidEnd()
    }
  }

  /// What observers of the run loop change after the commit is seen a frame late.
  private func complainOfLateChanges() {
    guard let shown = frames.last else { return }
    for window in scenes.flatMap(\.windows) {
      // The highest views that lie elsewhere than was shown; what is in them moves with them.
      window.forEachOnScreen { view, rect in
        guard let before = shown.rect(of: view), before != rect else { return true }
        complain(.changedAfterCommit, of: view)
        return false
      }
    }
  }

  func begin(_ animation: DoubleAnimation) {
    animations.append(animation)
    let over = transactions.add()
    clock.schedule(after: animation.delay + animation.duration) {
      animation.finish(true)
      over()
    }
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
}
