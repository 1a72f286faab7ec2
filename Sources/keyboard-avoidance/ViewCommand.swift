internal import Foundation
internal import KeyboardAvoidanceSimulation
internal import KeyboardAvoidanceViewer

/// Draws traces as a page to watch, or as a strip of pictures.
enum ViewCommand: Subcommand {
  static let name = "view"
  static let summary = "Draw traces as a page to watch, or as a film strip."
  static let help = """
    USAGE: keyboard-avoidance view [--format html|svg] [-o FILE] TRACE…

    Replays each trace and draws the screen to scale at every moment of it: window, view, content,
    inputs and keyboard, the gap between them, the machine's state and what was expected. '-' reads
    standard input.

      --format FORMAT   html (the default): one page that needs nothing but a browser, to be played
                        and stepped through; with several traces, two can be watched side by side.
                        svg: a film strip, one picture for each turn, for a README or a chat
      -o FILE           write into a file instead of standard output

    EXAMPLES:
      keyboard-avoidance view report.jsonl -o report.html
      keyboard-avoidance view before.jsonl after.jsonl -o both.html
      keyboard-avoidance view --format svg report.jsonl -o report.svg

    EXIT STATUS: 0 drawn, 2 a file cannot be read or written (the others are still drawn), 64 wrong
    arguments.
    """

  private enum Format: String, CaseIterable {
    case html, svg

    func text(_ recordings: [TraceRecording]) -> String {
      switch self {
      case .html: TracePage(recordings).html
      case .svg: FilmStrip(recordings).svg
      }
    }
  }

  @MainActor static func run(_ arguments: [String]) async throws(UsageError) -> Int32 {
    var arguments = Arguments(arguments)
    let name = try arguments.value("--format")
    let file = try arguments.value("-o")
    let operands = try arguments.operands()
    guard let format = name.map(Format.init(rawValue:)) ?? .html else {
      let accepted = Format.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError(description: "--format '\(name ?? "")'; accepted are \(accepted)")
    }
    guard !operands.isEmpty else { throw UsageError(description: "name a trace file, or '-'") }
    let recordings = operands.compactMap(recording)
    guard !recordings.isEmpty else { return ExitStatus.unreadable }
    let isWritten = write(format.text(recordings), to: file)
    return isWritten && recordings.count == operands.count
      ? ExitStatus.success : ExitStatus.unreadable
  }

  /// The recording of a trace file; nothing, and an error on standard error, if it cannot be read.
  private static func recording(of file: String) -> TraceRecording? {
    do {
      let label = file == "-" ? "standard input" : URL(filePath: file).lastPathComponent
      return try read(file).map { TraceRecording($0, label: label) }
    } catch let error as TraceError {
      Output.error("\(file): \(error)")
    } catch {
      Output.error("\(file): cannot be read: \(error.localizedDescription)")
    }
    return nil
  }

  private static func read(_ file: String) throws -> Trace? {
    var trace: Trace?
    var stream = TraceStream()
    let source = try ByteSource(file)
    func take(_ item: TraceStream.Item) {
      switch item {
      case .header(let header): trace = Trace(header: header)
      case .line(let line): trace?.lines.append(line)
      }
    }
    while let bytes = try source.next() { try stream.read(bytes, take) }
    try stream.finish(take)
    return trace
  }

  private static func write(_ text: String, to file: String?) -> Bool {
    guard let file, file != "-" else {
      Output.line(text.trimmingCharacters(in: .newlines))
      return true
    }
    do {
      try Data(text.utf8).write(to: URL(filePath: file))
      return true
    } catch {
      Output.error("\(file): cannot be written: \(error.localizedDescription)")
      return false
    }
  }
}
