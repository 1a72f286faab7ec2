public import KeyboardAvoidance

/// What an invariant may know of a turn, beside the machine before and after it.
public struct TurnRecord: Sendable {
  /// The events as the machine took them; none where only time passed.
  public let events: [KeyboardEvent]

  /// When it was, on the machine's time line.
  public let time: MachineInstant

  /// What was commanded, the timer's commands included.
  public let commands: Commands

  /// The steps that the machine took.
  public let steps: [TurnReport.Step]

  /// Where the content offset was when the turn's facts were taken, in points, if the host had
  /// moved it.
  public let hostOffset: Double?

  /// Whether the host moved a nested scroll view.
  let movesNested: Bool

  /// A record of a turn.
  public init(
    events: [KeyboardEvent], at time: MachineInstant, commands: Commands,
    steps: [TurnReport.Step], before: borrowing KeyboardMachine
  ) {
    self.events = events
    self.time = time
    self.commands = commands
    self.steps = steps
    guard events.contains(where: { $0.reportsOffsets }) else {
      hostOffset = nil
      movesNested = false
      return
    }
    let viewport = before.viewport
    hostOffset = Self.offset(of: events, from: viewport?.scroll?.offset)
    let nested = viewport?.nested.map(\.metrics.offset) ?? []
    movesNested = events.contains { event in
      switch event {
      case .scrollNested: true
      case .layout(let viewport): viewport.nested.map(\.metrics.offset) != nested
      default: false
      }
    }
  }

  /// Whether the view was given a new layout.
  public var hasLayout: Bool {
    events.contains { event in
      if case .layout = event { true } else { false }
    }
  }

  /// Whether the user dragged the keyboard.
  var hasDrag: Bool { steps.contains { $0.trigger == .sample } }

  /// The reason that was announced last in the turn, if it counted.
  var reason: DismissalReason? {
    var reason: DismissalReason?
    for event in events {
      if case .dismissal(let announced) = event { reason = announced }
      if case .tapOutside = event, commands.resigns { reason = .tap }
    }
    return reason
  }

  /// Whether the keyboard came up in the turn.
  var comesUp: Bool { steps.contains { !$0.from.isUp && $0.to.isUp } }

  private static func offset(of events: [KeyboardEvent], from before: Double?) -> Double? {
    var offset: Double?
    for event in events {
      let place: Double?
      switch event {
      case .scroll(let offset) where abs(offset) <= 1e9: place = offset
      case .layout(let viewport) where viewport.isUsable: place = viewport.scroll?.offset
      default: place = nil
      }
      guard let place, place != offset ?? before else { continue }
      offset = place
    }
    return offset
  }
}

extension KeyboardEvent {
  /// Whether it may say where something is scrolled to.
  fileprivate var reportsOffsets: Bool {
    switch self {
    case .scroll, .scrollNested, .layout: true
    default: false
    }
  }
}
