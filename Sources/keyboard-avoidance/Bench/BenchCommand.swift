internal import Foundation

/// Measures what the library costs, each figure beside its baseline in the same run.
enum BenchCommand: Subcommand {
  static let name = "bench"
  static let summary = "Measure turns, entries and bulk work beside baselines (-c release)."
  static let syntax = Syntax(
    usage: ["[--json] [--rounds N]", "--run NAME [--times N]"],
    overview: """
      Measures, over a realistic cycle of eight turns, the machine beside the least that its \
      arithmetic can cost (one plain function over one flat struct), with a nested scroll view, the \
      avoider beside an empty actor and a bare stream, and with a thousand waiters; exploration, \
      replay, sleeps and lanes; and the bytes of an idle avoider. Everything is warmed up and \
      measured by turns. Build with '-c release'.
      """,
    options: [
      Syntax.Option("--json", "print one JSON object"),
      Syntax.Option(
        "--rounds", .number(1...10_000), "how often each measurement is repeated (20 by default)"),
      Syntax.Option(
        "--run", .text,
        "do one workload's work and measure nothing, for a profiler; prints the units and the "
          + "allocations for each"),
      Syntax.Option(
        "--times", .number(1...10_000), "how often that work is done before (1 by default)"),
    ],
    sections: [
      Syntax.Section(
        title: "WHAT IT PRINTS",
        terms: [
          ("least, median, p99", "of all samples, in nanoseconds a unit"),
          ("allocations", "calls of the allocator a unit, once everything is warm"),
        ])
    ],
    examples: [
      Syntax.Example("bench --rounds 100", "a careful look"),
      Syntax.Example("bench --rounds 3 --json", "a quick look, for a script"),
      Syntax.Example("bench --run machine --times 10", "the machine alone, under a profiler"),
    ],
    statuses: [(ExitStatus.success, "measured")])

  static func run(_ arguments: Arguments) async throws(UsageError) -> Int32 {
    let workloads = BenchRun.allWorkloads
    guard let name = arguments.value("--run") else {
      let report = await BenchRun(workloads, rounds: arguments.number("--rounds") ?? 20).report()
      Output.line(arguments.flag("--json") ? report.json : report.text)
      return ExitStatus.success
    }
    let names = workloads.map(\.name)
    guard let workload = workloads.first(where: { $0.name == name }) else {
      throw UsageError(
        description: "--run '\(name)' is no workload\(Suggestion.phrase(for: name, in: names)); "
          + "accepted are \(names.joined(separator: "; "))")
    }
    await run(workload, times: arguments.number("--times") ?? 1)
    return ExitStatus.success
  }

  @MainActor private static func run(_ workload: Workload, times: Int) async {
    var units = 0
    for _ in 0..<times { units += await workload.run() }
    let allocations = await workload.allocations().map { String($0) } ?? "unknown"
    Output.line("units \(units)\nallocations \(allocations)")
  }
}
