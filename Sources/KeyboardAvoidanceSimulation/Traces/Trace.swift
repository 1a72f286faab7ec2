public import KeyboardAvoidance

/// What a host saw, in order, and optionally what must have come of it.
public struct Trace: Hashable, Sendable {
  /// Where everything is before the first event.
  public var header: TraceHeader

  /// The events and expectations, in order of time.
  public var lines: [TraceLine]

  /// A trace of lines in order of time.
  public init(header: TraceHeader, lines: [TraceLine] = []) {
    self.header = header
    self.lines = lines
  }
}

/// The first line of a trace: where everything is before the first event.
public struct TraceHeader: Hashable, Sendable {
  /// What the trace shows, in a sentence.
  public var name: String

  /// Where the view is.
  public var viewport: Viewport

  /// The text inputs by name; their ids count from 1 in the order of this list.
  public var inputs: [TraceInput]

  /// How the view avoids the keyboard.
  public var policy: AvoidancePolicy

  /// Where it was reported; free text, which plays no part.
  public var source = ""

  /// What else there is to say; free text, which plays no part.
  public var note = ""

  /// A header.
  public init(
    name: String, viewport: Viewport, inputs: [TraceInput] = [], policy: AvoidancePolicy = .standard
  ) {
    self.name = name
    self.viewport = viewport
    self.inputs = inputs
    self.policy = policy
  }

  /// The id of the input with a name.
  public func id(of name: String) -> InputID? {
    inputs.firstIndex { $0.name == name }.map { InputID(rawValue: $0 + 1) }
  }

  /// The name of the input with an id.
  public func name(of id: InputID) -> String? {
    id.rawValue > 0 && id.rawValue <= inputs.count ? inputs[id.rawValue - 1].name : nil
  }
}

/// A text input of a trace; frames and carets in content coordinates.
public struct TraceInput: Hashable, Sendable {
  /// The name that events use.
  public var name: String

  /// The input as it is when it is focused; its id is the place in the header's list, from 1.
  public var input: FocusedInput

  /// An input with its name.
  public init(name: String, input: FocusedInput) {
    self.name = name
    self.input = input
  }
}

/// An event or an expectation with its time.
public struct TraceLine: Hashable, Sendable {
  /// What stands on a line.
  public enum Content: Hashable, Sendable {
    /// Something that the host saw.
    case event(TraceEvent)
    /// What must have come of it.
    case expectation(TraceExpectation)
  }

  /// The number of the line in its file, from 1; 0 if it was not read from one.
  public var number: Int

  /// How long after the start, never less than the line before; whole nanoseconds in a file.
  public var time: Duration

  /// The event or the expectation.
  public var content: Content

  /// A line so long after the start.
  public init(at time: Duration, _ content: Content, number: Int = 0) {
    self.time = time
    self.content = content
    self.number = number
  }
}
