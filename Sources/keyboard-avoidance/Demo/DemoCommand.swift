internal import Foundation
internal import KeyboardAvoidanceSimulation

/// Replays the built-in traces.
enum DemoCommand: Subcommand {
  static let name = "demo"
  static let summary = "Replay four built-in traces as readable timelines."
  static let help = """
    USAGE: keyboard-avoidance demo

    Replays a first focus, a switch of the input method that keeps 4 pt, a hardware keyboard that
    is attached while editing, and a tap that dismisses. Each is printed as a timeline: time, what
    happened, trigger, state, adjustment and gap.

    EXIT STATUS: 0 every expectation of the traces holds, 1 one fails, 64 wrong arguments.
    """

  @MainActor static func run(_ arguments: [String]) async throws(UsageError) -> Int32 {
    try Arguments(arguments).finish()
    var status = ExitStatus.success
    for text in DemoTraces.all {
      do throws(TraceError) {
        let trace = try TraceReader.read(Data(text.utf8))
        let entries = TracePlayer.play(trace)
        let table = ReplayTable(file: "demo", isQuiet: false)
        table.printHeading(trace.header)
        entries.forEach(table.print)
        if entries.contains(where: \.fails) { status = ExitStatus.failure }
      } catch {
        Output.error("demo: \(error)")
        status = ExitStatus.failure
      }
    }
    return status
  }
}
