#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

/// What events of the keyboard mean, given where the window is and what was said before.
extension KeyboardMachine {
  /// Reads a notification; its end frame decides, the begin frame never does.
  func read(
    _ notification: KeyboardNotification, _ kind: KeyboardFrameKind, at now: MachineInstant
  ) -> Reading {
    if notification.isOnOtherScreen { return .noise(.otherScreen) }
    if !notification.kind.isWill, wills.isLate(notification, kind, at: now) { return .noise(.late) }
    switch notification.kind {
    case .willHide: return .trigger(.leave)
    case .didHide: return .trigger(.didLeave)
    case .willShow: return readWillShow(notification.endFrame, kind)
    case .didShow: return readDidShow(notification.endFrame, kind)
    case .willChangeFrame: return readChange(notification.endFrame, kind, isDone: false)
    case .didChangeFrame: return readChange(notification.endFrame, kind, isDone: true)
    }
  }

  private func readWillShow(_ frame: CGRect?, _ kind: KeyboardFrameKind) -> Reading {
    switch kind {
    case .empty: .noise(.emptyFrame)
    case .offscreen, .floating: .trigger(.leave)
    case .docked: dock(at: frame)
    }
  }

  private func readDidShow(_ frame: CGRect?, _ kind: KeyboardFrameKind) -> Reading {
    switch kind {
    case .empty: state.isUp ? .trigger(.didDock) : .noise(.emptyFrame)
    case .offscreen, .floating: .noise(.notDocked)
    case .docked:
      switch state {
      case .showing, .shown, .changingFrame: didDock(at: frame)
      case .hidden: input == nil ? .noise(.notOurs) : .trigger(.didDock)
      case .hiding: .trigger(.didDock)
      }
    }
  }

  private func readChange(
    _ frame: CGRect?, _ kind: KeyboardFrameKind, isDone: Bool
  ) -> Reading {
    switch kind {
    case .empty: input == nil ? .trigger(.leave) : .noise(.emptyFrame)
    case .offscreen, .floating: .trigger(.leave)
    case .docked:
      if state.isUp {
        isDone ? didDock(at: frame) : dock(at: frame)
      } else {
        switch keyboard.memory {
        case .floating: dock(at: frame)
        case .gone: .noise(.gone)
        case .docked: input == nil ? .noise(.notOurs) : dock(at: frame)
        }
      }
    }
  }

  /// Reads a look at a keyboard at rest; it outranks the notifications of its turn.
  func read(resting sample: KeyboardSample, _ kind: KeyboardFrameKind) -> Reading {
    switch kind {
    case .empty: .noise(.emptyFrame)
    case .offscreen, .floating: .trigger(.leave)
    case .docked:
      state.isUp || input != nil ? dock(at: sample.frame) : .noise(.notOurs)
    }
  }

  /// Reads a look at a keyboard that is being dragged: it can only be lower than docked.
  func read(dragged sample: KeyboardSample, _ kind: KeyboardFrameKind) -> Reading {
    guard state.isUp, let docked = keyboard.frameInForce else { return .noise(.notDragged) }
    switch kind {
    case .empty: return .noise(.emptyFrame)
    case .offscreen, .floating: return .trigger(.sample)
    case .docked:
      let isAbove = (sample.frame?.top ?? 0) <= docked.top - Tolerance.points
      return isAbove ? .noise(.notDragged) : .trigger(.sample)
    }
  }

  private func dock(at frame: CGRect?) -> Reading {
    isInForce(frame) ? .trigger(.dockSame) : .trigger(.dock)
  }

  private func didDock(at frame: CGRect?) -> Reading {
    isInForce(frame) ? .trigger(.didDock) : .dockThenDidDock
  }

  private func isInForce(_ frame: CGRect?) -> Bool {
    guard let frame else { return false }
    return keyboard.isInForce(frame)
  }
}
