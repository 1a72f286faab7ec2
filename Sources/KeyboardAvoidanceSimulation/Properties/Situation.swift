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
  /// The policy has been changed while the keyboard is up for an input.
  case policyChangedInEpisode
  /// The keyboard is up over content that is anchored at the bottom.
  case anchoredContent
  /// An input in content that is anchored at the bottom has the focus.
  case anchoredInput
  /// Content has become longer while the keyboard is up.
  case longerContent
  /// Something must be seen with the focused input.
  case companion
  /// It came or went while the keyboard is up.
  case companionChanged
  /// The whole view is to be seen with the focused input.
  case wholeView
  /// The user drags the keyboard, and a lift follows it.
  case followedDrag
  /// The user drags the keyboard under content that is anchored at the bottom.
  case draggedUnderAnchor
  /// The host does not know the caret of the focused input yet.
  case pendingCaret
  /// The caret that was waited for is known.
  case caretArrived
  /// An input is put at a fraction of the way that has no name.
  case fraction
  /// The view or its insets have been laid out anew under the keyboard, the screen as it was.
  case newLayout
  /// A lift or an offset is left that no rule took back.
  case displacedAtRest

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
    default: holdsOfParts(after: step)
    }
  }

  private func holdsOfParts(after step: RunPlayer.Step) -> Bool {
    let (before, machine) = (step.before, step.after)
    let (last, input) = (before.input, machine.input)
    return switch self {
    case .policyChangedInEpisode: step.kind == .policy && machine.isHeld
    case .anchoredContent: machine.state.isUp && machine.isAnchoredAtBottom
    case .anchoredInput: machine.isHeld && machine.isAnchoredAtBottom
    case .longerContent: machine.state.isUp && machine.contentHeight > before.contentHeight
    case .companion: machine.isHeld && input?.companion != nil
    case .companionChanged:
      machine.isHeld && last?.id == input?.id && last?.companion != input?.companion
    case .wholeView:
      machine.isHeld && machine.policy.target == .view && !machine.scrolls
        && input?.companion == nil
    case .followedDrag: machine.isHeld && machine.isDragged && machine.followsDrag
    case .draggedUnderAnchor: machine.isDragged && machine.isAnchoredAtBottom
    case .pendingCaret: machine.isHeld && input?.isCaretPending == true
    case .caretArrived:
      machine.isHeld && last?.id == input?.id && last?.isCaretPending == true
        && input?.isCaretPending == false
    case .fraction: machine.isHeld && machine.placement.name == nil
    case .newLayout:
      machine.state.isUp && step.record.hasLayout
        && before.viewport?.screen == machine.viewport?.screen
    case .displacedAtRest: !machine.state.isUp && machine.adjustment != .identity
    default: false
    }
  }
}

extension KeyboardMachine {
  fileprivate var contentHeight: Double { Double(viewport?.scroll?.contentSize.height ?? 0) }

  fileprivate var placement: Placement { input?.placement ?? policy.placement }
}

extension Viewport {
  fileprivate var fillsWindow: Bool { view.size == window.size }
  fileprivate var fillsScreen: Bool { window.size == screen }
}
