internal import Foundation
internal import KeyboardAvoidance
internal import KeyboardAvoidanceSimulation

/// A trace as a table for a terminal.
@MainActor
struct ReplayTable {
  let file: String

  /// Whether only what fails is printed.
  let isQuiet: Bool

  private static let widths = [8, 30, 24, 14, 34]

  /// The columns, and what stands in them.
  nonisolated static let columnMeanings: [(term: String, meaning: String)] = [
    ("time", "seconds from the start of the trace"),
    ("event", "what the host saw; what belongs together is one turn and stands in one row"),
    (
      "trigger",
      "what each event means to the machine; in brackets why one was ignored: 'noise' says nothing"
    ),
    ("state", "the machine's state after the turn"),
    (
      "adjustment",
      "how the view is displaced from rest, in points: translation (the whole view, up is negative),"
        + " bounds (its bounds origin), inset (what is added at the bottom), offset (where the content"
        + " is scrolled to now, the user's own scrolling included)"
    ),
    (
      "gap", "from the focused input's bottom up to the keyboard's top, in points; – without either"
    ),
  ]

  /// Prints the trace's name and the columns' names, unless only failures are wanted.
  func printHeading(_ header: TraceHeader) {
    guard !isQuiet else { return }
    Output.line("\n\(Ink.bold(header.name.isEmpty ? file : header.name))")
    Output.line(Ink.dim(Self.row(Self.columnMeanings.map(\.term))))
  }

  func print(_ entry: TracePlayer.Entry) {
    switch entry {
    case .turn(let turn): Output.line(row(turn))
    case .expectation(let entry):
      if !isQuiet { Output.line(line(entry)) }
      for failure in entry.failures {
        let place = isQuiet ? "\(file):\(entry.line): " : "           "
        Output.line(
          "\(place)\(Ink.bad("✗")) \(failure.key.rawValue): expected \(failure.expected), "
            + "found \(failure.found)")
      }
    }
  }

  private func line(_ entry: TracePlayer.ExpectationEntry) -> String {
    let mark = entry.failures.isEmpty ? Ink.good("✓") : Ink.bad("✗")
    let expected = entry.expectation.values.map { "\($0.key.rawValue) \($0.value)" }
    let time = Self.cell(Self.seconds(entry.time), Self.widths[0])
    return "\(time) \(mark) expected \(expected.joined(separator: ", "))"
  }

  private func row(_ turn: TracePlayer.TurnEntry) -> String {
    let triggers = turn.steps.map { step in
      step.ignored.map { "\(step.trigger.rawValue) (\($0.rawValue))" } ?? step.trigger.rawValue
    }
    return Self.row([
      Self.seconds(turn.time), turn.events.map(\.name).joined(separator: " "),
      triggers.joined(separator: " "), turn.snapshot.state.rawValue,
      Self.adjustment(turn.snapshot), turn.snapshot.gap?.toThousandths ?? "–",
    ])
  }

  private static func adjustment(_ snapshot: Snapshot) -> String {
    var parts: [String] = []
    let adjustment = snapshot.adjustment
    if adjustment.translation != 0 {
      parts.append("translation \(adjustment.translation.toThousandths)")
    }
    if adjustment.boundsOrigin != 0 {
      parts.append("bounds \(adjustment.boundsOrigin.toThousandths)")
    }
    if adjustment.bottomInset != 0 { parts.append("inset \(adjustment.bottomInset.toThousandths)") }
    if snapshot.offsets.count > 1 {
      parts.append("offsets \(TraceExpectation.Value.numbers(snapshot.offsets))")
    } else if let offset = snapshot.offset {
      parts.append("offset \(offset.toThousandths)")
    }
    return parts.isEmpty ? "at rest" : parts.joined(separator: ", ")
  }

  /// To a thousandth, as a format would write it, in a quarter of the time.
  private static func seconds(_ time: Duration) -> String {
    let thousandths = Int((time / .milliseconds(1)).rounded())
    let digits = String(abs(thousandths) % 1_000)
    let zeros = String(repeating: "0", count: 3 - digits.count)
    return "\(thousandths < 0 ? "-" : "")\(abs(thousandths) / 1_000).\(zeros)\(digits)"
  }

  private static func row(_ cells: [String]) -> String {
    var row = ""
    for (place, text) in cells.enumerated() {
      row += place < widths.count ? cell(text, widths[place]) + " " : text
    }
    return row
  }

  /// Every cell but the last of a row is ASCII, so its bytes are its columns.
  private static func cell(_ text: String, _ width: Int) -> String {
    let count = text.utf8.count
    return count < width ? text + spaces.prefix(width - count) : text
  }

  private static let spaces = String(repeating: " ", count: 64)
}
