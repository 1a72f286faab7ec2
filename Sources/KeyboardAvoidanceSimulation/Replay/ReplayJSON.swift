internal import KeyboardAvoidance

extension TracePlayer.Entry {
  /// The entry as one line of JSON, keys in alphabetical order.
  public func json(file: String) -> String {
    var object: [String: JSONValue] = ["file": .string(file)]
    switch self {
    case .turn(let turn):
      object["kind"] = .string("turn")
      object["at"] = .number(turn.time)
      object["do"] = .array(turn.events.map { .string($0.name) })
      object["triggers"] = .array(turn.steps.map { .string($0.trigger.rawValue) })
      turn.snapshot.fill(&object)
    case .expectation(let entry):
      object["kind"] = .string("expect")
      object["at"] = .number(entry.time)
      object["line"] = .number(Double(entry.line))
      entry.snapshot.fill(&object)
      object["failed"] = .array(entry.failures.map(\.json))
    }
    return JSONValue.object(object).line
  }
}

extension Snapshot {
  fileprivate func fill(_ object: inout [String: JSONValue]) {
    for key in TraceExpectation.Key.allCases where key != .offsets || !offsets.isEmpty {
      object[key.rawValue] = value(of: key).json
    }
  }
}

extension ExpectationFailure {
  fileprivate var json: JSONValue {
    .object(["key": .string(key.rawValue), "expected": expected.json, "found": found.json])
  }
}

extension TraceExpectation.Value {
  var json: JSONValue {
    switch self {
    case .none: .null
    case .number(let number): .number(number)
    case .numbers(let numbers): .array(numbers.map { .number($0) })
    case .state(let state): .string(state.rawValue)
    case .bool(let bool): .bool(bool)
    case .animation(let duration, let curve): .array([.number(duration), .number(curve)])
    }
  }
}
