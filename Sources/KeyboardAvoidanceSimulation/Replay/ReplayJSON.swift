internal import KeyboardAvoidance

extension TracePlayer.Entry {
  /// The entry as one line of JSON, keys in alphabetical order.
  public func json(file: String) -> String {
    var members: [(key: String, value: JSONValue)] = [("file", .string(file))]
    switch self {
    case .turn(let turn):
      members += [
        ("kind", .string("turn")), ("at", .number(turn.time.inSeconds)),
        ("do", .array(turn.events.map { .string($0.name) })),
        ("triggers", .array(turn.steps.map { .string($0.trigger.rawValue) })),
      ]
      members += turn.snapshot.members
    case .expectation(let entry):
      members += [
        ("kind", .string("expect")), ("at", .number(entry.time.inSeconds)),
        ("line", .number(Double(entry.line))), ("failed", .array(entry.failures.map(\.json))),
      ]
      members += entry.snapshot.members
    }
    var line = JSONLine()
    line.add(members: members)
    return line.text
  }
}

extension Snapshot {
  fileprivate var members: [(key: String, value: JSONValue)] {
    TraceExpectation.Key.allCases.compactMap { key in
      guard key != .offsets || offsets.count > 1 else { return nil }
      return (key.rawValue, value(of: key).json)
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
