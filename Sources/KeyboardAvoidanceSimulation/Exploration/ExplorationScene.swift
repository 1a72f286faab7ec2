internal import KeyboardAvoidance

/// What an exploration starts from, and all that may happen in it.
public struct ExplorationScene: Hashable, Sendable {
  /// A turn that may come at any time.
  public struct Letter: Hashable, Sendable {
    /// A short name for it.
    public var name: String

    /// The events of the turn.
    public var events: [TraceEvent]

    /// How often it may come in one run, up to 15; `nil` = any number of times.
    ///
    /// A scroll and a reveal that take turns add to the counted offset without end; a limit keeps
    /// the exploration finite. A limit of 1 takes one bit to be counted in, one of 15 four, and a
    /// scene has 48: a letter for which none are left is not tried, and the report says so.
    public var limit: Int?

    /// A turn of events.
    public init(_ name: String, _ events: [TraceEvent], limit: Int? = nil) {
      self.name = name
      self.events = events
      self.limit = limit
    }
  }

  /// Where everything is before the first turn.
  public var header: TraceHeader

  /// The turns that may come, in the order in which they are tried.
  public var letters: [Letter]

  /// The lengths of time that may pass between turns, in seconds; timers fire meanwhile.
  public var pauses: [Double]

  /// The machine before its first layout; it has the header's policy.
  var machine: KeyboardMachine { KeyboardMachine(policy: header.policy) }

  /// A scene.
  public init(_ header: TraceHeader, letters: [Letter], pauses: [Double]) {
    self.header = header
    self.letters = letters
    self.pauses = pauses
  }

  /// The run in which these choices follow each other, from rest.
  func run(_ choices: [Int]) -> Run {
    var run = Run(header)
    var now = MachineInstant.origin
    for choice in choices {
      if letters.indices.contains(choice) {
        run.turns.append(Run.Turn(at: now, letters[choice].events))
      } else {
        now.nanoseconds += nanoseconds(ofPause: choice - letters.count)
        run.turns.append(Run.Turn(at: now, []))
      }
    }
    return run
  }

  /// What a choice is called.
  func name(of choice: Int) -> String {
    if letters.indices.contains(choice) { return letters[choice].name }
    let pause = choice - letters.count
    return pauses.indices.contains(pause) ? "\(pauses[pause]) s pass" : "?"
  }

  func nanoseconds(ofPause pause: Int) -> Int64 {
    MachineInstant(seconds: pauses[pause]).nanoseconds
  }
}
