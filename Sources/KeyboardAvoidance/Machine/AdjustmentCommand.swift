/// What a host is asked to do.
public enum AdjustmentCommand: Hashable, Sendable {
  /// Displace the view from rest.
  case adjust(Move)

  /// Let the first responder inside the view resign.
  case resignFirstResponder

  /// A move: the adjustment to apply as a whole, and how.
  public struct Move: Hashable, Sendable {
    /// The displacement from rest that holds from now on.
    public let adjustment: Adjustment

    /// The vertical content offset to go to, in points; `nil` leaves it alone.
    public let contentOffset: Double?

    /// The vertical content offsets that nested scroll views go to; one that is not named is left
    /// alone.
    public let nestedOffsets: [NestedOffset]

    /// The animation to move with; `nil` moves at once, without one.
    public let animation: KeyboardAnimation?

    /// A move.
    public init(
      _ adjustment: Adjustment, contentOffset: Double? = nil, nestedOffsets: [NestedOffset] = [],
      animation: KeyboardAnimation? = nil
    ) {
      self.adjustment = adjustment
      self.contentOffset = contentOffset
      self.nestedOffsets = nestedOffsets
      self.animation = animation
    }

    /// What stands where there is no move.
    fileprivate static let none = Move(.identity)
  }
}

/// The commands of one turn: at most one move and one resignation, in this order.
public struct Commands: RandomAccessCollection, Hashable, Sendable {
  /// The move, if the view is to be displaced otherwise than it is.
  public var move: AdjustmentCommand.Move? {
    get { hasMove ? storedMove : nil }
    set {
      hasMove = newValue != nil
      storedMove = newValue ?? .none
    }
  }

  /// Whether the first responder is to resign.
  public var resigns: Bool

  /// Whether there is a move.
  package private(set) var hasMove: Bool

  /// The move, while there is one. Not an optional: that is copied and destroyed with the runtime's
  /// help, each time somebody hands commands on.
  private var storedMove: AdjustmentCommand.Move

  /// The commands of a turn.
  public init(move: AdjustmentCommand.Move? = nil, resigns: Bool = false) {
    hasMove = move != nil
    storedMove = move ?? .none
    self.resigns = resigns
  }

  /// No command.
  init() {
    hasMove = false
    storedMove = AdjustmentCommand.Move(.identity)
    resigns = false
  }

  /// Asks for a move, in the place of an earlier one.
  mutating func add(_ move: consuming AdjustmentCommand.Move) {
    hasMove = true
    storedMove = move
  }

  /// Whether there is a command.
  var hasAny: Bool { resigns || hasMove }

  /// The first position.
  public var startIndex: Int { 0 }

  /// One past the last position.
  public var endIndex: Int { (hasMove ? 1 : 0) + (resigns ? 1 : 0) }

  /// The command at a position.
  public subscript(position: Int) -> AdjustmentCommand {
    if position == 0, let move { return .adjust(move) }
    return .resignFirstResponder
  }

  /// These commands with later ones: the later move holds, a resignation is asked for once.
  func followed(by later: Commands) -> Commands {
    Commands(move: later.move ?? move, resigns: resigns || later.resigns)
  }
}
