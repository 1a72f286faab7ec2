#if os(Linux) || os(iOS)

/// Something the double guesses that only somebody with a device in hand can settle.
public struct HandCheck: Sendable {
  /// The guess that it settles, as the double's table names it.
  public let settles: String
  /// What to do.
  public let steps: String
  /// What the double says will be seen.
  public let guess: String

  /// All of them.
  public static let all: [HandCheck] = [
    HandCheck(
      settles: "commit-order",
      steps: "Form, with Instruments' Core Animation commits: tap a field.",
      guess: "The first frame of the keyboard's animation shows the content on its way."),
    HandCheck(
      settles: "update-link-defaults", steps: "Make a UIUpdateLink and do not enable it.",
      guess: "Its actions are not called."),
    HandCheck(
      settles: "stopped-fling", steps: "List: fling, and set the content offset by the status bar.",
      guess: "The fling ends where the offset was set."),
    HandCheck(
      settles: "offset-in-motion", steps: "List: fling, and tap a field while it moves.",
      guess: "The move to the field ends the fling."),
    HandCheck(
      settles: "swipe-back-order", steps: "Form, keyboard up: swipe back half way, and let go.",
      guess: "The coming page disappears, then the form appears; the content never sinks."),
    HandCheck(
      settles: "transition-coordinator", steps: "Form, keyboard up: swipe back half way, let go.",
      guess: "The coordinator says that it was interactive, then that it was cancelled."),
    HandCheck(
      settles: "sheet-and-keyboard", steps: "Sheet, on a tablet: tap its field.",
      guess: "The sheet stays; the gap in the line is the policy's."),
    HandCheck(
      settles: "sheet-drag-order",
      steps: "Sheet, keyboard up: drag the sheet down half way, let go.",
      guess: "The sheet returns with its field as far above the keyboard as before."),
    HandCheck(
      settles: "scene-notifications", steps: "Any screen: leave the app and come back.",
      guess: "The scene's notification comes before the app's."),
    HandCheck(
      settles: "web-view-scroll", steps: "Open a page with a field at its end in a web view.",
      guess: "The web view scrolls by itself, and nothing else moves."),
    HandCheck(
      settles: "gesture-limits", steps: "Form: drag a finger 10 points, then 12, and lift it.",
      guess: "The first is a tap, the second is none."),
  ]
}
#endif
