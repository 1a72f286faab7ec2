#if os(Linux) || os(iOS)

/// Something that UIKit, or the adapter on it, is said to do, and the code that finds out.
public struct Trial: Sendable, CustomStringConvertible {
  /// The sentence.
  public let name: String

  /// What it needs of the stage.
  public let needs: Set<Need>

  /// The guess of the double's that it settles, as the double's table names it.
  public let settles: String?

  /// Whether the double only guesses it, so that a device has to say.
  public var isGuess: Bool { settles != nil }

  private let body: @MainActor @Sendable (any Stage, Findings) throws -> Void

  /// A trial by what it does.
  public init(
    _ name: String, _ needs: Set<Need> = [], settles: String? = nil,
    _ body: @escaping @MainActor @Sendable (any Stage, Findings) throws -> Void
  ) {
    (self.name, self.needs, self.settles, self.body) = (name, needs, settles, body)
  }

  /// The sentence.
  public var description: String { name }

  /// Runs it, and returns what was not as said.
  @MainActor public func run(on stage: any Stage) -> [Finding] {
    let findings = Findings()
    defer { stage.clear() }
    do {
      try body(stage, findings)
    } catch {
      findings.note("\(error)", file: #filePath, line: #line)
    }
    return findings.all
  }
}

/// Something that was not as said.
public struct Finding: Sendable, Codable {
  /// What.
  public let text: String
  /// In which file.
  public let file: String
  /// In which line.
  public let line: Int
}

/// What a trial has found.
@MainActor public final class Findings {
  private(set) var all: [Finding] = []

  func note(_ text: String, file: String, line: Int) {
    all.append(Finding(text: text, file: file, line: line))
  }
}

/// Trials with a stage and something on it in common.
@MainActor public protocol TrialSuite {
  /// Sets the stage.
  init(_ stage: any Stage, _ findings: Findings)

  /// Where findings go.
  var findings: Findings { get }

  /// The trials.
  nonisolated static var trials: [Trial] { get }
}

/// Something that had to be there was not.
struct Missing: Error, CustomStringConvertible {
  let description: String
}

extension TrialSuite {
  /// Notes if something is not so.
  func expect(
    _ isSo: Bool, _ comment: @autoclosure () -> String = "not so", file: String = #filePath,
    line: Int = #line
  ) {
    if !isSo { findings.note(comment(), file: file, line: line) }
  }

  /// Notes if two values differ, with both.
  func expect<Value: Equatable>(
    _ value: Value, is wanted: Value, file: String = #filePath, line: Int = #line
  ) {
    if value != wanted { findings.note("\(value), not \(wanted)", file: file, line: line) }
  }

  /// Notes if two lengths differ by half a point or more, with both.
  func expect(
    _ value: Double?, near wanted: Double, file: String = #filePath, line: Int = #line
  ) {
    guard let value, abs(value - wanted) < 0.5 else {
      findings.note("\(value.map { "\($0)" } ?? "none"), not \(wanted)", file: file, line: line)
      return
    }
  }

  /// A value that has to be there.
  func require<Value>(_ value: Value?, _ what: String) throws -> Value {
    guard let value else { throw Missing(description: "no \(what)") }
    return value
  }

  /// A trial of this suite.
  nonisolated static func trial(
    _ name: String, _ needs: Set<Need> = [], settles: String? = nil,
    _ body: @escaping @MainActor @Sendable (Self) throws -> Void
  ) -> Trial {
    Trial(name, needs, settles: settles) { stage, findings in try body(Self(stage, findings)) }
  }
}

/// All trials.
public enum Trials {
  /// What UIKit does.
  public static var uikit: [Trial] {
    GeometryTrials.trials + TreeTrials.trials + ScrollTrials.trials + ConstraintTrials.trials
      + StackTrials.trials + AnimationTrials.trials + ListTrials.trials + ControlTrials.trials
      + ResponderTrials.trials + ControllerTrials.trials + GuessTrials.trials
  }

  /// What the adapter does.
  public static var adapter: [Trial] { FormTrials.trials + ScreenTrials.trials }
}
#endif
