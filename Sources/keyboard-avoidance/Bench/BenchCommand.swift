internal import Foundation

/// Measures what the library costs, each figure beside its baseline in the same run.
enum BenchCommand: Subcommand {
  static let name = "bench"
  static let summary = "Measure turns, entries and bulk work beside baselines (-c release)."
  static let help = """
    USAGE: keyboard-avoidance bench [--json] [--rounds N]
           keyboard-avoidance bench --run NAME [--times N]

    Measures, over a realistic cycle of eight turns, the machine beside the least that its
    arithmetic can cost (one plain function over one flat struct), with a nested scroll view, the
    avoider beside an empty actor and a bare stream, and with a thousand waiters; exploration,
    replay, sleeps and lanes; and the bytes of an idle avoider. Everything is warmed up and measured
    by turns; the least, the median and the 99th percentile of all samples are printed, with the
    allocations. Build with '-c release'.

      --json        print one JSON object
      --rounds N    how often each measurement is repeated (20 by default)
      --run NAME    do one workload's work and measure nothing, for a profiler; prints the units
                    and the allocations for each
      --times N     how often that work is done before (1 by default)

    EXAMPLES:
      keyboard-avoidance bench --rounds 100
      valgrind --tool=callgrind keyboard-avoidance bench --run machine --times 10

    EXIT STATUS: 0 measured, 64 wrong arguments.
    """

  @MainActor static func run(_ arguments: [String]) async throws(UsageError) -> Int32 {
    var arguments = Arguments(arguments)
    let isJSON = arguments.flag("--json")
    let rounds = try number(try arguments.value("--rounds"), "--rounds") ?? 20
    let name = try arguments.value("--run")
    let times = try number(try arguments.value("--times"), "--times") ?? 1
    try arguments.finish()
    let workloads = BenchRun.allWorkloads
    guard let name else {
      let report = await BenchRun(workloads, rounds: rounds).report()
      Output.line(isJSON ? report.json : report.text)
      return ExitStatus.success
    }
    guard let workload = workloads.first(where: { $0.name == name }) else {
      let accepted = workloads.map(\.name).joined(separator: "; ")
      throw UsageError(description: "--run '\(name)' is no workload; accepted are \(accepted)")
    }
    await run(workload, times: times)
    return ExitStatus.success
  }

  @MainActor private static func run(_ workload: Workload, times: Int) async {
    var units = 0
    for _ in 0..<times { units += await workload.run() }
    let allocations = await workload.allocations().map { String($0) } ?? "unknown"
    Output.line("units \(units)\nallocations \(allocations)")
  }

  private static func number(_ text: String?, _ option: String) throws(UsageError) -> Int? {
    guard let text else { return nil }
    guard let number = Int(text), (1...10_000).contains(number) else {
      throw UsageError(description: "\(option) must be a whole number from 1 to 10000")
    }
    return number
  }
}
