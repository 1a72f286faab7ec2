internal import KeyboardAvoidance

extension Trigger {
  /// What the trigger means, for someone who does not know the machine.
  var meaning: String {
    switch self {
    case .dock: "a docked keyboard was announced at a new place"
    case .dockSame: "the docked keyboard was announced where it is already"
    case .didDock: "the keyboard has arrived"
    case .leave: "the keyboard goes, or floats"
    case .didLeave: "the keyboard has gone"
    case .settled: "the animation is over and no notification said so: the timer fired"
    case .focus: "an input became the first responder"
    case .blur: "no input of the view is the first responder any more"
    case .caret: "the caret moved"
    case .layout: "the screen, the window, the view or the input changed its place or size"
    case .userScroll: "the user scrolled"
    case .sample: "the keyboard was seen while the user drags it"
    case .dismissal: "the reason of the dismissal was announced"
    case .pause: "a pause began: nothing is commanded until it ends"
    case .resume: "the pause ended: one command says what holds now"
    case .noise: "it says nothing new"
    }
  }
}

extension IgnoredReason {
  /// Why an event says nothing, for someone who does not know the machine.
  var meaning: String {
    switch self {
    case .noViewport: "no layout has been reported yet"
    case .otherScreen: "the keyboard is on another screen"
    case .late: "it reports something that has been replaced since"
    case .emptyFrame: "the frame is empty"
    case .notDocked: "the frame is not docked"
    case .gone: "it is the echo of a dismissal"
    case .notOurs: "the keyboard shows for no input of this view"
    case .notDragged: "no docked keyboard is dragged down"
    case .unusable: "a number is not finite, too large, or a size negative"
    case .notFocused: "it names an input that is not focused"
    case .nothingToDismiss: "there is nothing to dismiss"
    case .notPaused: "there was no pause"
    }
  }
}

extension KeyboardState {
  /// What the state means, for someone who does not know the machine.
  var meaning: String {
    switch self {
    case .hidden: "no docked keyboard is on the screen"
    case .showing: "a docked keyboard slides in"
    case .shown: "a docked keyboard rests on the screen"
    case .changingFrame: "the docked keyboard goes to another frame"
    case .hiding: "the keyboard leaves"
    }
  }
}
