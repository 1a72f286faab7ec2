#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

/// What events of the keyboard mean, given the state and what was said before: a pure function.
struct Classifier {
  let state: KeyboardState

  /// The docked frame that counts now, in screen coordinates.
  let frameInForce: CGRect?

  /// What was last said of the keyboard.
  let memory: Keyboard.Memory

  /// Whether an input of ours is focused.
  let isFocused: Bool

  /// Reads a notification that is not late; its end frame decides, the begin frame never does.
  func read(_ notification: KeyboardNotification, _ kind: KeyboardFrameKind) -> Reading {
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
      case .hidden: isFocused ? .trigger(.didDock) : .noise(.notOurs)
      case .hiding: .trigger(.didDock)
      }
    }
  }

  private func readChange(
    _ frame: CGRect?, _ kind: KeyboardFrameKind, isDone: Bool
  ) -> Reading {
    switch kind {
    case .empty: isFocused ? .noise(.emptyFrame) : .trigger(.leave)
    case .offscreen, .floating: .trigger(.leave)
    case .docked:
      if state.isUp {
        isDone ? didDock(at: frame) : dock(at: frame)
      } else {
        switch memory {
        case .floating: dock(at: frame)
        case .gone: .noise(.gone)
        case .docked: isFocused ? dock(at: frame) : .noise(.notOurs)
        }
      }
    }
  }

  /// Reads a sample of a keyboard at rest; it outranks the notifications of its turn.
  func read(resting sample: KeyboardSample, _ kind: KeyboardFrameKind) -> Reading {
    switch kind {
    case .empty: .noise(.emptyFrame)
    case .offscreen, .floating: .trigger(.leave)
    case .docked: dock(at: sample.frame)
    }
  }

  /// Reads a sample of a keyboard that is being dragged: it can only be lower than docked.
  func read(dragged sample: KeyboardSample, _ kind: KeyboardFrameKind) -> Reading {
    guard state.isUp, let docked = frameInForce else { return .noise(.notDragged) }
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
    return frameInForce?.isSame(as: frame) ?? false
  }
}
