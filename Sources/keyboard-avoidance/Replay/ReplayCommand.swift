internal import Foundation
internal import KeyboardAvoidanceSimulation

/// Replays trace files and looks at their expectations.
enum ReplayCommand: Subcommand {
  static let name = "replay"
  static let summary = "Replay trace files and check what they expect."
  static let syntax = Syntax(
    usage: ["[--json] [--quiet] FILE…"],
    overview: """
      Replays each trace as a table, a row a turn, and each expectation with ✓ or ✗ (expected and \
      found). A FILE may be a pipe or a FIFO; '-' reads standard input. Several files end with a \
      summary.
      """,
    options: [
      Syntax.Option("--json", "print one JSON object a line, for each turn and each expectation"),
      Syntax.Option("--quiet", "print only the expectations that fail"),
    ],
    operands: .files,
    sections: [
      Syntax.Section(title: "COLUMNS", terms: ReplayTable.columnMeanings),
      Syntax.Section(
        title: "A TRACE",
        terms: [
          ("line 1", "the header: screen, view, inputs and policy, one JSON object on one line"),
          ("then", "events, {\"at\":0.25, \"do\":\"willShow\", \"end\":[0,407,375,260]}, and"),
          ("", "expectations, {\"at\":0.6, \"expect\":{\"gap\":4}}"),
        ]),
    ],
    examples: [
      Syntax.Example("replay bug.jsonl", "a table of what happened, and what of it was expected"),
      Syntax.Example("replay --quiet Cases/*.jsonl", "only what fails; the exit status tells"),
      Syntax.Example("replay --json bug.jsonl | jq .gap", "numbers for a script"),
      Syntax.Example("replay <(gunzip -c bug.jsonl.gz)", "a trace out of another command"),
    ],
    statuses: [
      (ExitStatus.success, "every expectation holds"), (ExitStatus.failure, "one fails"),
      (ExitStatus.unreadable, "a file cannot be read (the others are still replayed)"),
    ])

  static func run(_ arguments: Arguments) async throws(UsageError) -> Int32 {
    let (isJSON, isQuiet) = (arguments.flag("--json"), arguments.flag("--quiet"))
    let files = arguments.operands
    guard !files.isEmpty else {
      throw UsageError(description: "name a trace file, or '-' for standard input; see --help")
    }
    var progress = Progress()
    var summary = ReplaySummary()
    var status = ExitStatus.success
    progress.through(files, "replayed") { file in
      status = max(status, replay(InputFile(file), isJSON, isQuiet, &summary))
    }
    if files.count > 1, !isJSON, !isQuiet { Output.line("\n\(summary.text)") }
    return status
  }

  private static func replay(
    _ file: InputFile, _ isJSON: Bool, _ isQuiet: Bool, _ summary: inout ReplaySummary
  ) -> Int32 {
    var player: TracePlayer?
    var printer = ReplayPrinter(file: file.name, isJSON: isJSON, isQuiet: isQuiet)
    do {
      try file.stream { item in
        switch item {
        case .header(let header):
          player = TracePlayer(header)
          printer.begin(header)
        case .line(let line): player?.take(line) { printer.print($0) }
        }
      }
      player?.finish { printer.print($0) }
    } catch {
      Output.error("\(file.name): \(error)")
      summary.unreadable += 1
      return ExitStatus.unreadable
    }
    summary.count(printer)
    return printer.failed > 0 ? ExitStatus.failure : ExitStatus.success
  }
}

/// Prints a replay as it goes on.
@MainActor
struct ReplayPrinter {
  private let file: String
  private let isJSON: Bool
  private let isQuiet: Bool
  private let table: ReplayTable

  /// How many expectations there were, and how many of them failed.
  private(set) var (expectations, failed) = (0, 0)

  init(file: String, isJSON: Bool, isQuiet: Bool) {
    self.file = file
    self.isJSON = isJSON
    self.isQuiet = isQuiet
    table = ReplayTable(file: file, isQuiet: isQuiet)
  }

  /// Prints what stands above a trace.
  func begin(_ header: TraceHeader) {
    if !isJSON { table.printHeading(header) }
  }

  mutating func print(_ entry: TracePlayer.Entry) {
    if case .expectation = entry { expectations += 1 }
    if entry.fails { failed += 1 }
    guard !isQuiet || entry.fails else { return }
    if isJSON { Output.line(entry.json(file: file)) } else { table.print(entry) }
  }
}

/// What came of several traces.
struct ReplaySummary {
  private var holding = 0
  private var failing = 0
  private var expectations = 0
  private var failed = 0
  var unreadable = 0

  @MainActor mutating func count(_ replay: ReplayPrinter) {
    expectations += replay.expectations
    failed += replay.failed
    if replay.failed == 0 { holding += 1 } else { failing += 1 }
  }

  /// `3 traces: 2 hold, 1 fails; 7 expectations, 1 failed`
  @MainActor var text: String {
    let all = holding + failing + unreadable
    var parts = ["\(holding) \(holding == 1 ? "holds" : "hold")"]
    if failing > 0 { parts.append(Ink.bad("\(failing) \(failing == 1 ? "fails" : "fail")")) }
    if unreadable > 0 { parts.append(Ink.bad("\(unreadable) cannot be read")) }
    let mark = failing + unreadable == 0 ? Ink.good("✓") : Ink.bad("✗")
    return "\(mark) \(all) \(all == 1 ? "trace" : "traces"): \(parts.joined(separator: ", ")); "
      + "\(expectations) expectations, \(failed) failed"
  }
}

extension TracePlayer.Entry {
  /// Whether it is an expectation of which something does not hold.
  var fails: Bool {
    guard case .expectation(let entry) = self else { return false }
    return !entry.failures.isEmpty
  }
}
