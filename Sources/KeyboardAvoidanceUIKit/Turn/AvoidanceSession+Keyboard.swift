#if os(Linux) || os(iOS)
internal import KeyboardAvoidance

#if os(Linux)
internal import UIKitDouble
#elseif os(iOS)
internal import UIKit
#endif

/// Asking where the keyboard is, where nothing is announced.
extension AvoidanceSession {
  /// How long the keyboard may take to follow a turn of the device.
  private static let rotation = Duration.milliseconds(350)

  /// How often a guide is asked again that has yet to prove right.
  static let mostSightings = 3

  /// What is seen of the keyboard in a turn: at rest after a pause, after a turn of the device and
  /// when the view comes to a window; else while it follows a finger.
  func samples(among notifications: [KeyboardNotification]) -> [KeyboardEvent] {
    guard pauses.isEmpty else { return [] }
    readGuideAfterRotation()
    if isGuideDue {
      isGuideDue = false
      sightingsLeft = Self.mostSightings
      return restingSample()
    }
    if !notifications.isEmpty { drags.restart() }
    return draggedSample()
  }

  /// A keyboard that is not where it is docked, while a finger may have taken it there.
  private func draggedSample() -> [KeyboardEvent] {
    guard let docked = dockedFrame else {
      drags.restart()
      return []
    }
    guard let top = witnesses.draggedTop() else { return [] }
    // It goes below the screen, and still ends there where it has become higher meanwhile.
    var frame = docked.offsetBy(dx: 0, dy: top - docked.minY)
    frame.size.height += max(0, docked.maxY - frame.maxY)
    guard let dragged = drags.dragged(to: frame, from: docked, holding: chain) else { return [] }
    return [.sample(KeyboardSample(frame: dragged, isInteractive: true))]
  }

  /// At the end of a turn: what is at rest is compared with what the guides say. A keyboard may
  /// have another height than was announced, or go without a word.
  func readGuideAtRest() {
    let machine = avoider.assumeIsolated { $0.machine }
    if machine.state == .hidden {
      if reported.state != .hidden { witnesses.compareWithGone() }
    } else if let docked = machine.dockedFrame, docked != reported.sampled {
      let isAtRest = machine.state == .shown
      witnesses.compare(withDocked: docked, isAtRest: isAtRest, avoiding: view)
    }
    guard pauses.isEmpty else { return witnesses.note(at: closer.halfTurn) }
    guard !isGuideDue, !drags.follows(chain) else { return }
    guard machine.state == .shown || sightingsLeft > 0 else { return }
    let samples = restingSample()
    guard !samples.isEmpty else { return }
    tell(samples)
    applyCommands(inPlace: machine.state == .hidden || transitions.phase == .arriving)
  }

  /// The layout guide follows a turn of the device; it is looked at when that must be over.
  private func readGuideAfterRotation() {
    guard let rotatedAt, stopwatch.elapsed - rotatedAt >= Self.rotation else { return }
    self.rotatedAt = nil
    isGuideDue = true
  }

  /// What finds the keyboard where it is known to be says nothing.
  private func restingSample() -> [KeyboardEvent] {
    let docked = dockedFrame
    guard let statement = witnesses.testimony(at: closer.halfTurn) else {
      if witnesses.saysGone(at: closer.halfTurn) { closer.askLater() }
      if sightingsLeft > 0 {
        sightingsLeft -= 1
        if witnesses.saysUp { ask() } else { sightingsLeft = 0 }
      }
      return []
    }
    sightingsLeft = 0
    switch statement {
    case .gone(let top):
      // A safe area that takes the keyboard in ends where the keyboard begins, and a window that
      // ends above the keyboard does not see it.
      if let docked, docked.minY > top - 0.5 { return [] }
      guard let screen = view?.window?.screen.bounds else { return [] }
      return [.sample(KeyboardSample(frame: screen.offsetBy(dx: 0, dy: screen.height)))]
    case .up(let frame):
      if let docked, abs(docked.minY - frame.minY) < 0.5 { return [] }
      reported.sampled = frame
      return [.sample(KeyboardSample(frame: frame))]
    }
  }
}
#endif
