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

  /// Reads, plays and prints a trace line by line: its length does not count.
  private static func replay(_ file: String, isJSON: Bool, isQuiet: Bool) -> Int32 {
    var stream = TraceStream()
    var player: TracePlayer?
    var printer = ReplayPrinter(file: file, isJSON: isJSON, isQuiet: isQuiet)
    func take(_ item: TraceStream.Item) {
      switch item {
      case .header(let header):
        player = TracePlayer(header)
        printer.begin(header)
      case .line(let line): player?.take(line) { printer.print($0) }
      }
    }
    do {
      let source = try ByteSource(file)
      while let bytes = try source.next() {
        try stream.read(bytes, take)
        Output.flush()
      }
      try stream.finish(take)
      player?.finish { printer.print($0) }
    } catch let error as TraceError {
      Output.error("\(file): \(error)")
      return ExitStatus.unreadable
    } catch {
      Output.error("\(file): cannot be read: \(error.localizedDescription)")
      return ExitStatus.unreadable
    }
    return printer.hasFailed ? ExitStatus.failure : ExitStatus.success
  }
}

/// Prints a replay as it goes on.
private struct ReplayPrinter {
  private let file: String
  private let isJSON: Bool
  private let isQuiet: Bool
  private let table: ReplayTable

  /// Whether an expectation has failed.
  private(set) var hasFailed = false

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
    if entry.fails { hasFailed = true }
    guard !isQuiet || entry.fails else { return }
    if isJSON { Output.line(entry.json(file: file)) } else { table.print(entry) }
  }
}

extension TracePlayer.Entry {
  /// Whether it is an expectation of which something does not hold.
  var fails: Bool {
    guard case .expectation(let entry) = self else { return false }
    return !entry.failures.isEmpty
  }
}
