import Testing

@testable import KeyboardAvoidance
@testable import KeyboardAvoidanceSimulation

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// The last turn of a run, to be falsified before an invariant looks at it.
struct Evidence {
  var before: KeyboardMachine
  var after: KeyboardMachine
  var events: [KeyboardEvent]
  var commands: Commands
  var steps: [TurnReport.Step]
  var memory = InvariantMemory()

  /// Plays turns at one instant and keeps the last one.
  init(_ header: TraceHeader, _ turns: [TraceEvent]...) {
    let run = Run(header, turns.map { Run.Turn(at: .origin, $0) })
    var player = RunPlayer(run)
    (before, after) = (player.machine, player.machine)
    (events, commands, steps) = ([], Commands(), [])
    while let step = player.next() {
      (before, after) = (step.before, step.after)
      (events, commands, steps) = (step.record.events, step.record.commands, step.record.steps)
    }
  }

  var record: TurnRecord {
    TurnRecord(events: events, at: .origin, commands: commands, steps: steps, before: before)
  }

  /// What an invariant of states or steps says.
  func message(of invariant: Invariant) -> String? {
    switch invariant.check {
    case .state(let check): check(after, memory)
    case .step(let check): check(before, after, record, memory)
    case .run: nil
    }
  }

  /// Whether the invariant asks for something here.
  func isAsked(by invariant: Invariant) -> Bool {
    let step = RunPlayer.Step(turn: 0, kind: .turn, before: before, after: after, record: record)
    return invariant.concerns(step, memory)
  }

  /// Falsifies the machine before the turn and the one after it alike.
  mutating func both(_ change: (inout KeyboardMachine) -> Void) {
    change(&before)
    change(&after)
  }
}

/// What is made of a piece of evidence, in a few words, and what an invariant then says.
struct Fault {
  let name: String
  let said: String?
  let make: (inout Evidence) -> Void

  init(_ name: String, says said: String?, _ make: @escaping (inout Evidence) -> Void) {
    self.name = name
    self.said = said
    self.make = make
  }

  /// Something that is wrong, but for which there is an excuse.
  static func excused(_ name: String, _ make: @escaping (inout Evidence) -> Void) -> Fault {
    Fault(name, says: nil, make)
  }
}

/// The same faults on top of something that is wrong already.
func wrong(_ make: @escaping (inout Evidence) -> Void, but faults: [Fault]) -> [Fault] {
  faults.map { fault in
    Fault(fault.name, says: fault.said) {
      make(&$0)
      fault.make(&$0)
    }
  }
}

/// Expects an invariant to say nothing of what is right, and of each fault what stands beside it;
/// wherever it says something, it asks for something.
func expect(
  _ invariant: Invariant, of evidence: Evidence, _ faults: [Fault],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(evidence.message(of: invariant) == nil, sourceLocation: sourceLocation)
  for fault in faults {
    var evidence = evidence
    fault.make(&evidence)
    let said = evidence.message(of: invariant)
    #expect(said == fault.said, "\(fault.name)", sourceLocation: sourceLocation)
  }
}

/// Expects an invariant to ask for nothing where a fault has an excuse, and otherwise for something.
func expectAsked(
  _ invariant: Invariant, of evidence: Evidence, _ faults: [Fault],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(evidence.isAsked(by: invariant), sourceLocation: sourceLocation)
  for fault in faults {
    var evidence = evidence
    fault.make(&evidence)
    let isAsked = evidence.isAsked(by: invariant)
    #expect(isAsked == (fault.said != nil), "\(fault.name)", sourceLocation: sourceLocation)
  }
}

/// A small phone with two inputs: `low` is covered by the keyboard, `high` is not.
enum SmallForm {
  static let docked = CGRect(x: 0, y: 407, width: 375, height: 260)
  static let show = TraceEvent.notification(KeyboardNotification(.willShow, endFrame: docked))
  static let hide = TraceEvent.notification(KeyboardNotification(.willHide, endFrame: nil))
  static let gone = TraceEvent.notification(KeyboardNotification(.didHide, endFrame: nil))

  static func header(
    _ policy: AvoidancePolicy, low: CGRect = CGRect(x: 20, y: 500, width: 335, height: 34),
    offset: Double = 0, height: Double = 900, nested: [NestedScroll] = []
  ) -> TraceHeader {
    let insets = VerticalInsets(top: 20)
    return TraceHeader(
      name: "a form",
      viewport: Viewport(
        screen: CGSize(width: 375, height: 667), safeArea: insets,
        scroll: ScrollMetrics(
          contentSize: CGSize(width: 375, height: height), offset: offset, insets: insets),
        nested: nested),
      inputs: [
        TraceInput(name: "low", input: FocusedInput(1, frame: low)),
        TraceInput(
          name: "high",
          input: FocusedInput(2, frame: CGRect(x: 20, y: 100, width: 335, height: 34))),
      ],
      policy: policy)
  }
}

extension KeyboardMachine {
  /// As if the screen had been turned while the keyboard was up.
  mutating func makeStale() {
    keyboard.stale = Keyboard.Sighting(frame: keyboard.frame, overlap: 0)
  }

  /// The offset of the content, as if something had moved it.
  var falseOffset: Double {
    get { offset }
    set { layout.scroll?.offset = newValue }
  }
}
