internal import KeyboardAvoidance

/// Reads what a trace expects.
enum ExpectationReader {
  static func expectation(_ line: inout TraceObject) throws(TraceError) -> TraceExpectation {
    let tolerance = try line.gap("within") ?? 0.5
    var object = try line.required(try line.object("expect"), "expect")
    var expected: [TraceExpectation.Key: TraceExpectation.Value] = [:]
    for key in TraceExpectation.Key.allCases where object.has(key.rawValue) {
      expected[key] = try value(of: key, &object)
    }
    guard object.isEmpty else {
      let accepted = TraceExpectation.Key.allCases.map(\.rawValue).joined(separator: ", ")
      throw object.error(object.keys.first, "unknown key; accepted are \(accepted)")
    }
    return TraceExpectation(expected, within: tolerance)
  }

  private static func value(
    of key: TraceExpectation.Key, _ object: inout TraceObject
  ) throws(TraceError) -> TraceExpectation.Value {
    let name = key.rawValue
    switch key {
    case .state:
      let state = try object.name(name, of: KeyboardState.self)
      return .state(try object.required(state, name))
    case .episode:
      return .bool(try object.required(try object.bool(name), name))
    case .animation:
      if object.takeNull(name) { return .none }
      let numbers = try object.required(try object.numbers(name, 2), name)
      return .animation(duration: numbers[0], curve: numbers[1])
    case .offset, .maxOffset, .gap:
      if object.takeNull(name) { return .none }
      return .number(try object.required(try object.number(name), name))
    case .offsets:
      return .numbers(try object.required(try object.numbers(name), name))
    case .moves, .resigns:
      return .number(Double(try object.required(try object.integer(name), name)))
    case .overlap, .inset, .lift, .translation, .boundsOrigin:
      return .number(try object.required(try object.number(name), name))
    }
  }
}
