internal import KeyboardAvoidance

#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

/// What is posted for one movement of the keyboard.
struct Movement: Equatable {
  /// What is announced, in its order.
  var wills: [TraceEvent] = []

  /// What is reported afterwards, in its order.
  var dids: [TraceEvent] = []

  /// How long after the announcement the report comes.
  var didDelay = Duration.seconds(KeyboardAnimation.standard.duration)

  /// The announcements of both, and the later one's reports.
  func followed(by later: Movement, with facts: [TraceEvent] = []) -> Movement {
    Movement(wills: wills + facts + later.wills, dids: later.dids, didDelay: later.didDelay)
  }

  /// The movement as the system posts it for another app's keyboard.
  func saidForeign(_ isForeign: Bool) -> Movement {
    guard isForeign else { return self }
    var movement = self
    movement.wills = wills.map(\.foreign)
    movement.dids = dids.map(\.foreign)
    return movement
  }
}

extension TraceEvent {
  /// A keyboard notification.
  static func post(
    _ kind: KeyboardNotification.Kind, _ end: CGRect?, from begin: CGRect, duration: Double
  ) -> TraceEvent {
    let animation = KeyboardAnimation(duration: duration)
    return .notification(
      KeyboardNotification(kind, endFrame: end, animation: animation), begin: begin)
  }

  fileprivate var foreign: TraceEvent {
    guard case .notification(var notification, let begin) = self else { return self }
    notification.isLocal = false
    return .notification(notification, begin: begin)
  }
}

extension VirtualKeyboard {
  /// Seconds from a will to its did: they are never in one turn.
  func didDelay(_ duration: Double) -> Duration {
    platform.didDelay ?? .seconds(max(duration, 0.02))
  }

  /// A movement that announces frames and reports the last one.
  func movement(
    _ wills: [(kind: KeyboardNotification.Kind, end: CGRect?)],
    _ dids: [KeyboardNotification.Kind], duration: Double
  ) -> Movement {
    let begin = place.frame ?? frameBelow(height: height)
    let last = wills.last?.end
    return Movement(
      wills: wills.map { .post($0.kind, $0.end, from: begin, duration: duration) },
      dids: dids.map { .post($0, last, from: begin, duration: duration) },
      didDelay: didDelay(duration))
  }

  /// The change of frame and what it belongs to, in the platform's order.
  private func pair(
    _ change: KeyboardNotification.Kind, _ other: KeyboardNotification.Kind
  ) -> [KeyboardNotification.Kind] {
    platform.postsChangeFirst ? [change, other] : [other, change]
  }

  /// A docked keyboard comes; a third-party one in a burst, without an animation.
  func appearance(at frame: CGRect, duration: Double = 0.25) -> Movement {
    let dids = pair(.didChangeFrame, .didShow)
    if case .thirdParty(let heights) = facts.method, focused != nil {
      let burst = heights.dropLast().map { self.frame(height: $0) } + [frame]
      return movement(burst.map { (.willShow, $0) }, dids, duration: 0)
    }
    return movement(
      pair(.willChangeFrame, .willShow).map { ($0, frame) }, dids, duration: duration)
  }

  /// The docked keyboard goes.
  func disappearance(
    duration: Double = 0.25, rule: PlatformProfile.HideFrame? = nil
  ) -> Movement {
    let fading = facts.prefersCrossFade ? platform.crossFadeHideFrame : nil
    let end = hideFrame(fading ?? rule ?? platform.hideFrame)
    let wills = pair(.willChangeFrame, .willHide).flatMap { kind in
      Array(repeating: kind, count: kind == .willHide ? 1 : platform.hideChanges)
    }
    return movement(
      wills.map { ($0, end) }, pair(.didChangeFrame, .didHide), duration: duration)
  }

  private func hideFrame(_ rule: PlatformProfile.HideFrame) -> CGRect {
    let height = Double(place.frame?.size.height ?? 0)
    switch rule {
    case .belowScreen: return frameBelow(height: height)
    case .withoutHeight: return frameBelow(height: 0)
    case .reaching(let points): return frame(height: height, visible: points)
    case .zero: return .zero
    case .above(let points):
      return CGRect(x: 0, y: -points, width: Double(face.screen.width), height: 0)
    }
  }

  /// A docked keyboard gets another frame.
  func change(to frame: CGRect) -> Movement {
    switch platform.heightChange {
    case .changeAndShow: appearance(at: frame)
    case .show: movement([(.willShow, frame)], [.didShow], duration: 0.25)
    case .change: movement([(.willChangeFrame, frame)], [.didChangeFrame], duration: 0.25)
    }
  }

  /// A docked keyboard leaves the bottom edge.
  func undocking(to frame: CGRect) -> Movement {
    let rule = facts.mode == .floating ? platform.floating : platform.undocking
    let dids = [KeyboardNotification.Kind.didChangeFrame]
    switch rule {
    case .changeAndHide:
      return movement(
        pair(.willChangeFrame, .willHide).map { ($0, frame) }, pair(.didChangeFrame, .didHide),
        duration: 0.25)
    case .change: return movement([(.willChangeFrame, frame)], dids, duration: 0.25)
    case .changeWithoutFrame: return movement([(.willChangeFrame, nil)], dids, duration: 0.25)
    case .changeAboveScreen:
      let above = CGRect(x: 0, y: -64, width: 0, height: 0)
      return movement([(.willChangeFrame, above)], dids, duration: 0.25)
    case .changeAcrossTop:
      let across = CGRect(
        x: 0, y: 40 - frame.size.height, width: frame.size.width, height: frame.size.height)
      return movement([(.willChangeFrame, across)], dids, duration: 0.25)
    }
  }

  /// A loose keyboard is docked.
  func docking(at frame: CGRect) -> Movement {
    switch platform.docking {
    case .changeAndShow: return appearance(at: frame)
    case .twoChangesAndShow:
      let wills: [KeyboardNotification.Kind] = [.willChangeFrame, .willChangeFrame, .willShow]
      return movement(
        wills.map { ($0, frame) }, pair(.didChangeFrame, .didShow), duration: 0.25)
    case .burst:
      let burst: [KeyboardNotification.Kind] = [
        .willChangeFrame, .didChangeFrame, .willShow, .willChangeFrame, .willShow,
        .didChangeFrame, .didShow, .didChangeFrame, .didShow,
      ]
      return movement(burst.map { ($0, frame) }, [], duration: 0.25)
    }
  }

  /// A loose keyboard opens, closes or moves.
  func looseMove(to frame: CGRect) -> Movement {
    var wills: [(kind: KeyboardNotification.Kind, end: CGRect?)] = [(.willChangeFrame, frame)]
    if case .floating = place, platform.announcesMovesByZero {
      wills.insert((.willChangeFrame, .zero), at: 0)
    }
    var movement = movement(wills, [.didChangeFrame], duration: 0.25)
    if platform.onlyReportsMoves { movement.wills = [] }
    return movement
  }
}
