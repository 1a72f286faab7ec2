internal import KeyboardAvoidance
internal import KeyboardAvoidanceSimulation

extension RecordedMoment {
  /// What happened at the moment; nothing of it holds at the next one.
  var happening: [(key: String, value: PageJSON)] {
    var fields: [(key: String, value: PageJSON)] = [
      ("t", PageJSON(time.inSeconds)), ("kind", kind),
    ]
    if let line { fields.append(("line", PageJSON(line))) }
    if case .turn(let entry, _) = content {
      fields.append(
        ("events", PageJSON(entry.events.map { PageJSON([.init($0.name), .init($0.detail)]) })))
    }
    if !steps.isEmpty { fields.append(("steps", PageJSON(steps.map(\.json)))) }
    if !commands.isEmpty {
      fields.append(("commands", PageJSON(commands.map { .init($0.words) })))
    }
    if let move = commands.move {
      fields.append(("move", move.animation?.json ?? KeyboardAnimation(duration: 0).json))
    }
    if let animation = keyboard.animation { fields.append(("slide", animation.json)) }
    if case .expectation(let entry) = content { fields.append(("expected", entry.json)) }
    if fails { fields.append(("fails", PageJSON(true))) }
    return fields
  }

  private var kind: PageJSON {
    switch content {
    case .start: "start"
    case .turn: "turn"
    case .timer: "timer"
    case .expectation: "expectation"
    }
  }

  private var line: Int? {
    switch content {
    case .turn(_, let line): line
    case .expectation(let entry): entry.line
    case .start, .timer: nil
    }
  }
}

extension TurnReport.Step {
  /// The trigger, from, to and, where it said nothing, the reason.
  fileprivate var json: PageJSON {
    let names =
      [trigger.rawValue, from.rawValue, to.rawValue] + (ignored.map { [$0.rawValue] } ?? [])
    return PageJSON(names.map { .init($0) })
  }
}

extension KeyboardAnimation {
  /// The duration in seconds and the raw curve.
  fileprivate var json: PageJSON { PageJSON([.init(duration), .init(curve)]) }
}

extension TracePlayer.ExpectationEntry {
  /// Each key with what is expected and, where that failed, what was found.
  fileprivate var json: PageJSON {
    PageJSON(
      expectation.values.map { key, value in
        let failure = failures.first { $0.key == key }
        let found = failure.map { PageJSON($0.found.description) }
        return PageJSON(
          [.init(key.rawValue), .init(value.description)] + (found.map { [$0] } ?? []))
      })
  }
}
