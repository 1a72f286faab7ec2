public import KeyboardAvoidance
internal import KeyboardAvoidanceSimulation

#if canImport(CoreGraphics)
  public import CoreGraphics
#else
  public import Foundation
#endif

/// A keyboard as it is drawn: where, how, and along which animation it went there.
public struct DrawnKeyboard: Equatable, Sendable {
  /// How a keyboard is drawn.
  public enum Style: String, CaseIterable, Sendable {
    /// No keyboard: it is off the screen's bottom.
    case away
    /// A docked keyboard, where the machine believes it to be.
    case docked
    /// A keyboard that the user drags.
    case dragged
    /// A keyboard where it was before the screen turned, until it is known on the new one.
    case outdated
    /// A keyboard that covers nothing that is avoided: undocked, split or floating.
    case floating
  }

  /// How it is drawn.
  public var style: Style

  /// Its frame in screen coordinates, in points; where it was last, if it is away.
  public var frame: CGRect?

  /// The animation that takes it there; `nil` where it is there at once.
  public var animation: KeyboardAnimation?

  /// No keyboard, and none before.
  public static let none = DrawnKeyboard(style: .away, frame: nil, animation: nil)
}

/// Follows what a host tells of a keyboard, and what the machine makes of it.
struct KeyboardFollower {
  private(set) var drawn = DrawnKeyboard.none
  private var told: CGRect?

  /// Takes a turn: its events, and the machine after it.
  mutating func follow(_ events: [TraceEvent], _ machine: KeyboardMachine) {
    var animation: KeyboardAnimation?
    for event in events {
      switch event {
      case .notification(let notification, _) where !notification.isOnOtherScreen:
        if notification.kind.isWill { animation = notification.animation }
        take(notification)
      case .sample(let sample): told = sample.frame ?? told
      default: break
      }
    }
    drawn = placed(by: machine)
    drawn.animation = animation.flatMap { $0.duration > 0 ? $0 : nil }
  }

  private mutating func take(_ notification: KeyboardNotification) {
    // A keyboard that undocks is announced as hiding, with the frame that it floats at.
    told = notification.kind == .didHide ? nil : notification.endFrame
  }

  private func placed(by machine: KeyboardMachine) -> DrawnKeyboard {
    if let visible = machine.visibleFrame {
      guard let docked = machine.dockedFrame else {
        return DrawnKeyboard(style: .outdated, frame: visible)
      }
      return DrawnKeyboard(style: visible == docked ? .docked : .dragged, frame: visible)
    }
    if let told, let viewport = machine.viewport, !machine.state.isUp,
      KeyboardFrameKind(told, announced: false, in: viewport) == .floating
    {
      return DrawnKeyboard(style: .floating, frame: told)
    }
    return DrawnKeyboard(style: .away, frame: drawn.frame)
  }
}
