internal import Foundation
internal import KeyboardAvoidanceSimulation
internal import KeyboardAvoidanceViewer

/// Draws traces as a page to watch, or as a strip of pictures.
enum ViewCommand: Subcommand {
  static let name = "view"
  static let summary = "Draw traces as a page to watch, or as a film strip."
  static let syntax = Syntax(
    usage: ["[--format html|svg] [-o FILE] TRACE…"],
    overview: """
      Replays each trace and draws the screen to scale at every moment of it: window, view, \
      content, inputs and keyboard, the gap between them, the machine's state and what was \
      expected. A TRACE may be a pipe or a FIFO; '-' reads standard input.
      """,
    options: [
      Syntax.Option(
        "--format", .word(Format.allCases.map(\.rawValue)),
        "html (the default): one page that needs nothing but a browser, to be played and stepped "
          + "through; with several traces, two can be watched side by side. svg: a film strip, one "
          + "picture for each turn, for a README or a chat"),
      Syntax.Option("-o", .file, "write into a file instead of standard output"),
    ],
    operands: .files,
    examples: [
      Syntax.Example("view report.jsonl -o report.html", "a page to watch"),
      Syntax.Example("view before.jsonl after.jsonl -o both.html", "two traces side by side"),
      Syntax.Example("view --format svg report.jsonl -o report.svg", "a film strip"),
    ],
    statuses: [
      (ExitStatus.success, "drawn"),
      (
        ExitStatus.unreadable,
        "a file cannot be read or written (the others are still drawn)"
      ),
    ])

  private enum Format: String, CaseIterable {
    case html, svg

    func text(_ recordings: [TraceRecording]) -> String {
      switch self {
      case .html: TracePage(recordings).html
      case .svg: FilmStrip(recordings).svg
      }
    }
  }

  static func run(_ arguments: Arguments) async throws(UsageError) -> Int32 {
    let format = arguments.value("--format").flatMap(Format.init(rawValue:)) ?? .html
    let file = arguments.file("-o")
    let operands = arguments.operands
    guard !operands.isEmpty else {
      throw UsageError(description: "name a trace file, or '-' for standard input; see --help")
    }
    let recordings = operands.compactMap(recording)
    guard !recordings.isEmpty else { return ExitStatus.unreadable }
    let isWritten = write(format.text(recordings), to: file)
    return isWritten && recordings.count == operands.count
      ? ExitStatus.success : ExitStatus.unreadable
  }

  /// The recording of a trace file; nothing, and an error on standard error, if it cannot be read.
  private static func recording(of argument: RawArgument) -> TraceRecording? {
    let file = InputFile(argument)
    do {
      let label = argument.text == "-" ? "standard input" : argument.lastComponent
      return TraceRecording(try file.trace(), label: label)
    } catch {
      Output.error("\(file.name): \(error)")
      return nil
    }
  }

  private static func write(_ text: String, to file: RawArgument?) -> Bool {
    guard let file, file.text != "-" else {
      Output.line(text.trimmingCharacters(in: .newlines))
      return true
    }
    guard let reason = OutputFile(file).write(text) else { return true }
    Output.error("\(file.text): cannot be written: \(reason)")
    return false
  }
}
