internal import Foundation
internal import InterruptFlag
internal import KeyboardAvoidanceSimulation

/// Explores every run of the machine over a finite alphabet.
enum ExploreCommand: Subcommand {
  static let name = "explore"
  static let summary = "Explore every state that a finite alphabet of events reaches."
  static let syntax = Syntax(
    usage: ["[--scene SCENE] [--depth N] [--tasks N] [--json]"],
    overview: """
      Takes the machine, breadth first, through every turn of a finite alphabet of events and \
      geometries, the clock included, and merges equal states: to the fixpoint, or to a depth. \
      Each violated invariant comes with its shortest counterexample as a trace that 'replay' \
      reads. Interrupted (Ctrl-C), it prints what it has. Build with '-c release'.
      """,
    options: [
      Syntax.Option(
        "--scene", .word(ExplorationScene.Kind.allCases.map(\.rawValue)),
        "standard (the default): a form on a whole screen; bar: a bar in a window that follows a "
          + "drag, with companions and carets that are not known yet; chat: a list that is anchored "
          + "at its bottom; nested: a text view in a scroll view"),
      Syntax.Option("--depth", .number(1...Int.max), "go no deeper than N turns"),
      Syntax.Option(
        "--tasks", .number(1...1_000),
        "let N tasks share the work (as many as there are processors by default); they find the "
          + "same, whatever their number"),
      Syntax.Option("--json", "print one JSON object"),
    ],
    sections: [
      Syntax.Section(
        title: "WHAT IT PRINTS",
        terms: [
          ("states", "machines that differ in anything, time counted from now"),
          ("transitions", "turns and pauses that were tried, each in each state once"),
          ("depth", "how many of them the farthest state is away from the first"),
          ("complete", "nothing new can be found: every state was left in every way"),
          ("cells", "pairs of a state and a trigger that were taken"),
          ("pairs", "cells that were taken one right after the other"),
          ("the matrix", "after how many turns and pauses each cell is first taken; – never"),
          ("the list", "a shortest way to each cell"),
        ])
    ],
    examples: [
      Syntax.Example("explore", "to the fixpoint"),
      Syntax.Example("explore --depth 4", "every run of at most four turns"),
    ],
    statuses: [
      (ExitStatus.success, "no invariant is violated"), (ExitStatus.failure, "one is"),
      (ExitStatus.interrupted, "interrupted, and none was violated until then"),
    ])

  /// On the main thread: glibc enlarges the memory of any other one by a page at a time, and each
  /// time asks the system for it.
  @MainActor static func run(_ arguments: Arguments) async throws(UsageError) -> Int32 {
    let isJSON = arguments.flag("--json")
    interrupt_flag_install()
    var shown = Progress()
    let kind = arguments.value("--scene").flatMap(ExplorationScene.Kind.init(rawValue:))
    let explorer = Explorer(.of(kind ?? .standard), depth: arguments.number("--depth"))
    let tasks = arguments.number("--tasks") ?? ProcessInfo.processInfo.activeProcessorCount
    let report = await explorer.run(
      tasks: tasks, every: 1 << 14, progress: { shown.report($0) },
      until: { interrupt_flag_is_set() })
    let isInterrupted = interrupt_flag_is_set()
    if isInterrupted {
      Output.error("\(Command.name) explore: interrupted; this is what was found until then")
    }
    Output.line(isJSON ? report.json : report.text)
    if !report.violations.isEmpty { return ExitStatus.failure }
    return isInterrupted ? ExitStatus.interrupted : ExitStatus.success
  }
}

extension Progress {
  /// Shows how far an exploration is.
  mutating func report(_ progress: ExplorationProgress) {
    let text = "\(progress.states) states, depth \(progress.depth)"
    report(text, done: progress.states - progress.waiting, of: progress.states, isLowerBound: true)
  }
}
