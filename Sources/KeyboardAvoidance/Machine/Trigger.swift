/// What an event means to the machine: one of the two finite inputs of the transition function.
public enum Trigger: String, CaseIterable, Codable, Hashable, Sendable {
  /// A new docked frame was announced or seen.
  case dock
  /// The docked frame in force was announced or seen again.
  case dockSame
  /// The keyboard has arrived at the docked frame in force.
  case didDock
  /// The keyboard leaves, floats or goes off the screen.
  case leave
  /// The keyboard has left.
  case didLeave
  /// A transition outlived its animation plus the grace.
  case settled
  /// An input of ours became the first responder.
  case focus
  /// No input of ours is the first responder any more.
  case blur
  /// The caret moved.
  case caret
  /// The screen, the window, the view or the input changed its place or size.
  case layout
  /// The user scrolled.
  case userScroll
  /// The keyboard was seen during a drag.
  case sample
  /// A reason was announced.
  case dismissal
  /// A pause began.
  case pause
  /// A pause ended.
  case resume
  /// An event that says nothing.
  case noise
}
