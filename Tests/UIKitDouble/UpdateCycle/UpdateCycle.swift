import Foundation

/// A device's UI updates. The phases of one run one after another, inside a source of the run
/// loop: events, display links, layout and commit; the loop waits only afterwards.
@MainActor final class UpdateCycle {
  /// Seconds between two frames of the display.
  static let frameDuration: TimeInterval = 1 / 60

  private unowned let device: DoubleDevice
  private(set) var info: UIUpdateInfo?
  var displayLinks: [CADisplayLink] = []

  /// The update links whose view or scene is on the device.
  var links: [UpdateLinkPlace] = []
  private var steps: [(number: Int, body: (TimeInterval) -> Void)] = []
  private var lastStep = 0

  init(device: DoubleDevice) {
    self.device = device
  }

  /// Whether the display's next frame is waited for though nothing else happens.
  var wantsFrames: Bool {
    displayLinks.contains { !$0.isPaused } || !steps.isEmpty
      || UIUpdateLink.wantsUpdates(on: device)
  }

  /// When the display shows the next frame after a time.
  static func nextFrame(after time: TimeInterval) -> TimeInterval {
    ((time / frameDuration + 1e-6).rounded(.down) + 1) * frameDuration
  }

  /// The update begins: everything up to the events.
  func begin() {
    guard info == nil else { return }
    info = UIUpdateInfo(start: device.clock.now)
    run(.afterUpdateScheduled)
    run(.beforeEventDispatch)
  }

  /// The events have been dispatched; display links follow if this update is for a frame of the
  /// display.
  func dispatchDisplayLinks(isFrame: Bool) {
    begin()
    run(.afterEventDispatch)
    run(.beforeCADisplayLinkDispatch)
    if isFrame { fire() }
    run(.afterCADisplayLinkDispatch)
  }

  /// Layout and commit, and the update's end.
  func commit() {
    run(.beforeCATransactionCommit)
    device.commit()
    run(.afterCATransactionCommit)
    run(.afterUpdateComplete)
    info = nil
  }

  /// Calls a body at every frame, as a display link of UIKit's own, until it is taken out.
  func addStep(_ body: @escaping (TimeInterval) -> Void) -> Int {
    lastStep += 1
    steps.append((lastStep, body))
    return lastStep
  }

  func removeStep(_ number: Int) {
    steps.removeAll { $0.number == number }
  }

  private func fire() {
    let time = device.clock.now
    for step in steps where steps.contains(where: { $0.number == step.number }) {
      step.body(time)
    }
    for link in displayLinks where displayLinks.contains(where: { $0 === link }) {
      link.fire(at: time)
    }
  }

  private func run(_ phase: UIUpdateActionPhase) {
    if let info { UIUpdateLink.run(phase, info, on: device) }
  }
}
