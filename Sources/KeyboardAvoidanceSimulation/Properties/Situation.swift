internal import KeyboardAvoidance

#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

/// Something that the machine's rules tell apart, and that a number of runs should come to.
public enum Situation: String, CaseIterable, Hashable, Sendable {
  /// The input is in scroll views within the view.
  case nestedScrollViews
  /// The view is not its whole window.
  case viewIsNotWindow
  /// The window is not the whole screen.
  case windowIsNotScreen
  /// The grace is not the default.
  case otherGrace
  /// Bars ride on a keyboard that is up.
  case ridingBars
  /// The scene is paused.
  case paused
  /// The policy has just been changed.
  case policyChanged
  /// The keyboard is up, and no input of this view has the focus: that of another avoider does.
  case anotherAvoider
  /// The screen has been turned, and no keyboard event has followed.
  case stale
  /// The user holds the keyboard.
  case dragged
  /// The keyboard that is up belongs to another app.
  case foreignKeyboard
  /// The focused input opts out.
  case disabledInput
  /// The focused input has a gap of its own.
  case ownGap
  /// The host scrolled while the keyboard is up.
  case hostScroll
  /// An input taller than what the keyboard leaves has the focus.
  case tallInput
  /// An input is avoided and the view is lifted or scrolled for it.
  case avoided

  func holds(after step: RunPlayer.Step) -> Bool {
    let machine = step.after
    return switch self {
    case .nestedScrollViews: machine.viewport?.nested.isEmpty == false && machine.isHeld
    case .viewIsNotWindow: machine.isHeld && machine.viewport.map { !$0.fillsWindow } == true
    case .windowIsNotScreen: machine.isHeld && machine.viewport.map { !$0.fillsScreen } == true
    case .otherGrace: machine.policy.grace != AvoidancePolicy.standard.grace
    case .ridingBars: machine.isHeld && (machine.viewport?.overlayBarHeight ?? 0) > 0
    case .paused: machine.isPaused
    case .policyChanged: step.kind == .policy
    case .anotherAvoider: machine.state.isUp && machine.input == nil
    case .stale: machine.isStale
    case .dragged: machine.isDragged
    case .foreignKeyboard: machine.state.isUp && !machine.isKeyboardLocal
    case .disabledInput: machine.state.isUp && machine.input?.isEnabled == false
    case .ownGap: machine.isHeld && machine.input?.gap != nil
    case .hostScroll: machine.isHeld && step.record.hostOffset != nil
    case .tallInput: machine.isHeld && (machine.input?.frame.size.height ?? 0) > 400
    case .avoided: machine.isHeld && machine.adjustment != .identity
    }
  }
}

extension Viewport {
  fileprivate var fillsWindow: Bool { view.size == window.size }
  fileprivate var fillsScreen: Bool { window.size == screen }
}
