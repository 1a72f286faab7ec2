internal import KeyboardAvoidance

/// What was expected and what was found instead.
public struct ExpectationFailure: Hashable, Sendable {
  /// What was looked at.
  public let key: TraceExpectation.Key

  /// What was expected.
  public let expected: TraceExpectation.Value

  /// What was found.
  public let found: TraceExpectation.Value
}

extension Snapshot {
  /// What this says under a key.
  func value(of key: TraceExpectation.Key) -> TraceExpectation.Value {
    switch key {
    case .state: .state(state)
    case .overlap: .number(overlap)
    case .inset: .number(adjustment.bottomInset)
    case .lift: .number(adjustment.lift)
    case .translation: .number(adjustment.translation)
    case .boundsOrigin: .number(adjustment.boundsOrigin)
    case .offset: offset.map { .number($0) } ?? .none
    case .offsets: .numbers(offsets)
    case .maxOffset: maxOffset.map { .number($0) } ?? .none
    case .gap: gap.map { .number($0) } ?? .none
    case .episode: .bool(episode)
    case .moves: .number(Double(moves))
    case .resigns: .number(Double(resigns))
    case .animation:
      animation.map { .animation(duration: $0.duration, curve: Double($0.curve)) } ?? .none
    }
  }

  /// What of an expectation does not hold.
  func failures(of expectation: TraceExpectation) -> [ExpectationFailure] {
    expectation.values.compactMap { key, expected in
      let found = value(of: key)
      guard !found.meets(expected, within: expectation.tolerance) else { return nil }
      return ExpectationFailure(key: key, expected: expected, found: found)
    }
  }
}

extension TraceExpectation.Value {
  fileprivate func meets(_ expected: Self, within tolerance: Double) -> Bool {
    switch (self, expected) {
    case (.number(let found), .number(let expected)):
      return abs(found - expected) <= tolerance
    case (.numbers(let found), .numbers(let expected)):
      return found.count == expected.count
        && zip(found, expected).allSatisfy { abs($0 - $1) <= tolerance }
    case (.animation(let duration, let curve), .animation(let expected, let expectedCurve)):
      return abs(duration - expected) <= tolerance && abs(curve - expectedCurve) <= tolerance
    default:
      return self == expected
    }
  }
}
