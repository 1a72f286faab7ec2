internal import Foundation

/// Measures turns, next to an empty actor in the same run.
enum BenchCommand: Subcommand {
  static let name = "bench"
  static let summary = "Measure nanoseconds and allocations per turn (build with -c release)."
  static let help = """
    USAGE: keyboard-avoidance bench [--json] [--rounds N]

    Measures, over a realistic cycle of eight turns, nanoseconds per turn of the machine alone, of
    the avoider entered synchronously, and of 'await send' from the main actor and from another
    executor, each next to an empty actor in the same run; and allocations per turn. Each figure is
    the least of N rounds (20 by default). Build with '-c release'.

      --json        print one JSON object
      --rounds N    how often each measurement is repeated

    EXIT STATUS: 0 measured, 64 wrong arguments.
    """

  @MainActor static func run(_ arguments: [String]) async throws(UsageError) -> Int32 {
    var arguments = Arguments(arguments)
    let isJSON = arguments.flag("--json")
    let text = try arguments.value("--rounds")
    try arguments.finish()
    guard let rounds = text.map(Int.init) ?? 20, (1...10_000).contains(rounds) else {
      throw UsageError(description: "--rounds must be a whole number from 1 to 10000")
    }
    let report = await BenchReport.measure(rounds: rounds)
    Output.line(isJSON ? report.json : report.text)
    return ExitStatus.success
  }
}
