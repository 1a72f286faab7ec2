import Foundation
import Testing

/// A command line with all that it prints, as it is checked in: what a page of a manual would show.
/// `RECORD=1 swift test --filter Transcript` writes them anew, to be read before they are committed.
struct Transcript: Sendable, CustomTestStringConvertible {
  let name: String
  let line: String

  /// How wide the terminal is that it is printed on; `nil` for a pipe.
  var columns: Int?

  var testDescription: String { line + (columns.map { " on a terminal of \($0) columns" } ?? "") }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Transcripts")
  private static let cases = "Tests/KeyboardAvoidanceSimulationTests/Cases"

  static let all: [Transcript] =
    ["replay", "view", "demo", "diagram", "explore", "index", "bench", "completions"].map {
      Transcript(name: "help-\($0)", line: "help \($0)")
    } + [
      Transcript(name: "help", line: "help"),
      Transcript(name: "demo", line: "demo"),
      Transcript(
        name: "replay-nested",
        line: "replay \(cases)/N-nested-clear-of-the-keyboard-but-hidden.jsonl"),
      Transcript(name: "replay-bar", line: "replay \(cases)/N44-preset-bar.jsonl"),
      Transcript(
        name: "replay-chat", line: "replay \(cases)/N03-chat-scrolled-to-its-top-while-shown.jsonl"),
      Transcript(
        name: "replay-two",
        line: "replay \(cases)/N1-riding-and-input-method.jsonl \(cases)/N3-shrunk-alone.jsonl"),
      Transcript(
        name: "replay-json", line: "replay --json \(cases)/N1-riding-and-input-method.jsonl"),
      Transcript(
        name: "replay-missing", line: "replay --quiet missing.jsonl \(cases)/N44-preset-bar.jsonl"),
      Transcript(
        name: "index",
        line:
          "index \(cases)/B001-shortcut-bar-keeps-full-height.jsonl \(cases)/N44-preset-bar.jsonl missing.jsonl"
      ),
      Transcript(name: "index-nothing", line: "index"),
      Transcript(name: "diagram-mermaid", line: "diagram --format mermaid --state shown"),
      Transcript(name: "diagram-matrix", line: "diagram --format matrix"),
      Transcript(
        name: "diagram-coverage",
        line: "diagram --format matrix --coverage \(cases)/N44-preset-bar.jsonl"),
      Transcript(name: "diagram-both", line: "diagram --trace a.jsonl --coverage b.jsonl"),
      Transcript(name: "completions-bash", line: "completions bash"),
      Transcript(name: "completions-zsh", line: "completions zsh"),
      Transcript(name: "completions-fish", line: "completions fish"),
      Transcript(name: "completions-two", line: "completions bash zsh"),
      Transcript(name: "unknown-command", line: "rplay"),
      Transcript(name: "unknown-option", line: "--frob"),
      Transcript(name: "unknown-option-of-replay", line: "replay --qiet a.jsonl"),
      Transcript(name: "unknown-value", line: "diagram --format pdf"),
      Transcript(name: "no-value", line: "explore --depth"),
      Transcript(name: "no-number", line: "explore --depth x"),
      Transcript(name: "demo-terminal", line: "demo", columns: 72),
      Transcript(
        name: "replay-terminal",
        line: "replay \(cases)/N44-preset-bar.jsonl \(cases)/N3-shrunk-alone.jsonl",
        columns: 120),
      Transcript(name: "completions-nothing", line: "completions"),
      Transcript(name: "completions-unknown", line: "completions tcsh"),
      Transcript(name: "help-unknown", line: "help rplay"),
      Transcript(name: "unknown-short", line: "-x"),
      Transcript(name: "operand-too-many", line: "demo now"),
      Transcript(name: "value-joined", line: "diagram --format=matrix"),
      Transcript(
        name: "index-space", line: "index Tests/KeyboardAvoidanceCommandTests/Transcripts/help.txt"),
      Transcript(
        name: "view-missing", line: "view missing.jsonl"),
      Transcript(name: "view-nothing", line: "view"),
    ]

  private var file: URL { Self.folder.appending(path: "\(name).txt") }

  /// What is checked in.
  func recorded() throws -> String { try String(contentsOf: file, encoding: .utf8) }

  /// What it prints now.
  func printed() throws -> String {
    if let columns {
      let run = try ShellRun(
        "script -qec \"stty cols \(columns); '$K' \(line)\" /dev/null",
        environment: ["TERM": "xterm", "NO_COLOR": ""], folder: ShellRun.repository)
      let output = run.output.replacing("\r\n", with: "\n").showingEscapes
      return "$ keyboard-avoidance \(line)\n\(output)-- exit \(run.status)\n"
    }
    let run = try CommandRun(
      line.split(separator: " ").map(String.init), folder: ShellRun.repository)
    let errors = run.errors.isEmpty ? "" : "-- errors\n\(run.errors)"
    return "$ keyboard-avoidance \(line)\n\(run.output)\(errors)-- exit \(run.status)\n"
  }

  func record() throws {
    try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
    try printed().write(to: file, atomically: true, encoding: .utf8)
  }
}

@Suite("What the command prints, word for word")
struct TranscriptTests {
  @Test("It prints what is checked in", arguments: Transcript.all)
  func prints(_ transcript: Transcript) throws {
    if ProcessInfo.processInfo.environment["RECORD"] != nil { return try transcript.record() }
    #expect(try transcript.printed() == transcript.recorded())
  }
}
