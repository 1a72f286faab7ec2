public import KeyboardAvoidance

/// What an expectation can ask for, at one moment; lengths in points.
public struct Snapshot: Hashable, Sendable {
  /// The machine's state.
  public let state: KeyboardState
  /// The overlap of the docked keyboard with the view.
  public let overlap: Double
  /// The adjustment in force on the screen.
  public let adjustment: Adjustment
  /// The scroll view's offset; `nil` without one.
  public let offset: Double?
  /// The offsets of a chain of scroll views, innermost first, the view's own last.
  public let offsets: [Double]
  /// How far it can be scrolled; `nil` without one.
  public let maxOffset: Double?
  /// The keyboard's top less the focused input's bottom, on the screen; `nil` without either.
  public let gap: Double?
  /// Whether an episode is open.
  public let episode: Bool
  /// The adjust commands since the last expectation.
  public let moves: Int
  /// The resign commands since the last expectation.
  public let resigns: Int
  /// The animation of the last adjust command.
  public let animation: KeyboardAnimation?

  init(machine: KeyboardMachine, screen: VirtualScreen, counts: CommandCounts) {
    state = machine.state
    overlap = machine.overlap
    adjustment = machine.adjustment
    offset = screen.viewport.scroll?.offset
    offsets = screen.offsets
    maxOffset = screen.maxOffset
    gap = screen.gap(to: machine.visibleFrame)
    episode = machine.episode != nil
    moves = counts.moves
    resigns = counts.resigns
    animation = counts.animation
  }
}

/// What has been commanded since the last expectation.
struct CommandCounts: Hashable, Sendable {
  private(set) var moves = 0
  private(set) var resigns = 0

  /// The animation of the last move; it is not forgotten by an expectation.
  private(set) var animation: KeyboardAnimation?

  mutating func count(_ command: AdjustmentCommand) {
    switch command {
    case .adjust(let move):
      moves += 1
      animation = move.animation
    case .resignFirstResponder: resigns += 1
    }
  }

  mutating func restart() {
    moves = 0
    resigns = 0
  }
}
