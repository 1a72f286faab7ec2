internal import Foundation
internal import KeyboardAvoidanceSimulation

/// Shows the edge cases: screens before and after, and what happened between.
enum DemoCommand: Subcommand {
  static let name = "demo"
  static let summary = "Show five edge cases: the screen drawn, and what happened when."
  static let syntax = Syntax(
    usage: [""],
    overview: """
      Replays five cases in which keyboard code usually breaks: a hardware keyboard that is \
      attached while editing, an input method of another height, a tap that dismisses, a rotation, \
      and a didShow that never comes. Each is drawn, before, with the keyboard and after, beside a \
      timeline; every word of it is explained at the end.
      """,
    examples: [
      Syntax.Example("demo", "all five"),
      Syntax.Example("demo | less -R", "page by page"),
    ],
    statuses: [
      (ExitStatus.success, "every expectation of the cases holds"),
      (ExitStatus.failure, "one fails"),
    ])

  static func run(_ arguments: Arguments) async throws(UsageError) -> Int32 {
    var status = ExitStatus.success
    var glossary = Glossary()
    for (index, edgeCase) in EdgeCase.all.enumerated() {
      do throws(TraceError) {
        let show = DemoShow(edgeCase, try edgeCase.read())
        show.note(in: &glossary)
        Output.line("\n\(Ink.bold("\(index + 1). \(show.title)"))")
        Output.line(Help.wrapped(edgeCase.story, indent: 3) + "\n")
        show.lines(width: Terminal.width).forEach(Output.line)
        if show.fails { status = ExitStatus.failure }
      } catch {
        Output.error("demo: \(error)")
        status = ExitStatus.failure
      }
    }
    Output.line("\n\(Ink.bold("The words"))")
    glossary.lines.forEach(Output.line)
    Output.line("\nThe same traces are files: see Diagrams, and '\(Command.name) replay --help'.")
    return status
  }
}

/// The terminal's size.
enum Terminal {
  /// The width in columns; 120 where there is no terminal.
  static var width: Int {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return ProcessInfo.processInfo.environment["COLUMNS"].flatMap { Int($0) } ?? 120
    }
    return Int(size.ws_col)
  }
}
