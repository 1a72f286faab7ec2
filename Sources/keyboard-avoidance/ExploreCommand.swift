internal import Foundation
internal import KeyboardAvoidanceSimulation

/// Explores every run of the machine over a finite alphabet.
enum ExploreCommand: Subcommand {
  static let name = "explore"
  static let summary = "Explore every state that a finite alphabet of events reaches."
  static let help = """
    USAGE: keyboard-avoidance explore [--scene NAME] [--depth N] [--json]

    Takes the machine, breadth first, through every turn of a finite alphabet of events and
    geometries, the clock included, and merges equal states: to the fixpoint, or to a depth. Prints
    states, transitions, depth, transitions per second and the cells that were reached with the
    shortest trace to each; for an invariant that is violated, the shortest counterexample as a
    trace that 'replay' reads. Build with '-c release'.

      --scene NAME  standard (the default): a form on a whole screen; bar: a bar in a window that
                    follows a drag, with companions and carets that are not known yet; chat: a list
                    that is anchored at its bottom; nested: a text view in a scroll view
      --depth N     go no deeper than N turns
      --json        print one JSON object

    EXIT STATUS: 0 no invariant is violated, 1 one is, 64 wrong arguments.
    """

  @MainActor static func run(_ arguments: [String]) async throws(UsageError) -> Int32 {
    var arguments = Arguments(arguments)
    let isJSON = arguments.flag("--json")
    let text = try arguments.value("--depth")
    let name = try arguments.value("--scene") ?? ExplorationScene.Kind.standard.rawValue
    try arguments.finish()
    let depth = text.flatMap(Int.init)
    guard text == nil || (depth.map { $0 > 0 } ?? false) else {
      throw UsageError(description: "--depth must be a whole number from 1")
    }
    guard let kind = ExplorationScene.Kind(rawValue: name) else {
      let accepted = ExplorationScene.Kind.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError(description: "--scene '\(name)' is not accepted; accepted are \(accepted)")
    }
    let report = Explorer(.of(kind), depth: depth).run { progress in
      guard isatty(STDERR_FILENO) == 1 else { return }
      Output.progress(
        "depth \(progress.depth), \(progress.states) states, \(progress.transitions) transitions")
    }
    Output.line(isJSON ? report.json : report.text)
    return report.violations.isEmpty ? ExitStatus.success : ExitStatus.failure
  }
}
