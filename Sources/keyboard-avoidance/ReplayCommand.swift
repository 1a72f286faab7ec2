internal import Foundation
internal import KeyboardAvoidanceSimulation

/// Replays trace files and looks at their expectations.
enum ReplayCommand: Subcommand {
  static let name = "replay"
  static let summary = "Replay trace files and check what they expect."
  static let help = """
    USAGE: keyboard-avoidance replay [--json] [--quiet] FILE…

    Replays each trace and prints a table of time, event, trigger, state, adjustment and gap, and
    each expectation with ✓ or ✗ (expected and found). '-' reads standard input.

      --json    print one JSON object a line, for each turn and each expectation
      --quiet   print only the expectations that fail

    EXIT STATUS: 0 every expectation holds, 1 one fails, 2 a file cannot be read (the others are
    still replayed), 64 wrong arguments.
    """

  @MainActor static func run(_ arguments: [String]) async throws(UsageError) -> Int32 {
    var arguments = Arguments(arguments)
    let isJSON = arguments.flag("--json")
    let isQuiet = arguments.flag("--quiet")
    let files = try arguments.operands()
    guard !files.isEmpty else { throw UsageError(description: "name a trace file, or '-'") }
    return files.map { replay($0, isJSON: isJSON, isQuiet: isQuiet) }.max() ?? ExitStatus.success
  }

  private static func replay(_ file: String, isJSON: Bool, isQuiet: Bool) -> Int32 {
    let trace: Trace
    do {
      let data =
        file == "-"
        ? try FileHandle.standardInput.readToEnd() ?? Data()
        : try Data(contentsOf: URL(filePath: file))
      trace = try TraceReader.read(data)
    } catch let error as TraceError {
      Output.error("\(file): \(error)")
      return ExitStatus.unreadable
    } catch {
      Output.error("\(file): cannot be read: \(error.localizedDescription)")
      return ExitStatus.unreadable
    }
    let entries = TracePlayer.play(trace)
    let table = ReplayTable(file: file, isQuiet: isQuiet)
    if !isJSON { table.printHeading(trace.header) }
    for entry in entries where !isQuiet || entry.fails {
      if isJSON { Output.line(entry.json(file: file)) } else { table.print(entry) }
    }
    return entries.contains(where: \.fails) ? ExitStatus.failure : ExitStatus.success
  }
}

extension TracePlayer.Entry {
  /// Whether it is an expectation of which something does not hold.
  var fails: Bool {
    guard case .expectation(let entry) = self else { return false }
    return !entry.failures.isEmpty
  }
}
