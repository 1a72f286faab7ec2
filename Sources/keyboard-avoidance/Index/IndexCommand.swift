internal import Foundation
internal import KeyboardAvoidanceSimulation

/// Prints a table of traces.
enum IndexCommand: Subcommand {
  static let name = "index"
  static let summary = "Print a table of traces: what happened, where reported, what must hold."
  static let syntax = Syntax(
    usage: ["[--seeds LINK] TRACE…"],
    overview: """
      Prints a page in Markdown with a row for each trace: what happened (its name), where it was \
      reported (its source, linked), and what must hold (its expectations, in words). Nothing is \
      replayed. A TRACE may be a pipe or a FIFO; '-' reads standard input.
      """,
    options: [
      Syntax.Option(
        "--seeds", .text, "what a source that names one of the systems S0 to S4 is linked to")
    ],
    operands: .files,
    examples: [
      Syntax.Example("index Cases/*.jsonl > Cases/README.md", "an index beside the traces")
    ],
    statuses: [
      (ExitStatus.success, "printed"),
      (ExitStatus.unreadable, "a file cannot be read (the others are still in the table)"),
    ])

  static func run(_ arguments: Arguments) async throws(UsageError) -> Int32 {
    guard !arguments.operands.isEmpty else {
      throw UsageError(description: "name a trace file, or '-' for standard input; see --help")
    }
    let index = CaseIndex(seeds: arguments.value("--seeds"))
    var status = ExitStatus.success
    Output.line(CaseIndex.heading)
    for argument in arguments.operands {
      let file = InputFile(argument)
      do {
        Output.line(index.row(try file.trace(), file: argument.lastComponent))
      } catch {
        Output.error("\(file.name): \(error)")
        status = ExitStatus.unreadable
      }
    }
    return status
  }
}
